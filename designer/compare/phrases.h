// Phrases for the values that a comparison shows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/tile/tile.h"
#include "engine/title/companies.h"
#include "engine/title/market.h"
#include "engine/title/roster.h"

namespace trackwright {

// "a, b, c"; "-" for an empty list.
std::string joined_or_dash(const std::vector<std::string>&, std::string_view joint = ", ");

// "20", or "yellow 20, brown 40".
std::string revenue_phrase(const Revenue&);
// For all stops of a tile: "20", "10 + 30".
std::string revenues_phrase(const Tile&);
// "city of 2 on 0 3, track 1-4": edges are numbered as in the tile language.
std::string track_phrase(const Tile&);
// For the stops of a tile, with their cost to a train unless it is one stop: "West", "counts as 0 stops".
std::string groups_phrase(const Tile&);
// "Y", "OO, none from brown on".
std::string labels_phrase(const Tile&);
// "40 mountain", "none".
std::string terrain_phrase(const Tile&);
std::string colour_phrase(const Tile&);
// "4 stops", "3 city + 3 town", "unlimited".
std::string reach_phrase(const Reach&);
// "20 (president), 8 x 10".
std::string certificates_phrase(const std::vector<Certificate>&);
std::string costs_phrase(const std::vector<Placed<int>>&);
std::string refs_phrase(const std::vector<Ref>&);
std::string count_phrase(const std::optional<int>&);  // nullopt: unlimited

}  // namespace trackwright

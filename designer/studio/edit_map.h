// Edits of a map, as they are made by pointing at it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/studio/edit.h"
#include "engine/title/title.h"

namespace trackwright {

// What stands in two hexes changes places: names, stops, track, labels, colours; and with it the homes and
// destinations of companies. Terrain and borders are of the ground and stay.
EditedTitle with_places_exchanged(const Title&, const std::string& from, const std::string& to);

// `terrain`: a part of the tile language such as `upgrade=cost:60,terrain:mountain`; empty: none.
EditedTitle with_terrain(const Title&, const std::vector<std::string>& hexes, const std::string& terrain);

// What a side between two hexes is, in place of whatever it was; without a kind it is an ordinary one.
struct SideChange {
  std::string hex;
  Edge edge;
  std::optional<BorderKind> kind;
  std::optional<int> cost;
  std::string colour;
};
EditedTitle with_side(const Title&, const SideChange&);

// The name, colour and print of a hex. `code` as it lies on the map, turned.
struct HexChange {
  std::string hex;
  std::string name;
  Colour colour = Colour::White;
  std::string code;
};
EditedTitle with_hex(const Title&, const HexChange&);

// A plain white hex more.
EditedTitle with_new_hex(const Title&, const std::string& hex);
// With the sides that were said of it.
EditedTitle without_hex(const Title&, const std::string& hex);

}  // namespace trackwright

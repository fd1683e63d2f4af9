// Writes a title as a game of 18xx-maker: the reverse of maker.h. Its data for play have no place there.
#pragma once

#include <map>
#include <string>

#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright {

// The files of a title as trees, by name ("map.yaml").
using FileTrees = std::map<std::string, Node, std::less<>>;

// The JSON object of the game. Objects whose keys 18xx-maker leaves open (a company, a row of players, the
// market, a line on the map, an ability) keep what it lacks under `trackwright`.
Node maker_of(const Title&, const FileTrees&);

}  // namespace trackwright

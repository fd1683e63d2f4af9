// The map and the tiles of a game of 18xx-maker. See maker.h.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/interchange/maker_words.h"
#include "designer/format/text/tree.h"

namespace trackwright::maker {

struct DrawnHome {
  std::string hex;
  int city = 0;
  int cities = 1;  // of the hex
};

struct MapPart {
  Node tree;                                            // map.yaml; Null for a game without a map
  std::map<std::string, std::vector<DrawnHome>> homes;  // by company
  std::map<std::string, std::string> destinations;      // hex, by company
};

MapPart read_map(const Node& game, Warnings&);

// The tree of tiles.yaml.
Node read_tiles(const Node& game, Warnings&);

}  // namespace trackwright::maker

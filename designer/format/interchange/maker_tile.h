// Hexes and tiles as 18xx-maker draws them: sides, angles and kinds of curves, turned into stops and paths.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/interchange/maker_curves.h"
#include "designer/format/interchange/maker_words.h"
#include "designer/format/text/tree.h"
#include "engine/tile/tile.h"

namespace trackwright::maker {

struct Reading {
  const Node* game = nullptr;
  Sides frame;
  std::string of_what;            // "hex F8", for warnings
  const Node* revenue = nullptr;  // `offBoardRevenue` of an adjoining hex of the same area
  std::string area;               // the name of an area of several hexes
};

struct DrawnHex {
  Tile tile;
  std::string name;
  std::vector<std::pair<int, std::string>> homes;  // the city and the company with a token there
  std::vector<std::string> destinations;           // companies
  std::vector<Border> crossings;                   // bridges and tunnels, each drawn on one hex only
};

// Reads `drawing`, a hex of a map or a tile. `encoding` takes precedence over the drawn parts. Adds a warning
// for each part that is not carried over.
DrawnHex read_drawing(const Node& drawing, const Reading&, Warnings&);

// The colour of the hex or tile; gray, with a warning, for one that no tile has.
Colour colour_of_drawing(const Node& drawing, const std::string& of_what, Warnings&);

// True for an off-board hex.
bool is_offboard(const Node& drawing);

}  // namespace trackwright::maker

// Draws tiles and hexes as 18xx-maker states them: the reverse of maker_tile.h.
#pragma once

#include <string>
#include <vector>

#include "designer/format/interchange/maker_tile.h"
#include "designer/format/text/tree.h"
#include "engine/tile/tile.h"

namespace trackwright::maker {

// The tokens printed in the cities of a hex, by company.
struct PrintedHome {
  int city = 0;
  std::string company;
};

// The drawing of a tile. If reading it again does not give the same tile, it also has the tile's `encoding`.
Node draw_tile(const Tile&, const std::string& name, const std::vector<PrintedHome>&, Sides);

// The colour of 18xx-maker for a hex or tile.
std::string colour_of_drawn(Colour);

}  // namespace trackwright::maker

// The map in its current state, with the runs of a company drawn over it in different colours, and a table of
// their stops below.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/routes.h"
#include "render/components/map/map_homes.h"
#include "render/drawing/shapes.h"
#include "render/kit/component.h"
#include "render/tile/look.h"

namespace trackwright {

// The title with the tiles of the position on its map.
Title as_it_lies(const Title&, const Position&);

// The tokens of the position in their slots and the numbers of its tiles, by hex.
std::map<std::string, HexMarks> table_marks(const Title& shown, const Position&, const Theme&);

// The track of a run over a hex, about its centre, as a line in the colour of the run.
Drawing run_line(const Tile&, const Hexagon&, const Measures&, const RunPiece&, std::size_t run);

Board runs_board(const ComponentContext&, const Position&, const std::vector<Run>&);

}  // namespace trackwright

// map.yaml: hexes, hexsides, panels.
#pragma once

#include "designer/format/text/tree.h"
#include "designer/format/title/tiles_file.h"
#include "engine/base/finding.h"
#include "engine/title/map.h"

namespace trackwright {

// True if a hex of this colour is fixed by default.
bool fixed_by_colour(Colour);

// True if the file defines the layout of its coordinates. Without it, the schema reports an error, and
// neighbours, barriers and track have no meaning.
bool says_layout(const Node& map_file);

// Reports mistakes beyond the schema: map/coordinate (not a coordinate of this layout), map/off-grid (a
// coordinate between the hexes), map/duplicate-hex, map/unknown-preprint, map/preprint-and-code, map/between
// (a hexside without two neighbours) and tile/language. Leaves out or empties the hexes concerned; without a
// layout, the map has no hexes.
Map build_map(const Node& map_file, TileBook&, Findings&);

// The tree of map.yaml: the reverse of reading.
// Each hex has its own key. The print of a hex is given in its unrotated form.
Node map_tree(const Map&);

}  // namespace trackwright

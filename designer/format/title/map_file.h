// map.yaml: hexes, hexsides, panels.
#pragma once

#include "designer/format/text/tree.h"
#include "designer/format/title/tiles_file.h"
#include "engine/base/finding.h"
#include "engine/title/map.h"

namespace trackwright {

// Whether a hex of this colour never changes, unless it says otherwise.
bool fixed_by_colour(Colour);

// Whether the file says how its coordinates lie. Where it does not, the schema has reported it, and
// neighbours, barriers and track can only be misunderstood.
bool says_layout(const Node& map_file);

// Reports what the schema cannot know: map/coordinate (no coordinate of this layout), map/off-grid (a
// coordinate between the hexes), map/duplicate-hex, map/unknown-preprint, map/preprint-and-code, map/between
// (hexsides that are not two neighbours) and tile/language. Hexes are left out or empty because of it; where
// the layout is not said there are none.
Map build_map(const Node& map_file, TileBook&, Findings&);

}  // namespace trackwright

// The colours of tile parts, by purpose.
#pragma once

#include <string>

#include "render/drawing/theme.h"

namespace trackwright {

Rgb track_ink(const Theme&);
Rgb paper_ink(const Theme&);  // the white of cities and revenue circles
Rgb edge_ink(const Theme&);   // the white edge of track and stops
// The ground of a hexagon of this colour; for white, the ground of the map.
Rgb ground_ink(const Theme&, Colour);
// Parses a colour as titles write it: a tile colour, a name of the theme, a company's colour, or #rrggbb.
Rgb written_ink(const Theme&, const std::string& written);

// Returns one line of text whose capitals are centred on a point.
Text centred_text(const std::string&, const Font&, Rgb, Point);

}  // namespace trackwright

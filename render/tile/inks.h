// The colours of a tile's furniture by what they are for.
#pragma once

#include <string>

#include "render/drawing/theme.h"

namespace trackwright {

Rgb track_ink(const Theme&);
Rgb paper_ink(const Theme&);  // the white of cities and revenue circles
Rgb edge_ink(const Theme&);   // the white edge of track and stops
// The ground of a hexagon of this colour; white is that of the map.
Rgb ground_ink(const Theme&, Colour);
// A colour as a title writes it: a tile colour, a name of the theme, that of a company, or #rrggbb.
Rgb written_ink(const Theme&, const std::string& written);

// One line of text with its capitals centred on a point.
Text centred_text(const std::string&, const Font&, Rgb, Point);

}  // namespace trackwright

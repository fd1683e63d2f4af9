// Cut paths for machines, as SVG and DXF. Both are in millimetres, with the pieces in the positions of the
// sheet. Paths and registration marks have separate layers.
#pragma once

#include <string>
#include <vector>

#include "render/sheets/machine.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// Returns the outlines of the fronts. Common sides of touching pieces are cut once, by open paths.
std::vector<Outline> cut_paths(const Sheet&);

std::string write_cut_svg(const std::vector<Outline>& paths, const std::vector<Outline>& marks, Size page);

// For programs that read release 12 (1992) or later; y points up from the bottom of the page. Curves become
// lines with an error of at most 0.01 mm.
std::string write_cut_dxf(const std::vector<Outline>& paths, const std::vector<Outline>& marks, Size page);

}  // namespace trackwright

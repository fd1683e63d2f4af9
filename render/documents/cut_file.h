// Cut paths for machines, as SVG and as DXF. Both in millimetres, at the place where the sheet has its
// pieces; paths on a layer of their own, registration marks on another.
#pragma once

#include <string>
#include <vector>

#include "render/sheets/machine.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// Outlines of the fronts. Where pieces touch, their common side is cut once: paths are then open.
std::vector<Outline> cut_paths(const Sheet&);

std::string write_cut_svg(const std::vector<Outline>& paths, const std::vector<Outline>& marks, Size page);

// For programs of 1992 and later (release 12); y upwards from the bottom of the page. Curves become lines of
// at most 0.01 mm error.
std::string write_cut_dxf(const std::vector<Outline>& paths, const std::vector<Outline>& marks, Size page);

}  // namespace trackwright

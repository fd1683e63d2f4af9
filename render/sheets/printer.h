// What one printer does to a sheet, as its owner measured it (templates/printers.yaml, calibration sheet),
// and the opposite, which makes the paper come out right.
#pragma once

#include <string>
#include <vector>

#include "render/sheets/sheet.h"

namespace trackwright {

// The sheet moved and stretched so that this printer undoes it: drawing, placements, cuts and boxes.
void compensate(Sheet&, const Printer&);
void compensate(std::vector<Sheet>&, const Printer&);

// Where the printer puts a point of a sheet, about the middle of the page.
Transform printed(const Printer&, Size page, bool back);

}  // namespace trackwright

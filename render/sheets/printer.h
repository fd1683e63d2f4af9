// The distortion of a sheet by a printer, as measured by its owner (templates/printers.yaml, calibration
// sheet), and its inverse, which corrects the print.
#pragma once

#include <string>
#include <vector>

#include "render/sheets/sheet.h"

namespace trackwright {

// Moves and stretches the sheet to cancel the printer's distortion: drawing, placements, cuts and boxes.
void compensate(Sheet&, const Printer&);
void compensate(std::vector<Sheet>&, const Printer&);

// The printed position of a point of a sheet, relative to the middle of the page.
Transform printed(const Printer&, Size page, bool back);

}  // namespace trackwright

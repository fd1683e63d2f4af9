// A panel of the map where it lies on the sheet.
#pragma once

#include "engine/title/map.h"
#include "render/drawing/geometry.h"

namespace trackwright {

inline constexpr double board_text = 3.2;  // mm: 9 pt, what is read on the table

struct PlacedPanel {
  Panel panel;
  Box box;  // the coordinates are its user's: of the sheet, or about the hex (0, 0)
  bool laid_out =
      false;        // by the program, and not by the title: on a ground of its own, in the size of boards
  int columns = 1;  // of what it lists, where the program laid it out
  bool for_cards = false;  // cards lie there
};

}  // namespace trackwright

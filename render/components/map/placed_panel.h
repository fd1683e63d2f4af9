// A map panel with its position on the sheet.
#pragma once

#include "engine/title/map.h"
#include "render/drawing/geometry.h"

namespace trackwright {

inline constexpr double board_text = 3.2;  // mm: 9 pt, text read on the table

struct PlacedPanel {
  Panel panel;
  Box box;  // in the coordinates of the sheet, or relative to the hex (0, 0)
  bool laid_out =
      false;  // placed by the program, not by the title: with its own ground, in the type size of boards
  int columns = 1;         // columns of its list, if placed by the program
  bool for_cards = false;  // a place for cards
};

}  // namespace trackwright

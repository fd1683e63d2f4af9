// A page: the output of sheets and the input of document writers.
#pragma once

#include <optional>
#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

struct Page {
  Size size;  // mm
  Drawing drawing;
  std::string name;  // "Tiles 2"; for the reader's outline; may be empty
  // The trim box of a print shop, and the extent of art beyond it; by default the whole page.
  std::optional<Box> trim{};
  std::optional<Box> bleed{};
  bool back = false;  // printed on the back of the page before it
};

}  // namespace trackwright

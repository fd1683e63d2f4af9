// A page: what sheets fill and writers of documents take.
#pragma once

#include <optional>
#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

struct Page {
  Size size;  // mm
  Drawing drawing;
  std::string name;  // "Tiles 2"; in the reader's outline; may be empty
  // Where a print shop trims the page, and how far art reaches beyond; the whole page where not said.
  std::optional<Box> trim{};
  std::optional<Box> bleed{};
  bool back = false;  // on the second side of the leaf that has the page before it
};

}  // namespace trackwright

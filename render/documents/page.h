// A page of a document: what all writers take.
#pragma once

#include <string>

#include "render/drawing.h"

namespace trackwright {

struct Page {
  Size size;  // mm
  Drawing drawing;
  std::string label;  // in the reader's outline; may be empty
};

}  // namespace trackwright

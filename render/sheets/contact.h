// Many pictures on one page, in small: for documentation and for looking over a kit.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct ContactPicture {
  Drawing drawing;  // from the origin to `size`
  Size size;
  std::string caption;
};

// All pictures in their order, in rows of equal height that fill the page as far as they can; each framed and
// with its caption below.
Drawing contact_sheet(const std::vector<ContactPicture>&, Size page, const Theme&);

}  // namespace trackwright

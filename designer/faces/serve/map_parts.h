// The map as a page shows it. Of a map that is drawn again only what looks otherwise is written anew: writing
// is what takes the time.
#pragma once

#include "designer/faces/serve/svg_parts.h"
#include "render/drawing/drawing.h"

namespace trackwright::serve {

struct DrawnMap {
  Drawing drawing;
  Size size;
  SvgParts parts;
};

// The same parts as without `before`.
DrawnMap drawn_map(Drawing, Size, const DrawnMap* before = nullptr);

}  // namespace trackwright::serve

// The map for the page. Redrawing a map writes only the parts that changed, since writing takes most of the
// time.
#pragma once

#include "designer/faces/serve/svg_parts.h"
#include "render/drawing/drawing.h"

namespace trackwright::serve {

struct DrawnMap {
  Drawing drawing;
  Size size;
  SvgParts parts;
};

// Returns the same parts with and without `before`.
DrawnMap drawn_map(Drawing, Size, const DrawnMap* before = nullptr);

}  // namespace trackwright::serve

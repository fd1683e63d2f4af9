// Checks SVG from other sources before a page includes it.
#pragma once

#include <string_view>

namespace trackwright {

// Whether the SVG contains only elements that write_svg writes: shapes, groups and symbols, whose only
// references are internal or to embedded PNG and JPEG pictures. It has no scripts, no external resources, no
// links and no text, and it is well-formed.
bool harmless_svg(std::string_view);

}  // namespace trackwright

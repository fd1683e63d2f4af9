// SVG that somebody else may have written, before a page takes it in.
#pragma once

#include <string_view>

namespace trackwright {

// Whether it is made of what write_svg writes: shapes, groups and symbols, which refer to nothing outside of
// the text but PNG and JPEG pictures that it holds. Nothing in it runs, loads, leads elsewhere or is text.
// Not whether it is well-formed.
bool harmless_svg(std::string_view);

}  // namespace trackwright

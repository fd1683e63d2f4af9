// Estimates the cost of drawing an SVG picture before drawing it: a few lines can stand for millions of
// shapes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trackwright {

// A picture is drawn from all of its pixels, four bytes each. This limit is A0 at 200 dpi.
inline constexpr std::uint64_t most_pixels = 100'000'000;

// Returns the reason for rejecting a picture, as the end of a sentence: "it draws more than 100,000 shapes,
// those repeated by <use> counted". Limits: 100,000 shapes, 200 levels of nesting, 1,000 of references, the
// pixels of embedded PNG and JPEG pictures, no other pictures, filters of at most 1,000 units, and no
// compressed files. A text that is not well-formed is beyond the limits, too.
std::optional<std::string> svg_beyond_limits(std::string_view svg);

}  // namespace trackwright

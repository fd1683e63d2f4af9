// What an SVG picture costs to draw, before it is drawn: a few lines can stand for millions of shapes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trackwright {

// A picture is drawn from all of its pixels, four bytes each: this is A0 at 200 dpi.
inline constexpr std::uint64_t most_pixels = 100'000'000;

// Why it is not drawn, as the end of a sentence: "it draws more than 100,000 shapes, those repeated by <use>
// counted". Limits: 100,000 shapes, 200 levels of nesting, 1,000 of references, the pixels of PNG and JPEG
// pictures inside, no other pictures, filters of 1,000 units at most, and no compressed files. Of what is no
// SVG at all nothing is said.
std::optional<std::string> svg_beyond_limits(std::string_view svg);

}  // namespace trackwright

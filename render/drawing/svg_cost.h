// Estimates the cost of drawing an SVG picture before drawing it: a few lines can stand for millions of
// shapes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trackwright {

// A picture is drawn from all of its pixels, four bytes each. This limit is A0 at 200 dpi.
inline constexpr std::uint64_t most_pixels = 100'000'000;

// Returns the reason for rejecting a picture, as the end of a sentence: "it draws more than 100,000 shapes,
// those repeated by <use> counted". Limits: 100,000 shapes, 200 levels of nesting, 1,000 of references, the
// pixels of embedded PNG and JPEG pictures, no other pictures, filters of at most 1,000 units, and no
// compressed files. Returns nothing for text that is not SVG.
std::optional<std::string> svg_beyond_limits(std::string_view svg);

// Lists the elements of an SVG text with their attributes, without parsing it as XML, to estimate their cost.

struct SvgElement {
  std::string_view name;  // without its namespace
  std::vector<std::pair<std::string_view, std::string_view>> attributes;
  std::size_t depth = 0;              // 0 for the outermost element
  std::vector<std::size_t> children;  // indices in the list

  std::string_view attribute(std::string_view key) const;  // with or without a namespace; empty if missing
};

// In the order of the text, without the contents of comments and similar sections.
std::vector<SvgElement> svg_elements(std::string_view text);

}  // namespace trackwright

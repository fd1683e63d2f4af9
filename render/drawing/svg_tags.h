// Lists the elements of an SVG text with their attributes, without parsing it as XML, to estimate their cost.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace trackwright {

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

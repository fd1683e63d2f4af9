// The elements of an SVG text with their attributes, without reading it as XML: for reckoning what they cost.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace trackwright {

struct SvgElement {
  std::string_view name;  // without its namespace
  std::vector<std::pair<std::string_view, std::string_view>> attributes;
  std::size_t depth = 0;              // of the outermost: 0
  std::vector<std::size_t> children;  // places in the list

  std::string_view attribute(
      std::string_view key) const;  // also under a namespace; empty where there is none
};

// In the order of the text; what is inside comments and the like is left out.
std::vector<SvgElement> svg_elements(std::string_view text);

}  // namespace trackwright

// How far the values of a tree reach in the text that they were read from: what has to be replaced or taken
// away so that the rest keeps its layout and comments.
#pragma once

#include <cstddef>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// Bytes [begin, end) of a text.
struct TextSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t size() const { return end - begin; }
};

// The characters of a value, its quotes or brackets among them.
TextSpan value_span(std::string_view text, const Node&);
// A key (with quotes) and its value, or an item of a list, without what separates it from its neighbours.
TextSpan member_span(std::string_view text, const Node& parent, std::size_t index);
// The same with its comma, or with its whole lines: what has to go so that the rest is still YAML.
TextSpan removal_span(std::string_view text, const Node& parent, std::size_t index);
// Written in brackets.
bool is_flow(std::string_view text, const Node& collection);

}  // namespace trackwright

// How members of collections lie in the text that a tree was read from.
#pragma once

#include <cstddef>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// A key and its value, or an item of a list, without what separates it from its neighbours.
TextSpan member_span(const Node& parent, std::size_t index);
// The same with its comma, or with its whole lines: what has to go so that the rest is still YAML.
TextSpan removal_span(std::string_view text, const Node& parent, std::size_t index);

// Of a member that is not within brackets: from its key or dash to the end of its last line, a comment there
// included, the line end not.
TextSpan slot_span(std::string_view text, const Node& parent, std::size_t index);
// Where the member's value begins to be looked for: behind its colon or dash; behind a lone key in brackets.
std::size_t behind_owner(std::string_view text, const Node& parent, std::size_t index);

std::size_t line_begin(std::string_view text, std::size_t at);
// Before the line end ("\n" or "\r\n") of the line that holds `at`.
std::size_t content_end(std::string_view text, std::size_t at);
// Whether nothing but spaces stands before `at` in its line.
bool begins_line(std::string_view text, std::size_t at);

}  // namespace trackwright

// The extents of members of collections in the text of a tree.
#pragma once

#include <cstddef>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// A key and its value, or an item of a list, without separators.
TextSpan member_span(const Node& parent, std::size_t index);
// The same with its comma, or with its whole lines. Without this span, the rest is still valid YAML.
TextSpan removal_span(std::string_view text, const Node& parent, std::size_t index);

// For a member outside brackets: from its key or dash to the end of its last line, including a comment,
// without the line end.
TextSpan slot_span(std::string_view text, const Node& parent, std::size_t index);
// The start of the search for the member's value: after its colon or dash; after a lone key in brackets.
std::size_t behind_owner(std::string_view text, const Node& parent, std::size_t index);

std::size_t line_begin(std::string_view text, std::size_t at);
// The offset before the line end ("
// " or "\r
// ") of the line that contains `at`.
std::size_t content_end(std::string_view text, std::size_t at);
// True if only spaces precede `at` on its line.
bool begins_line(std::string_view text, std::size_t at);

}  // namespace trackwright

// Scalars in YAML text: their type in the core schema, and their extent.
#pragma once

#include <cstddef>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// YAML 1.2 core schema, section 10.3.2: `yes`, `on` and 1_000 are strings.
Node::Kind plain_kind(std::string_view plain);

struct Extent {
  std::size_t offset = 0;
  std::size_t length = 0;
  std::size_t end = 0;  // after the closing quote, or the last line of a block
};

// Offset after blanks, line ends and comments from `offset` on.
std::size_t skip_space(std::string_view text, std::size_t offset);

// Offset after tags, anchors, blanks and comments from `offset` on.
std::size_t skip_properties(std::string_view text, std::size_t offset);

// The characters of the scalar at `offset` of `text` with the given `value`: between the quotes of a quoted
// scalar; the lines without the first indentation of a block scalar.
Extent scalar_extent(std::string_view text, std::size_t offset, std::string_view value);

}  // namespace trackwright

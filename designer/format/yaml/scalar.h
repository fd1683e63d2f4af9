// Scalars of YAML as they are written: their type by the core schema, and how much of the text they take.
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
  std::size_t end = 0;  // behind the closing quote, or the last line of a block
};

// Offset of what follows blanks, line ends and comments from `offset` on.
std::size_t skip_space(std::string_view text, std::size_t offset);

// Offset of what follows tags, anchors, blanks and comments from `offset` on.
std::size_t skip_properties(std::string_view text, std::size_t offset);

// The characters of the scalar that begins at `offset` of `text` and means `value`. Of a quoted scalar those
// between the quotes; of a block scalar its lines without the first indentation.
Extent scalar_extent(std::string_view text, std::size_t offset, std::string_view value);

}  // namespace trackwright

// Applies the edits of findings to a text, and shows them as a diff.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/finding.h"

namespace trackwright {

struct Edited {
  std::string text;
  std::size_t applied = 0;  // the number of edits; one that overlaps another is left for the next run
};

// Places refer to this text; their file ids are ignored. Several insertions at one place keep their order.
Edited apply_edits(std::string_view text, std::vector<Edit> edits);

// The unified diff of two texts with three lines of context; empty if they are equal. Line ends are part of
// the lines.
std::string unified_diff(std::string_view path, std::string_view before, std::string_view after);

}  // namespace trackwright

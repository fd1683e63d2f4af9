// Cures put into a text: edits of findings applied to a file, and shown as a difference first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/finding.h"

namespace trackwright {

struct Edited {
  std::string text;
  std::size_t applied = 0;  // edits; one that overlaps another is left for the next time
};

// Places are those of the text; which file they name is not looked at. What is inserted at one place stands
// in the order given.
Edited apply_edits(std::string_view text, std::vector<Edit> edits);

// The difference of two texts in unified form with three lines around each change; empty where they are
// equal. Line ends are part of the lines.
std::string unified_diff(std::string_view path, std::string_view before, std::string_view after);

}  // namespace trackwright

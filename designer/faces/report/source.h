// What of a text a person needs to see beside a finding.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// A source line, and a line of the same shape with a caret and tildes below the place. Tabs are shown as four
// blanks, control characters and bytes that are no text as the replacement character.
struct Excerpt {
  std::string line;
  std::string marks;
};

// Nothing where the place is nowhere or the file empty. A line of more than `width` characters is cut around
// the place; a place over several lines is marked to the end of its first.
std::optional<Excerpt> excerpt(const Sources&, const Place&, std::size_t width = 100);

// "map.yaml:12:5"; "map.yaml" where that is empty or missing; or nothing.
std::string address(const Sources&, const Place&);

struct Tally {
  std::size_t errors = 0;
  std::size_t warnings = 0;
  std::size_t remarks = 0;
};
Tally tally(const Findings&);

// "2 errors, 1 warning", "no findings".
std::string summary(const Findings&);

}  // namespace trackwright

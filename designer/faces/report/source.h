// Excerpts of source text to show with a finding.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// A source line, and a second line with a caret and tildes below the place. A tab becomes four blanks;
// control characters and invalid bytes become the replacement character.
struct Excerpt {
  std::string line;
  std::string marks;
};

// Nullopt if the place or the file is empty. A line of more than `width` characters is cut around the place.
// A place of several lines is marked to the end of the first.
std::optional<Excerpt> excerpt(const Sources&, const Place&, std::size_t width = 100);

// "map.yaml:12:5"; "map.yaml" if the file is empty or missing; "" without a place.
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

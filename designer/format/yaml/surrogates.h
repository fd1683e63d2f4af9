// Characters beyond U+FFFF as JSON writes them: two escapes of four digits, "\uD83D\uDE00". The parser takes
// each escape for a character, and these are none.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright::yaml {

// A text in which each such pair, in texts between double quotes, is one escape of eight digits:
// "\U0001F600", which is two bytes shorter.
struct JoinedPairs {
  std::string text;
  std::vector<std::size_t> ends;  // in it, behind each

  // Where a byte of it lies in the text as it was.
  std::size_t before(std::size_t offset) const;
};

// Nothing where there are no pairs. An escape that lacks its other half stays.
std::optional<JoinedPairs> join_pairs(std::string_view text);

}  // namespace trackwright::yaml

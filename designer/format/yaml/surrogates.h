// Characters beyond U+FFFF in the form of JSON: two escapes of four digits, "\uD83D\uDE00". The YAML parser
// treats each escape as a character, which is invalid.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright::yaml {

// A text in which each such pair, in double-quoted texts, is replaced by one escape of eight digits,
// "\U0001F600", which is two bytes shorter.
struct JoinedPairs {
  std::string text;
  std::vector<std::size_t> ends;  // the ends of the replacements in `text`

  // The offset in the original text.
  std::size_t before(std::size_t offset) const;
};

// Nullopt if there are no pairs. Keeps an escape without its other half.
std::optional<JoinedPairs> join_pairs(std::string_view text);

}  // namespace trackwright::yaml

// What whoever wrote a value probably wanted to say: numbers with a unit or a decimal comma, yes for true,
// one word where a list is wanted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The candidate that `said` probably stands for: spelt alike, or the only one that is among its words, such
// as `run` of "run trains". Empty where there is none.
std::string_view meant_word(std::string_view said, const std::vector<std::string_view>& candidates);

// The help for a value that is of none of the types in `wanted`, words such as describe_types has them ("a
// whole number or `unlimited`"); empty where nothing is to be guessed.
std::string hint_for_value(std::string_view wanted, const Node& value);

// "`count: 5`" for the key `count:5` of a mapping: its colon has no space behind it. Empty for other keys.
std::string with_space_after_colon(std::string_view key);

// The number that a decimal comma has torn apart, `38.1` of {size: 38,1}: what stands before the key `1` and
// ends right before its comma. Empty where it is none.
std::string torn_decimal(const Node& mapping, const Entry& key);

}  // namespace trackwright

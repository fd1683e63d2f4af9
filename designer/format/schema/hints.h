// Guesses the intended value behind a mistake: numbers with a unit or a decimal comma, yes for true, one word
// instead of a list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The candidate that `said` probably stands for: one with similar spelling, or the only one among its words,
// such as `run` for "run trains". Empty if there is none.
std::string_view meant_word(std::string_view said, const std::vector<std::string_view>& candidates);

// Help for a value of the wrong type. `wanted`: the types in the form of describe_types ("a whole number or
// `unlimited`"). Empty without a guess.
std::string hint_for_value(std::string_view wanted, const Node& value);

// Returns "`count: 5`" for the key `count:5`, whose colon lacks a space. Empty for other keys.
std::string with_space_after_colon(std::string_view key);

// The number that a decimal comma split, `38.1` for {size: 38,1}: the value that ends at the comma before the
// key `1`. Empty if there is none.
std::string torn_decimal(const Node& mapping, const Entry& key);

}  // namespace trackwright

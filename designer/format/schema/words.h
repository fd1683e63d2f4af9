// Words for the requirements of a schema and the values of a tree, for findings.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The subject of a finding: the value of a key, an item of the list under a key, or the whole file (empty
// key).
struct Subject {
  std::string_view key;
  bool item = false;
  Place owner;  // the key, or the item itself
};

std::string describe(const Subject&);     // "`count`", "each item of `tiles`"
std::string describe_value(const Node&);  // "the string `abc`", "a list"

std::string in_ticks(std::string_view text);  // `abc`, shortened if it is long

// True if the node has this JSON type; an integer is also a number.
bool has_type(const Node&, std::string_view type);
// The same for several types at once: one bit per type.
unsigned type_bit(std::string_view type);
unsigned types_of(const Node&);
// The value of an unquoted decimal scalar.
std::optional<double> number_value(const Node&);

// "a whole number or `unlimited`".
std::string describe_types(const nlohmann::json& schema);

// Guesses the intended value behind a mistake: numbers with a unit or a decimal comma, yes for true, one word
// instead of a list.

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

// How a schema's demands and a tree's values are called in a finding.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// What a finding is about: the value of a key, an item of the list under a key, or the whole file (empty
// key).
struct Subject {
  std::string_view key;
  bool item = false;
  Place owner;  // the key, or the item itself
};

std::string describe(const Subject&);     // "`count`", "each item of `tiles`"
std::string describe_value(const Node&);  // "the text `abc`", "a list"

std::string in_ticks(std::string_view text);  // `abc`, cut where it is long

// The JSON types that a node has: integer is a number too.
bool has_type(const Node&, std::string_view type);
// The same for several types at a time: a bit for each type.
unsigned type_bit(std::string_view type);
unsigned types_of(const Node&);
// The number of a decimal scalar that is not quoted.
std::optional<double> number_value(const Node&);

// "a whole number or `unlimited`".
std::string describe_types(const nlohmann::json& schema);

}  // namespace trackwright

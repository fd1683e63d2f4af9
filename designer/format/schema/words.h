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
std::string describe_value(const Node&);  // "the text `abc`", "a list"

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

}  // namespace trackwright

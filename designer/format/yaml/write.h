// Trees as text again: for `show --merged` and `show --json`.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// YAML that parse_yaml reads back as the same tree, places aside. Short collections of scalars stand in one
// line; comments are not kept, since a tree has none.
std::string write_yaml(const Node&);

// One object with a key for each tree: "map.yaml" -> "map". Numbers, true, false and null as JSON has them.
std::string write_json(const std::vector<std::pair<std::string, Node>>& files);

}  // namespace trackwright

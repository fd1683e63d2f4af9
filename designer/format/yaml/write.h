// Writes trees as text: for `show --merged` and `show --json`.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// YAML that parse_yaml reads as the same tree, except for places. Short collections of scalars are on one
// line. Comments are lost, since trees have none.
std::string write_yaml(const Node&);

// One object with a key for each tree: "map.yaml" becomes "map". Numbers, true, false and null have their
// JSON form.
std::string write_json(const std::vector<std::pair<std::string, Node>>& files);

}  // namespace trackwright

// Changes the data of a title before it is read, to compare its figures: what if?
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// The files of a title by name ("map.yaml"), as in Trees.
using TitleTrees = std::map<std::string, Node, std::less<>>;

// usage/unknown-change.
Finding unknown_change(std::string message, std::string help);

// The kinds of things that can be left out: tile, train, ...
std::vector<std::string> removable_kinds();

// Removes a thing: "tile:611". Returns usage/unknown-change if the title lacks it.
std::optional<Finding> leave_out(TitleTrees&, const std::string& thing);

// Sets a scalar: "trains.4.count=2", the key of a part, the name of a thing and a field, or "bank=9000". The
// field may be new. A key may contain dots. Returns usage/unknown-change if the path leads nowhere.
std::optional<Finding> set_value(TitleTrees&, const std::string& path_and_value);

}  // namespace trackwright

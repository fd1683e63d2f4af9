// kit.yaml: print choices, as a flat table: `tiles: {size: 38.1}` is "tiles.size" -> "38.1".
#pragma once

#include <map>
#include <string>

#include "designer/format/text/tree.h"

namespace trackwright {

// A list is written with spaces between its items.
std::map<std::string, std::string> build_kit(const Node& kit_file);

}  // namespace trackwright

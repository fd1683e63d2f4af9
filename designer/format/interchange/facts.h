// Title facts of another implementation (one JSON file a title) -> the files of a title folder.
// docs/interchange.md says what is carried over. What is not is said in a warning each.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

struct ImportedTitle {
  std::vector<std::pair<std::string, Node>> files;  // "map.yaml" and its tree
  std::vector<std::string> warnings;
};

// `facts`: the JSON read as a tree; every JSON text is YAML. `source` is named in the title's sources.
ImportedTitle import_facts(const Node& facts, const std::string& source);

}  // namespace trackwright

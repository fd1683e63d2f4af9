// Title facts of another implementation (one JSON file a title) -> the files of a title folder.
// docs/interchange.md says what is carried over. What is not is said in a warning each.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

struct ImportedTitle {
  std::vector<std::pair<std::string, Node>> files;  // "map.yaml" and its tree
  std::vector<std::string> warnings;
  std::vector<std::string> notices;  // those of what no title can state, which are no mistakes of the facts
};

// `facts`: the JSON read as a tree; every JSON text is YAML. `source` is named in the title's sources.
ImportedTitle import_facts(const Node& facts, const std::string& source);

// The same from a file. Nothing where a finding was added: those of files.h and yaml.h, and import/facts,
// which is no file of facts.
std::optional<ImportedTitle> read_facts(const FileReader&, const std::string& path, Sources&, Findings&);

}  // namespace trackwright

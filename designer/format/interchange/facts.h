// Converts title facts of another implementation (one JSON file per title) into the files of a title folder.
// docs/interchange.md lists the facts that are carried over. Each other fact causes a warning.
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
  std::vector<std::string> notices;  // facts that the title format cannot express; these are not mistakes
  // Files without a tree: "art/logo.svg" and its bytes.
  std::vector<std::pair<std::string, std::string>> others{};
};

// `facts`: the JSON, parsed as YAML (a superset of JSON). `source`: the origin to list in the title's
// sources.
ImportedTitle import_facts(const Node& facts, const std::string& source);

// The same from a file. Returns nullopt after an error: a finding of files.h or yaml.h, or import/facts if
// the file contains no facts.
std::optional<ImportedTitle> read_facts(const FileReader&, const std::string& path, Sources&, Findings&);

}  // namespace trackwright

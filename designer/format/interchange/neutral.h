// The neutral form of a title: one JSON object with the contents of each file, for other programs. See
// schemas/neutral.json and docs/interchange.md.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/interchange/facts.h"
#include "designer/format/text/tree.h"

namespace trackwright {

// The version of the form. A reader accepts this one and all before it.
inline constexpr int neutral_version = 1;

// `files`: the merged trees by file name ("map.yaml"). The object has a key for each, and `form` and
// `version`.
std::vector<std::pair<std::string, Node>> neutral_of(const std::vector<std::pair<std::string, Node>>& files);

// Nullopt after an error: a finding of files.h or yaml.h, or import/json if the file is not in this form or
// in a newer version of it.
std::optional<ImportedTitle> read_neutral(const FileReader&, const std::string& path, Sources&, Findings&);

}  // namespace trackwright

// The neutral form of a title: one JSON object with the contents of each file, for other programs. See
// schemas/neutral.json and docs/interchange.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/interchange/facts.h"
#include "designer/format/text/tree.h"

namespace trackwright {

// The version of the form. A reader accepts this one and all before it.
inline constexpr int neutral_version = 1;

// True for the names of files without a tree that the form can carry, relative to the title's folder:
// "opening.json", "rulebook/10-history.md", "art/icons/mine.svg", "themes/mine.yaml" (but not "map.yaml").
// Import writes no others.
bool is_neutral_file(std::string_view name);

// `files`: the merged trees by file name ("map.yaml"). The object has a key for each, and `form` and
// `version`. `others`: the names and bytes of files without a tree, all with names for is_neutral_file.
std::vector<std::pair<std::string, Node>> neutral_of(
    const std::vector<std::pair<std::string, Node>>& files,
    const std::vector<std::pair<std::string, std::string>>& others);

// Nullopt after an error: a finding of json_file.h, or import/json if the file is not in this form or in a
// newer version of it. Does not compare the trees with their schemas.
std::optional<ImportedTitle> read_neutral(const FileReader&, const std::string& path, Sources&, Findings&);

}  // namespace trackwright

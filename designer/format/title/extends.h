// Merges a title that extends another over it, file by file. Every value keeps its place in its own file.
#pragma once

#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// Merges mappings key by key, first in the order of the base, then of the overlay; replaces everything else.
// `key: null` removes a key (extends/removes-nothing if there is none). A mapping tagged !replace replaces
// the whole mapping. Reports overlay values without effect (extends/changes-nothing).
Node merged(Node base, const Node& overlay, Findings&);

// map.yaml with one hex per key of `hexes`, so that an overlay can change one of several hexes that share a
// key.
Node with_single_hexes(Node map_file);

// Whether a folder contains a YAML file: any other folder would read as an empty title.
bool holds_files(const FileReader&, const std::string& folder);

// The folder for `extends: name` in a title in `folder`: a path relative to that folder, a folder beside it,
// or a shipped title. Nullopt if there is none.
std::optional<std::string> parent_folder(const FileReader&, const std::string& titles,
                                         const std::string& folder, const std::string& name);

}  // namespace trackwright

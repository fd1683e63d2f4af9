// A title that extends another is read over it, file by file. Every value keeps the place that said it.
#pragma once

#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// Mappings are merged key by key, in the order of the base and then that of the overlay; everything else
// replaces what was there. `key: null` takes a key away (extends/removes-nothing where there is none). A
// mapping tagged !replace is taken whole. What leaves all as it is is told of (extends/changes-nothing).
Node merged(Node base, const Node& overlay, Findings&);

// map.yaml with each key of `hexes` naming a single hex, so that an overlay can change one of several hexes
// that were said alike.
Node with_single_hexes(Node map_file);

// The folder that a title in `folder` means by `extends: name`: a path from that folder, a folder beside it,
// or one of the shipped titles. Nothing where there is none.
std::optional<std::string> parent_folder(const FileReader&, const std::string& titles,
                                         const std::string& folder, const std::string& name);

}  // namespace trackwright

// YAML text -> tree, by yaml-cpp's event interface.
// Refused with a finding (check names in brackets): not UTF-8 or binary [file/encoding], broken YAML
// [file/syntax], several documents [file/documents], duplicate keys [file/duplicate-key], nesting deeper than
// 200 [file/too-deep], more than 2,000,000 nodes after aliases [file/too-large].
#pragma once

#include <optional>
#include <string_view>

#include "designer/load/files.h"
#include "designer/load/tree.h"
#include "engine/finding.h"

namespace trackwright {

// The tree of the one document in the file; an empty file gives a Null node. Nothing where a finding was added
// that leaves no tree. A byte-order mark and CRLF are accepted.
std::optional<Node> parse_yaml(const Sources&, FileId, Findings&);

}  // namespace trackwright

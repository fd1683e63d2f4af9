// YAML text -> tree, by yaml-cpp's event interface (its Node keeps duplicate keys silently and gives poor
// places). Refused with a finding (check names in brackets): not UTF-8 or binary [file/encoding], broken YAML
// [file/syntax], several documents [file/documents], duplicate keys [file/duplicate-key], nesting deeper than
// 200 [file/too-deep], more than 16 MiB of text, 2,000,000 nodes or 256 MiB of memory after aliases
// [file/too-large], merge keys `<<` [file/merge-key], tags other than !replace [file/tag].
// Anchors and aliases are read: an alias is a copy of what its anchor names, and carries the places of that.
#pragma once

#include <optional>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// The tree of the one document in the file; an empty file gives a Null node. Nothing where a finding was
// added that leaves no tree: duplicate keys (the first is kept), merge keys and tags (both dropped) leave
// one. A byte-order mark and CRLF are accepted. Plain scalars are typed by YAML's core schema: null, true and
// 12 are, `yes` and 1_000 are strings. A key is text, whatever it looks like.
std::optional<Node> parse_yaml(const Sources&, FileId, Findings&);

}  // namespace trackwright

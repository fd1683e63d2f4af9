// Parses YAML text into a tree, with yaml-cpp's event interface (its Node silently keeps duplicate keys and
// has imprecise places). Rejects with a finding (check names in brackets): text that is binary or not UTF-8
// [file/encoding], invalid YAML [file/syntax], several documents [file/documents], duplicate keys
// [file/duplicate-key], nesting deeper than 200 [file/too-deep], more than 16 MiB of text, 2,000,000 nodes or
// 256 MiB of memory after aliases [file/too-large], merge keys `<<` [file/merge-key], tags other than
// !replace [file/tag]. Accepts anchors and aliases: an alias is a copy of its anchor's value, with the same
// places.
#pragma once

#include <optional>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// The tree of the only document in the file; an empty file gives a Null node. Nullopt after a fatal finding.
// Duplicate keys (the first is kept), merge keys and tags (both dropped) are not fatal. Accepts a byte-order
// mark and CRLF. YAML's core schema gives the types of plain scalars: null, true and 12 have one, `yes` and
// 1_000 are strings. A key is always text.
std::optional<Node> parse_yaml(const Sources&, FileId, Findings&);

}  // namespace trackwright

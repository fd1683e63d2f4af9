// Edits YAML text and keeps comments, quotes, layout and line ends. Nodes must have been parsed from the text
// without findings; places in the edits refer to their file.
//
// Removing a member inside brackets also removes its comma. Otherwise it removes its lines and a comment
// after it; comments on their own lines stay. New members follow the style of their neighbours: brackets,
// quotes, indentation, and the line ends of the text.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

using Edits = std::vector<Edit>;

Edits set_value(std::string_view text, const Step& at, const Node& value);
Edits rename_key(std::string_view text, const Step& at, std::string_view key);
// Removing the last member leaves an empty collection.
Edits remove_member(std::string_view text, const Step& at);
// Inserts before the member at `index`, or after the last. The collection must not be empty.
Edits insert_item(std::string_view text, const Node& list, std::size_t index, const Node& item);
Edits insert_entry(std::string_view text, const Node& mapping, std::size_t index, const Entry& entry);

// The smallest edits that make `text` read as `wanted`; `written` is the tree of `text`.
//
// Matches members by their keys, and items of a list by their content; renames a key if only its name
// changed. Expands aliases if the content of their anchor changes. If this does not produce `wanted` (for
// example with a key in the form
// `? key`), writes the whole text anew, without its comments.
Edits edits_to(std::string_view text, const Node& written, const Node& wanted);

}  // namespace trackwright

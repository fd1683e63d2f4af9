// Edits of YAML text that leave comments, quotes, layout and line ends as they are. Nodes are those that were
// read from the text, without findings; places in the edits are those of their file.
//
// Within brackets a member goes with its comma; otherwise with its lines and a comment behind it, while
// comments in lines of their own stay. What is new is written as its neighbours are: within brackets, with
// their quotes, at their indentation, with the line ends of the text.
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
// The last member leaves an empty collection.
Edits remove_member(std::string_view text, const Step& at);
// Before the member at `index`, or behind the last one. The collection is not empty.
Edits insert_item(std::string_view text, const Node& list, std::size_t index, const Node& item);
Edits insert_entry(std::string_view text, const Node& mapping, std::size_t index, const Entry& entry);

// The smallest edits after which `text` reads as `wanted`; `written` is what was read from it.
//
// Members are held against one another by their keys, items of a list by what they say; a key that only got
// another name is renamed. Aliases are written out where what they name changes. Where all this does not lead
// to the tree wanted (a key in the form of `? key`, say), the text is written anew, and its comments are
// lost.
Edits edits_to(std::string_view text, const Node& written, const Node& wanted);

}  // namespace trackwright

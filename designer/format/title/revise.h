// A tree as somebody wrote it, after what it says has changed: the trees of a title (trees_of.h) say what
// changes, and all else stays as it is written.
#pragma once

#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// `written` says what `before` says, in another form perhaps: with defaults, several hexes under one key,
// keys that are no part of a title. `over_others`: it may say less, since it is laid over another title's
// file; what goes from there is taken away with null. The result is meant to say what `wanted` says; a form
// of writing that is not thought of here (defaults that no longer hold) can come in the way, so read it again
// and see.
Node revised_file(std::string_view file, Node written, const Node& before, const Node& wanted,
                  bool over_others);

}  // namespace trackwright

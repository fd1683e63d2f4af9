// kit.yaml: print choices.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/kit_choices.h"

namespace trackwright {

// Sorts quantities alphabetically, which puts a star before the names that it matches; the order of a mapping
// has no meaning.
KitChoices build_kit(const Node& kit_file);

// The tree of kit.yaml: the reverse of reading.
// An empty mapping without choices.
Node kit_tree(const KitChoices&);

}  // namespace trackwright

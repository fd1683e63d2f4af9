// kit.yaml: print choices.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/kit_choices.h"

namespace trackwright {

// Quantities are in the order of the alphabet, in which a star comes before what it stands for; in what order
// a mapping is written says nothing.
KitChoices build_kit(const Node& kit_file);

}  // namespace trackwright

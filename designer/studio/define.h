// Adds entries for names without a definition, with the required keys.
#pragma once

#include <vector>

#include "designer/studio/names.h"

namespace trackwright {

// Edits of the title's own files that define a thing: a company under `companies`, a train under `trains`,
// with values to fill in. Empty if the thing is defined, or if no file lists things of this kind by name.
std::vector<Edit> edits_to_define(const Names&, const Name&);

}  // namespace trackwright

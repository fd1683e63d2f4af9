// What is named and not there: an entry for it, with what such a thing has to say.
#pragma once

#include <vector>

#include "designer/studio/names.h"

namespace trackwright {

// Edits of the title's own files that define a thing: a company under `companies`, a train under `trains`,
// the values yet to be filled in. None where it is defined, or is of a kind that no file lists by name.
std::vector<Edit> edits_to_define(const Names&, const Name&);

}  // namespace trackwright

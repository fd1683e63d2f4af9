// The meaning of a name in a title, in a few lines of Markdown, for editors and pages.
#pragma once

#include <string>
#include <vector>

#include "designer/studio/names.h"
#include "engine/base/name.h"
#include "engine/title/title.h"

namespace trackwright {

// Empty if the title has no such thing, or if there is no description.
std::string meaning(const Title&, const Name&);

// Adds entries for names without a definition, with the required keys.

// Edits of the title's own files that define a thing: a company under `companies`, a train under `trains`,
// with values to fill in. Empty if the thing is defined, or if no file lists things of this kind by name.
std::vector<Edit> edits_to_define(const Names&, const Name&);

}  // namespace trackwright

// What a name of a title means, in a few lines of Markdown: for editors and pages that show it on demand.
#pragma once

#include <string>

#include "engine/base/name.h"
#include "engine/title/title.h"

namespace trackwright {

// Empty where the title has no such thing, or there is nothing to tell of it.
std::string meaning(const Title&, const Name&);

}  // namespace trackwright

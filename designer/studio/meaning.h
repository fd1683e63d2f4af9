// The meaning of a name in a title, in a few lines of Markdown, for editors and pages.
#pragma once

#include <string>

#include "engine/base/name.h"
#include "engine/title/title.h"

namespace trackwright {

// Empty if the title has no such thing, or if there is no description.
std::string meaning(const Title&, const Name&);

}  // namespace trackwright

// What a private company lets its holder do, as a sentence of the rulebook.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright {

// "CS: its holder lays 3, 4 or 58 on B20, besides the lays of the turn." Empty where only its own text says
// it.
std::string power_text(const Title&, const std::string& name, const PowerRule&);

}  // namespace trackwright

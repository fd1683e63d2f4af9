// A game in which bytes choose among what may be done.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/title/title.h"

namespace trackwright {

// With the least number of players, up to so many actions, each of which loses no money and leaves somebody something
// to do. Throws Broken where that is not so. A title of which no game can be made has none.
void choose_actions(const Title&, std::string_view bytes, std::size_t most);

}  // namespace trackwright

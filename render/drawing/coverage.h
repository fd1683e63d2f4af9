// Characters that the pinned fonts cover.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trackwright {

// Returns the characters of a text that no font has, each once. Ignores characters that leave no ink, such as
// controls and joiners.
std::vector<std::string> characters_without_font(std::string_view text);

}  // namespace trackwright

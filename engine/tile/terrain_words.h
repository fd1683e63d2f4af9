// Kinds of terrain that titles have. Another word is drawn as a word; one that is nearly one of these is
// probably misspelt.
#pragma once

#include <array>
#include <string_view>

namespace trackwright {

inline constexpr std::array<std::string_view, 12> known_terrain{"mountain", "hill",   "water",  "river",
                                                                "swamp",    "forest", "desert", "lake",
                                                                "marsh",    "rough",  "cactus", "tree"};

}  // namespace trackwright

// Known kinds of terrain. Any other word is drawn as text; a word that resembles one of these is probably
// misspelt.
#pragma once

#include <array>
#include <string_view>

namespace trackwright {

inline constexpr std::array<std::string_view, 12> known_terrain{"mountain", "hill",   "water",  "river",
                                                                "swamp",    "forest", "desert", "lake",
                                                                "marsh",    "rough",  "cactus", "tree"};

}  // namespace trackwright

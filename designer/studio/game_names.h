// Names of a title's things in a recorded game, with their places.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"
#include "engine/base/name.h"
#include "engine/base/place.h"

namespace trackwright {

// "B5", "AA12", "C-1".
bool is_coordinate(std::string_view text);

struct GameName {
  std::string text;
  Place place;                    // of the name alone: of SJ in "SJ_3", of 57 in "57-0-1"
  std::vector<Name::Kind> kinds;  // the possible kinds; several if the title does not decide
};

// The names in a game file that was parsed as a tree.
std::vector<GameName> game_names(const Node& tree);

}  // namespace trackwright

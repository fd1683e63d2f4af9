// Writes a title as a game folder of 18xx.games: the reverse of ruby.h.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/interchange/maker_export.h"
#include "engine/title/title.h"

namespace trackwright {

// meta.rb, map.rb, entities.rb and game.rb. The game is made from the engine's own base game, and has the
// rule constants that follow from rules.yaml; the engine plays all other rules in its own way.
std::vector<std::pair<std::string, std::string>> ruby_of(const Title&, const FileTrees&);

}  // namespace trackwright

#include "designer/checks/prelude.h"

namespace trackwright::checks {

void title_without_game_end(const Facts& facts, Report& report) {
  if (!facts.title.game_end.empty() || !facts.title.rules.end.empty()) return;
  report(facts.title.place, "game_end", "the end of the game is not stated", "add `game_end`");
}

}  // namespace trackwright::checks

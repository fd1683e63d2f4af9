// Plays a title that has arbitrary bytes in one of its files: if the title has no errors, the bytes of that
// file also choose the actions of a game. The rules may be odd, but no action loses money and some player
// always has a legal action.
#include "designer/format/text/findings.h"
#include "tests/fuzz/choose.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::size_t most_spoilt_choices = 25;

}  // namespace

void game_target(std::string_view input) {
  const Spoiled spoilt = spoiled(input);
  const Loaded loaded = load_spoiled(spoilt);
  if (!loaded.title || has_errors(loaded.findings)) return;
  choose_actions(*loaded.title, spoilt.text, most_spoilt_choices);
}

}  // namespace trackwright

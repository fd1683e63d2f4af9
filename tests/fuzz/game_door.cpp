// A title of which one file is any bytes is played: where it can be read, a game of it is made, and the bytes
// of that file choose what is done. What is said of such a title may be odd, but no money is lost and
// somebody can always do something.
#include "designer/format/text/findings.h"
#include "tests/fuzz/choose.h"
#include "tests/fuzz/doors.h"
#include "tests/fuzz/ground.h"

namespace trackwright {

namespace {

constexpr std::size_t most_spoilt_choices = 25;

}  // namespace

void game_door(std::string_view input) {
  const Spoiled spoilt = spoiled(input);
  const Loaded loaded = load_spoiled(spoilt);
  if (!loaded.title || has_errors(loaded.findings)) return;
  choose_actions(*loaded.title, spoilt.text, most_spoilt_choices);
}

}  // namespace trackwright

// Replays a recorded game, or plays actions that the bytes choose among the legal ones. The first byte
// selects one of these and the title.
#include <cstdint>
#include <string>

#include "designer/play/replay.h"
#include "tests/fuzz/choose.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::size_t most_choices = 40;

const Title& game_of_byte(unsigned byte) {
  return byte % 2 == 0 ? *sound_title().title : *everything_title().title;
}

}  // namespace

void play_target(std::string_view input) {
  if (input.empty()) return;
  const unsigned byte = static_cast<unsigned char>(input.front());
  const Title& title = game_of_byte(byte);
  if ((byte & 2U) != 0) {
    choose_actions(title, input.substr(1), most_choices);
    return;
  }
  const MemoryReader files({{"game.json", std::string(input.substr(1))}}, &ground());
  Sources sources;
  Findings findings;
  const auto game = read_game(files, "game.json", sources, findings);
  require(game || !findings.empty(), "neither a game nor a finding");
  require_sound(sources, findings);
  if (!game) return;
  ReplayQuestion question;
  question.until = most_choices;
  const auto told = replay(title, *game, question);
  require(!told || told->actions <= game->actions.size(), "more was done than is said");
}

}  // namespace trackwright

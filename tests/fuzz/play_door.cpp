// A recorded game, played again; or bytes that choose among what may be done. The first byte says which, and
// of which title.
#include <cstdint>
#include <string>

#include "designer/play/replay.h"
#include "engine/play/apply.h"
#include "engine/play/legal.h"
#include "tests/fuzz/doors.h"
#include "tests/fuzz/ground.h"

namespace trackwright {

namespace {

constexpr std::size_t most_choices = 40;

const Title& title_of_byte(unsigned byte) {
  return byte % 2 == 0 ? *sound_title().title : *everything().title;
}

int money_of(const play::State& state) {
  int sum = state.bank;
  for (const play::PlayerState& one : state.players) sum += one.cash;
  for (const play::CompanyState& one : state.companies) sum += one.cash;
  return sum;
}

void choose(const Title& title, std::string_view bytes) {
  const int players = title.players.empty() ? 3 : title.players.front().players;
  const auto game = play::Game::of(title, players);
  if (!game) return;
  play::State state = play::opening(*game);
  const int money = money_of(state);
  for (const char c : bytes.substr(0, most_choices)) {
    const auto all = play::candidates(*game, state, {.runs = false});
    if (all.empty()) return;
    const auto after = play::apply(*game, state, all[static_cast<unsigned char>(c) % all.size()]);
    if (!after) continue;
    require(money_of(*after) == money, "money is lost");
    require(play::kinds_now(*game, *after).empty() == after->over, "nobody can do anything");
    state = *after;
  }
}

}  // namespace

void play_door(std::string_view input) {
  if (input.empty()) return;
  const unsigned byte = static_cast<unsigned char>(input.front());
  const Title& title = title_of_byte(byte);
  if ((byte & 2U) != 0) {
    choose(title, input.substr(1));
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

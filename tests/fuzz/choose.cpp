#include "tests/fuzz/choose.h"

#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

int money_of(const play::State& state) {
  int sum = state.bank;
  for (const play::PlayerState& one : state.players) sum += one.cash;
  for (const play::CompanyState& one : state.companies) sum += one.cash;
  return sum;
}

}  // namespace

void choose_actions(const Title& title, std::string_view bytes, std::size_t most) {
  const int players = title.players.empty() ? 3 : title.players.front().players;
  const auto game = play::Game::of(title, players);
  if (!game) return;
  play::State state = play::opening(*game);
  const int money = money_of(state);
  for (const char c : bytes.substr(0, most)) {
    const auto all = play::candidates(*game, state, {.runs = false});
    if (all.empty()) return;
    const auto after = play::apply(*game, state, all[static_cast<unsigned char>(c) % all.size()]);
    if (!after) continue;
    require(money_of(*after) == money, "money is lost");
    require(play::kinds_now(*game, *after).empty() == after->over, "nobody can do anything");
    state = *after;
  }
}

}  // namespace trackwright

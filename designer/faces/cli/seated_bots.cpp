#include "designer/faces/cli/seated_bots.h"

#include <algorithm>

#include "engine/play/turn/apply.h"

namespace trackwright {

SeatedBots::SeatedBots(PlayedGame& game, const Seats& seats, std::uint64_t seed, bool explain) : game_(game) {
  bot::BotSettings settings;
  settings.seed = seed;
  settings.explain = explain;
  for (std::size_t player = 0; player < game.players().size(); ++player) {
    const auto kind = seats.empty() ? std::nullopt : seats[player % seats.size()];
    settings.seat = player;
    ++settings.seed;
    bots_.push_back(kind ? bot::make_bot(*kind, settings) : nullptr);
  }
}

bool SeatedBots::leave_a_person() const {
  return std::ranges::any_of(bots_, [](const auto& one) { return one == nullptr; });
}

bool SeatedBots::have_the_turn() const {
  return !game_.state().over && bots_[bot::player_to_act(game_.game(), game_.state())] != nullptr;
}

Expected<SeatedBots::Acted> SeatedBots::act() {
  const play::Game& game = game_.game();
  const std::size_t player = bot::player_to_act(game, game_.state());
  const auto choice = bots_[player]->choose(game, bot::seen_by(game, game_.state(), player, game_.done()));
  if (!choice) return unexpected(choice.error());
  Acted acted{game_.name(play::waits_for(game, game_.state())), game_.words(choice->action), choice->reason};
  if (const auto no = game_.act(choice->action)) return unexpected(no->words);
  return acted;
}

}  // namespace trackwright

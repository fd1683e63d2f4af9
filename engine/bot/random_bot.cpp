#include "engine/bot/random_bot.h"

#include <fmt/format.h>

#include <utility>

#include "engine/bot/trial.h"
#include "engine/play/turn/legal.h"

namespace trackwright::bot {

using namespace play;

Expected<BotChoice> RandomBot::choose(const Game& game, const State& state) {
  LegalQuestion question;
  question.run_steps = 2'000;
  std::vector<Action> all = candidates(game, state, question);
  keep_own(game, state, settings_.seat, all);
  const std::size_t many = all.size();
  Trial trial(game, state, settings_);
  while (!all.empty()) {
    std::swap(all[dice_.below(all.size())], all.back());
    Action action = std::move(all.back());
    all.pop_back();
    if (!trial.after(action)) continue;
    return BotChoice{std::move(action),
                     settings_.explain ? fmt::format("one of {} candidates, by lot", many) : std::string()};
  }
  return unexpected(trial.why_none());
}

}  // namespace trackwright::bot

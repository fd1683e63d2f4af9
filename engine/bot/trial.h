// Tries the candidates of a bot in its order.
#pragma once

#include <optional>
#include <string>

#include "engine/bot/bot.h"

namespace trackwright::bot {

// Applies candidates to one position and keeps the last reason for a refusal.
class Trial {
 public:
  Trial(const play::Game& game, const play::State& state, const BotSettings& settings)
      : game_(game), state_(state), settings_(settings) {}

  // Returns the position after the action; empty if it is illegal or to be avoided.
  std::optional<play::State> after(const play::Action&);
  std::string why_none() const;

 private:
  const play::Game& game_;
  const play::State& state_;
  const BotSettings& settings_;
  std::string why_ = "there is no candidate";
};

}  // namespace trackwright::bot

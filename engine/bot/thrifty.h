// A bot with simple habits: buy, run the best routes, pay dividends, buy trains; sell only if nothing else is
// possible.
#pragma once

#include "engine/bot/bot.h"
#include "engine/bot/dice.h"

namespace trackwright::bot {

class Thrifty : public Bot {
 public:
  explicit Thrifty(const BotSettings& settings) : settings_(settings), dice_(settings.seed) {}
  Expected<BotChoice> choose(const play::Game&, const play::State&) override;

 private:
  void order(const play::Game&, const play::State&, std::vector<play::Action>&);

  BotSettings settings_;
  Dice dice_;
};

}  // namespace trackwright::bot

// A bot to which each legal action is equally likely.
#pragma once

#include "engine/bot/bot.h"
#include "engine/bot/dice.h"

namespace trackwright::bot {

class RandomBot : public Bot {
 public:
  explicit RandomBot(const BotSettings& settings) : settings_(settings), dice_(settings.seed) {}
  Expected<BotChoice> choose(const play::Game&, const play::State&) override;

 private:
  BotSettings settings_;
  Dice dice_;
};

}  // namespace trackwright::bot

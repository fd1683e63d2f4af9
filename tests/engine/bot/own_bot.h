// The bot of docs/bots.md: starts and buys what it can, and otherwise takes the first legal action.
#pragma once

#include "engine/bot/bot.h"

namespace trackwright {

class OwnBot : public bot::Bot {
 public:
  explicit OwnBot(std::size_t seat) : seat_(seat) {}
  Expected<bot::BotChoice> choose(const play::Game&, const play::State&) override;

 private:
  std::size_t seat_;
};

}  // namespace trackwright

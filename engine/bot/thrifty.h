// A bot with simple habits: buy, run the best routes, pay dividends, buy trains; sell only if nothing else is
// possible.
#pragma once

#include <memory>
#include <string>

#include "engine/bot/appraisal.h"
#include "engine/bot/bot.h"
#include "engine/bot/dice.h"

namespace trackwright::bot {

class Thrifty : public Bot {
 public:
  explicit Thrifty(const BotSettings& settings) : settings_(settings), dice_(settings.seed) {}
  Expected<BotChoice> choose(const play::Game&, const play::State&) override;

 private:
  void order(const play::Game&, const play::State&, std::vector<play::Action>&);

  std::string reason(const play::Game&, const play::State&, const play::Action&);

  BotSettings settings_;
  Dice dice_;
  const play::Game* game_ = nullptr;      // the game that the appraiser is for
  std::unique_ptr<Appraiser> appraiser_;  // for reasons only
};

}  // namespace trackwright::bot

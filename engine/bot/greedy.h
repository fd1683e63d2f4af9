// A bot that takes the action after which the position is worth most to it.
#pragma once

#include <memory>
#include <set>

#include "engine/bot/appraisal.h"
#include "engine/bot/bot.h"
#include "engine/bot/dice.h"

namespace trackwright::bot {

class Greedy : public Bot {
 public:
  explicit Greedy(const BotSettings& settings) : settings_(settings), dice_(settings.seed) {}
  Expected<BotChoice> choose(const play::Game&, const play::State&) override;

 private:
  struct Candidate {
    play::Action action;
    double value = 0;
  };
  std::vector<play::Action> worth_trying(const play::Game&, play::State&);
  BotChoice told(const play::State&, play::Action);
  void drop_repeated(const play::State&, std::vector<play::Action>&);
  void add_prices(const play::PlayTable&, std::vector<play::Action>&) const;

  BotSettings settings_;
  Dice dice_;
  const play::Game* game_ = nullptr;  // the game that the appraiser is for
  std::unique_ptr<Appraiser> appraiser_;
  std::set<std::size_t> bought_;  // privates bought from players in the stock round `turn_`
  int turn_ = -1;
};

}  // namespace trackwright::bot

// Simple habits: buy, run the best routes, pay dividends, buy trains; sell only if nothing else is possible.
#pragma once

#include <vector>

#include "engine/play/table/table.h"
#include "engine/play/value/action.h"

namespace trackwright::bot {

// Ranks the actions of a position.
class Habits {
 public:
  Habits(const play::Game& game, const play::State& state)
      : game_(game), state_(state), table_(game, state_) {}

  // From 0 to 9; the highest is the best.
  int rank(const play::Action&) const;

 private:
  int bid(const play::Action&) const;
  bool keeps_enough(const play::Action&) const;
  bool waits_for_buyer(std::size_t company, play::Owner buyer) const;
  bool floats_soon(const play::Action&) const;
  int dividend(const play::Action&) const;
  bool at_left_end(std::size_t company) const;
  int train(const play::Action&) const;

  const play::Game& game_;
  play::State state_;  // a copy, since a table may change its state
  play::PlayTable table_;
};

}  // namespace trackwright::bot

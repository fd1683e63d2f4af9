// Records a game while it is played.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"
#include "engine/simulate/game_record.h"

namespace trackwright::simulate {

class GameWatch {
 public:
  // The game must outlive it. `detailed`: also records revenue by hex and the number of legal actions, which
  // takes longer than the game itself.
  GameWatch(const play::Game&, bool detailed);

  // Is called with each action and the positions before and after it.
  void see(const play::State& before, const play::Action&, const play::State& after);

  // The record with the position at the end, without the end, its cause and the bots.
  GameRecord record(const play::State& last) const;

 private:
  struct RoundName {
    play::RoundKind kind = play::RoundKind::Auction;
    int turn = 0;
    int num = 0;
    friend auto operator<=>(const RoundName&, const RoundName&) = default;
  };
  static RoundName name_of(const play::State&);

  void begin_round(const RoundName&);
  void end_round(const play::State&);
  void see_runs(const play::State& before, const play::Action&, const play::State& after);
  void judge_runs(const play::State& before, std::size_t company, const play::Action&);
  void see_trains(const play::State& before, const play::State& after);
  void see_lay(const play::State& before, const play::Action&, const play::State& after);
  void see_tokens(const play::State& before, const play::State& after);
  void see_companies(const play::State& before, const play::State& after);
  void see_privates(const play::State& before, const play::Action&, const play::State& after);
  void see_bankruptcy(const play::State& before, const play::Action&);
  void count_choices(const play::State& before);

  const play::Game& game_;
  GameRecord record_;
  std::optional<RoundName> round_;
  int income_ = 0;                                        // in this round
  std::set<std::pair<std::size_t, int>> run_in_;          // train types and rounds
  std::set<std::pair<std::uint16_t, std::int8_t>> full_;  // hexes and cities
  std::optional<std::size_t> leader_;
};

}  // namespace trackwright::simulate

// One hex of a sweep: the states that follow from a state before the hex.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/sweep_front.h"
#include "engine/run/sweep_plan.h"

namespace trackwright {

// A turn that a train took in the hex, from a state's origin.
struct SweepMove {
  std::uint8_t way = 0;
  std::uint8_t train = 0;  // its number in the previous state
};
std::vector<SweepMove> moves_of(std::uint64_t moves);
// The number in the previous state of the train with this number after the hex.
std::uint8_t train_before(std::uint64_t moves, std::uint8_t train);

class SweepExpansion {
 public:
  SweepExpansion(const Field&, const SweepTrains&, const SweepPlan&, const SweepHopes&, std::size_t step,
                 Effort&);

  // States that cannot lead above the floor are dropped.
  int floor = 0;

  // Adds the successors of state `i` of `before` to `after`; only some of them if the effort is spent.
  void expand(const SweepFront& before, std::uint32_t i, SweepSink& after);

  // The most that a successor led to which could not be stored; a very small number if all were stored.
  int left_out() const { return left_out_; }

 private:
  static constexpr int gone = -2;   // a slot that the hex consumes
  static constexpr int empty = -3;  // a slot without a run
  struct Draft {
    std::array<std::int8_t, 2 * sweep_slots> mate{};
    std::array<std::uint8_t, 2 * sweep_slots> train{};
    Tallies tallies{};
    std::array<std::uint64_t, sweep_trains> visits{};
    std::array<std::uint8_t, sweep_trains> ends{};  // number of ends of the run at stops
    std::uint64_t track = 0;
    std::uint64_t moves = 0;
    unsigned move_count = 0;
    int value = 0;
    std::uint32_t once = 0;
    std::uint8_t begun = 0;     // bits of trains
    std::uint8_t here = 0;      // bits of trains that use the hex
    std::uint8_t junction = 0;  // bits of trains that use its junction
  };

  Draft draft_of(const SweepFront&, std::uint32_t i) const;
  void enter(const Draft&, std::size_t place);
  void begin(const Draft&, std::size_t fresh);
  void take(const Draft&, const SweepTurn&, std::size_t train, std::size_t next, bool entering);
  bool occupy(Draft&, const SweepTurn&, std::size_t train) const;
  bool connect(Draft&, const SweepTurn&, std::size_t train) const;
  static void close(Draft&, int end, int other, std::size_t train);
  bool complete(Draft&, std::size_t train) const;
  void emit(const Draft&);
  bool can_go_on(const Draft&, std::size_t train) const;
  bool write(const Draft&, SweepState&) const;
  void settle(Draft&) const;

  const Field& field_;
  const SweepTrains& trains_;
  const SweepPlan& plan_;
  const SweepHopes& hopes_;
  const SweepStep& step_;
  std::size_t number_;
  const FieldHex& hex_;
  Effort& effort_;
  SweepSink* after_ = nullptr;
  std::uint32_t from_ = 0;
  int left_out_ = std::numeric_limits<int>::min();
};

}  // namespace trackwright

// The states of a sweep between two hexes: the possible outcomes of the hexes taken.
//
// For each slot of the front, a state records whether a run leaves through it, which train's, and the other
// end of the piece of that run: another slot or a stop. For each train it records the tally. Of states with
// equal slots, a state is dropped if another one is at least as good.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/run/fares.h"
#include "engine/run/sweep_plan.h"

namespace trackwright {

constexpr std::size_t sweep_trains = 4;  // maximum number of trains in a sweep
constexpr std::size_t sweep_slots = 60;  // maximum size of a front

// A slot in one byte: the slot at the other end of the piece of run (or one of the constants below), and the
// train.
using SlotCode = std::uint8_t;
constexpr SlotCode slot_ends = 61;   // the other end is at a stop
constexpr SlotCode slot_empty = 62;  // no run
constexpr SlotCode slot_code(unsigned mate, unsigned train) {
  return static_cast<SlotCode>(mate | train << 6U);
}
constexpr unsigned mate_of(SlotCode code) {
  return code & 63U;
}
constexpr unsigned train_of(SlotCode code) {
  return code >> 6U;
}

using Tallies = std::array<Tally, sweep_trains>;

// The origin of a state: the turns taken in the hex, each with its train, and how equal trains swapped
// places.
struct SweepOrigin {
  std::uint32_t before = 0;  // index of the previous state in the previous front
  std::uint64_t moves = 0;
};

struct SweepState {
  std::array<SlotCode, sweep_slots> slots{};
  Tallies tallies{};
  int value = 0;
  int hope = 0;  // upper limit of further gains
  SweepOrigin origin;
};

// Receives the states that a hex leads to.
class SweepSink {
 public:
  virtual ~SweepSink() = default;
  virtual void put(const SweepState&) = 0;

 protected:
  SweepSink() = default;
  SweepSink(const SweepSink&) = default;
  SweepSink& operator=(const SweepSink&) = default;
  SweepSink(SweepSink&&) = default;
  SweepSink& operator=(SweepSink&&) = default;
};

class SweepFront : public SweepSink {
 public:
  // fares_of: by train.
  SweepFront(std::size_t slots, std::vector<const Fares*> fares_of);

  std::size_t size() const { return values_.size(); }
  int value(std::size_t i) const { return values_[i]; }
  int reach(std::size_t i) const { return values_[i] + hopes_[i]; }  // no continuation is worth more
  std::span<const SlotCode> slots(std::size_t i) const { return {codes_.data() + i * width_, width_}; }
  Tallies tallies(std::size_t i) const;

  void put(const SweepState&) override;

  // Returns the state with these slots and tallies, and adds it if it is missing. Ignores the value of the
  // state.
  std::uint32_t number_of(const SweepState&);
  // The same without adding; `none` if the state is missing.
  std::uint32_t find(const SlotCode* slots, const Tallies&) const;
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  // Keeps the `most` most promising states. Returns the most that a dropped state could have led to, or a
  // very small number if none was dropped.
  int keep(std::size_t most);

  // Moves the origins out before the front is discarded.
  std::vector<SweepOrigin> take_origins() { return std::move(origins_); }
  const std::vector<SweepOrigin>& origins() const { return origins_; }

 private:
  std::uint64_t hash_of(const SlotCode* slots) const;
  bool same_slots(std::size_t i, const SlotCode* slots) const;
  // Whether state `i` makes these tallies with this value redundant.
  bool covers(std::size_t i, const Tallies&, int value) const;
  bool covered(std::size_t i, const Tallies&, int value) const;
  bool same_tallies(std::size_t i, const Tallies&) const;
  void write(std::size_t i, const SweepState&);
  void append(const SweepState&, std::uint64_t hash);
  void move_to(std::size_t from, std::size_t to);
  void resize(std::size_t states);
  void index();

  std::size_t width_;
  std::vector<const Fares*> fares_of_;
  std::vector<SlotCode> codes_;
  std::vector<Tally> tallies_;
  std::vector<int> values_;
  std::vector<int> hopes_;
  std::vector<SweepOrigin> origins_;
  std::vector<std::uint32_t> next_;   // the next state with the same hash
  std::vector<std::uint32_t> heads_;  // by hash
};

// Upper bounds of the gains that the trains of a sweep can still make in the remaining hexes.

// The trains of a sweep, grouped by class.
struct SweepTrains {
  std::vector<std::size_t> class_of;  // by train
  const std::vector<Fares>* fares;    // by class
  const Fares& fares_of(std::size_t train) const { return (*fares)[class_of[train]]; }
  std::size_t size() const { return class_of.size(); }
};

class SweepHopes {
 public:
  virtual ~SweepHopes() = default;
  // `taken`: the number of hexes processed before this state.
  virtual int most(std::size_t taken, const SweepState&) const = 0;

 protected:
  SweepHopes() = default;
  SweepHopes(const SweepHopes&) = default;
  SweepHopes& operator=(const SweepHopes&) = default;
};

// Bounds each train alone, as if track connected all remaining stops.
class PlainHopes : public SweepHopes {
 public:
  PlainHopes(const SweepTrains& trains, const SweepPlan& plan) : trains_(trains), plan_(plan) {}
  int most(std::size_t taken, const SweepState&) const override;

 private:
  const SweepTrains& trains_;
  const SweepPlan& plan_;
};

}  // namespace trackwright

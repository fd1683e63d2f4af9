// The states of a sweep between two hexes: what the hexes taken can have led to.
//
// A state says of each slot of the front whether a run leaves by it, which train's, and by which slot the
// same piece of that run comes out again, or that it ends at a stop; and of each train its tally. Of states
// that agree in the slots, one that another can do without loss is left out.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/run/fares.h"

namespace trackwright {

constexpr std::size_t sweep_trains = 4;  // more are not swept together
constexpr std::size_t sweep_slots = 60;  // of a front

// A slot in one byte: the slot at the other end of the piece of run (or one of these), and the train.
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

// How a state came about: the turns taken in the hex, each with its train, and how equal trains changed
// places.
struct SweepOrigin {
  std::uint32_t before = 0;  // the state before, in the front before
  std::uint64_t moves = 0;
};

struct SweepState {
  std::array<SlotCode, sweep_slots> slots{};
  Tallies tallies{};
  int value = 0;
  int hope = 0;  // no more than this can be added
  SweepOrigin origin;
};

// What takes the states that a hex leads to.
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
  int reach(std::size_t i) const { return values_[i] + hopes_[i]; }  // no end from here is worth more
  std::span<const SlotCode> slots(std::size_t i) const { return {codes_.data() + i * width_, width_}; }
  Tallies tallies(std::size_t i) const;

  void put(const SweepState&) override;

  // The state with these slots and tallies, put there where it is not yet; what it is worth is not asked.
  std::uint32_t number_of(const SweepState&);
  // The same, and `none` where it is not there.
  std::uint32_t find(const SlotCode* slots, const Tallies&) const;
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  // Keeps so many states, the most promising; returns the most that one of the others could have led to, and
  // a very small number where all were kept.
  int keep(std::size_t most);

  // Gives the origins away, before the front is left behind.
  std::vector<SweepOrigin> take_origins() { return std::move(origins_); }
  const std::vector<SweepOrigin>& origins() const { return origins_; }

 private:
  std::uint64_t hash_of(const SlotCode* slots) const;
  bool same_slots(std::size_t i, const SlotCode* slots) const;
  // Whether the state `i` makes one of these tallies and this value needless.
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
  std::vector<std::uint32_t> next_;   // of those with the same hash
  std::vector<std::uint32_t> heads_;  // by hash
};

}  // namespace trackwright

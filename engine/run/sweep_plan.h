// The order in which the sweep takes the hexes of a field, and the situation at each hex.
//
// The front consists of the exits from hexes already taken to hexes not yet taken. Exits are numbered as
// slots; an incomplete run leaves the taken hexes through slots.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/run/fares.h"
#include "engine/run/field.h"

namespace trackwright {

// The end of a way: a stop, where the run ends too (way_closed), or a slot of the front before the hex, or a
// slot that the hex adds (numbered after those).
constexpr int way_closed = -1;

struct SweepTurn {
  std::uint8_t way = 0;  // index into the ways of the hex
  std::int8_t a = way_closed;
  std::int8_t b = way_closed;
  std::uint8_t exit_a = 0;  // the exits at this hex, if `a` or `b` is a slot of the previous front
  std::uint8_t exit_b = 0;
};

struct SweepStep {
  std::uint32_t hex = 0;            // of the field
  std::vector<std::uint8_t> stay;   // slots of the previous front that remain, in their new order
  std::vector<std::uint8_t> enter;  // slots of the previous front that lead into the hex
  std::size_t before = 0;           // number of slots in the previous front
  std::size_t added = 0;            // number of slots that the hex adds
  std::vector<std::vector<SweepTurn>>
      turns;  // by place in `enter`: the ways that continue from that slot, which is their `a`
  std::vector<SweepTurn> fresh;  // ways without a slot of the previous front
  std::size_t after() const { return stay.size() + added; }
};

// The most that a train can still earn in the remaining hexes, for each number of stops.
struct SweepHope {
  std::vector<int> by_stops;  // the last entry applies to greater numbers too
  bool token = false;         // a token of the company may still be met
};

// Decisions due after a hex is taken.
struct SweepSettlement {
  std::vector<std::size_t> bonuses;  // indices into Fares::bonuses
  std::vector<std::uint8_t> fields;  // that no later hex needs
};

struct SweepPlan {
  std::vector<SweepStep> steps;
  std::vector<std::vector<SweepHope>> hope;           // by number of hexes taken, and class
  std::vector<std::vector<SweepSettlement>> settled;  // by step and class
  std::size_t widest = 0;                             // number of slots
};

// tokens_weigh: weight of placing the company's tokens early, relative to a narrow front.
SweepPlan make_sweep_plan(const Map&, const Field&, const std::vector<Fares>&, double tokens_weigh);

}  // namespace trackwright

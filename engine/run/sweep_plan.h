// In which order the sweep takes the hexes of a field, and what it meets in each.
//
// Between two hexes the exits of hexes taken towards hexes not yet taken are the front. They are numbered as
// slots; a run that is not whole yet leaves the hexes taken through slots.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/run/fares.h"
#include "engine/run/field.h"

namespace trackwright {

// Where a way ends: at a stop, where the run ends too, or at a slot: of the front before the hex, or one that
// the hex adds (numbered after those).
constexpr int way_closed = -1;

struct SweepTurn {
  std::uint8_t way = 0;  // index into the ways of the hex
  std::int8_t a = way_closed;
  std::int8_t b = way_closed;
  std::uint8_t exit_a = 0;  // the exits at the hex's side, where `a` or `b` is a slot of the front before
  std::uint8_t exit_b = 0;
};

struct SweepStep {
  std::uint32_t hex = 0;            // of the field
  std::vector<std::uint8_t> stay;   // slots of the front before that remain, in their new order
  std::vector<std::uint8_t> enter;  // slots of the front before that lead into the hex
  std::size_t before = 0;           // slots of the front before
  std::size_t added = 0;            // slots that the hex adds
  std::vector<std::vector<SweepTurn>>
      turns;                     // by place in `enter`: the ways on from there, which is their `a`
  std::vector<SweepTurn> fresh;  // ways that touch no slot of the front before
  std::size_t after() const { return stay.size() + added; }
};

// How much a train can still get in hexes not yet taken: the most for each number of stops.
struct SweepHope {
  std::vector<int> by_stops;  // the last holds for any greater number
  bool token = false;         // an own token may still be met
};

// What is decided once a hex is taken.
struct SweepSettlement {
  std::vector<std::size_t> bonuses;  // of Fares::bonuses
  std::vector<std::uint8_t> fields;  // that no later hex asks for
};

struct SweepPlan {
  std::vector<SweepStep> steps;
  std::vector<std::vector<SweepHope>> hope;           // by number of hexes taken, and class
  std::vector<std::vector<SweepSettlement>> settled;  // by step and class
  std::size_t widest = 0;                             // slots
};

// tokens_weigh: how much it counts that the company's tokens come early, beside that the front is narrow.
SweepPlan make_sweep_plan(const Map&, const Field&, const std::vector<Fares>&, double tokens_weigh);

}  // namespace trackwright

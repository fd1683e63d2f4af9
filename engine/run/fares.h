// The value of the ways of a field for trains of one class, and their use of the train's reach.
//
// A tally stores the past of a run as far as later hexes depend on it: numbers in the bit fields of one word.
// They count stops against the rows of the reach, stops of groups and hexes crossed; they record whether a
// token was met, and the needs of bonuses that span several hexes. A bonus of a single place adds its value
// at that place.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/run/field.h"
#include "engine/run/plan.h"
#include "engine/title/run_rules.h"

namespace trackwright {

using Tally = std::uint64_t;
constexpr Tally tally_done = Tally{1} << 63;  // the run has both ends

struct TallyField {
  unsigned shift = 0;
  Tally mask = 0;  // before the shift
  unsigned limit = 0;
  bool needed = false;  // true: the value must reach the limit; false: it must not exceed the limit
};

// The gain of a way, a hex or a hexside, and its additions to the tally: (field, amount).
struct Gain {
  int value = 0;
  std::vector<std::pair<std::uint8_t, std::uint8_t>> marks;
  std::uint32_t once = 0;  // bits of bonuses that only one run gets
};

// Bonuses that are decided together after all their hexes: of those whose needs are met, the best counts.
struct FareBonus {
  struct Choice {
    int value = 0;
    std::vector<std::uint8_t> fields;  // all at their limits
  };
  std::vector<Choice> choices;
  std::vector<std::uint32_t> hexes;  // of the field; those that can still add something
};

struct Fares {
  std::vector<TallyField> fields;
  // By hex and way: the choices; empty: closed to this train.
  std::vector<std::vector<std::vector<Gain>>> ways;
  std::vector<Gain> hexes;               // for running through a hex
  std::vector<std::vector<Gain>> exits;  // by hex and exit: for crossing this hexside
  std::vector<FareBonus> bonuses;
  int each_run = 0;                     // for each run
  std::optional<std::uint8_t> crossed;  // the field that counts hexsides
  // Fields that a run must satisfy to count: token, minimum number of paid stops.
  std::vector<std::uint8_t> last_needs;
  std::vector<std::uint8_t> rooms;  // fields whose limits apply to all paid stops; empty: no limit
  std::vector<std::pair<std::uint8_t, std::vector<std::uint32_t>>>
      groups;  // fields, and the hexes of each group
  // By hex: (value, room used) of each stop in the best case.
  std::vector<std::vector<std::pair<int, int>>> stops;
  std::vector<bool> tokens;  // by hex: a token of the company may be met
};

// Adds to the tally; returns false if that exceeds a limit.
inline bool add(const Fares& fares, Tally& tally, const Gain& gain) {
  for (const auto& [number, amount] : gain.marks) {
    const TallyField& field = fares.fields[number];
    Tally count = (tally >> field.shift & field.mask) + amount;
    if (count > field.limit) {
      if (!field.needed) return false;
      count = field.limit;
    }
    tally = (tally & ~(field.mask << field.shift)) | count << field.shift;
  }
  return true;
}

inline bool reached(const Fares& fares, Tally tally, std::uint8_t number) {
  const TallyField& field = fares.fields[number];
  return (tally >> field.shift & field.mask) >= field.limit;
}

// Whether `a` is at least as good as `b` in every continuation.
inline bool no_worse(const Fares& fares, Tally a, Tally b) {
  if (a == b) return true;
  for (const TallyField& field : fares.fields) {
    const Tally in_a = a >> field.shift & field.mask;
    const Tally in_b = b >> field.shift & field.mask;
    if (field.needed ? in_a < in_b : in_a > in_b) return false;
  }
  return (a & tally_done) <= (b & tally_done);
}

// Rules that do not fit into a tally are relaxed: prohibitions are ignored and bonuses counted as met. So
// these values are upper limits of the value of any run.
Fares make_fares(const Map&, const Position&, const Network&, const Field&, const TrainClass&,
                 const RunRules&);

}  // namespace trackwright

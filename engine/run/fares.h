// What the ways of a field are worth to trains of one class, and what they use up of the train's reach.
//
// What a run has done so far that later hexes depend on is a tally: numbers in the fields of one word. They
// count stops against the rows of the reach, stops of groups, hexes crossed; whether a token was met; and the
// needs of bonuses that lie in several hexes. A bonus of one place is worth what it is where it is.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/run/field.h"
#include "engine/run/plan.h"
#include "engine/title/run_rules.h"

namespace trackwright {

using Tally = std::uint64_t;
constexpr Tally tally_done = Tally{1} << 63;  // the run has both its ends

struct TallyField {
  unsigned shift = 0;
  Tally mask = 0;  // before the shift
  unsigned limit = 0;
  bool needed = false;  // the more the better, and enough at the limit; else no more than the limit
};

// What is got for a way, a hex or a hexside, and what it adds to the tally: (field, amount).
struct Gain {
  int value = 0;
  std::vector<std::pair<std::uint8_t, std::uint8_t>> marks;
  std::uint32_t once = 0;  // bits of bonuses that one run alone gets
};

// Bonuses that are decided together once all their hexes are passed: of those that are met, the best.
struct FareBonus {
  struct Choice {
    int value = 0;
    std::vector<std::uint8_t> fields;  // all at their limits
  };
  std::vector<Choice> choices;
  std::vector<std::uint32_t> hexes;  // of the field, where something could still be added
};

struct Fares {
  std::vector<TallyField> fields;
  std::vector<std::vector<std::vector<Gain>>> ways;  // by hex and way: the choices; none: not for this train
  std::vector<Gain> hexes;                           // for running through a hex at all
  std::vector<std::vector<Gain>> exits;              // by hex and exit: for crossing this hexside
  std::vector<FareBonus> bonuses;
  int each_run = 0;                      // for running at all
  std::optional<std::uint8_t> crossed;   // field that counts hexsides
  std::vector<std::uint8_t> last_needs;  // fields without which a run does not count: token, least paid
  std::vector<std::uint8_t> rooms;       // fields whose limits hold all stops that are paid; empty: no limit
  std::vector<std::pair<std::uint8_t, std::vector<std::uint32_t>>>
      groups;                                           // fields and the hexes of the group
  std::vector<std::vector<std::pair<int, int>>> stops;  // by hex: (value, room it takes) of each stop at best
  std::vector<bool> tokens;                             // by hex: an own token may be met
};

// Adds to the tally; false where that goes beyond a limit.
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

// Whether `a` can do all that `b` can.
inline bool no_worse(const Fares& fares, Tally a, Tally b) {
  if (a == b) return true;
  for (const TallyField& field : fares.fields) {
    const Tally in_a = a >> field.shift & field.mask;
    const Tally in_b = b >> field.shift & field.mask;
    if (field.needed ? in_a < in_b : in_a > in_b) return false;
  }
  return (a & tally_done) <= (b & tally_done);
}

// What of the rules does not fit into a tally is left out where it only forbids, and taken as met where it
// only pays: no run is worth more than is said here.
Fares make_fares(const Map&, const Position&, const Network&, const Field&, const TrainClass&,
                 const RunRules&);

}  // namespace trackwright

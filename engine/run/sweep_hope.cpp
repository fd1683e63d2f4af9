#include "engine/run/sweep_hope.h"

#include <algorithm>

namespace trackwright {

int PlainHopes::most(std::size_t taken, const SweepState& state) const {
  int sum = 0;
  for (std::size_t t = 0; t < trains_.size(); ++t) {
    const Fares& fares = trains_.fares_of(t);
    const SweepHope& hope = plan_.hope[taken][trains_.class_of[t]];
    const Tally tally = state.tallies.at(t);
    std::size_t stops = hope.by_stops.size() - 1;
    if ((tally & tally_done) != 0)
      stops = 0;
    else
      sum += std::max(0, fares.each_run);
    if ((tally & tally_done) == 0 && !fares.rooms.empty()) {
      std::size_t room = 0;
      for (const std::uint8_t f : fares.rooms)
        room += fares.fields[f].limit - (tally >> fares.fields[f].shift & fares.fields[f].mask);
      stops = std::min(stops, room);
    }
    sum += hope.by_stops[stops];
    if ((tally & tally_done) == 0) sum += std::max(0, fares.each_run);
  }
  return sum;
}

}  // namespace trackwright

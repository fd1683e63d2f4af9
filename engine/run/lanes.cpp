#include "engine/run/lanes.h"

namespace trackwright {

bool is_ship(const Train& train) {
  return !train.stack.empty() && train.stack != "train";
}

std::uint8_t tracks_of(const Train& train) {
  if (train.tracks.empty())
    return 1U << static_cast<unsigned>(Track::Broad) | 1U << static_cast<unsigned>(Track::Dual);
  std::uint8_t tracks = 0;
  for (const Track track : train.tracks)
    tracks = static_cast<std::uint8_t>(tracks | 1U << static_cast<unsigned>(track));
  return tracks;
}

Lanes lanes_of(const Roster& roster) {
  unsigned ships = 0;
  unsigned trains = 0;
  for (const Train& train : roster.trains)
    if (runs_by_itself(train)) (is_ship(train) ? ships : trains) |= tracks_of(train);
  if ((ships & ~trains) == 0) return {};
  return {static_cast<std::uint8_t>(ships & ~trains), static_cast<std::uint8_t>(trains & ~ships)};
}

}  // namespace trackwright

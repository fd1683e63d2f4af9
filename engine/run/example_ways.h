// Positions and lays for the examples of a rulebook: a company alone on the map at the start of the game,
// with its first station, and the lays that lead from there to a stop nearby.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/run.h"
#include "engine/title/title.h"
#include "engine/upgrade/book.h"

namespace trackwright {

// A lay that may lead to a stop.
struct WayStep {
  int left = 0;  // hexes from the end of its track to the stop; -1: on the stop
  int exits = 0;
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::string tile;
  Rotation rotation;
};

class ExampleWays {
 public:
  explicit ExampleWays(const Title&);

  const UpgradeBook& upgrades() const { return upgrades_; }

  // The position of the company with a station in its home, or one position for each of some cities that it
  // may choose. Empty if it does not start in a printed city.
  std::vector<Position> starts(const Company&) const;

  // The stops nearest to a hex; cities first.
  std::vector<const Hex*> targets(const Hex&, std::size_t most = 3) const;

  int between(const Hex&, const Hex&) const;

  // The legal lays of the company without conditions; those that lead to the target come first.
  std::vector<WayStep> steps(const Position&, const Hex& target) const;

  // The best run if the position has one train, which earns something between at least two stops.
  std::optional<Run> best_run(const Position&) const;

 private:
  std::optional<Position> start_at(const Company&, const Station&) const;
  std::vector<const Hex*> chosen_homes(const Company&) const;
  int left_after(std::uint32_t hex, const Tile&, Rotation, const Hex& target) const;

  const Title& title_;
  const Map& map_;
  UpgradeBook upgrades_;
};

}  // namespace trackwright

// Small examples of the rules of a title for the figures of its rulebook: a company at the start of the game
// lays track from its home to another stop, runs its first train, and upgrades a tile; tokens of others stop
// a longer run. If companies choose their homes, the home is a city that the rules permit. The same functions
// decide as everywhere else: opportunities, placement, best_runs and evaluate. Money, powers and other
// companies are left out, except for the tokens that stop the run. The same title gives the same examples.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/run.h"
#include "engine/title/title.h"

namespace trackwright {

struct LayExample {
  Position before;
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::string tile;
  Rotation rotation;        // as on the map
  Rotation wrong_rotation;  // illegal: for a first tile, its track misses that of the company; for an
                            // upgrade, it loses existing track
};

struct RouteExample {
  Position position;
  Run run;
};

// A run through a city, and the same run stopped by the tokens of other companies in all slots of the city.
struct BlockedExample {
  Position open;
  Run run;  // legal in `open`, illegal in `full`
  Position full;
  std::string hex;          // of the city
  std::optional<Run> best;  // in `full`; empty: no run pays
};

struct RuleExamples {
  std::string company;
  std::optional<LayExample> lay;      // of a yellow tile
  std::optional<LayExample> upgrade;  // to a green tile
  std::optional<RouteExample> route;
  std::optional<BlockedExample> blocked;
};

// Members are empty if the search finds no simple example.
RuleExamples rule_examples(const Title&);

// The position after the tile was laid.
Position after_lay(const Title&, Position, std::uint32_t hex, const std::string& tile, Rotation);

}  // namespace trackwright

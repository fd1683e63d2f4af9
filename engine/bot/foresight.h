// Facts about the future of a game that follow from the title: which purchase makes a train rust, what a stop
// pays in a phase, and where track is worth having. Computed once for each game.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::bot {

class Foresight {
 public:
  explicit Foresight(const play::Game&);

  // The train type whose first purchase makes this type rust; empty: it never rusts.
  std::optional<std::size_t> rusts_with(std::size_t type) const { return rusts_with_[type]; }
  // The number of trains that the bank sells before this train type rusts; empty: it never rusts.
  std::optional<int> sales_until_rust(const play::State&, std::size_t type) const;
  // Revenue of an ordinary run of this train in the phase, from the usual value of a city.
  double typical_run(const Train&, std::size_t phase) const;
  // The value of track into a hex: its stops and those around it.
  double attraction(std::size_t hex) const { return attraction_[hex]; }
  // The value of the stops of a hex in this phase, as it lies on the map.
  double stops_on(const Tile&, std::size_t phase) const;

 private:
  const play::Game& game_;
  std::vector<std::optional<std::size_t>> rusts_with_;
  std::vector<double> city_in_phase_;
  std::vector<double> attraction_;
};

}  // namespace trackwright::bot

#include "designer/simulate/simulation.h"

namespace trackwright {

std::uint64_t Simulation::games() const {
  const std::uint64_t first = shard.number - 1;
  return first < plan.games ? (plan.games - first + shard.of - 1) / shard.of : 0;
}

std::vector<std::uint64_t> Simulation::to_play() const {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t game = shard.number - 1 + done * shard.of; game < plan.games; game += shard.of)
    numbers.push_back(game);
  return numbers;
}

}  // namespace trackwright

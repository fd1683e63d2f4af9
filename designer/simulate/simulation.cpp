#include "designer/simulate/simulation.h"

namespace trackwright {

std::vector<std::uint64_t> Simulation::numbers() const {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t game = shard.number - 1; game < plan.games; game += shard.of) numbers.push_back(game);
  return numbers;
}

}  // namespace trackwright

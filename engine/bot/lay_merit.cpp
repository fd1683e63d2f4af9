#include "engine/bot/lay_merit.h"

#include <algorithm>
#include <utility>

namespace trackwright::bot {

using namespace play;

namespace {

// A tile that is kept while the merits of its rotations are computed.
class LayMerits {
 public:
  LayMerits(const PlayTable& table, const Foresight& foresight) : table_(table), foresight_(foresight) {}

  double of(const Action& action) {
    see(action.hex);
    const Tile& tile = find_tile(table_.game.title(), table_.game.tiles[action.tile])->tile;
    const std::size_t phase = table_.state.phase;
    double merit = 2 * (foresight_.stops_on(tile, phase) - foresight_.stops_on(lying_, phase));
    const std::uint8_t now = turned_edges(exits(tile), Rotation(action.rotation));
    double best = 0;
    for (const Edge edge : all_edges) {
      const auto bit = 1U << static_cast<unsigned>(edge.index());
      if ((now & bit) == 0 || (exits(lying_) & bit) != 0) continue;
      const double there = gain_[static_cast<std::size_t>(edge.index())];
      merit += there / 4;
      best = std::max(best, there);
    }
    return merit + best;
  }

 private:
  void see(std::size_t hex) {
    if (hex == hex_) return;
    hex_ = hex;
    lying_ = table_.laid_tile(hex);
    for (const Edge edge : all_edges) {
      double& gain = gain_[static_cast<std::size_t>(edge.index())];
      gain = 0;
      const auto beyond = table_.game.title().map.beyond(hex, edge);
      if (beyond == Map::none) continue;
      gain = foresight_.attraction(beyond);
      if (has_exit(table_.laid_tile(beyond), edge.opposite())) gain *= 1.5;
    }
  }

  const PlayTable& table_;
  const Foresight& foresight_;
  std::size_t hex_ = static_cast<std::size_t>(-1);
  Tile lying_;
  std::array<double, 6> gain_{};
};

}  // namespace

void keep_best_lays(const PlayTable& table, const Foresight& foresight, std::size_t most,
                    std::vector<Action>& actions) {
  LayMerits merits(table, foresight);
  std::vector<std::pair<double, std::size_t>> lays;
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i].kind == ActionKind::LayTile) lays.emplace_back(-merits.of(actions[i]), i);
  if (lays.size() <= most) return;
  std::ranges::sort(lays);
  std::vector<bool> dropped(actions.size(), false);
  for (std::size_t i = most; i < lays.size(); ++i) dropped[lays[i].second] = true;
  std::vector<Action> kept;
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (!dropped[i]) kept.push_back(std::move(actions[i]));
  actions = std::move(kept);
}

}  // namespace trackwright::bot

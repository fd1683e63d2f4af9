// Two tiles that are laid together, on two hexes.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

struct Pair {
  std::size_t hex = 0;
  std::size_t tile = 0;
};

// The tile and hex that belong to this tile and hex.
std::optional<Pair> other_of(const PlayTable& table, const Action& action) {
  const std::string& hex = table.game.title().map.hexes()[action.hex].id;
  for (const PairedTiles& pair : table.game.rules().operating.paired_tiles)
    if (pair.hexes.size() == 2 && pair.tiles.size() == 2)
      for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        if (pair.hexes[side].value != hex || pair.tiles[side].value != table.game.tiles[action.tile])
          continue;
        const auto other = table.game.find_hex(pair.hexes[1 - side].value);
        const auto tile = table.game.find_tile(pair.tiles[1 - side].value);
        if (other && tile) return Pair{*other, *tile};
      }
  return std::nullopt;
}

}  // namespace

Verdict lay_pair(PlayTable& table, const Action& action) {
  const auto other = other_of(table, action);
  if (!other) return {};
  Action second = action;
  second.hex = static_cast<std::uint16_t>(other->hex);
  second.tile = static_cast<std::uint16_t>(other->tile);
  second.copy = 0;
  second.rotation = 0;
  return put_tile(table, second, {false, 0, 0, action.actor});
}

}  // namespace trackwright::play

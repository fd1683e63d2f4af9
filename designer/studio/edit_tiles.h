// Edits of tiles: similar tiles, and adding a tile to a title. Also edits the market's grid.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/dictionary.h"
#include "designer/studio/edit.h"
#include "engine/title/title.h"

namespace trackwright {

// A numbered tile that is equal after rotation.
struct LikeTile {
  std::string id;
  Rotation rotation;  // to apply to the numbered tile
  bool same = true;   // false: only its track is equal; values or labels differ
  bool own = false;   // the title's own tile
};

// Tiles of the title first, then standard tiles; equal tiles before those that only share the track.
std::vector<LikeTile> tiles_like(const Tile&, const Title&, const Dictionary&);

// One of the title's own tiles, new or replacing the tile with that number, and its count. If the dictionary
// has this tile under this number, only the count is written. Without a count, keeps the existing one, or
// uses one.
struct OwnTile {
  std::string id;
  Colour colour = Colour::Yellow;
  std::string code;
  std::optional<int> count;
};
EditedTitle with_own_tile(const Title&, const Dictionary&, const OwnTile&);

// The rows of the market, each in the form of the file: `82 90p - 100|`.
EditedTitle with_market_rows(const Title&, const std::vector<std::string>& rows);

}  // namespace trackwright

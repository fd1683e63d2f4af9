// Tiles that somebody designs: what they are like, and how they come into a title. And the market's grid.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/dictionary.h"
#include "designer/studio/edit.h"
#include "engine/title/title.h"

namespace trackwright {

// A numbered tile that is the same when it is turned.
struct LikeTile {
  std::string id;
  Rotation rotation;  // of the numbered tile
  bool same = true;   // false: only its track is, values or labels are others
  bool own = false;   // one of the title
};

// Those of the title first, then standard ones, the same before those with the same track.
std::vector<LikeTile> tiles_like(const Tile&, const Title&, const Dictionary&);

// A tile of the title's own, new or in place of the one of that number, and how many there are. A number
// that the dictionary has with this very tile is only counted. Without a count it stays as it is, or is one.
struct OwnTile {
  std::string id;
  Colour colour = Colour::Yellow;
  std::string code;
  std::optional<int> count;
};
EditedTitle with_own_tile(const Title&, const Dictionary&, const OwnTile&);

// The rows of the market, each as the file has it: `82 90p - 100|`.
EditedTitle with_market_rows(const Title&, const std::vector<std::string>& rows);

}  // namespace trackwright

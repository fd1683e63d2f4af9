// Graphical edits of a title, and the resulting files.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/dictionary.h"
#include "designer/studio/fix_title.h"
#include "designer/studio/save.h"
#include "engine/base/expected.h"
#include "engine/tile/tile_error.h"
#include "engine/title/title.h"

namespace trackwright {

// The title after an edit. The error is a sentence for the user, without a full stop.
using EditedTitle = Expected<Title, std::string>;

// The error of a tile text as such a sentence.
std::string said_of(const TileError&);

// The files that change to obtain the wanted title, verified by reading them again. Keeps comments and
// layout; rejects a change that needs more than small edits. Changes only files of the title's own folder.
// Writes nothing.
Expected<std::vector<ChangedFile>, std::string> edited_files(const FileReader&, const Installation&,
                                                             const Loaded& now, const Title& wanted);

// The history of written edits for undo and redo, newest first.
class EditHistory {
 public:
  struct Step {
    std::string words;  // "Move B5 to C4"
    std::vector<ChangedFile> files;
  };

  // Discards the edits that were undone.
  void add(Step);
  // The step to undo, or with `again` to redo; nullptr if there is none.
  const Step* next(bool again) const;
  void pass(bool again);

 private:
  std::vector<Step> steps_;
  std::size_t done_ = 0;  // number of steps in effect
};

// Graphical edits of a map.

// Exchanges the contents of two hexes: names, stops, track, labels, colours, and the homes and destinations
// of companies. Terrain and borders belong to the ground and stay.
EditedTitle with_places_exchanged(const Title&, const std::string& from, const std::string& to);

// `terrain`: a part in the tile language such as `upgrade=cost:60,terrain:mountain`; empty removes the
// terrain.
EditedTitle with_terrain(const Title&, const std::vector<std::string>& hexes, const std::string& terrain);

// The new kind of a side between two hexes; without a kind, an ordinary side.
struct SideChange {
  std::string hex;
  Edge edge;
  std::optional<BorderKind> kind;
  std::optional<int> cost;
  std::string colour;
};
EditedTitle with_side(const Title&, const SideChange&);

// The name, colour and print of a hex. `code`: the tile text in its orientation on the map.
struct HexChange {
  std::string hex;
  std::string name;
  Colour colour = Colour::White;
  std::string code;
};
EditedTitle with_hex(const Title&, const HexChange&);

// Adds a plain white hex.
EditedTitle with_new_hex(const Title&, const std::string& hex);
// Also removes the entries for its sides.
EditedTitle without_hex(const Title&, const std::string& hex);

// Edits of tiles: similar tiles, and adding a tile to a title. Also edits the market's grid.

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

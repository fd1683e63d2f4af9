// Parses any bytes as a tile or as an error in the text. Tiles survive writing, turning and mirroring.
#include "engine/tile/language.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

void check_tile(const Tile& tile) {
  const std::string text = tile_text(tile);
  const auto again = parse_tile(text, tile.colour);
  require(again.has_value(), "a tile's own text is no tile");
  require(*again == tile, "a tile's own text is another tile");
  require(tile_text(*again) == text, "a tile has two texts");
  require(mirrored(mirrored(tile)) == tile, "mirrored twice it is another tile");
  require(rotated(rotated(tile, Rotation(1)), Rotation(5)) == tile, "turned round it is another tile");
  if (tile.paths.size() > 40) return;  // canonical forms of huge random tiles are slow
  require(canonical_form(rotated(tile, Rotation(2))) == canonical_form(tile),
          "a turned tile is another design");
}

}  // namespace

void tile_language_target(std::string_view text) {
  const auto tile = parse_tile(text, Colour::Yellow);
  if (tile)
    check_tile(*tile);
  else
    require(tile.error().offset + tile.error().length <= text.size() && !tile.error().message.empty(),
            "an error lies outside of the text");
}

}  // namespace trackwright

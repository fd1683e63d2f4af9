// Any bytes give a tile or an error inside the text; a tile survives its own text, turning and mirroring.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/tile/language.h"

namespace {

using namespace trackwright;

void require(bool holds) {
  if (!holds) std::abort();
}

void check_tile(const Tile& tile) {
  const std::string text = tile_text(tile);
  const auto again = parse_tile(text, tile.colour);
  require(again.has_value());
  require(*again == tile);
  require(tile_text(*again) == text);
  require(mirrored(mirrored(tile)) == tile);
  require(rotated(rotated(tile, Rotation(1)), Rotation(5)) == tile);
  if (tile.paths.size() > 40) return;  // canonical forms of nonsense take their time
  require(canonical_form(rotated(tile, Rotation(2))) == canonical_form(tile));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto tile = parse_tile(text, Colour::Yellow);
  if (tile)
    check_tile(*tile);
  else
    require(tile.error().offset + tile.error().length <= size && !tile.error().message.empty());
  return 0;
}

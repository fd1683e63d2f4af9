#include "designer/format/title/tile_text.h"

#include <algorithm>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "engine/tile/language.h"

namespace trackwright {

std::optional<Tile> read_tile(const Node& text, Colour colour, const std::string& object,
                              Findings& findings) {
  if (!is_scalar(text)) return std::nullopt;
  auto tile = parse_tile(text.text, colour);
  if (tile) return std::move(*tile);
  const TileError& error = tile.error();
  report(findings, "tile/language", part_of(text, error.offset, std::max<std::uint32_t>(error.length, 1)),
         object, error.message, error.help);
  return std::nullopt;
}

}  // namespace trackwright

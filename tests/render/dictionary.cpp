#include "tests/render/dictionary.h"

#include "tests/engine/reference.h"

namespace trackwright {

std::vector<NumberedTile> dictionary_tiles() {
  std::vector<NumberedTile> tiles;
  if (reference::folder().empty()) return tiles;
  const reference::Json table = reference::read(reference::folder() / "tiles.json");
  for (const auto& [number, record] : table["tiles"].items())
    if (record.contains("color")) tiles.push_back({number, reference::tile(record)});
  return tiles;
}

}  // namespace trackwright

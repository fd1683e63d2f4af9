#include "engine/title/title.h"

namespace trackwright {

const TileDefinition* find_tile(const Title& title, const std::string& id) {
  const auto it = title.tiles.find(id);
  return it == title.tiles.end() ? nullptr : &it->second;
}

std::string money(const Title& title, int amount) {
  std::string text = title.currency;
  const auto slot = text.find("{}");
  if (slot == std::string::npos) return text + std::to_string(amount);
  return text.replace(slot, 2, std::to_string(amount));
}

}  // namespace trackwright

#include "engine/title/title.h"

namespace trackwright {

const TileDefinition* find_tile(const Title& title, const std::string& id) {
  const auto it = title.tiles.find(id);
  return it == title.tiles.end() ? nullptr : &it->second;
}

bool has_rounds(const Title& title) {
  return !title.stock_round.empty() || !title.operating_round.empty() || !title.turns.empty() ||
         title.rules.stock.turn || !title.rules.operating.turn.kinds.empty();
}

const std::vector<RoundStep>& turn_of(const Title& title, const std::string& kind) {
  const auto own = title.turns.find(kind);
  return own == title.turns.end() ? title.operating_round : own->second;
}

std::string money(const Title& title, int amount) {
  std::string text = title.currency;
  const auto slot = text.find("{}");
  if (slot == std::string::npos) return text + std::to_string(amount);
  return text.replace(slot, 2, std::to_string(amount));
}

}  // namespace trackwright

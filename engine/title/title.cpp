#include "engine/title/title.h"

#include <algorithm>

namespace trackwright {

const TileDefinition* find_tile(const Title& title, const std::string& id) {
  const auto it = title.tiles.find(id);
  return it == title.tiles.end() ? nullptr : &it->second;
}

const TitleOption* find_option(const Title& title, const std::string& name) {
  const auto it =
      std::ranges::find(title.options, name, [](const TitleOption& one) { return one.name.value; });
  return it == title.options.end() ? nullptr : &*it;
}

bool has_option(const Title& title, const std::string& name) {
  return std::ranges::find(title.chosen_options, name) != title.chosen_options.end();
}

bool is_for_players(const TitleOption& option, int players) {
  return option.players.empty() ||
         std::ranges::any_of(option.players, [&](const Placed<int>& one) { return one.value == players; });
}

bool exclude_each_other(const TitleOption& a, const TitleOption& b) {
  const auto names = [](const TitleOption& one, const TitleOption& other) {
    return std::ranges::find(one.excludes, other.name.value, &Ref::value) != one.excludes.end();
  };
  return names(a, b) || names(b, a);
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

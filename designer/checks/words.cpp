#include "designer/checks/words.h"

#include <fmt/core.h>

#include <array>

namespace trackwright {

std::string hex_words(const Hex& hex) {
  return hex.name.empty() ? hex.id : hex.id + " " + hex.name;
}

std::string_view edge_words(const Layout& layout, Edge e) {
  static constexpr std::array<std::string_view, 6> flat{"south", "south-west", "north-west",
                                                        "north", "north-east", "south-east"};
  static constexpr std::array<std::string_view, 6> pointy{"south-west", "west", "north-west",
                                                          "north-east", "east", "south-east"};
  const auto index = static_cast<std::size_t>(e.index());
  return layout.orientation == Orientation::Flat ? flat.at(index) : pointy.at(index);
}

std::string list_words(const std::vector<std::string>& items, std::size_t most) {
  std::string text;
  const bool cut = items.size() > most;
  const std::size_t shown = cut ? most - 1 : items.size();
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  if (cut) text += fmt::format(" and {} more", items.size() - shown);
  return text;
}

bool one_slip_apart(std::string_view a, std::string_view b) {
  return a.size() > 3 && b.size() > 3 && edit_distance(a, b) == 1;
}

std::string count_words(int count, std::string_view word, std::string_view plural) {
  if (count == 1) return fmt::format("1 {}", word);
  if (plural.empty()) return fmt::format("{} {}s", count, word);
  return fmt::format("{} {}", count, plural);
}

}  // namespace trackwright

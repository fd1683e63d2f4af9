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

bool one_slip_apart(std::string_view a, std::string_view b) {
  return a.size() > 3 && b.size() > 3 && edit_distance(a, b) == 1;
}

}  // namespace trackwright

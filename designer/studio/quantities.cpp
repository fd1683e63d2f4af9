#include "designer/studio/quantities.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/base/words.h"

namespace trackwright {
namespace {

bool matches(std::string_view pattern, std::string_view text) {
  // Try each star from its shortest match; a return to the last star is enough.
  std::size_t p = 0;
  std::size_t t = 0;
  std::optional<std::size_t> star;
  std::size_t from = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      from = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p;
      ++t;
    } else if (star) {
      p = *star + 1;
      t = ++from;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

}  // namespace

std::string piece_name(const Component& component, const Piece& piece) {
  return component.id + "/" + piece.id;
}

Expected<Quantity> read_quantity(const std::string& text) {
  const std::size_t equals = text.rfind('=');
  const std::string selector = text.substr(0, equals);
  const std::string number = equals == std::string::npos ? "" : text.substr(equals + 1);
  const auto count = number_in(number);
  const bool sound = count && *count >= 0 && *count <= 1000 && selector.find('/') != std::string::npos;
  if (!sound)
    return unexpected(
        fmt::format("`{}` is not a quantity: write COMPONENT/PIECE=NUMBER, as in tiles/tile-57=2", text));
  return Quantity{selector, count};
}

bool selects(const std::string& selector, const std::string& name) {
  return matches(selector, name);
}

void apply_quantities(Component& component, const std::vector<Quantity>& quantities) {
  for (Piece& piece : component.pieces)
    for (const Quantity& quantity : quantities)
      if (quantity.count && selects(quantity.selector, piece_name(component, piece)))
        piece.count = *quantity.count;
  std::erase_if(component.pieces, [](const Piece& piece) { return piece.count <= 0; });
}

}  // namespace trackwright

#include "engine/tile/hex.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::array<Coordinate, 6> flat_steps{{{0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}, {1, 1}}};
constexpr std::array<Coordinate, 6> pointy_steps{{{-1, 1}, {-2, 0}, {-1, -1}, {1, -1}, {2, 0}, {1, 1}}};

// The largest index of either part: enough for any map, and small enough that sums cannot overflow.
constexpr int largest = 9999;

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}

// A..Z, AA.. count up from 0; a, b, ... count down from -1.
Expected<int> letter_index(std::string_view letters) {
  if (letters.size() == 1 && is_lower(letters[0])) return 'a' - letters[0] - 1;
  int index = 0;
  for (const char c : letters) {
    if (!is_upper(c)) return unexpected(fmt::format("`{}` mixes capital and small letters", letters));
    index = index * 26 + (c - 'A' + 1);
  }
  return index - 1;
}

std::string letters_at(int index) {
  return index < 0 ? std::string{static_cast<char>('a' - index - 1)} : letters_of(index);
}

}  // namespace

Coordinate neighbour(Coordinate c, Edge e, Orientation orientation) {
  const auto& steps = orientation == Orientation::Flat ? flat_steps : pointy_steps;
  const Coordinate step = steps.at(static_cast<std::size_t>(e.index()));
  return {c.x + step.x, c.y + step.y};
}

Expected<Coordinate> parse_coordinate(const Layout& layout, std::string_view name) {
  const auto split = std::ranges::find_if_not(name, [](char c) { return is_upper(c) || is_lower(c); });
  const std::string_view letters(name.begin(), split);
  const std::string_view digits(split, name.end());
  if (letters.empty() || letters.size() > 2 || digits.empty())
    return unexpected(
        fmt::format("`{}` is not a coordinate: expected letters and a number, such as F11", name));
  const auto number = number_in(digits);
  if (!number || std::abs(*number) > largest)
    return unexpected(
        fmt::format("`{}` is not a coordinate: expected letters and a number, such as F11", name));
  const auto letter = letter_index(letters);
  if (!letter) return unexpected(letter.error());
  if (layout.letters_along_x) return Coordinate{*letter, *number - 1};
  return Coordinate{*number - 1, *letter};
}

std::string coordinate_name(const Layout& layout, Coordinate c) {
  const int letter = layout.letters_along_x ? c.x : c.y;
  const int number = (layout.letters_along_x ? c.y : c.x) + 1;
  return letters_at(letter) + std::to_string(number);
}

int distance(Coordinate a, Coordinate b, Orientation orientation) {
  const int dx = std::abs(a.x - b.x);
  const int dy = std::abs(a.y - b.y);
  if (orientation == Orientation::Flat) return dx + std::max(0, (dy - dx) / 2);
  return dy + std::max(0, (dx - dy) / 2);
}

}  // namespace trackwright

#include "render/marks/arrow.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace trackwright {
namespace {

constexpr double head_width = 2.7;  // multiple of the shaft's width
constexpr double head_length = 2.3;
constexpr int most_steps = 4;  // further steps appear as text

struct Move {
  std::string direction;
  int steps = 1;
  std::string rest;
};

// Parses "left 2, then down if at a ledge" into two steps to the left and the remaining text.
Move parsed(const std::string& text) {
  const auto first = [&](std::string_view what, std::size_t from) {
    const std::size_t at = text.find_first_of(what, from);
    return at == std::string::npos ? text.size() : at;
  };
  const std::size_t word = first(" ,;", 0);
  Move move{text.substr(0, word), 1, {}};
  std::size_t end = word;
  if (const std::size_t digit = text.find_first_not_of(' ', word);
      digit != std::string::npos && text[digit] >= '0' && text[digit] <= '9') {
    end = text.find_first_not_of("0123456789", digit);
    end = end == std::string::npos ? text.size() : end;
    move.steps = std::atoi(text.substr(digit, std::min<std::size_t>(end - digit, 4)).c_str());
  }
  const std::size_t rest = text.find_first_not_of(" ,;", end);
  if (rest != std::string::npos) move.rest = text.substr(rest);
  return move;
}

// Returns the direction as a vector; (0, 0) for "stay".
std::optional<Point> direction(const std::string& word) {
  if (word == "left") return Point{-1, 0};
  if (word == "right") return Point{1, 0};
  if (word == "up") return Point{0, -1};
  if (word == "down") return Point{0, 1};
  if (word == "stay") return Point{0, 0};
  return std::nullopt;
}

}  // namespace

Outline arrow(Point from, Point to, double width) {
  const Point along = to - from;
  const double length = std::hypot(along.x, along.y);
  const Point u = along * (1 / length);
  const Point n{-u.y, u.x};
  const double head = std::min(length, head_length * width);
  const Point neck = to - u * head;
  const double shaft = width / 2;
  const double wing = width * head_width / 2;
  return polygon({from + n * shaft, neck + n * shaft, neck + n * wing, to, neck - n * wing, neck - n * shaft,
                  from - n * shaft});
}

std::string move_words(const std::string& text) {
  const Move move = parsed(text);
  const bool drawn = direction(move.direction) && move.steps >= 1 && move.steps <= most_steps;
  return drawn && !move.rest.starts_with("and ") ? move.rest : text;  // "right and down" is one move
}

Drawing move_sign(const std::string& text, Rgb colour, Box box) {
  Drawing drawing;
  // Draw "right and down" as two arrows side by side.
  constexpr std::string_view both = " and ";
  if (const std::size_t at = text.find(both); at != std::string::npos) {
    const Size half{box.width / 2, box.height};
    drawing.add(move_sign(text.substr(0, at), colour, {box.x, box.y, half.width, half.height}));
    drawing.add(move_sign(text.substr(at + both.size()), colour,
                          {box.x + half.width, box.y, half.width, half.height}));
    return drawing;
  }
  const Move move = parsed(text);
  const std::optional<Point> way = direction(move.direction);
  if (!way || move.steps < 1 || move.steps > most_steps) return drawing;
  const double length = std::min(box.height, box.width / move.steps) * 0.92;
  const double width = length * 0.17;
  if (way->x == 0 && way->y == 0) {
    fill(drawing, circle(box.centre(), length * 0.2), colour);
    return drawing;
  }
  for (int i = 0; i < move.steps; ++i) {
    const Point centre = box.centre() + Point{(i - (move.steps - 1) / 2.0) * length * 1.08, 0};
    fill(drawing, arrow(centre - *way * (length / 2), centre + *way * (length / 2), width), colour);
  }
  return drawing;
}

}  // namespace trackwright

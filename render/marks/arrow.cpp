#include "render/marks/arrow.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace trackwright {
namespace {

constexpr double head_width = 2.7;  // multiples of the shaft's width
constexpr double head_length = 2.3;
constexpr int most_steps = 4;  // more than these are told in words

struct Move {
  std::string direction;
  int steps = 1;
};

Move parsed(const std::string& move) {
  const std::size_t space = move.find(' ');
  if (space == std::string::npos) return {move, 1};
  return {move.substr(0, space), std::atoi(move.c_str() + space)};
}

// Direction as a vector; (0, 0) for "stay".
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

Drawing move_sign(const std::string& text, Rgb colour, Box box) {
  Drawing drawing;
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

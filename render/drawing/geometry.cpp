#include "render/drawing/geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trackwright {

Box united(Box a, Box b) {
  const double x = std::min(a.x, b.x);
  const double y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

Box intersection(Box a, Box b) {
  const double x = std::max(a.x, b.x);
  const double y = std::max(a.y, b.y);
  return {x, y, std::max(0.0, std::min(a.right(), b.right()) - x),
          std::max(0.0, std::min(a.bottom(), b.bottom()) - y)};
}

Transform Transform::translation(double dx, double dy) {
  return {1, 0, dx, 0, 1, dy};
}

Transform Transform::rotation(double degrees) {
  // Compute multiples of 90 degrees exactly, so that turned sheets keep exact coordinates.
  const double turn = std::fmod(std::fmod(degrees, 360) + 360, 360);
  if (turn == 0) return {};
  if (turn == 90) return {0, -1, 0, 1, 0, 0};
  if (turn == 180) return {-1, 0, 0, 0, -1, 0};
  if (turn == 270) return {0, 1, 0, -1, 0, 0};
  const double angle = turn * std::numbers::pi / 180;
  return {std::cos(angle), -std::sin(angle), 0, std::sin(angle), std::cos(angle), 0};
}

Transform Transform::scaling(double factor) {
  return {factor, 0, 0, 0, factor, 0};
}

Transform Transform::operator*(const Transform& inner) const {
  return {xx * inner.xx + xy * inner.yx, xx * inner.xy + xy * inner.yy, xx * inner.dx + xy * inner.dy + dx,
          yx * inner.xx + yy * inner.yx, yx * inner.xy + yy * inner.yy, yx * inner.dx + yy * inner.dy + dy};
}

}  // namespace trackwright

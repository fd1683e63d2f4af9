#include "render/sheets/piece_shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trackwright {
namespace {

std::vector<Point> hexagon_corners(const Piece& piece) {
  const bool flat = piece.hex_orientation == Orientation::Flat;
  const double circumradius = (flat ? piece.size.width : piece.size.height) / 2;
  std::vector<Point> corners;
  for (int i = 0; i < 6; ++i) {
    const double angle = (60 * i + (flat ? 0 : 30)) * std::numbers::pi / 180;
    corners.push_back(Point{std::cos(angle), std::sin(angle)} * circumradius);
  }
  return corners;
}

// Returns six trapezoids on the sides, with base angles of 30 degrees.
Outline hexagon_bleed(const Piece& piece) {
  const std::vector<Point> corners = hexagon_corners(piece);
  const double bleed = allowed_bleed(piece);
  std::vector<Point> outline;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point a = corners[i];
    const Point b = corners[(i + 1) % corners.size()];
    const double side = std::hypot(b.x - a.x, b.y - a.y);
    const Point along = (b - a) * (1 / side);
    const Point out{along.y, -along.x};  // the corners run clockwise
    const double inset = std::min(bleed * std::numbers::sqrt3, side / 2);
    outline.push_back(a);
    outline.push_back(a + along * inset + out * bleed);
    outline.push_back(b - along * inset + out * bleed);
  }
  return polygon(outline);
}

}  // namespace

Outline reached_outline(const Piece& piece, double reach) {
  if (piece.outline == PieceOutline::Circle) return circle({0, 0}, piece.size.width / 2 + reach);
  if (piece.outline == PieceOutline::Rectangle)
    return rectangle({-piece.size.width / 2 - reach, -piece.size.height / 2 - reach,
                      piece.size.width + 2 * reach, piece.size.height + 2 * reach});
  const double across = std::min(piece.size.width, piece.size.height);
  std::vector<Point> corners = hexagon_corners(piece);
  for (Point& corner : corners) corner = corner * ((across + 2 * reach) / across);
  return polygon(corners);
}

double allowed_bleed(const Piece& piece) {
  if (piece.outline != PieceOutline::Hexagon) return piece.bleed;
  // The waste between hexagons is triangles; their incircle has a sixth of the hexagon's size.
  return std::min(piece.bleed, std::min(piece.size.width, piece.size.height) / 6);
}

std::vector<Point> trimmed_corners(const Piece& piece) {
  if (piece.outline == PieceOutline::Hexagon) return hexagon_corners(piece);
  const double x = piece.size.width / 2;
  const double y = piece.size.height / 2;
  return {{x, y}, {-x, y}, {-x, -y}, {x, -y}};
}

Outline trim_outline(const Piece& piece) {
  if (piece.outline == PieceOutline::Circle) return circle({0, 0}, piece.size.width / 2);
  return polygon(trimmed_corners(piece));
}

Outline bleed_outline(const Piece& piece) {
  const double bleed = allowed_bleed(piece);
  switch (piece.outline) {
    case PieceOutline::Hexagon:
      return hexagon_bleed(piece);
    case PieceOutline::Circle:
      return circle({0, 0}, piece.size.width / 2 + bleed);
    case PieceOutline::Rectangle:
      break;
  }
  return rectangle({-piece.size.width / 2 - bleed, -piece.size.height / 2 - bleed,
                    piece.size.width + 2 * bleed, piece.size.height + 2 * bleed});
}

}  // namespace trackwright

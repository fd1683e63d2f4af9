#include "render/sheets/layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/sheets/piece_shape.h"

namespace trackwright {
namespace {

constexpr double tolerance = 1e-6;  // mm; a piece may fill the area exactly

int how_many(double room, double each) {
  return std::max(0, static_cast<int>(std::floor((room + tolerance) / each)));
}

// Rows become columns, still filled from the top left corner, and pieces are turned back by 90 degrees.
SheetLayout turned(const SheetLayout& layout) {
  SheetLayout result{.block = {layout.block.height, layout.block.width}, .rows = {}};
  for (const auto& row : layout.rows) {
    auto& column = result.rows.emplace_back();
    for (const Transform& place : row) {
      const Transform upright{place.xx, place.xy, 0, place.yx, place.yy, 0};
      column.push_back(Transform::translation(place.dy, place.dx) * Transform::rotation(-90) * upright);
    }
  }
  return result;
}

// Rows of hexagons that have flat sides above and below; each second row is shifted by half a pitch.
SheetLayout hexagon_rows(const Piece& piece, Size area) {
  const bool flat = piece.hex_orientation == Orientation::Flat;
  const double across_flats = flat ? piece.size.height : piece.size.width;
  const double pitch = across_flats * 2 / std::numbers::sqrt3;  // also the width over the corners
  const double bleed = allowed_bleed(piece);
  const int row_count = how_many(area.height - 2 * bleed, across_flats);
  const int even = how_many(area.width, pitch);
  const int odd = how_many(area.width - pitch / 2, pitch);
  if (row_count == 0 || even == 0) return {};
  const double right = std::max(even * pitch, row_count > 1 && odd > 0 ? (odd + 0.5) * pitch : 0);
  SheetLayout layout{.block = {right, row_count * across_flats + 2 * bleed}, .rows = {}};
  const Transform upright = flat ? Transform{} : Transform::rotation(90);
  for (int row = 0; row < row_count; ++row) {
    auto& places = layout.rows.emplace_back();
    const double shift = row % 2 == 0 ? 0.5 : 1.0;
    for (int i = 0; i < (row % 2 == 0 ? even : odd); ++i) {
      places.push_back(Transform::translation((i + shift) * pitch, bleed + (row + 0.5) * across_flats) *
                       upright);
    }
  }
  std::erase_if(layout.rows, [](const auto& row) { return row.empty(); });
  return layout;
}

SheetLayout grid(Size piece, double bleed, Size area, const Transform& upright) {
  const Size cell{piece.width + 2 * bleed, piece.height + 2 * bleed};
  const int columns = how_many(area.width, cell.width);
  const int row_count = how_many(area.height, cell.height);
  if (columns == 0 || row_count == 0) return {};
  SheetLayout layout{.block = {columns * cell.width, row_count * cell.height}, .rows = {}};
  for (int row = 0; row < row_count; ++row) {
    auto& places = layout.rows.emplace_back();
    for (int column = 0; column < columns; ++column) {
      places.push_back(Transform::translation((column + 0.5) * cell.width, (row + 0.5) * cell.height) *
                       upright);
    }
  }
  return layout;
}

const SheetLayout& better(const SheetLayout& first, const SheetLayout& second) {
  return capacity(second) > capacity(first) ? second : first;
}

}  // namespace

std::size_t capacity(const SheetLayout& layout) {
  std::size_t places = 0;
  for (const auto& row : layout.rows) places += row.size();
  return places;
}

SheetLayout hexagon_layout(const Piece& piece, Size area) {
  return better(hexagon_rows(piece, area), turned(hexagon_rows(piece, {area.height, area.width})));
}

SheetLayout grid_layout(const Piece& piece, Size area) {
  const double bleed = allowed_bleed(piece);
  const Size lying{piece.size.height, piece.size.width};
  return better(grid(piece.size, bleed, area, {}), grid(lying, bleed, area, Transform::rotation(90)));
}

}  // namespace trackwright

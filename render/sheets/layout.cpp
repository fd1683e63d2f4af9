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

// Turns rows into columns, still filled from the top left corner, and turns pieces back by 90 degrees.
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

// Lays out rows of hexagons with flat sides above and below; every second row is shifted by half a pitch.
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

// Lays out cells for pieces with their bleed, `gap` mm apart.
SheetLayout grid(Size piece, double bleed, double gap, Size area, const Transform& upright) {
  const Size pitch{piece.width + 2 * bleed + gap, piece.height + 2 * bleed + gap};
  const int columns = how_many(area.width + gap, pitch.width);
  const int row_count = how_many(area.height + gap, pitch.height);
  if (columns == 0 || row_count == 0) return {};
  SheetLayout layout{.block = {columns * pitch.width - gap, row_count * pitch.height - gap}, .rows = {}};
  for (int row = 0; row < row_count; ++row) {
    auto& places = layout.rows.emplace_back();
    for (int column = 0; column < columns; ++column) {
      places.push_back(Transform::translation((column + 0.5) * pitch.width - gap / 2,
                                              (row + 0.5) * pitch.height - gap / 2) *
                       upright);
    }
  }
  return layout;
}

// Lays out staggered rows: every second row is shifted by half of the pitch.
SheetLayout staggered(Size thing, double gap, double reach, Size area, const Transform& upright) {
  const double pitch = thing.width + gap;
  const double row_pitch = pitch * std::numbers::sqrt3 / 2;
  const Size room{area.width - 2 * reach, area.height - 2 * reach};
  const int even = how_many(room.width + gap, pitch);
  const int odd = how_many(room.width + gap - pitch / 2, pitch);
  if (even == 0 || room.height + tolerance < thing.height) return {};
  const int row_count = how_many(room.height - thing.height, row_pitch) + 1;
  const double right = row_count > 1 && odd == even ? (even + 0.5) * pitch : even * pitch;
  SheetLayout layout{
      .block = {right - gap + 2 * reach, thing.height + (row_count - 1) * row_pitch + 2 * reach}, .rows = {}};
  for (int row = 0; row < row_count; ++row) {
    auto& places = layout.rows.emplace_back();
    const double shift = row % 2 == 0 ? 0 : pitch / 2;
    for (int i = 0; i < (row % 2 == 0 ? even : odd); ++i) {
      places.push_back(Transform::translation(reach + thing.width / 2 + shift + i * pitch,
                                              reach + thing.height / 2 + row * row_pitch) *
                       upright);
    }
  }
  std::erase_if(layout.rows, [](const auto& row) { return row.empty(); });
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

SheetLayout grid_layout(const Piece& piece, Size area, double gap) {
  const double bleed = allowed_bleed(piece);
  const Size lying{piece.size.height, piece.size.width};
  return better(grid(piece.size, bleed, gap, area, {}),
                grid(lying, bleed, gap, area, Transform::rotation(90)));
}

SheetLayout lattice_layout(const Piece& piece, Size area, double gap, double reach) {
  if (piece.outline == PieceOutline::Rectangle) {
    const double between = gap - 2 * reach;
    const Size lying{piece.size.height, piece.size.width};
    return better(grid(piece.size, reach, between, area, {}),
                  grid(lying, reach, between, area, Transform::rotation(90)));
  }
  // Put hexagons on a corner, so that neighbours in a row share their upright sides.
  const bool flat = piece.outline == PieceOutline::Hexagon && piece.hex_orientation == Orientation::Flat;
  const Size thing = flat ? Size{piece.size.height, piece.size.width} : piece.size;
  const Transform upright = flat ? Transform::rotation(90) : Transform{};
  return better(staggered(thing, gap, reach, area, upright),
                turned(staggered(thing, gap, reach, {area.height, area.width}, upright)));
}

SheetLayout fixed_layout(const LayoutStyle& style, Size paper) {
  const Point first = style.first.value_or(Point{(paper.width - (style.columns - 1) * style.pitch.x) / 2,
                                                 (paper.height - (style.rows - 1) * style.pitch.y) / 2});
  SheetLayout layout{.block = {style.columns * style.pitch.x, style.rows * style.pitch.y},
                     .rows = {},
                     .at = Point{first.x - style.pitch.x / 2, first.y - style.pitch.y / 2}};
  const Transform upright = style.turned ? Transform::rotation(90) : Transform{};
  for (int row = 0; row < style.rows; ++row) {
    auto& places = layout.rows.emplace_back();
    for (int column = 0; column < style.columns; ++column) {
      places.push_back(Transform::translation((column + 0.5) * style.pitch.x, (row + 0.5) * style.pitch.y) *
                       upright);
    }
  }
  return layout;
}

}  // namespace trackwright

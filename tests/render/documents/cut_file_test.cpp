#include "render/documents/cut_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <sstream>

#include "designer/format/press/theme_file.h"
#include "render/sheets/impose.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

SheetOptions for_machine(double gap) {
  SheetOptions options;
  options.paper = {.name = "A4", .size = {210, 297}, .margin = 13};
  options.theme = classic_theme();
  LayoutStyle style;
  style.pattern = LayoutPattern::Lattice;
  style.gap = gap;
  style.outline = PieceOutline::Hexagon;
  options.layouts.push_back(style);
  style.outline = PieceOutline::Circle;
  options.layouts.push_back(style);
  options.machine = CuttingMachine{.name = "m", .margin = 13, .marks = true};
  return options;
}

Piece cut_piece(PieceOutline outline, int count) {
  Piece piece;
  piece.id = "p";
  piece.outline = outline;
  piece.size = outline == PieceOutline::Circle ? Size{12.7, 12.7} : Size{76.2 / std::numbers::sqrt3, 38.1};
  piece.bleed = 1;
  piece.count = count;
  fill(piece.front, rectangle({-30, -30, 60, 60}), {0.9, 0.8, 0.2});
  return piece;
}

double length_of(const Outline& outline) {
  double length = 0;
  Point start;
  Point at;
  for (const Segment& s : outline.segments) {
    if (s.kind == Segment::Kind::Move) start = s.to;
    const Point to = s.kind == Segment::Kind::Close ? start : s.to;
    if (s.kind != Segment::Kind::Move) length += std::hypot(to.x - at.x, to.y - at.y);
    at = to;
  }
  return length;
}

TEST(CutFile, CutsCommonSidesOnce) {
  const Component tiles{"tiles", "Tiles", {cut_piece(PieceOutline::Hexagon, 2)}, {}};
  const Sheet touching = impose(tiles, for_machine(0)).front();
  const double side = 38.1 / std::numbers::sqrt3;
  double length = 0;
  for (const Outline& path : cut_paths(touching)) length += length_of(path);
  EXPECT_NEAR(length, 11 * side, 1e-3);
  const std::vector<Outline> apart = cut_paths(impose(tiles, for_machine(3)).front());
  ASSERT_EQ(apart.size(), 2u);
  EXPECT_NEAR(length_of(apart[0]), 6 * side, 1e-6);
}

TEST(CutFile, PathsMatchThePieces) {
  const Component tokens{"tokens", "Tokens", {cut_piece(PieceOutline::Circle, 3)}, {}};
  const Sheet sheet = impose(tokens, for_machine(4)).front();
  const std::vector<Outline> paths = cut_paths(sheet);
  ASSERT_EQ(paths.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    Drawing drawing;
    fill(drawing, paths[i], {});
    const Box box = bounds(drawing);
    EXPECT_NEAR(box.centre().x, sheet.placements[i].transform.dx, 0.01);
    EXPECT_NEAR(box.centre().y, sheet.placements[i].transform.dy, 0.01);
    EXPECT_NEAR(box.width, 12.7, 0.01);
  }
}

TEST(CutFile, SvgIsInMillimetres) {
  const std::string svg = write_cut_svg({polygon({{1, 2}, {3.5, 2}, {3.5, 4}})}, {}, {210, 297});
  EXPECT_THAT(svg, HasSubstr("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 210 297\""));
  EXPECT_THAT(svg, HasSubstr("<path d=\"M1.000,2.000L3.500,2.000L3.500,4.000Z\"/>"));
  EXPECT_EQ(svg.find("marks"), std::string::npos);
}

// Reads the group codes and values back.
TEST(CutFile, DxfHasTheYAxisUpwards) {
  const std::string dxf = write_cut_dxf({polygon({{1, 2}, {3.5, 2}, {3.5, 4}}), circle({50, 50}, 5)},
                                        {rectangle({10, 10, 5, 5})}, {210, 297});
  std::istringstream lines(dxf);
  std::vector<std::pair<int, std::string>> pairs;
  for (std::string code, value; std::getline(lines, code) && std::getline(lines, value);)
    pairs.emplace_back(std::stoi(code), value);
  int polylines = 0;
  double far_from_circle = 0;
  std::vector<Point> first;
  std::string layer;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (pairs[i] == std::pair<int, std::string>{0, "POLYLINE"}) ++polylines;
    if (pairs[i] != std::pair<int, std::string>{0, "VERTEX"}) continue;
    const Point p{std::stod(pairs[i + 2].second), std::stod(pairs[i + 3].second)};
    if (polylines == 1) first.push_back(p);
    if (polylines == 2)
      far_from_circle = std::max(far_from_circle, std::abs(std::hypot(p.x - 50, p.y - 247) - 5));
    layer = pairs[i + 1].second;
  }
  EXPECT_EQ(polylines, 3);
  EXPECT_EQ(layer, "MARKS");
  ASSERT_EQ(first.size(), 3u);
  EXPECT_NEAR(first[0].x, 1, 1e-6);
  EXPECT_NEAR(first[0].y, 295, 1e-6);
  EXPECT_LT(far_from_circle, 0.01);
  EXPECT_EQ(pairs.back(), (std::pair<int, std::string>{0, "EOF"}));
}

TEST(CutFile, PiecesKeepClearOfTheMarks) {
  const Component tokens{"tokens", "Tokens", {cut_piece(PieceOutline::Circle, 400)}, {}};
  const SheetOptions options = for_machine(2);
  for (const Sheet& sheet : impose(tokens, options)) {
    const auto marks = registration_marks(*options.machine, sheet.size);
    ASSERT_EQ(marks.size(), 3u);
    for (const Outline& mark : marks) {
      Drawing drawing;
      fill(drawing, mark, {});
      const Box box = bounds(drawing);
      EXPECT_GE(std::min({box.x, box.y, 210 - box.right(), 297 - box.bottom()}), 10 - 1e-6);
      EXPECT_NE(dump(sheet.drawing).find(dump(drawing).substr(24, 40)), std::string::npos);
    }
    for (const Placement& one : sheet.placements)
      for (const Box& keep : kept_clear(*options.machine, sheet.size)) {
        const Point c{one.transform.dx, one.transform.dy};
        const double dx = std::max({keep.x - c.x, 0.0, c.x - keep.right()});
        const double dy = std::max({keep.y - c.y, 0.0, c.y - keep.bottom()});
        EXPECT_GE(std::hypot(dx, dy), 12.7 / 2);
      }
  }
}

}  // namespace
}  // namespace trackwright

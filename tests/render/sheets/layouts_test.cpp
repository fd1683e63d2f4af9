// Tests layouts other than straight cuts: lattices and fixed places.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "designer/format/press/theme_file.h"
#include "render/sheets/impose.h"
#include "render/sheets/piece_shape.h"
#include "render/sheets/side.h"

namespace trackwright {
namespace {

const Paper a4_paper{.name = "A4", .size = {210, 297}, .margin = 6.35};

SheetOptions with_layout(LayoutPattern pattern, double gap, const Paper& paper = a4_paper) {
  SheetOptions options;
  options.paper = paper;
  options.theme = classic_theme();
  options.title = "Test";
  for (const PieceOutline outline : {PieceOutline::Hexagon, PieceOutline::Rectangle, PieceOutline::Circle}) {
    LayoutStyle style;
    style.outline = outline;
    style.pattern = pattern;
    style.gap = gap;
    options.layouts.push_back(style);
  }
  return options;
}

Piece hexagon_piece(const std::string& id, const std::string& group, int count,
                    Orientation orientation = Orientation::Flat) {
  Piece piece;
  piece.id = id;
  piece.group = group;
  piece.outline = PieceOutline::Hexagon;
  piece.hex_orientation = orientation;
  const double over_corners = 38.1 * 2 / std::numbers::sqrt3;
  piece.size = orientation == Orientation::Flat ? Size{over_corners, 38.1} : Size{38.1, over_corners};
  piece.bleed = 2;
  piece.count = count;
  fill(piece.front, rectangle({-30, -30, 60, 60}), {0.9, 0.8, 0.2});
  return piece;
}

Component pieces(std::vector<Piece> list) {
  return {"tiles", "Tiles", std::move(list), {}};
}

double distance(const Placement& a, const Placement& b) {
  return std::hypot(a.transform.dx - b.transform.dx, a.transform.dy - b.transform.dy);
}

// The sides of a hexagon have three directions. The gap between two hexagons is the largest distance along
// one of them.
double hexagon_gap(const Placement& a, const Placement& b) {
  double best = -1e9;
  for (const Placement* one : {&a, &b})
    for (int i = 0; i < 3; ++i) {
      const auto corners = [&](const Placement& p) {
        std::vector<Point> points;
        for (const Segment& s : p.trim.segments)
          if (s.kind != Segment::Kind::Close) points.push_back(p.transform.apply(s.to));
        return points;
      };
      const auto sides = corners(*one);
      const Point along = sides[static_cast<std::size_t>(i) + 1] - sides[static_cast<std::size_t>(i)];
      const double length = std::hypot(along.x, along.y);
      const auto range = [&](const Placement& p) {
        double low = 1e9;
        double high = -1e9;
        for (const Point c : corners(p)) {
          const double d = (c.x * -along.y + c.y * along.x) / length;
          low = std::min(low, d);
          high = std::max(high, d);
        }
        return std::pair(low, high);
      };
      const auto [a_low, a_high] = range(a);
      const auto [b_low, b_high] = range(b);
      best = std::max({best, a_low - b_high, b_low - a_high});
    }
  return best;
}

TEST(Layouts, HoneycombHoldsTheMostTiles) {
  struct Case {
    Paper paper;
    std::size_t tiles;
  };
  const std::vector<Case> cases{{a4_paper, 36},
                                {{.name = "A4", .size = {210, 297}, .margin = 10}, 33},
                                {{.name = "Letter", .size = {215.9, 279.4}, .margin = 5}, 32},
                                {{.name = "Letter", .size = {215.9, 279.4}, .margin = 6.35}, 32},
                                {{.name = "A3", .size = {297, 420}, .margin = 6.35}, 80},
                                {{.name = "Tabloid", .size = {279.4, 431.8}, .margin = 6.35}, 72}};
  for (const auto& [paper, tiles] : cases) {
    for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
      const Component component = pieces({hexagon_piece("57", "yellow", 200, orientation)});
      const auto sheets = impose(component, with_layout(LayoutPattern::Lattice, 0, paper));
      EXPECT_GE(sheets.front().placements.size(), tiles) << paper.name << " " << paper.margin;
    }
  }
}

TEST(Layouts, LatticesWithAGapHoldAtLeastAsManyTilesAsAGrid) {
  const Component component = pieces({hexagon_piece("57", "yellow", 200)});
  EXPECT_GE(impose(component, with_layout(LayoutPattern::Lattice, 3.2)).front().placements.size(), 24u);
  const Paper letter_paper{.name = "Letter", .size = {215.9, 279.4}, .margin = 5};
  EXPECT_GE(
      impose(component, with_layout(LayoutPattern::Lattice, 3.2, letter_paper)).front().placements.size(),
      25u);
}

TEST(Layouts, LatticesKeepTheirGapAndTheMargin) {
  for (const double gap : {0.0, 1.0, 3.2}) {
    for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
      const Component component = pieces({hexagon_piece("57", "yellow", 60, orientation)});
      const SheetOptions options = with_layout(LayoutPattern::Lattice, gap);
      const BleedReach reach = reach_of(component.pieces.front(), options.layouts.front());
      std::size_t count = 0;
      for (const Sheet& sheet : impose(component, options)) {
        count += sheet.placements.size();
        for (std::size_t i = 0; i < sheet.placements.size(); ++i) {
          const Placement& one = sheet.placements[i];
          for (const Segment& s : reached_outline(component.pieces.front(), reach.millimetres).segments) {
            if (s.kind == Segment::Kind::Close) continue;
            const Point p = one.transform.apply(s.to);
            // A corner of the art may exceed the reach, because a hexagon's corner is further out than its
            // side.
            const double margin = 6.35 - reach.millimetres * (2 / std::numbers::sqrt3 - 1) - 1e-6;
            EXPECT_TRUE(p.x >= margin && p.y >= margin && p.x <= 210 - margin && p.y <= 297 - margin);
          }
          for (std::size_t j = 0; j < i; ++j) {
            const double between = hexagon_gap(one, sheet.placements[j]);
            EXPECT_GE(between, gap - 1e-6);
            if (!reach.covered) EXPECT_GE(between, 2 * reach.millimetres - 1e-6);
          }
        }
      }
      EXPECT_EQ(count, 60u);
    }
  }
}

// The art of touching tiles reaches under the neighbour, so both must have the same colour.
TEST(Layouts, TouchingTilesHaveTheSameColour) {
  const Component component = pieces(
      {hexagon_piece("57", "yellow", 7), hexagon_piece("14", "green", 7), hexagon_piece("58", "yellow", 3)});
  for (const GroupChange groups : {GroupChange::NextRow, GroupChange::SameRow}) {
    SheetOptions options = with_layout(LayoutPattern::Lattice, 0);
    options.groups = groups;
    std::size_t count = 0;
    for (const Sheet& sheet : impose(component, options)) {
      count += sheet.placements.size();
      for (const Placement& a : sheet.placements)
        for (const Placement& b : sheet.placements) {
          const bool other_colour = (a.piece == "14") != (b.piece == "14");
          if (other_colour) EXPECT_GT(hexagon_gap(a, b), 2 * 2) << "two bleeds must have room";
        }
    }
    EXPECT_EQ(count, 17u);
  }
}

TEST(Layouts, ColoursHaveSeparateSheetsOnRequest) {
  const Component component = pieces(
      {hexagon_piece("57", "yellow", 3), hexagon_piece("14", "green", 3), hexagon_piece("58", "yellow", 3)});
  SheetOptions options = with_layout(LayoutPattern::Straight, 0);
  options.groups = GroupChange::NextSheet;
  const auto sheets = impose(component, options);
  ASSERT_EQ(sheets.size(), 2u);
  EXPECT_EQ(sheets[0].placements.size(), 6u);
  EXPECT_EQ(sheets[0].name, "Tiles, yellow");
  EXPECT_EQ(sheets[1].name, "Tiles, green");
}

TEST(Layouts, CirclesFillTheGapsOfOtherRows) {
  Piece token;
  token.id = "token";
  token.outline = PieceOutline::Circle;
  token.size = {12.7, 12.7};
  token.bleed = 1;
  token.count = 500;
  fill(token.front, circle({0, 0}, 8), {0.2, 0.2, 0.8});
  const auto sheets = impose(pieces({token}), with_layout(LayoutPattern::Lattice, 4));
  const auto square = impose(pieces({token}), with_layout(LayoutPattern::Straight, 2));
  EXPECT_GT(sheets.front().placements.size(), square.front().placements.size());
  for (const Placement& a : sheets.front().placements)
    for (const Placement& b : sheets.front().placements)
      if (&a != &b) EXPECT_GE(distance(a, b), 16.7 - 1e-6);
}

TEST(Layouts, ADieHasItsPlacesAndPins) {
  SheetOptions options = with_layout(LayoutPattern::Fixed, 0);
  LayoutStyle& die = options.layouts.front();
  die.columns = 4;
  die.rows = 6;
  die.pitch = {45, 40};
  die.first = Point{40, 50};
  die.pins = {{{19, 12.7}, 3}};
  const auto sheets = impose(pieces({hexagon_piece("57", "yellow", 30)}), options);
  ASSERT_EQ(sheets.size(), 2u);
  ASSERT_EQ(sheets[0].placements.size(), 24u);
  EXPECT_NEAR(sheets[0].placements[0].transform.dx, 40, 1e-9);
  EXPECT_NEAR(sheets[0].placements[0].transform.dy, 50, 1e-9);
  EXPECT_NEAR(sheets[0].placements[23].transform.dx, 40 + 3 * 45, 1e-9);
  EXPECT_NEAR(sheets[0].placements[23].transform.dy, 50 + 5 * 40, 1e-9);
  const std::string drawing = dump(sheets[0].drawing);
  EXPECT_NE(drawing.find("M 20.500,12.700"), std::string::npos) << "no circle for the pin";
}

TEST(Layouts, LabelsAreCentredOnThePaperByDefault) {
  SheetOptions options = with_layout(LayoutPattern::Fixed, 0);
  LayoutStyle& labels = options.layouts.front();
  labels.columns = 2;
  labels.rows = 2;
  labels.pitch = {80, 100};
  const auto sheets = impose(pieces({hexagon_piece("57", "yellow", 4)}), options);
  ASSERT_EQ(sheets.size(), 1u);
  EXPECT_NEAR(sheets[0].placements[0].transform.dx, 65, 1e-9);
  EXPECT_NEAR(sheets[0].placements[3].transform.dx, 145, 1e-9);
  EXPECT_NEAR(sheets[0].placements[0].transform.dy, 98.5, 1e-9);
}

}  // namespace
}  // namespace trackwright

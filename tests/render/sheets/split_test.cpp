#include "render/sheets/split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/documents/png.h"
#include "render/kit/joins.h"
#include "render/sheets/furnish.h"
#include "render/sheets/impose.h"
#include "tests/render/golden.h"

namespace trackwright {
namespace {

SheetOptions options() {
  SheetOptions result;
  result.paper = {.name = "A4", .size = {210, 297}, .margin = 6.35};
  result.theme = classic_theme();
  result.title = "Test";
  return result;
}

Board board(Size size) {
  Board result;
  result.id = "map";
  result.size = size;
  fill(result.drawing, rectangle({0, 0, size.width, size.height}), {0.97, 0.95, 0.88});
  for (double x = 20; x < size.width; x += 40) {
    for (double y = 20; y < size.height; y += 40) {
      fill(result.drawing, circle({x, y}, 15), {0.5, 0.7, 0.5});
      result.keep_whole.push_back({x - 15, y - 15, 30, 30});
    }
  }
  return result;
}

// Hexes with names in groups, on a ground that all parts show, and a picture that extends beyond its edges.
Board large_board() {
  Board large = board({2000, 2300});
  Drawing names;
  for (double x = 20; x < large.size.width; x += 40)
    for (double y = 20; y < large.size.height; y += 40)
      names.show(
          {{Name::Hex, "A1"}, {}, {}},
          [&] {
            Drawing name;
            name.add(Text{"Königsberg in Preußen", {"", 6, Weight::Bold, false}, {0, 0, 0}, {0, 0}});
            return name;
          }(),
          Transform::translation(x, y) * Transform::rotation(x + y));
  large.drawing.add(names, Transform::translation(3, -2));
  stroke(large.drawing, polygon({{10, 10}, {1990, 40}, {1000, 2290}}), {{1, 0, 0}, 3});
  Outline trees;
  for (double x = 1; x < large.size.width; x += 7)
    for (double y = 1; y < large.size.height; y += 9) trees.move({x, y}).line({x + 0.01, y});
  stroke(large.drawing, trees, {{0, 0.4, 0}, 1.5, Cap::Round, Join::Round, {}});
  Outline lakes;
  for (double x = 60; x < large.size.width; x += 200)
    for (double y = 60; y < large.size.height; y += 200)
      for (const double radius : {12.0, 6.0}) lakes.arc({x, y}, radius, 0, 360).close();
  fill(large.drawing, lakes, {0, 0.4, 1});
  const auto over = std::make_shared<const std::string>(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10' overflow='visible'>"
      "<rect x='-4' y='2' width='18' height='4' fill='blue'/></svg>");
  large.drawing.add(Image{over, {610, 710, 90, 90}, 1});
  return large;
}

// Returns the picture of the board that a part clips.
Symbol& shown_by(Sheet& part) {
  return std::get<Symbol>(std::get<Group>(part.drawing.items.front().value).items.front().value);
}

TEST(Split, ManyPartsContainLittleMoreThanTheyShow) {
  const Board large = large_board();
  const auto whole = std::make_shared<const Drawing>(large.drawing);
  std::vector<Sheet> sheets = split_board(large, options(), "Map");
  ASSERT_GT(sheets.size(), 64U);
  const std::size_t most = 4 * dump(large.drawing).size() / sheets.size();
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    Sheet& sheet = sheets[i];
    EXPECT_LT(dump(*shown_by(sheet).drawing).size(), most);
    if (i % 17 != 0) continue;
    const std::string picture = write_png(sheet.drawing, sheet.size, 40);
    shown_by(sheet).drawing = whole;
    EXPECT_TRUE(picture == write_png(sheet.drawing, sheet.size, 40)) << sheet.name;
  }
}

TEST(Split, JoinsLeaveNoPartLargerThanTheRoom) {
  for (const double length : {100.0, 280.0, 285.0, 500.0, 748.0, 1189.0}) {
    const std::vector<double> at = joins(length, 284, 10, {});
    ASSERT_GE(at.size(), 2u);
    EXPECT_EQ(at.front(), 0);
    EXPECT_EQ(at.back(), length);
    for (std::size_t i = 0; i + 1 < at.size(); ++i) {
      const double from = std::max(0.0, at[i] - 5);
      const double to = std::min(length, at[i + 1] + 5);
      EXPECT_LT(at[i], at[i + 1]);
      EXPECT_LE(to - from, 284 + 1e-9) << length;
    }
    EXPECT_EQ(at.size() - 1, length <= 284 ? 1 : static_cast<std::size_t>(std::ceil((length - 10) / 274)));
  }
}

TEST(Split, JoinsRunAlongTheLinesOfAGrid) {
  std::vector<Span> cells;
  for (int i = 0; i < 20; ++i) cells.push_back({3.3 + i * 17.8, 3.3 + (i + 1) * 17.8});
  const std::vector<double> at = joins(362, 284, 10, cells);
  ASSERT_EQ(at.size(), 3u);
  EXPECT_NEAR(std::remainder(at[1] - 3.3, 17.8), 0, 1e-6);
}

TEST(Split, FindsJoinsIfThePartsBarelyFit) {
  // Two parts would need a join at exactly 100.1, a position that is not tried.
  EXPECT_EQ(joins(200.2, 105.1, 10, {}).size(), 4u);
}

TEST(Split, SpacesJoinsEvenlyWithoutObstacles) {
  const std::vector<double> at = joins(600, 284, 10, {});
  ASSERT_EQ(at.size(), 4u);
  EXPECT_NEAR(at[1], 200, 1);
  EXPECT_NEAR(at[2], 400, 1);
}

TEST(Split, JoinsAvoidThingsThatMustStayWhole) {
  const std::vector<Span> names{{180, 230}, {390, 405}};
  for (const double at : joins(600, 284, 10, names))
    for (const Span& name : names) EXPECT_FALSE(name.from < at && at < name.to) << at;
}

TEST(Split, ASmallBoardStaysOnOnePortraitOrLandscapeSheet) {
  const std::vector<Sheet> upright = split_board(board({190, 270}), options(), "Market");
  ASSERT_EQ(upright.size(), 1u);
  EXPECT_EQ(upright[0].size, (Size{210, 297}));
  EXPECT_EQ(upright[0].scale, 1);
  const std::vector<Sheet> lying = split_board(board({270, 190}), options(), "Market");
  ASSERT_EQ(lying.size(), 1u);
  EXPECT_EQ(lying[0].size, (Size{297, 210}));
}

TEST(Split, ABoardThatCanShrinkSavesASheet) {
  const Size just_too_wide{570, 180};
  Board market = board(just_too_wide);
  EXPECT_EQ(split_board(market, options(), "Market").size(), 3u);
  market.least_scale = 0.92;
  const std::vector<Sheet> sheets = split_board(market, options(), "Market");
  ASSERT_EQ(sheets.size(), 2u);
  ASSERT_TRUE(sheets[1].part);
  EXPECT_EQ(sheets[1].part->column, 1u);
  EXPECT_EQ(sheets[1].part->columns, 2u);
  EXPECT_LT(sheets[1].scale, 1);
  EXPECT_GE(sheets[1].scale, market.least_scale);
  EXPECT_EQ(sheets[0].scale, sheets[1].scale);
  market.least_scale = 0.995;
  EXPECT_EQ(split_board(market, options(), "Market").size(), 3u) << "it gives no more than it may";
}

// The sheet adds no marks of its own, which could be taken for the marks that a board draws around labels.
TEST(Split, ABoardWithItsOwnCutMarksGetsNoOthers) {
  Board labels = board({150, 100});
  const auto strokes = [&] {
    const std::vector<Sheet> sheets = split_board(labels, options(), "Labels");
    return std::ranges::count_if(sheets.at(0).drawing.items, [](const Item& item) {
      const auto* shape = std::get_if<Shape>(&item.value);
      return shape != nullptr && shape->stroke;
    });
  };
  EXPECT_EQ(strokes(), 8);
  labels.own_marks = true;
  EXPECT_EQ(strokes(), 0);
}

// As 1870's market: it is too wide for two sheets at full size, and at the first smaller scale that fits the
// join would lie in the middle of a column of prices.
TEST(Split, ABoardThatCanShrinkIsJoinedBesideThingsKeptWhole) {
  for (const double width : {383.0, 392.0}) {
    Board market;
    market.size = {width, 262};
    for (int i = 0; i < 20; ++i) market.keep_whole.push_back({12 + i * 17.8, 40, 17.8, 20});
    const auto cuts_a_cell = [&](const Sheet& first) {
      std::vector<double> upright;
      for (const Cut& cut : first.cuts)
        if (std::abs(cut.from.x - cut.to.x) < 1e-6) upright.push_back(cut.from.x);
      const auto [left, right] = std::ranges::minmax(upright);
      const double at = (right - left) / first.scale;
      return std::ranges::any_of(market.keep_whole,
                                 [&](const Box& box) { return at > box.x + 0.1 && at < box.right() - 0.1; });
    };
    EXPECT_TRUE(cuts_a_cell(split_board(market, options(), "Market").at(0)) || width > 385);
    market.least_scale = 0.92;
    const std::vector<Sheet> sheets = split_board(market, options(), "Market");
    ASSERT_EQ(sheets.size(), 2U);
    EXPECT_FALSE(cuts_a_cell(sheets[0]));
    EXPECT_GT(sheets[0].scale, 0.94);
    EXPECT_LT(sheets[0].scale, 1);
  }
}

TEST(Split, PartsCoverTheBoardAndOverlap) {
  const Board map = board({480, 400});
  const std::vector<Sheet> sheets = split_board(map, options(), "Map");
  ASSERT_GT(sheets.size(), 2u);
  EXPECT_EQ(sheets[0].name, "Map A1");
  double area = 0;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const Sheet& sheet = sheets[i];
    const auto& group = std::get<Group>(sheet.drawing.items.front().value);
    const Point a = group.clip->segments[0].to;
    const Point b = group.clip->segments[2].to;
    for (const Point corner : {group.transform.apply(a), group.transform.apply(b)}) {
      EXPECT_GE(corner.x, 6.35 - 1e-9);
      EXPECT_GE(corner.y, 6.35 - 1e-9);
      EXPECT_LE(corner.x, sheet.size.width - 6.35 + 1e-9);
      EXPECT_LE(corner.y, sheet.size.height - 6.35 + 1e-9);
    }
    EXPECT_EQ(group.transform.xx, 1) << "a part must keep its size";
    ASSERT_EQ(sheet.cuts.size(), 4u);
    area += (b.x - a.x) * (b.y - a.y);
  }
  EXPECT_GT(area, 480 * 400);
  EXPECT_LT(area, 480 * 400 * 1.2);
}

// Joined by their marks, the parts are the whole board: each shows its own area in its place.
TEST(Split, PartsReproduceTheWholeWithTheRequestedOverlap) {
  const Board map = board({480, 400});
  for (const double overlap : {6.0, 10.0, 15.0}) {
    SheetOptions with_overlap = options();
    with_overlap.overlap = overlap;
    const std::vector<Sheet> sheets = split_board(map, with_overlap, "Map");
    std::vector<Box> shown;    // of the board, by part
    std::vector<Box> trimmed;  // by its marks
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      const auto& group = std::get<Group>(sheets[i].drawing.items.front().value);
      ASSERT_EQ(sheets[i].placements.size(), 1u);
      EXPECT_EQ(group.transform, sheets[i].placements[0].transform);
      const Point a = group.clip->segments[0].to;
      const Point c = group.clip->segments[2].to;
      shown.push_back({std::min(a.x, c.x), std::min(a.y, c.y), std::abs(c.x - a.x), std::abs(c.y - a.y)});
      Box trim{1e9, 1e9, -2e9, -2e9};
      for (const Cut& cut : sheets[i].cuts) {
        const Transform& t = group.transform;
        const bool upright = std::abs(cut.from.x - cut.to.x) < 1e-9;
        const double at = upright ? cut.from.x - t.dx : cut.from.y - t.dy;
        double& low = upright ? trim.x : trim.y;
        double& extent = upright ? trim.width : trim.height;
        const double high = std::max(low + extent, at);
        low = std::min(low, at);
        extent = high - low;
      }
      trimmed.push_back(trim);
    }
    double area = 0;
    for (std::size_t i = 0; i < trimmed.size(); ++i) {
      area += trimmed[i].width * trimmed[i].height;
      for (std::size_t j = 0; j < trimmed.size(); ++j) {
        const Box& a = trimmed[i];
        const Box& b = trimmed[j];
        if (std::abs(a.right() - b.x) < 0.1 && std::abs(a.y - b.y) < 0.1)
          EXPECT_NEAR(shown[i].right() - shown[j].x, overlap, 0.1);
        if (std::abs(a.bottom() - b.y) < 0.1 && std::abs(a.x - b.x) < 0.1)
          EXPECT_NEAR(shown[i].bottom() - shown[j].y, overlap, 0.1);
      }
    }
    EXPECT_NEAR(area, 480 * 400, 0.1 * (480 + 400)) << "trimmed parts lie edge to edge";
    for (double x = 0.05; x < 480; x += 7.3)
      for (double y = 0.05; y < 400; y += 7.3) {
        int seen = 0;
        for (const Box& box : trimmed)
          seen += x >= box.x && x < box.right() && y >= box.y && y < box.bottom() ? 1 : 0;
        ASSERT_EQ(seen, 1) << x << " " << y;
      }
  }
}

TEST(Split, AChartShrinksInsteadOfSplitting) {
  Board chart = board({230, 300});
  chart.may_shrink = true;
  const std::vector<Sheet> sheets = split_board(chart, options(), "Upgrades");
  ASSERT_EQ(sheets.size(), 1u);
  EXPECT_EQ(sheets[0].name, "Upgrades, at 86 %");
  EXPECT_NEAR(sheets[0].scale, 0.86, 0.005);
}

TEST(Split, AWholeBoardHasItsOwnPage) {
  Board map = board({480, 400});
  map.bleed = 3;
  const Sheet sheet = whole_board(map, options(), "Map");
  EXPECT_GT(sheet.size.width, 480);
  EXPECT_GT(sheet.size.height, 400);
  EXPECT_EQ(sheet.placements.size(), 1u);
}

TEST(Split, MatchesTheGoldenFile) {
  std::vector<Sheet> sheets = split_board(board({480, 400}), options(), "Map");
  furnish(sheets, options());
  EXPECT_TRUE(matches_golden("map-part", write_png(sheets[1].drawing, sheets[1].size, 25)));
}

}  // namespace
}  // namespace trackwright

#include "render/sheets/impose.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numbers>

#include "designer/format/press/theme_file.h"
#include "render/documents/png.h"
#include "render/sheets/piece_shape.h"
#include "tests/render/golden.h"

namespace trackwright {
namespace {

using Polygon = std::vector<Point>;

const Paper a4{.name = "A4", .size = {210, 297}, .margin = 6.35};
const Paper letter{.name = "Letter", .size = {215.9, 279.4}, .margin = 5};

SheetOptions options(const Paper& paper) {
  SheetOptions result;
  result.paper = paper;
  result.theme = classic_theme();
  result.title = "Test";
  result.version = "1.0";
  return result;
}

Piece hexagon(const std::string& id, const std::string& group, int count, Orientation orientation,
              double size = 38.1) {
  Piece piece;
  piece.id = id;
  piece.group = group;
  piece.outline = PieceOutline::Hexagon;
  piece.hex_orientation = orientation;
  const double over_corners = size * 2 / std::numbers::sqrt3;
  piece.size = orientation == Orientation::Flat ? Size{over_corners, size} : Size{size, over_corners};
  piece.bleed = 2;
  piece.count = count;
  fill(piece.front, rectangle({-30, -30, 60, 60}), classic_theme().written("tile." + group));
  return piece;
}

Piece card(Size size, double bleed, int count) {
  Piece piece;
  piece.id = "card";
  piece.size = size;
  piece.bleed = bleed;
  piece.count = count;
  fill(piece.front, rectangle({-size.width, -size.height, 2 * size.width, 2 * size.height}), {0.5, 0.6, 0.9});
  return piece;
}

Component of(std::vector<Piece> pieces) {
  Component component;
  component.id = "tiles";
  component.title = "Tiles";
  component.pieces = std::move(pieces);
  return component;
}

Polygon corners_of(const Outline& outline) {
  Polygon corners;
  for (const Segment& s : outline.segments)
    if (s.kind != Segment::Kind::Close) corners.push_back(s.to);
  return corners;
}

Polygon on_sheet(Polygon corners, const Placement& placement) {
  for (Point& corner : corners) corner = placement.transform.apply(corner);
  return corners;
}

double signed_distance(const Cut& cut, Point p) {
  const Point along = cut.to - cut.from;
  return (along.x * (p.y - cut.from.y) - along.y * (p.x - cut.from.x)) / std::hypot(along.x, along.y);
}

// Returns whether two convex polygons overlap by more than rounding (separating axes).
bool overlap(const Polygon& a, const Polygon& b) {
  for (const Polygon* sides : {&a, &b}) {
    for (std::size_t i = 0; i < sides->size(); ++i) {
      const Cut side{(*sides)[i], (*sides)[(i + 1) % sides->size()]};
      const auto range = [&](const Polygon& polygon) {
        double low = 1e9;
        double high = -1e9;
        for (const Point p : polygon) {
          low = std::min(low, signed_distance(side, p));
          high = std::max(high, signed_distance(side, p));
        }
        return std::pair(low, high);
      };
      const auto [a_low, a_high] = range(a);
      const auto [b_low, b_high] = range(b);
      if (a_high <= b_low + 1e-4 || b_high <= a_low + 1e-4) return false;
    }
  }
  return true;
}

// Verifies the conditions for all sheets of straight cuts.
void expect_sound(const std::vector<Sheet>& sheets, const Component& component, const Paper& paper) {
  std::map<std::string, const Piece*> pieces;
  std::map<std::string, int> counts;
  for (const Piece& piece : component.pieces) pieces[piece.id] = &piece;
  for (const Sheet& sheet : sheets) {
    std::vector<Polygon> trims;
    std::vector<Polygon> bleeds;
    for (const Placement& placement : sheet.placements) {
      const Piece& piece = *pieces.at(placement.piece);
      ++counts[piece.id];
      trims.push_back(on_sheet(trimmed_corners(piece), placement));
      bleeds.push_back(on_sheet(corners_of(bleed_outline(piece)), placement));
      for (const Point p : bleeds.back()) {
        EXPECT_GE(p.x, paper.margin - 1e-4);
        EXPECT_GE(p.y, paper.margin - 1e-4);
        EXPECT_LE(p.x, sheet.size.width - paper.margin + 1e-4);
        EXPECT_LE(p.y, sheet.size.height - paper.margin + 1e-4);
      }
    }
    for (std::size_t i = 0; i < trims.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(trims[i], trims[j])) << i << " " << j;
      // No cut goes through the inside of a piece, and each side of a piece is on a cut.
      std::size_t sides_cut = 0;
      for (const Cut& cut : sheet.cuts) {
        double low = 0;
        double high = 0;
        for (const Point p : trims[i]) {
          low = std::min(low, signed_distance(cut, p));
          high = std::max(high, signed_distance(cut, p));
        }
        EXPECT_TRUE(low > -1e-3 || high < 1e-3) << "a cut goes through a piece";
        for (std::size_t k = 0; k < trims[i].size(); ++k) {
          const Point next = trims[i][(k + 1) % trims[i].size()];
          if (std::abs(signed_distance(cut, trims[i][k])) < 1e-3 &&
              std::abs(signed_distance(cut, next)) < 1e-3)
            ++sides_cut;
        }
      }
      EXPECT_EQ(sides_cut, trims[i].size());
    }
    for (const Cut& cut : sheet.cuts) {
      const auto at_border = [&](Point p) {
        return std::min({std::abs(p.x), std::abs(p.y), std::abs(p.x - sheet.size.width),
                         std::abs(p.y - sheet.size.height)}) < 1e-6;
      };
      EXPECT_TRUE(at_border(cut.from) && at_border(cut.to)) << "a cut stops within the sheet";
    }
  }
  for (const Piece& piece : component.pieces) EXPECT_EQ(counts[piece.id], piece.count) << piece.id;
}

std::vector<std::string> texts_on(const std::vector<Item>& items) {
  std::vector<std::string> found;
  for (const Item& item : items) {
    std::vector<std::string> within;
    if (const auto* text = std::get_if<Text>(&item.value)) within = {text->text};
    if (const auto* shown = std::get_if<Shown>(&item.value)) within = texts_on(shown->items);
    if (const auto* group = std::get_if<Group>(&item.value)) within = texts_on(group->items);
    found.insert(found.end(), within.begin(), within.end());
  }
  return found;
}

// In rows, on shelves and side by side; further copies have no number.
TEST(Impose, EachCopyShowsItsNumber) {
  Piece numbered = card({67.5, 44}, 2, 4);
  for (const char* number : {"no. 1", "no. 2", "no. 3"}) numbered.numbers.push_back(Text{.text = number});
  Piece other = card({40, 30}, 2, 30);
  Piece wide = card({120, 70}, 2, 3);
  Piece tile = hexagon("t", "yellow", 3, Orientation::Flat);
  tile.numbers = numbered.numbers;
  SheetOptions side_by_side = options(a4);
  side_by_side.layouts.push_back({.pattern = LayoutPattern::Lattice});
  const auto shown = [](const std::vector<Piece>& pieces, const SheetOptions& how) {
    std::vector<std::string> found;
    for (const Sheet& sheet : impose(of(pieces), how))
      for (const std::string& text : texts_on(sheet.drawing.items))
        if (text.starts_with("no.")) found.push_back(text);
    std::ranges::sort(found);
    return found;
  };
  const std::vector<std::string> all{"no. 1", "no. 2", "no. 3"};
  EXPECT_EQ(shown({numbered}, options(a4)), all);
  EXPECT_EQ(shown({wide, numbered, other}, options(a4)), all);
  EXPECT_EQ(shown({tile}, side_by_side), all);
}

TEST(Impose, FitsTwentyEightTilesOnA4AndLetter) {
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    for (const Paper& paper : {a4, letter}) {
      const Component tiles = of({hexagon("57", "yellow", 60, orientation)});
      const std::vector<Sheet> sheets = impose(tiles, options(paper));
      ASSERT_EQ(sheets.size(), 3u) << paper.name;
      EXPECT_EQ(sheets[0].placements.size(), 28u) << paper.name;
      EXPECT_EQ(sheets[2].placements.size(), 4u);
      expect_sound(sheets, tiles, paper);
    }
  }
}

TEST(Impose, BleedNeverReachesAnotherPiece) {
  const Component tiles = of({hexagon("57", "yellow", 28, Orientation::Flat)});
  const Sheet sheet = impose(tiles, options(a4)).front();
  const Piece& piece = tiles.pieces.front();
  const Polygon bleed = corners_of(bleed_outline(piece));
  for (const Placement& one : sheet.placements) {
    for (const Placement& other : sheet.placements) {
      if (&one == &other) continue;
      const Polygon trim = on_sheet(trimmed_corners(piece), other);
      // The bleed is a hexagon with six convex trapezoids on its sides.
      for (std::size_t i = 0; i < bleed.size(); i += 3) {
        const Polygon flap =
            on_sheet({bleed[i], bleed[i + 1], bleed[i + 2], bleed[(i + 3) % bleed.size()]}, one);
        EXPECT_FALSE(overlap(flap, trim));
        for (std::size_t j = 0; j < bleed.size(); j += 3) {
          const Polygon theirs =
              on_sheet({bleed[j], bleed[j + 1], bleed[j + 2], bleed[(j + 3) % bleed.size()]}, other);
          EXPECT_FALSE(overlap(flap, theirs));
        }
      }
    }
  }
}

TEST(Impose, ColoursBeginNewRows) {
  const Component tiles =
      of({hexagon("57", "yellow", 3, Orientation::Pointy), hexagon("14", "green", 3, Orientation::Pointy)});
  const Sheet sheet = impose(tiles, options(letter)).front();
  ASSERT_EQ(sheet.placements.size(), 6u);
  EXPECT_EQ(sheet.name, "Tiles, yellow, green");
  // Rows run along the axis on which the first three placements differ.
  const auto dx = std::abs(sheet.placements[0].transform.dx - sheet.placements[1].transform.dx);
  const bool rows_across = dx > 1;
  const auto row_of = [&](std::size_t i) {
    const Transform& t = sheet.placements[i].transform;
    return rows_across ? t.dy : t.dx;
  };
  EXPECT_NEAR(row_of(0), row_of(2), 1e-6);
  EXPECT_GT(std::abs(row_of(3) - row_of(2)), 30);
}

// 1870's two gray tiles must not take a seventh sheet.
TEST(Impose, ColoursShareRowsIfThatSavesASheet) {
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    const Component tiles =
        of({hexagon("9", "yellow", 81, orientation), hexagon("14", "green", 43, orientation),
            hexagon("63", "brown", 35, orientation), hexagon("171", "gray", 2, orientation)});
    const std::vector<Sheet> sheets = impose(tiles, options(a4));
    EXPECT_EQ(sheets.size(), 6u);
    expect_sound(sheets, tiles, a4);
  }
}

TEST(Impose, PutsCardsInAGrid) {
  const Component cards = of({card({67.5, 44}, 2, 20)});
  const std::vector<Sheet> sheets = impose(cards, options(a4));
  expect_sound(sheets, cards, a4);
  EXPECT_EQ(sheets.size(), 2u);
  EXPECT_GE(sheets[0].placements.size(), 10u);

  const Component unbled = of({card({67.5, 44}, 0, 20)});
  const std::vector<Sheet> dense = impose(unbled, options(a4));
  expect_sound(dense, unbled, a4);
  EXPECT_EQ(dense[0].cuts.size(), dense[0].placements.size() == 12 ? 4u + 5u : dense[0].cuts.size());
}

TEST(Impose, DifferentSizesDoNotShareASheet) {
  Piece large = card({180, 110}, 2, 2);
  Piece small = card({90, 110}, 2, 3);
  small.id = "small";
  const Component charters = of({large, small});
  const std::vector<Sheet> sheets = impose(charters, options(a4));
  ASSERT_EQ(sheets.size(), 2u);
  expect_sound(sheets, charters, a4);
}

TEST(Impose, APieceLargerThanThePaperGetsItsOwnSheet) {
  const std::vector<Sheet> sheets = impose(of({card({400, 300}, 2, 1)}), options(a4));
  ASSERT_EQ(sheets.size(), 1u);
  EXPECT_TRUE(sheets[0].oversize);
  EXPECT_EQ(sheets[0].placements.size(), 1u);
  EXPECT_GT(sheets[0].size.width, 400);
}

TEST(Impose, BacksLieBehindTheirFronts) {
  Piece piece = card({67.5, 44}, 2, 4);
  piece.back = piece.front;
  SheetOptions duplex = options(a4);
  duplex.backs = Backs::LongEdge;
  const std::vector<Sheet> sheets = impose(of({piece}), duplex);
  ASSERT_EQ(sheets.size(), 2u);
  ASSERT_EQ(sheets[1].placements.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_TRUE(sheets[1].placements[i].back);
    const Point front = sheets[0].placements[i].transform.apply({10, 5});
    const Point back = sheets[1].placements[i].transform.apply({-10, 5});  // seen from behind, x is reversed
    EXPECT_NEAR(back.x, 210 - front.x, 1e-9);
    EXPECT_NEAR(back.y, front.y, 1e-9);
  }
}

TEST(Impose, EverySheetHasALabel) {
  const std::vector<Sheet> sheets = impose(of({hexagon("57", "yellow", 30, Orientation::Flat)}), options(a4));
  ASSERT_EQ(sheets.size(), 2u);
  const std::string second = dump(sheets[1].drawing);
  EXPECT_NE(second.find("Test 1.0 · Tiles, yellow · page 2 of 2"), std::string::npos);
  EXPECT_NE(second.find("\"100 mm\""), std::string::npos);
}

TEST(Impose, SheetMatchesTheGoldenFile) {
  const Component tiles =
      of({hexagon("57", "yellow", 9, Orientation::Flat), hexagon("14", "green", 6, Orientation::Flat)});
  const Sheet sheet = impose(tiles, options(a4)).front();
  EXPECT_TRUE(matches_golden("tile-sheet", write_png(sheet.drawing, sheet.size, 40)));
}

}  // namespace
}  // namespace trackwright

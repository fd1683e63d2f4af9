// Backs must lie on their fronts after the paper is turned, folded or glued.
#include "render/sheets/backs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "designer/format/press/theme_file.h"
#include "render/sheets/impose.h"
#include "render/sheets/printer.h"

namespace trackwright {
namespace {

Piece two_sided(const std::string& id, Size size, int count) {
  Piece piece;
  piece.id = id;
  piece.size = size;
  piece.bleed = 2;
  piece.count = count;
  fill(piece.front, rectangle({-size.width, -size.height, 2 * size.width, 2 * size.height}), {0.5, 0.6, 0.9});
  piece.back = piece.front;
  return piece;
}

Component component_of(std::vector<Piece> pieces) {
  return {"cards", "Cards", std::move(pieces), {}};
}

SheetOptions with_backs(Backs backs, Size paper = {210, 297}) {
  SheetOptions options;
  options.paper = {.name = "paper", .size = paper, .margin = 6.35};
  options.theme = classic_theme();
  options.title = "Test";
  options.backs = backs;
  return options;
}

// Returns the place of a point of the back page, seen through the paper from the front.
Point seen_from_front(Point p, Backs backs, Size page) {
  const bool upright = page.height >= page.width;
  const bool exchanges_left_and_right = backs == Backs::Separate || (backs == Backs::LongEdge) == upright;
  return exchanges_left_and_right ? Point{page.width - p.x, p.y} : Point{p.x, page.height - p.y};
}

// Points of a piece that show its rotation, on the front and from behind.
const std::vector<Point> marked{{10, 5}, {-20, 8}, {3, -17}};
Point from_behind(Point p) {
  return {-p.x, p.y};
}

void expect_on_each_other(const Placement& front, const Placement& back, Backs backs, Size page) {
  EXPECT_EQ(front.piece, back.piece);
  for (const Point p : marked) {
    const Point a = front.transform.apply(p);
    const Point b = seen_from_front(back.transform.apply(from_behind(p)), backs, page);
    EXPECT_NEAR(a.x, b.x, 0.01);
    EXPECT_NEAR(a.y, b.y, 0.01);
  }
}

TEST(Backs, LieOnTheirFrontsForEachDuplexMode) {
  for (const Size paper : {Size{210, 297}, Size{297, 210}}) {
    for (const Backs backs : {Backs::LongEdge, Backs::ShortEdge}) {
      const Component cards = component_of({two_sided("a", {67.5, 44}, 7), two_sided("b", {44, 67.5}, 5)});
      const auto sheets = impose(cards, with_backs(backs, paper));
      ASSERT_EQ(sheets.size() % 2, 0u);
      for (std::size_t i = 0; i < sheets.size(); i += 2) {
        EXPECT_FALSE(sheets[i].back);
        EXPECT_TRUE(sheets[i + 1].back);
        ASSERT_EQ(sheets[i].placements.size(), sheets[i + 1].placements.size());
        for (std::size_t k = 0; k < sheets[i].placements.size(); ++k)
          expect_on_each_other(sheets[i].placements[k], sheets[i + 1].placements[k], backs, paper);
      }
    }
  }
}

TEST(Backs, OnSeparateSheetsFollowAllFronts) {
  const Component cards = component_of({two_sided("a", {67.5, 44}, 25), two_sided("b", {90, 110}, 3)});
  const auto sheets = impose(cards, with_backs(Backs::Separate));
  const auto first_back = std::ranges::find_if(sheets, [](const Sheet& s) { return s.back; });
  const auto fronts = static_cast<std::size_t>(first_back - sheets.begin());
  ASSERT_EQ(sheets.size(), 2 * fronts);
  for (std::size_t i = 0; i < fronts; ++i) {
    EXPECT_TRUE(sheets[fronts + i].back);
    for (std::size_t k = 0; k < sheets[i].placements.size(); ++k)
      expect_on_each_other(sheets[i].placements[k], sheets[fronts + i].placements[k], Backs::Separate,
                           {210, 297});
  }
}

// Cards of several sizes share a sheet. Their backs share one too, which is cut by its own marks.
TEST(Backs, OfMixedCardsHaveTheCutsOfTheirFronts) {
  for (const Backs backs : {Backs::LongEdge, Backs::ShortEdge, Backs::Separate}) {
    SheetOptions options = with_backs(backs);
    options.pack = true;
    const auto sheets =
        impose(component_of({two_sided("a", {67.5, 44}, 6), two_sided("b", {90, 110}, 1)}), options);
    ASSERT_EQ(sheets.size(), 2u);
    ASSERT_GT(sheets[0].cuts.size(), 4u);
    ASSERT_EQ(sheets[0].cuts.size(), sheets[1].cuts.size());
    for (std::size_t i = 0; i < sheets[0].cuts.size(); ++i) {
      const Cut& front = sheets[0].cuts[i];
      const Cut& back = sheets[1].cuts[i];
      const Point a = seen_from_front(back.from, backs, options.paper.size);
      const Point b = seen_from_front(back.to, backs, options.paper.size);
      EXPECT_NEAR(std::min(a.x, b.x), front.from.x, 1e-6);
      EXPECT_NEAR(std::max(a.x, b.x), front.to.x, 1e-6);
      EXPECT_NEAR(std::min(a.y, b.y), front.from.y, 1e-6);
      EXPECT_NEAR(std::max(a.y, b.y), front.to.y, 1e-6);
    }
    const auto strokes = [](const Sheet& sheet) {
      return std::ranges::count_if(sheet.drawing.items, [](const Item& item) {
        const auto* shape = std::get_if<Shape>(&item.value);
        return shape != nullptr && shape->stroke;
      });
    };
    EXPECT_GT(strokes(sheets[1]), 8);
    EXPECT_EQ(strokes(sheets[1]), strokes(sheets[0]));
  }
}

// In duplex printing an empty side follows a front without a back, so that the next front is not printed on
// the first front's reverse.
TEST(Backs, NoFrontIsPrintedOnAnotherFront) {
  Piece plain = two_sided("plain", {180, 270}, 2);
  plain.back.reset();
  const auto sheets =
      impose(component_of({plain, two_sided("card", {67.5, 44}, 2)}), with_backs(Backs::LongEdge));
  ASSERT_EQ(sheets.size(), 6u);
  for (std::size_t i = 0; i < sheets.size(); ++i) EXPECT_EQ(sheets[i].back, i % 2 == 1);
  EXPECT_TRUE(sheets[1].placements.empty());
  EXPECT_EQ(impose(component_of({plain}), with_backs(Backs::LongEdge)).size(), 2u) << "nothing has a back";
  EXPECT_EQ(impose(component_of({two_sided("card", {67.5, 44}, 2)}), with_backs(Backs::None)).size(), 1u);
}

// Boards among two-sided pieces, such as the list of an update before its pieces.
TEST(Backs, NothingIsPrintedOnABoard) {
  Component update = component_of({two_sided("card", {67.5, 44}, 2)});
  for (const char* id : {"list", "map"}) {
    update.boards.emplace_back();
    update.boards.back().id = id;
    update.boards.back().size = {150, 200};
  }
  for (const bool first : {true, false}) {
    SheetOptions options = with_backs(Backs::ShortEdge);
    options.boards_first = first;
    const auto sheets = impose(update, options);
    ASSERT_EQ(sheets.size(), 6u);
    for (std::size_t i = 0; i < sheets.size(); ++i) EXPECT_EQ(sheets[i].back, i % 2 == 1) << i;
  }
  update.pieces.clear();
  EXPECT_EQ(impose(update, with_backs(Backs::ShortEdge)).size(), 2u) << "nothing has a back";
}

TEST(Backs, LieBehindTheirFrontsOnFoldedPaper) {
  for (const Size size : {Size{67.5, 44}, Size{44, 67.5}, Size{120, 80}}) {
    const auto sheets = impose(component_of({two_sided("a", size, 9)}), with_backs(Backs::Fold));
    for (const Sheet& sheet : sheets) {
      std::vector<Placement> fronts;
      std::vector<Placement> backs;
      for (const Placement& p : sheet.placements) (p.back ? backs : fronts).push_back(p);
      ASSERT_EQ(fronts.size(), backs.size());
      ASSERT_FALSE(fronts.empty());
      const bool upright_fold = std::abs(fronts[0].transform.dy - backs[0].transform.dy) < 1e-9;
      for (std::size_t i = 0; i < fronts.size(); ++i)
        for (const Point p : marked) {
          const Point a = fronts[i].transform.apply(p);
          const Point b = backs[i].transform.apply(from_behind(p));
          const Point folded = upright_fold ? Point{210 - b.x, b.y} : Point{b.x, 297 - b.y};
          EXPECT_NEAR(a.x, folded.x, 0.01);
          EXPECT_NEAR(a.y, folded.y, 0.01);
        }
      // At least 5 mm between bleed and fold, and no cut goes beyond the fold.
      const double fold = upright_fold ? 105 : 148.5;
      for (const Placement& front : fronts) {
        const Box box = transformed(
            front.transform, {-size.width / 2 - 2, -size.height / 2 - 2, size.width + 4, size.height + 4});
        EXPECT_LE(upright_fold ? box.right() : box.bottom(), fold - 5);
      }
      EXPECT_FALSE(sheet.cuts.empty());
      for (const Cut& cut : sheet.cuts)
        for (const Point p : {cut.from, cut.to}) EXPECT_LE(upright_fold ? p.x : p.y, fold + 1e-9);
    }
  }
}

// After the printer's distortion the compensated sheet equals the ideal one.
TEST(PrinterProfile, CompensatesMeasuredDistortion) {
  const Printer crooked{
      .name = "x", .scale_x = 0.995, .scale_y = 1.004, .offset = {0.7, -1.1}, .back_offset = {-0.4, 0.9}};
  const Component cards = component_of({two_sided("a", {67.5, 44}, 7)});
  SheetOptions options = with_backs(Backs::LongEdge);
  const auto ideal = impose(cards, options);
  options.printer = crooked;
  const auto sent = impose(cards, options);
  ASSERT_EQ(ideal.size(), sent.size());
  for (std::size_t i = 0; i < ideal.size(); ++i) {
    const Transform does = printed(crooked, ideal[i].size, ideal[i].back);
    for (std::size_t k = 0; k < ideal[i].placements.size(); ++k)
      for (const Point p : marked) {
        const Point wanted = ideal[i].placements[k].transform.apply(p);
        const Point got = does.apply(sent[i].placements[k].transform.apply(p));
        EXPECT_NEAR(wanted.x, got.x, 0.01);
        EXPECT_NEAR(wanted.y, got.y, 0.01);
      }
  }
  // The model itself: both offsets move the back of a page; scaling keeps the middle of the page in
  // place.
  const Point middle = printed(crooked, {210, 297}, true).apply({105, 148.5});
  EXPECT_NEAR(middle.x, 105 + 0.3, 1e-9);
  EXPECT_NEAR(middle.y, 148.5 - 0.2, 1e-9);
  EXPECT_NEAR(printed(crooked, {210, 297}, false).apply({155, 148.5}).x, 105 + 50 * 0.995 + 0.7, 1e-9);
}

}  // namespace
}  // namespace trackwright

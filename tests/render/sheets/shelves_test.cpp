#include "render/sheets/shelves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "designer/format/press/theme_file.h"
#include "render/sheets/impose.h"

namespace trackwright {
namespace {

Piece plain_card(const std::string& id, Size size, int count, double bleed = 2) {
  Piece piece;
  piece.id = id;
  piece.size = size;
  piece.bleed = bleed;
  piece.count = count;
  fill(piece.front,
       rectangle({-size.width / 2 - bleed, -size.height / 2 - bleed, size.width + 2 * bleed,
                  size.height + 2 * bleed}),
       {0.8, 0.7, 0.5});
  return piece;
}

std::vector<const Piece*> pointers(const std::vector<Piece>& pieces) {
  std::vector<const Piece*> list;
  for (const Piece& piece : pieces) list.push_back(&piece);
  return list;
}

Box box_of(const PlacedPiece& placed, double bleed) {
  const Size size = placed.piece->size;
  return transformed(placed.transform, {-size.width / 2 - bleed, -size.height / 2 - bleed,
                                        size.width + 2 * bleed, size.height + 2 * bleed});
}

bool boxes_overlap(Box a, Box b) {
  return a.x < b.right() - 1e-6 && b.x < a.right() - 1e-6 && a.y < b.bottom() - 1e-6 &&
         b.y < a.bottom() - 1e-6;
}

// Returns whether straight cuts, each from edge to edge of a remaining part, separate all pieces.
bool guillotine(const std::vector<Box>& boxes) {
  if (boxes.size() <= 1) return true;
  for (const bool across : {false, true}) {
    for (const Box& edge : boxes) {
      const double at = across ? edge.right() : edge.bottom();
      std::vector<Box> before;
      std::vector<Box> after;
      bool through = false;
      for (const Box& box : boxes) {
        const double low = across ? box.x : box.y;
        const double high = across ? box.right() : box.bottom();
        if (high <= at + 1e-6)
          before.push_back(box);
        else if (low >= at - 1e-6)
          after.push_back(box);
        else
          through = true;
      }
      if (!through && !before.empty() && !after.empty()) return guillotine(before) && guillotine(after);
    }
  }
  return false;
}

bool goes_through(const Cut& cut, Box box) {
  constexpr double hair = 1e-6;
  return std::max(cut.from.x, cut.to.x) > box.x + hair &&
         std::min(cut.from.x, cut.to.x) < box.right() - hair &&
         std::max(cut.from.y, cut.to.y) > box.y + hair &&
         std::min(cut.from.y, cut.to.y) < box.bottom() - hair;
}

void expect_sound_packing(const std::vector<Piece>& pieces, const std::vector<PackedSheet>& sheets, Size area,
                          double bleed) {
  std::map<std::string, int> counts;
  for (const PackedSheet& sheet : sheets) {
    EXPECT_LE(sheet.block.width, area.width + 1e-6);
    EXPECT_LE(sheet.block.height, area.height + 1e-6);
    std::vector<Box> bleeds;
    for (const PlacedPiece& placed : sheet.pieces) {
      ++counts[placed.piece->id];
      bleeds.push_back(box_of(placed, bleed));
      const Box& box = bleeds.back();
      EXPECT_TRUE(box.x >= -1e-6 && box.y >= -1e-6 && box.right() <= sheet.block.width + 1e-6 &&
                  box.bottom() <= sheet.block.height + 1e-6);
      for (std::size_t i = 0; i + 1 < bleeds.size(); ++i) EXPECT_FALSE(boxes_overlap(bleeds[i], box));
      // Each side of the trimmed piece lies on a cut of at least its length.
      const Box trim = box_of(placed, 0);
      for (const Cut& cut : sheet.cuts) EXPECT_FALSE(goes_through(cut, trim));
      const auto on_cut = [&](Point from, Point to) {
        return std::ranges::any_of(sheet.cuts, [&](const Cut& cut) {
          const bool level = std::abs(cut.from.y - cut.to.y) < 1e-9;
          if (level != (std::abs(from.y - to.y) < 1e-9)) return false;
          return level ? std::abs(cut.from.y - from.y) < 1e-6 && cut.from.x <= from.x + 1e-6 &&
                             cut.to.x >= to.x - 1e-6
                       : std::abs(cut.from.x - from.x) < 1e-6 && cut.from.y <= from.y + 1e-6 &&
                             cut.to.y >= to.y - 1e-6;
        });
      };
      EXPECT_TRUE(on_cut({trim.x, trim.y}, {trim.right(), trim.y}));
      EXPECT_TRUE(on_cut({trim.x, trim.bottom()}, {trim.right(), trim.bottom()}));
      EXPECT_TRUE(on_cut({trim.x, trim.y}, {trim.x, trim.bottom()}));
      EXPECT_TRUE(on_cut({trim.right(), trim.y}, {trim.right(), trim.bottom()}));
    }
    EXPECT_TRUE(guillotine(bleeds));
  }
  for (const Piece& piece : pieces) EXPECT_EQ(counts[piece.id], piece.count) << piece.id;
}

TEST(Shelves, HoldAllPiecesAndAreCutStraight) {
  const Size area{197.3, 284.3};
  for (const double gap : {0.0, 4.0})
    for (const double bleed : {0.0, 2.0}) {
      const std::vector<Piece> pieces{
          plain_card("charter", {180, 110}, 2, bleed), plain_card("minor", {90, 110}, 3, bleed),
          plain_card("card", {67.5, 44}, 23, bleed), plain_card("note", {92, 48}, 11, bleed),
          plain_card("small", {41, 63}, 9, bleed)};
      expect_sound_packing(pieces, pack_shelves(pointers(pieces), area, gap), area, bleed);
    }
}

TEST(Shelves, SavePaperIfSizesDiffer) {
  SheetOptions options;
  options.paper = {.name = "A4", .size = {210, 297}, .margin = 6.35};
  options.theme = classic_theme();
  const Component component{
      "cards",
      "Cards",
      {plain_card("a", {67.5, 44}, 2), plain_card("b", {90, 60}, 2), plain_card("c", {41, 63}, 2)},
      {}};
  EXPECT_EQ(impose(component, options).size(), 1u);
  options.pack = false;
  EXPECT_EQ(impose(component, options).size(), 3u);
}

// Two rows of four cards and one of three, and a lying card below them: eight cuts across the three rows, and
// two for the lying card.
TEST(Shelves, WithTheSameCutsAreCutTogether) {
  const std::vector<Piece> pieces{plain_card("card", {45, 62}, 11), plain_card("lying", {150, 30}, 1)};
  const auto sheets = pack_shelves(pointers(pieces), {197.3, 284.3}, 0);
  ASSERT_EQ(sheets.size(), 1U);
  std::vector<double> lengths;
  for (const Cut& cut : sheets[0].cuts)
    if (std::abs(cut.to.x - cut.from.x) < 1e-9) lengths.push_back(cut.to.y - cut.from.y);
  std::ranges::sort(lengths);
  ASSERT_EQ(lengths.size(), 10U);
  EXPECT_NEAR(lengths[1], 34, 1e-6);
  EXPECT_NEAR(lengths[2], 3 * 66, 1e-6);
}

// The discs are first cut out as squares, so they can share the sheet.
TEST(Shelves, HoldDiscsBesideSmallCards) {
  SheetOptions options;
  options.paper = {.name = "A4", .size = {210, 297}, .margin = 6.35};
  options.theme = classic_theme();
  Piece disc = plain_card("disc", {14, 14}, 50, 1);
  disc.outline = PieceOutline::Circle;
  const Component component{"discs", "Discs", {disc, plain_card("value", {22, 14}, 12, 1)}, {}};
  const auto sheets = impose(component, options);
  ASSERT_EQ(sheets.size(), 1U);
  EXPECT_LT(sheets[0].cuts.size(), 80U);
}

TEST(Shelves, AreNotUsedIfTheySaveNothing) {
  SheetOptions options;
  options.paper = {.name = "A4", .size = {210, 297}, .margin = 6.35};
  options.theme = classic_theme();
  const Component component{"cards", "Cards", {plain_card("a", {67.5, 44}, 10)}, {}};
  const auto sheets = impose(component, options);
  ASSERT_EQ(sheets.size(), 1u);
  for (const Cut& cut : sheets[0].cuts) {
    const bool whole = std::abs(cut.to.x - cut.from.x) > 209 || std::abs(cut.to.y - cut.from.y) > 296;
    EXPECT_TRUE(whole) << "a grid is cut right through";
  }
}

}  // namespace
}  // namespace trackwright

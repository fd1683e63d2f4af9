#include "render/components/proof.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

InkFamily family(std::vector<NamedInk> inks) {
  return {"Colours", std::move(inks)};
}

TEST(Proof, PutsTheMostAlikePairFirst) {
  const auto pairs = ink_pairs(family({{"black", {0, 0, 0}, ""},
                                       {"white", {1, 1, 1}, ""},
                                       {"red", *rgb_from_hex("#a05030"), ""},
                                       {"green", *rgb_from_hex("#707030"), ""}}));
  ASSERT_EQ(pairs.size(), 6U);
  EXPECT_EQ(pairs[0].a, 2U);
  EXPECT_EQ(pairs[0].b, 3U);
  EXPECT_TRUE(pairs[0].worst() == Vision::Deuteranopia || pairs[0].worst() == Vision::Protanopia);
  EXPECT_LT(pairs[0].least(), pairs[0].apart[0]);
  for (std::size_t i = 1; i < pairs.size(); ++i) EXPECT_LE(pairs[i - 1].least(), pairs[i].least());
}

TEST(Proof, FamiliesContainTheColoursOfTheTitle) {
  const Title title = sample_title();
  const auto families = ink_families(title, classic_theme());
  ASSERT_GE(families.size(), 2U);
  EXPECT_EQ(families[0].name, "Tile colours");
  EXPECT_EQ(families[1].inks.size(), title.companies.companies.size());
  EXPECT_TRUE(ink_families(Title{}, classic_theme()).empty());
}

TEST(Proof, FindsTheSmallestTypeAsPrinted) {
  Component component{"x", "Things", {}, {}};
  Drawing words;
  words.add(Text{.text = "large", .font = {.family = "", .size = 4}});
  words.add(Text{.text = "small", .font = {.family = "", .size = 3}});
  Piece piece;
  piece.label = "thing 1";
  piece.front.add(Text{.text = "plain", .font = {.family = "", .size = 2}});
  piece.back = Drawing{};
  piece.back->add(words, Transform::scaling(0.5));
  component.pieces.push_back(piece);
  const auto use = smallest_type(component);
  ASSERT_TRUE(use);
  EXPECT_EQ(use->text, "small");
  EXPECT_NEAR(use->size, 1.5, 1e-9);
  EXPECT_EQ(use->piece, "thing 1, back");
  EXPECT_FALSE(smallest_type(Component{}));
}

TEST(Proof, EachBoardContainsItsDrawing) {
  const Component proof = proof_boards(sample_title(), classic_theme(), {{"Map", "map", "word", 1.9}});
  ASSERT_GE(proof.boards.size(), 3U);
  for (const Board& board : proof.boards) {
    const Box box = bounds(board.drawing);
    EXPECT_GE(box.x, -0.1) << board.id;
    EXPECT_LE(box.right(), board.size.width + 0.1) << board.id;
    EXPECT_LE(box.bottom(), board.size.height + 0.1) << board.id;
  }
}

// The theme guarantees that consecutive tile colours and the empty hex can be distinguished by everybody;
// closer colours have different signs.
TEST(Proof, ClassicTilesAreMeasured) {
  InkFamily tiles{"Tiles", {}};
  const Theme theme = classic_theme();
  for (const Colour colour :
       {Colour::White, Colour::Yellow, Colour::Green, Colour::Brown, Colour::Gray, Colour::Red})
    tiles.inks.push_back({std::string(word_of(colour)), theme.tile(colour), ""});
  EXPECT_GT(ink_pairs(tiles).front().apart[0], 15);  // no two colours are close in normal vision
}

}  // namespace
}  // namespace trackwright

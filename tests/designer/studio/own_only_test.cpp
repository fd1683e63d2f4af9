#include "designer/studio/own_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::Not;

Piece disc(const std::string& id, double radius, int count) {
  Piece piece;
  piece.id = id;
  piece.outline = PieceOutline::Circle;
  piece.size = {12, 12};
  piece.count = count;
  fill(piece.front, circle({0, 0}, radius), Rgb{0.8, 0, 0});
  return piece;
}

TEST(OwnOnly, KeepsPiecesThatTheExtendedTitleLacks) {
  Component extended{"tokens", "Tokens", {disc("a", 5, 3), disc("b", 4, 2)}, {}};
  Component own{"tokens", "Tokens", {disc("renamed", 5, 3), disc("b", 4, 5), disc("c", 3, 1)}, {}};
  EXPECT_TRUE(keep_own(own, extended));
  ASSERT_EQ(own.pieces.size(), 2U);
  EXPECT_EQ(own.pieces[0].id, "b");
  EXPECT_EQ(own.pieces[0].count, 3);  // the other title has two of the five
  EXPECT_EQ(own.pieces[1].id, "c");
  Component same{"tokens", "Tokens", {disc("a", 5, 2)}, {}};
  EXPECT_FALSE(keep_own(same, extended));
}

TEST(OwnOnly, PrintsTheAdditionsOf18QQTo1870) {
  const Scratch scratch;
  const Ran kit = ran({"kit", "18qq", "--own-only", "-o", scratch.path("own")});
  EXPECT_EQ(kit.code, 0) << kit.err;
  for (const char* made : {"/own/map.pdf", "/own/cards.pdf", "/own/discs.pdf"})
    EXPECT_THAT(kit.out, HasSubstr(made));
  // The kit contains its own rulebook, but no lists of the whole kit.
  EXPECT_THAT(kit.out, HasSubstr("/own/rulebook.md"));
  EXPECT_THAT(kit.out, Not(HasSubstr("/own/guide.pdf")));
  for (const char* shared : {"/own/tiles.pdf", "/own/market.pdf", "/own/manifest.pdf", "/own/checklist.pdf"})
    EXPECT_THAT(kit.out, Not(HasSubstr(shared)));
  EXPECT_THAT(scratch.read("own/kit.json"), Not(HasSubstr("\"component\":\"certificates\"")));
}

TEST(OwnOnly, NeedsATitleThatExtendsAnother) {
  const Scratch scratch;
  const Ran refused = ran({"kit", "18scan", "--own-only", "-o", scratch.path("kit")});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("extends no title"));
  EXPECT_FALSE(DiskReader().is_directory(scratch.path("kit")));
}

}  // namespace
}  // namespace trackwright

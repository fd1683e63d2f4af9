#include "render/kit/parts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <variant>

#include "render/drawing/shapes.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr Rgb black{0, 0, 0};

// A board of five squares, 40 mm apart, each of which is the part of the hex with its number.
Board squares() {
  Board board;
  board.size = {200, 100};
  fill(board.drawing, rectangle({0, 0, 200, 100}), {1, 1, 1});
  for (int i = 0; i < 5; ++i) {
    Drawing square;
    fill(square, rectangle({10, 10, 20, 20}), black);
    board.drawing.show({{Name::Hex, "A" + std::to_string(i)}}, square, Transform::translation(40.0 * i, 30));
  }
  board.imprint.parts = parts_of(board);
  return board;
}

void add_dot(Board& board, std::size_t i) {
  Drawing dot;
  fill(dot, circle({40.0 * static_cast<double>(i) + 20, 50}, 2), {1, 0, 0});
  std::get<Shown>(board.drawing.items.at(i + 1).value).items.push_back(dot.items.front());
  board.imprint.parts = parts_of(board);
}

TEST(Parts, ExistForEachThingShown) {
  const Board board = squares();
  ASSERT_THAT(board.imprint.parts, SizeIs(6));
  EXPECT_EQ(board.imprint.parts[0].of, Name{});
  EXPECT_EQ(board.imprint.parts[2].of, (Name{Name::Hex, "A1"}));
  EXPECT_EQ(board.imprint.parts[2].box, (Box{50, 40, 20, 20}));
}

TEST(Parts, OfALargeGroupAreItsItems) {
  Board board;
  board.size = {100, 100};
  Drawing table;
  for (int i = 0; i < 9; ++i) fill(table, rectangle({0, 10.0 * i, 90, 5}), black);
  board.drawing.show({{Name::Phase, "2"}}, table, Transform::translation(5, 5));
  EXPECT_THAT(parts_of(board), SizeIs(9));
  EXPECT_EQ(parts_of(board).front().of, (Name{Name::Phase, "2"}));
}

TEST(Patches, AreEmptyWithoutChanges) {
  const Board board = squares();
  EXPECT_THAT(patches(board.imprint, board), IsEmpty());
}

TEST(Patches, CoverOnlyChangedThings) {
  const Board old = squares();
  Board now = squares();
  add_dot(now, 1);
  add_dot(now, 4);
  const std::vector<Patch> found = patches(old.imprint, now);
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_EQ(found[0].box, (Box{50, 40, 20, 20}));
  EXPECT_THAT(found[0].of, ElementsAre(Name{Name::Hex, "A1"}));
  EXPECT_FALSE(found[0].hexagon);
  EXPECT_EQ(found[1].box, (Box{170, 40, 20, 20}));
}

TEST(Patches, CoverRemovedThings) {
  const Board old = squares();
  Board now = squares();
  now.drawing.items.erase(now.drawing.items.begin() + 3);
  now.imprint.parts = parts_of(now);
  const std::vector<Patch> found = patches(old.imprint, now);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].box, (Box{90, 40, 20, 20}));
  EXPECT_THAT(found[0].of, ElementsAre(Name{Name::Hex, "A2"}));
}

TEST(Patches, AreJoinedIfTheyTouch) {
  const Board old = squares();
  Board now = squares();
  fill(now.drawing, rectangle({49, 39, 11, 5}), black);
  fill(now.drawing, rectangle({61, 39, 5, 5}), black);
  now.imprint.parts = parts_of(now);
  const std::vector<Patch> found = patches(old.imprint, now);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].box, (Box{49, 39, 17, 5}));
}

TEST(Patches, AreUnavailableForAnotherBoard) {
  const Board old = squares();
  Board ground = squares();
  std::get<Shape>(ground.drawing.items.front().value).fill = black;
  ground.imprint.parts = parts_of(ground);
  EXPECT_THAT(patches(old.imprint, ground), IsEmpty());
  EXPECT_THAT(patches({}, squares()), IsEmpty());
}

TEST(Patches, HaveTheScaleOfThePrintedBoard) {
  Board old = squares();
  Board now = squares();
  add_dot(now, 1);
  now.imprint.scale = 0.5;
  EXPECT_THAT(patches(old.imprint, now), IsEmpty());
  old.imprint.scale = 0.5;
  const std::vector<Piece> pieces = patch_pieces(patches(old.imprint, now), now, "Chart");
  ASSERT_THAT(pieces, SizeIs(1));
  EXPECT_EQ(pieces[0].size, (Size{10, 10}));
}

TEST(Patches, OfOneHexHaveTheShapeOfTheHex) {
  Board old = squares();
  const Hexagon hexagon(Orientation::Flat, 40);
  Drawing ground;
  std::vector<Point> corners;
  for (int i = 0; i < 6; ++i) corners.push_back(hexagon.corner(i));
  fill(ground, polygon(corners), {1, 1, 0});
  old.drawing.show({{Name::Hex, "A1"}, "ground"}, ground, Transform::translation(60, 50));
  old.imprint.parts = parts_of(old);
  Board now = old;
  add_dot(now, 1);
  const std::vector<Patch> found = patches(old.imprint, now);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_TRUE(found[0].hexagon);
  const std::vector<Piece> pieces = patch_pieces(found, now, "Map");
  ASSERT_THAT(pieces, SizeIs(1));
  EXPECT_EQ(pieces[0].label, "Map A1");
  EXPECT_EQ(pieces[0].outline, PieceOutline::Rectangle);
  ASSERT_THAT(pieces[0].front.items, SizeIs(1));
  EXPECT_THAT(std::get<Group>(pieces[0].front.items[0].value).clip->segments, SizeIs(7));
  EXPECT_NEAR(pieces[0].size.height, 40, 1e-9);
  EXPECT_NEAR(pieces[0].size.width, 40 * 2 / std::sqrt(3.0), 1e-9);
}

}  // namespace
}  // namespace trackwright

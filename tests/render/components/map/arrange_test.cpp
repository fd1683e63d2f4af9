#include "render/components/map/arrange.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

// Returns one row of six hexes in the middle of a field.
Map row_of_hexes() {
  std::vector<Hex> hexes;
  for (int i = 0; i < 6; ++i) {
    Hex hex;
    hex.at = {2 * i, 0};
    hex.id = "A" + std::to_string(2 * i);
    hexes.push_back(hex);
  }
  return {Layout{Orientation::Pointy, false}, hexes, {}, {}};
}

const Hexagon hexagon(Orientation::Pointy, 39);
constexpr Box field{-40, -120, 300, 240};

MapBlock block(const char* kind, double height, bool information = true) {
  MapBlock made;
  made.panel.kind = kind;
  made.information = information;
  made.shapes = {{1, height, 1}};
  return made;
}

Arrangement arranged(const std::vector<MapBlock>& blocks, const MapFrame& frame,
                     const std::vector<Box>& taken = {}) {
  const HexRoom room(row_of_hexes(), hexagon, field, 2);
  return arrange(blocks, room, frame, taken);
}

TEST(HexRoom, IsClearOutsideHexes) {
  const HexRoom room(row_of_hexes(), hexagon, field, 2);
  EXPECT_TRUE(room.clear({-30, -110, 200, 70}));
  EXPECT_FALSE(room.clear({-30, -110, 200, 100}));
  EXPECT_FALSE(room.clear({5, -3, 2, 2}));        // within a hex
  EXPECT_FALSE(room.clear({-60, -110, 50, 20}));  // beyond the area
  // The room between the points of two hexes is free, although it is inside their bounding boxes.
  EXPECT_TRUE(room.clear({17.5, -30, 4, 10}));
}

TEST(Arrange, StacksBlocksInOneColumn) {
  const Arrangement made =
      arranged({block("title", 30), block("rounds", 20), block("phases", 25)}, {field, 1, {}, {}});
  for (const auto& laid : made.blocks) ASSERT_TRUE(laid);
  EXPECT_NEAR(made.blocks[0]->box.y, field.y + 4, 1e-6);
  EXPECT_NEAR(made.blocks[1]->box.x, made.blocks[0]->box.x, 1e-6);
  EXPECT_NEAR(made.blocks[1]->box.y, made.blocks[0]->box.bottom() + block_gap, 1e-6);
}

TEST(Arrange, KeepsBlocksClearOfSeams) {
  const MapFrame frame{field, 4, {60}, {-50}};
  const Arrangement made =
      arranged({block("title", 30), block("rounds", 30), block("phases", 30), block("pool", 30)}, frame);
  for (const auto& laid : made.blocks) {
    ASSERT_TRUE(laid);
    EXPECT_FALSE(laid->box.x < 60 && 60 < laid->box.right());
    EXPECT_FALSE(laid->box.y < -50 && -50 < laid->box.bottom());
  }
}

TEST(Arrange, KeepsClearOfPanelsOfTheTitle) {
  const Box taken{-40, -120, 150, 90};
  const Arrangement made = arranged({block("title", 30)}, {field, 1, {}, {}}, {taken});
  ASSERT_TRUE(made.blocks[0]);
  const Box common = intersection(made.blocks[0]->box, taken);
  EXPECT_TRUE(common.width <= 0 || common.height <= 0);
}

TEST(Arrange, ReportsBlocksWithoutRoomAsMissing) {
  const std::vector<MapBlock> blocks{block("title", 30), block("phases", 180), block("pool", 200, false)};
  const Arrangement made = arranged(blocks, {field, 1, {}, {}});
  EXPECT_EQ(missing(blocks, made, true), 1);
  EXPECT_EQ(missing(blocks, made, false), 1);
}

TEST(Arrange, IsTheSameEachTime) {
  const std::vector<MapBlock> blocks{block("title", 30), block("rounds", 20), block("pool", 46, false)};
  const Arrangement once = arranged(blocks, {field, 1, {}, {}});
  const Arrangement again = arranged(blocks, {field, 1, {}, {}});
  for (std::size_t i = 0; i < blocks.size(); ++i) EXPECT_EQ(once.blocks[i]->box, again.blocks[i]->box);
}

TEST(MapFrame, GrowsNoFurtherThanItsSheets) {
  const Box small{0, 0, 300, 200};
  const std::size_t sheets = parted(small, {}, map_margin).sheets;
  const std::vector<MapFrame> frames = frames_on(sheets, small, {}, map_margin);
  ASSERT_GT(frames.size(), 1U);
  EXPECT_EQ(frames.front().field, small);
  for (const MapFrame& frame : frames) {
    EXPECT_EQ(parted(frame.field, {}, map_margin).sheets, sheets);
    EXPECT_EQ(intersection(frame.field, small), small);
  }
  EXPECT_TRUE(frames_on(sheets - 1, small, {}, map_margin).empty());
}

}  // namespace
}  // namespace trackwright

// Verifies that the picture of each standard tile shows track at exactly the edges with track.
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/documents/png.h"
#include "render/drawing/shapes.h"
#include "render/tile/hex_tile.h"
#include "tests/render/dictionary.h"
#include "tests/render/pixels.h"

namespace trackwright {
namespace {

constexpr double dpi = 100;

// Sets bit e if the picture is as dark as track just inside the middle of edge e.
unsigned seen_exits(const Tile& tile, Orientation orientation) {
  TileLook look;
  look.orientation = orientation;
  const Theme theme = classic_theme();
  const Hexagon hexagon(orientation, look.size);
  const Box box = hexagon.box();
  Drawing drawing;
  drawing.add(tile_drawing(tile, look, theme), Transform::translation(-box.x, -box.y));
  const Pixels pixels(write_png(drawing, {box.width, box.height}, dpi), dpi);
  unsigned exits = 0;
  for (const Edge edge : all_edges) {
    const Point p = hexagon.at(edge.index(), hexagon.inradius() - 0.6);
    if (brightness(pixels.at({p.x - box.x, p.y - box.y})) < 0.25) exits |= 1U << edge.index();
  }
  return exits;
}

TEST(TileEdges, EachStandardTileShowsTrackAtItsExitsAndNowhereElse) {
  const std::vector<NumberedTile> tiles = dictionary_tiles();
  if (tiles.empty()) GTEST_SKIP() << "no reference facts";
  EXPECT_EQ(tiles.size(), 476U);
  for (const NumberedTile& t : tiles)
    EXPECT_EQ(seen_exits(t.tile, Orientation::Flat), exits(t.tile)) << "tile " << t.number;
}

TEST(TileEdges, ThePointyLayoutShowsTheSameExits) {
  const std::vector<NumberedTile> tiles = dictionary_tiles();
  if (tiles.empty()) GTEST_SKIP() << "no reference facts";
  for (std::size_t i = 0; i < tiles.size(); i += 5)
    EXPECT_EQ(seen_exits(tiles[i].tile, Orientation::Pointy), exits(tiles[i].tile))
        << "tile " << tiles[i].number;
}

}  // namespace
}  // namespace trackwright

#include "render/components/tokens/tiles.h"

#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "engine/tile/language.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

TileDefinition definition(const std::string& id, const char* code, Colour colour) {
  TileDefinition made;
  made.id = id;
  made.tile = *parse_tile(code, colour);
  return made;
}

ManifestEntry entry(const std::string& id, std::optional<int> count, int print = 0) {
  ManifestEntry made;
  made.id.value = id;
  made.count = count;
  made.print = print;
  return made;
}

Title tile_title() {
  Title made = sample_title();
  made.tiles["57"] = definition("57", "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3", Colour::Yellow);
  made.tiles["16"] = definition("16", "path=a:0,b:2;path=a:1,b:3", Colour::Green);
  made.manifest = {entry("57", 4), entry("16", std::nullopt, 9), entry("999", 2)};
  return made;
}

TEST(Tiles, HaveOnePieceForEachNumberWithCountAndColour) {
  const Title t = tile_title();
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made_by(tiles, {t, theme, {}, findings});
  ASSERT_EQ(component.pieces.size(), 2U);
  EXPECT_EQ(component.pieces[0].id, "tile-57");
  EXPECT_EQ(component.pieces[0].count, 4);
  EXPECT_EQ(component.pieces[0].group, "yellow");
  EXPECT_EQ(component.pieces[1].count, 9);
  EXPECT_EQ(component.pieces[1].group, "green");
}

TEST(Tiles, ExtendTheirArtIntoTheBleed) {
  const Title t = tile_title();
  const Theme theme = classic_theme();
  Findings findings;
  KitOptions options;
  options.tile_size = 30;
  options.bleed = 2;
  const Component component = made_by(tiles, {t, theme, options, findings});
  const Piece& piece = component.pieces.front();
  EXPECT_EQ(piece.outline, PieceOutline::Hexagon);
  EXPECT_NEAR(piece.size.width, 30, 1e-9);  // pointy: the width is the distance between flat sides
  const Box art = bounds(piece.front);
  EXPECT_NEAR(art.width, 34, 0.05);
  EXPECT_NEAR(art.centre().x, 0, 0.05);
  EXPECT_NEAR(art.centre().y, 0, 0.05);
}

}  // namespace
}  // namespace trackwright

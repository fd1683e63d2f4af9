#include "render/components/tokens/tiles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/components/map/map.h"
#include "render/components/map/value_place.h"
#include "render/tile/plan.h"
#include "render/tile/spots.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

ValueTiles three_steps(const Title& title) {
  ValueTiles drawn;
  for (const Phase& phase : title.roster.phases)
    if (drawn.phases.size() < 3) drawn.phases.push_back(phase.name);
  for (const int first : {20, 30}) {
    ValueTiles::Tile tile;
    for (std::size_t i = 0; i < drawn.phases.size(); ++i)
      tile.values.push_back({first + 15 * static_cast<int>(i), {}});
    drawn.tiles.push_back(tile);
  }
  return drawn;
}

Component made_value_tiles(const Title& title) {
  Findings findings;
  const Theme theme = classic_theme();
  return made_by(value_tiles, {title, theme, {}, findings});
}

std::vector<std::string> words_on(const Drawing& drawing) {
  std::vector<std::string> words;
  for (const Item& item : drawing.items)
    if (const Text* text = std::get_if<Text>(&item.value)) words.push_back(text->text);
  return words;
}

TEST(ValueTilesComponent, IsEmptyForATitleWithoutThem) {
  EXPECT_TRUE(made_value_tiles(sample_title()).pieces.empty());
}

TEST(ValueTilesComponent, HasOnePieceForEachTile) {
  Title title = sample_title();
  title.companies.value_tiles = three_steps(title);
  const Component component = made_value_tiles(title);
  ASSERT_EQ(component.pieces.size(), 2U);
  EXPECT_EQ(component.pieces[1].id, "value-2");
  EXPECT_EQ(component.pieces[0].count, 1);
}

TEST(ValueTilesComponent, PrintsEachValueBesideItsPhase) {
  Title title = sample_title();
  title.companies.value_tiles = three_steps(title);
  const auto words = words_on(made_value_tiles(title).pieces[0].front);
  for (const Ref& phase : title.companies.value_tiles->phases)
    EXPECT_THAT(words, testing::Contains(phase.value));
  EXPECT_THAT(words, testing::Contains("20"));
  EXPECT_THAT(words, testing::Contains("35"));
}

TEST(ValueTilesComponent, MarksAssumedValuesAsProposed) {
  Title title = sample_title();
  title.companies.value_tiles = three_steps(title);
  EXPECT_THAT(words_on(made_value_tiles(title).pieces[0].front), testing::Not(testing::Contains("proposed")));
  title.sources = {
      {"the twelve value tiles", "our proposal", "the rules do not print them", true, "values", {}}};
  const Piece piece = made_value_tiles(title).pieces[0];
  EXPECT_THAT(words_on(piece.front), testing::Contains("proposed"));
  EXPECT_TRUE(texts_apart(piece.front));
}

TEST(ValueTilesComponent, StaysInsideItsBleed) {
  Title title = sample_title();
  title.companies.value_tiles = three_steps(title);
  const Piece piece = made_value_tiles(title).pieces[0];
  const Box box = bounds(piece.front);
  EXPECT_LE(box.width, piece.size.width + 2 * piece.bleed + 0.3);
  EXPECT_LE(box.height, piece.size.height + 2 * piece.bleed + 0.3);
}

TEST(ValueTilesComponent, HasAPlaceOnTheMapBesideTheName) {
  Title title = sample_title();
  const auto named = std::find_if(title.map.hexes().begin(), title.map.hexes().end(),
                                  [](const Hex& hex) { return !hex.name.empty(); });
  ASSERT_NE(named, title.map.hexes().end());
  const Theme theme = classic_theme();
  TileLook look;
  look.size = 39;
  look.name = "Northwest";
  const Drawing place = value_place(Tile{}, look, theme, {24, 11});
  const Box frame = bounds(place);
  EXPECT_NEAR(frame.width, 24 + 1.2 + 0.3, 0.01);
  const TilePlan plan = plan_tile(Tile{}, look, theme);
  for (const PlacedPrint& print : plan.prints) {
    const Box box{print.at.x - print.print.width / 2, print.at.y - print.print.height / 2, print.print.width,
                  print.print.height};
    EXPECT_GE(box_distance(box, frame), 0.2);
  }
  Findings findings;
  const std::size_t before =
      made_by(map_board, {title, theme, {}, findings}).boards.at(0).drawing.items.size();
  title.companies.value_tiles = three_steps(title);
  title.companies.value_tiles->places = {{named->id, {}}};
  EXPECT_EQ(made_by(map_board, {title, theme, {}, findings}).boards.at(0).drawing.items.size(), before + 1);
}

}  // namespace
}  // namespace trackwright

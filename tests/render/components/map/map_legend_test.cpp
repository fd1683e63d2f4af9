#include "render/components/map/map_legend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "tests/golden_text.h"
#include "tests/render/components/map/flat_hex.h"

namespace trackwright {
namespace {

void note_strokes(const std::vector<Item>& items, std::vector<Rgb>& colours) {
  for (const Item& item : items) {
    if (const auto* shape = std::get_if<Shape>(&item.value); shape != nullptr && shape->stroke)
      colours.push_back(shape->stroke->colour);
    if (const auto* group = std::get_if<Group>(&item.value)) note_strokes(group->items, colours);
    if (const auto* symbol = std::get_if<Symbol>(&item.value)) note_strokes(symbol->drawing->items, colours);
  }
}

HexSide closed(const Title& title, const std::string& hex, const std::string& colour) {
  return {
      *parse_coordinate(title.map.layout(), hex), Edge(0), BorderKind::Impassable, std::nullopt, colour, {}};
}

// The legend shows the black sides of the map beside the blue ones.
TEST(MapLegend, ShowsABarrierInEachOfItsColours) {
  Title title;
  title.map = Map({Orientation::Flat, true},
                  {flat_hex("A1", "", Colour::White), flat_hex("A3", "", Colour::White)}, {}, {});
  title.map = Map(
      title.map.layout(), title.map.hexes(),
      {closed(title, "A1", "#0000ff"), closed(title, "A3", "#000000"), closed(title, "A3", "#0000ff")}, {});
  const Theme theme = classic_theme();
  Findings findings;
  const std::vector<LegendEntry> entries = legend_entries({title, theme, {}, findings});
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_TRUE(matches_text(entries[0].text));
  std::vector<Rgb> colours;
  note_strokes(entries[0].sign.items, colours);
  EXPECT_THAT(colours, testing::ElementsAre(Rgb{0, 0, 1}, Rgb{0, 0, 0}));
  EXPECT_GE(bounds(entries[0].sign).x, -0.5);
  EXPECT_LE(bounds(entries[0].sign).right(), legend_sign.width + 0.5);
}

TEST(MapLegend, ExplainsLabels) {
  Title title;
  title.map =
      Map({Orientation::Flat, true},
          {flat_hex("A1", "city=revenue:20;label=Y", Colour::Yellow), flat_hex("A3", "label=B", Colour::Gray),
           flat_hex("A5", "city=revenue:0;future_label=label:P,color:brown", Colour::White)},
          {}, {});
  const Theme theme = classic_theme();
  Findings findings;
  std::vector<std::string> told;
  for (const LegendEntry& entry : legend_entries({title, theme, {}, findings})) told.push_back(entry.text);
  EXPECT_TRUE(matches_text(told));
}

// As in 1862: the phases state in words which value holds, and no phase has purple tiles.
TEST(MapLegend, ExplainsValuesByPlaceIfNoPhaseHasTheirColour) {
  Title title;
  Phase& phase = title.roster.phases.emplace_back();
  phase.name.value = "A";
  phase.tiles = {{Colour::Yellow, {}}};
  title.map = Map({Orientation::Flat, true},
                  {flat_hex("A1", "offboard=revenue:white_80|gray_90|purple_100;path=a:0,b:_0", Colour::Gray),
                   flat_hex("A3", "offboard=revenue:yellow_20|gray_40;path=a:0,b:_0", Colour::Gray)},
                  {}, {});
  const Theme theme = classic_theme();
  Findings findings;
  std::vector<std::string> told;
  for (const LegendEntry& entry : legend_entries({title, theme, {}, findings})) told.push_back(entry.text);
  EXPECT_TRUE(matches_text(told));
}

}  // namespace
}  // namespace trackwright

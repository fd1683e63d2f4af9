#include "render/components/map/track_legend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "tests/golden_text.h"
#include "tests/render/components/map/flat_hex.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Hex hex(const char* id, const char* code) {
  return flat_hex(id, code, Colour::White);
}

Title with_icons() {
  Title title;
  title.currency = "{} kr";
  title.map = {
      {Orientation::Flat, true},
      {hex("A1", "city=revenue:20;icon=image:W"), hex("A3", "city=revenue:20;icon=image:E;icon=image:b"),
       hex("A5", "city=revenue:20;icon=image:b"), hex("A7", "city=revenue:20")},
      {},
      {}};
  return title;
}

std::vector<std::string> entries(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  std::vector<std::string> found;
  for (const LegendEntry& entry : bonus_legend({title, theme, {}, findings}, {9, 5}))
    found.push_back(entry.text);
  return found;
}

BonusNeed need(const std::vector<const char*>& hexes) {
  BonusNeed made;
  for (const char* hex : hexes) made.hexes.push_back({hex, {}});
  return made;
}

TEST(BonusLegend, StatesTheValuesOfIcons) {
  Title title = with_icons();
  title.runs.bonuses = {
      {.name = "East to west", .value = 60, .needs = {need({"A1"}), need({"A3"})}},
      {.name = "Ports", .by_phase = {{{"2", {}}, 10}, {{"3", {}}, 20}}, .needs = {need({"A3", "A5"})}},
      {.name = "Mine", .value = 30, .needs = {need({"A5"})}, .token = "mine"}};
  EXPECT_TRUE(matches_text(entries(title)));
}

TEST(BonusLegend, OmitsPlacesWithoutAnIcon) {
  Title title = with_icons();
  title.runs.bonuses = {{.name = "Far", .value = 60, .needs = {need({"A1"}), need({"A7"})}},
                        {.name = "Any run", .value = 10}};
  EXPECT_THAT(entries(title), IsEmpty());
}

TEST(BonusLegend, HasOneRowForEachIcon) {
  Title title = with_icons();
  title.runs.bonuses = {{.name = "Mine 50", .value = 50, .needs = {need({"A5"})}, .token = "mine50"},
                        {.name = "Mine 20", .value = 20, .needs = {need({"A5"})}, .token = "mine20"},
                        {.name = "Open port", .value = 20, .needs = {need({"A1"})}, .token = "open"},
                        {.name = "Closed port", .value = 20, .needs = {need({"A1"})}, .token = "closed"},
                        {.name = "Port of another company", .value = 10, .needs = {need({"A1"})}}};
  EXPECT_TRUE(matches_text(entries(title)));
}

}  // namespace
}  // namespace trackwright

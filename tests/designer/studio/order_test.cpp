// Orders a kit without the command line.
#include "designer/studio/order.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "designer/format/text/findings.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The smallest valid title with a kit.yaml of this text.
class Order : public testing::Test {
 protected:
  Ordered ordered(const std::string& kit, const KitOrder& order = {}) const {
    return ordered_over({{"kit.yaml", kit}}, order);
  }
  Ordered ordered_over(const std::map<std::string, std::string>& texts, const KitOrder& order = {}) const {
    std::map<std::string, std::string> files;
    for (const auto& [name, text] : texts) files.emplace(folder_ + "/" + name, text);
    const MemoryReader memory(std::move(files), &disk_);
    return order_kit(memory, source_installation(), load_title(memory, source_installation(), folder_),
                     order);
  }

 private:
  DiskReader disk_;
  std::string folder_ = source_folder() + "/tests/data/sound";
};

std::vector<std::string> said_at(const Ordered& ordered) {
  std::vector<std::string> all;
  for (const Finding& finding : ordered.findings)
    all.push_back(finding.check + " " + said(ordered.sources, finding.place));
  return all;
}

TEST_F(Order, UsesTheDefaultChoices) {
  const Ordered made = ordered("");
  ASSERT_TRUE(made.job);
  EXPECT_EQ(made.job->sheets.paper.name, usual_paper);
  EXPECT_EQ(made.job->sheets.theme.name, usual_theme);
  EXPECT_EQ(made.job->kit.tile_size, KitOptions{}.tile_size);
  EXPECT_EQ(made.job->kit.map_size, KitOptions{}.map_size);
  EXPECT_EQ(made.job->sheets.backs, Backs::None);
  EXPECT_TRUE(made.job->sheets.pack);
}

TEST_F(Order, PrefersChoicesOfTheCallerToThoseOfTheTitle) {
  const std::string kit =
      "paper: A3\ntheme: warm\ntiles: {size: 30, bleed: 1}\nmap: {overlap: 15}\n"
      "sheets: {backs: fold, layouts: [gutters]}\nnotes: {total: 500}\n";
  KitOrder order;
  order.choices.paper = Ref{"Letter", {}};
  order.choices.overlap = Placed<double>{5, {}};
  order.choices.layouts = {{"punch", {}}};
  const Ordered made = ordered(kit, order);
  ASSERT_TRUE(made.job);
  EXPECT_EQ(made.job->sheets.paper.name, "Letter");
  EXPECT_EQ(made.job->sheets.theme.name, "warm");
  EXPECT_EQ(made.job->sheets.overlap, 5);
  EXPECT_EQ(made.job->sheets.backs, Backs::Fold);
  EXPECT_EQ(made.job->kit.bleed, 1);
  EXPECT_EQ(made.job->kit.money, 500);
  ASSERT_EQ(made.job->sheets.layouts.size(), 2U);
  EXPECT_EQ(made.job->sheets.layouts[0].name, "punch");
}

TEST_F(Order, MakesMapHexesLargerThanTilesByDefault) {
  EXPECT_EQ(ordered("tiles: {size: 30}\n").job->kit.map_size, 30 + air_between_tiles);
  EXPECT_EQ(ordered("tiles: {size: 30}\nmap: {size: 33}\n").job->kit.map_size, 33);
  KitOrder order;
  order.choices.tile_size = Placed<double>{40, {}};
  EXPECT_EQ(ordered("tiles: {size: 30}\n", order).job->kit.map_size, 40 + air_between_tiles);
}

// The defaults in the descriptions of the schema are the actual defaults.
TEST_F(Order, UsesTheDefaultsOfTheSchema) {
  const auto schema = nlohmann::json::parse(
      DiskReader().read(source_folder() + "/schemas/kit.json", largest_file).value())["properties"];
  const auto told = [&](const std::string& path) {
    return schema.at(nlohmann::json::json_pointer("/" + path)).at("description").get<std::string>();
  };
  const KitOptions kit;
  const SheetOptions sheets;
  const auto by_default = [](double value) { return fmt::format("Default: {:g}", value); };
  EXPECT_THAT(told("paper"), HasSubstr(fmt::format("Default: {}", usual_paper)));
  EXPECT_THAT(told("theme"), HasSubstr(fmt::format("Default: {}", usual_theme)));
  EXPECT_THAT(told("tiles/properties/size"), HasSubstr(by_default(kit.tile_size)));
  EXPECT_THAT(told("tiles/properties/bleed"), HasSubstr(by_default(kit.bleed)));
  EXPECT_THAT(told("map/properties/size"),
              HasSubstr(fmt::format("Default: {:g} more than the tiles", air_between_tiles)));
  EXPECT_THAT(told("map/properties/overlap"), HasSubstr(by_default(sheets.overlap)));
  EXPECT_THAT(told("tokens/properties/station"), HasSubstr(by_default(kit.station_token)));
  EXPECT_THAT(told("tokens/properties/market"), HasSubstr(by_default(kit.market_token)));
  EXPECT_THAT(told("notes/properties/width"), HasSubstr(by_default(kit.note.width)));
  EXPECT_THAT(told("notes/properties/height"), HasSubstr(by_default(kit.note.height)));
  EXPECT_THAT(told("box"), HasSubstr(fmt::format("Default: {:g} x {:g} x {:g}", kit.box_lid.width,
                                                 kit.box_lid.height, kit.box_depth)));
  EXPECT_THAT(told("revenue/properties/to"), HasSubstr(by_default(kit.revenue_to)));
  ASSERT_EQ(sheets.backs, Backs::None);
  EXPECT_THAT(told("sheets/properties/backs"), HasSubstr("Default: none"));
  ASSERT_EQ(sheets.groups, GroupChange::NextRow);
  EXPECT_THAT(told("sheets/properties/colours"), HasSubstr("Default: a new row"));
  ASSERT_TRUE(sheets.pack);
  EXPECT_THAT(told("sheets/properties/pack"), HasSubstr("Default: true"));
}

TEST_F(Order, ReportsUnknownChoicesOfTheTitleAtTheirPlace) {
  const Ordered made = ordered("paper: A9\nsheets: {layouts: [honycomb, gutters]}\n");
  ASSERT_FALSE(made.job);
  EXPECT_EQ(made.job.error(), Refusal::Unknown);
  EXPECT_THAT(said_at(made), ElementsAre("kit/unknown-choice A9", "kit/unknown-choice honycomb"));
}

TEST_F(Order, ReportsUnknownChoicesOfTheCallerWithoutAPlace) {
  KitOrder order;
  order.choices.paper = Ref{"A9", {}};
  order.printer = "none-such";
  order.machine = "none-such";
  order.service = "none-such";
  order.profile = "long";
  const Ordered made = ordered("paper: A4\n", order);
  ASSERT_FALSE(made.job);
  EXPECT_EQ(made.findings.size(), 5U);
  for (const Finding& finding : made.findings) {
    EXPECT_EQ(finding.check, "kit/unknown-choice");
    EXPECT_EQ(finding.place, Place{}) << finding.message;
  }
}

TEST_F(Order, ReportsAMissingThemeAtItsPlace) {
  const Ordered made = ordered("theme: warn\n");
  ASSERT_FALSE(made.job);
  EXPECT_EQ(made.job.error(), Refusal::Faulty);
  EXPECT_THAT(said_at(made), ElementsAre("file/missing warn"));
}

TEST_F(Order, ReportsUnusedSelectorsAndContinues) {
  KitOrder order;
  order.choices.quantities = {{"tokens/none", 1}};
  const Ordered made =
      ordered("components: [map, tile]\nquantities: {tiles/none: 2}\nprofiles: {a: {cards/*: 1}}\n", order);
  EXPECT_TRUE(made.job);
  EXPECT_THAT(said_at(made), ElementsAre("kit/idle-quantity (nowhere)", "kit/unknown-component tile",
                                         "kit/idle-quantity tiles/none", "kit/idle-quantity cards/*"));
}

TEST_F(Order, AppliesQuantitiesOfTheTitleThenProfileThenCaller) {
  KitOrder order;
  order.profile = "a";
  order.choices.quantities = {{"tiles/tile-9", 4}};
  const Ordered made = ordered("quantities: {tiles/*: 1}\nprofiles: {a: {tiles/tile-8: 2}}\n", order);
  ASSERT_TRUE(made.job);
  std::vector<std::string> selectors;
  for (const Quantity& quantity : made.job->quantities) selectors.push_back(quantity.selector);
  EXPECT_THAT(selectors, ElementsAre("tiles/*", "tiles/tile-8", "tiles/tile-9"));
}

TEST_F(Order, RefusesAFaultyTitleIfItMustBeComplete) {
  const std::map<std::string, std::string> faulty{{"kit.yaml", "tiles: {size: large}\n"}};
  const Ordered drawn = ordered_over(faulty);
  ASSERT_TRUE(drawn.job);
  EXPECT_EQ(drawn.job->kit.tile_size, KitOptions{}.tile_size);
  EXPECT_TRUE(has_errors(drawn.findings));
  const Ordered whole = ordered_over(faulty, {.whole = true});
  ASSERT_FALSE(whole.job);
  EXPECT_EQ(whole.job.error(), Refusal::Incomplete);
}

TEST_F(Order, RefusesAnUnreadableTitle) {
  EXPECT_EQ(ordered_over({{"map.yaml", "hexes: ["}}).job.error(), Refusal::Unreadable);
  EXPECT_EQ(ordered_over({{"map.yaml", "hexes: []\n"}}).job.error(), Refusal::Faulty);
}

TEST_F(Order, OfOwnPiecesKnowsTheExtendedTitle) {
  const auto order_of = [](const std::string& name) {
    const Loaded loaded = load_title(DiskReader(), source_installation(), name);
    return order_kit(DiskReader(), source_installation(), loaded, {.own_only = true});
  };
  const Ordered variant = order_of(source_folder() + "/tests/data/variant");
  ASSERT_TRUE(variant.job);
  ASSERT_TRUE(variant.job->extended);
  EXPECT_EQ(variant.job->extended->title.name, variant.job->title.name);
  const Ordered alone = order_of(source_folder() + "/tests/data/sound");
  ASSERT_FALSE(alone.job);
  EXPECT_EQ(alone.job.error(), Refusal::Unknown);
  EXPECT_THAT(alone.findings.back().message, HasSubstr("extends no title"));
}

}  // namespace
}  // namespace trackwright

#include "designer/format/title/kit_file.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

TEST(KitFile, ReadsEachChoiceWithItsPlace) {
  const ParsedFile file = parsed(
      "paper: Letter\ntheme: art/mine.yaml\ncomponents: [map, tiles]\ntiles: {size: 30, bleed: 1.5}\n"
      "map: {size: 31, overlap: 12}\ntokens: {station: 11, market: 13}\n"
      "notes: {width: 90, height: 45, total: 9000}\nbox: {width: 250, height: 190, depth: 50}\n"
      "revenue: {to: 80}\nsheets: {layouts: [honeycomb], colours: mixed, backs: fold, "
      "backs_of: [tokens], pack: false}\n");
  const KitChoices kit = build_kit(file.tree);
  EXPECT_EQ(kit.paper->value, "Letter");
  EXPECT_EQ(kit.theme->value, "art/mine.yaml");
  EXPECT_THAT(kit.components, ElementsAre(Field(&Ref::value, "map"), Field(&Ref::value, "tiles")));
  EXPECT_EQ(kit.tile_size->value, 30);
  EXPECT_EQ(kit.bleed->value, 1.5);
  EXPECT_EQ(kit.map_size->value, 31);
  EXPECT_EQ(kit.overlap->value, 12);
  EXPECT_EQ(kit.station_token->value, 11);
  EXPECT_EQ(kit.market_token->value, 13);
  EXPECT_EQ(kit.note_width->value, 90);
  EXPECT_EQ(kit.note_height->value, 45);
  EXPECT_EQ(kit.money->value, 9000);
  EXPECT_EQ(kit.box_width->value, 250);
  EXPECT_EQ(kit.box_height->value, 190);
  EXPECT_EQ(kit.box_depth->value, 50);
  EXPECT_EQ(kit.revenue_to->value, 80);
  EXPECT_EQ(kit.colours->value, GroupChange::SameRow);
  EXPECT_EQ(kit.backs->value, Backs::Fold);
  EXPECT_THAT(kit.backs_of, ElementsAre(Field(&Ref::value, "tokens")));
  EXPECT_FALSE(kit.pack->value);
  EXPECT_EQ(said(file.sources, kit.paper->place), "Letter");
  EXPECT_EQ(said(file.sources, kit.map_size->place), "31");
  EXPECT_EQ(said(file.sources, kit.backs->place), "fold");
  EXPECT_EQ(said(file.sources, kit.layouts.at(0).place), "honeycomb");
}

TEST(KitFile, ReadsTheMostGeneralQuantityFirst) {
  const ParsedFile file =
      parsed("quantities: {tiles/tile-57: 2, tiles/*: 0}\nprofiles: {short: {tokens/*: 1}, none: {}}\n");
  const KitChoices kit = build_kit(file.tree);
  EXPECT_THAT(kit.quantities, ElementsAre(Field(&Quantity::selector, "tiles/*"),
                                          Field(&Quantity::selector, "tiles/tile-57")));
  EXPECT_EQ(kit.quantities[1].count, 2);
  EXPECT_EQ(said(file.sources, kit.quantities[1].place), "tiles/tile-57");
  EXPECT_EQ(kit.profiles.at("short").at(0).selector, "tokens/*");
  EXPECT_THAT(kit.profiles.at("none"), IsEmpty());
}

TEST(KitFile, ReadsUnreadableValuesAsAbsent) {
  const KitChoices kit = build_kit(
      parsed("paper: [A4]\ntiles: {size: large}\nsheets: {backs: behind, pack: 1}\nnotes: {total: 1.5}\n"
             "quantities: {tiles/*: few}\n")
          .tree);
  EXPECT_FALSE(kit.paper || kit.tile_size || kit.backs || kit.pack || kit.money);
  ASSERT_EQ(kit.quantities.size(), 1U);
  EXPECT_FALSE(kit.quantities[0].count);
}

TEST(KitFile, AnOrderOverridesIt) {
  const KitChoices own =
      build_kit(parsed("paper: A3\ntiles: {size: 30}\ncomponents: [map]\nsheets: {layouts: [gutters], backs: "
                       "separate, backs_of: [tokens]}\n"
                       "quantities: {tiles/*: 1}\n")
                    .tree);
  KitChoices order;
  order.paper = Ref{"A4", {}};
  order.backs = Placed<Backs>{Backs::Fold, {}};
  order.layouts = {{"honeycomb", {}}};
  order.quantities = {{"tiles/tile-57", 3}};
  const KitChoices both = laid_over(own, order);
  EXPECT_EQ(both.paper->value, "A4");
  EXPECT_EQ(both.tile_size->value, 30);
  EXPECT_EQ(both.backs->value, Backs::Fold);
  EXPECT_THAT(both.backs_of, IsEmpty());
  EXPECT_THAT(laid_over(own, {}).backs_of, ElementsAre(Field(&Ref::value, "tokens")));
  EXPECT_THAT(both.components, ElementsAre(Field(&Ref::value, "map")));
  EXPECT_THAT(both.layouts, ElementsAre(Field(&Ref::value, "honeycomb"), Field(&Ref::value, "gutters")));
  EXPECT_THAT(both.quantities, ElementsAre(Field(&Quantity::selector, "tiles/*"),
                                           Field(&Quantity::selector, "tiles/tile-57")));
}

}  // namespace
}  // namespace trackwright

#include "engine/title/gaps.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

bool lack(const Gap& gap, std::string_view datum) {
  Gaps gaps;
  gaps.add(gap);
  return gaps.lack(*datum_named(datum));
}

bool lack(const Gap& gap, std::string_view datum, const Name& thing) {
  Gaps gaps;
  gaps.add(gap);
  return gaps.lack(*datum_named(datum), thing);
}

const Name train_3{Name::Train, "3"};
const Name train_4{Name::Train, "4"};

TEST(GapsTest, LacksTheFieldForAllThingsAndForItsOwnThing) {
  const Gap price{"roster.yaml", "trains", "3", "price"};
  EXPECT_TRUE(lack(price, "trains.price"));
  EXPECT_FALSE(lack(price, "trains.count"));
  EXPECT_FALSE(lack(price, "trains")) << "which trains there are is known";
  EXPECT_FALSE(lack(price, "phases"));
  EXPECT_TRUE(lack(price, "trains.price", train_3));
  EXPECT_FALSE(lack(price, "trains.price", train_4));
  EXPECT_FALSE(lack(price, "trains.reach", train_3));
}

TEST(GapsTest, DistinguishesNamesByKind) {
  const Gap players{"title.yaml", "players", "3", "cash"};
  EXPECT_TRUE(lack(players, "players.cash", {Name::Players, "3"}));
  EXPECT_FALSE(lack(players, "players.cash", train_3));
  EXPECT_FALSE(lack(players, "trains.price", train_3));
}

TEST(GapsTest, AThingWithAnUnreadableNameCanBeAnyOtherThing) {
  const Gap hex{"map.yaml", "hexes", "B2z", {}, {}, true};
  EXPECT_TRUE(lack(hex, "hexes"));
  EXPECT_TRUE(lack(hex, "hexes.code"));
  EXPECT_FALSE(lack(hex, "hexes.code", {Name::Hex, "C3"}));
  EXPECT_TRUE(lack(hex, "hexes", {Name::Hex, "B2z"}));
}

TEST(GapsTest, AnUnknownKeyLeavesReadFieldsKnown) {
  const Gap field{"roster.yaml", "trains", "3", {}, {"price", "reach"}};
  EXPECT_FALSE(lack(field, "trains.price"));
  EXPECT_TRUE(lack(field, "trains.stack"));
  EXPECT_FALSE(lack(field, "trains"));
  const Gap part{"roster.yaml", {}, {}, {}, {"trains"}};
  EXPECT_FALSE(lack(part, "trains.price"));
  EXPECT_TRUE(lack(part, "phases.on"));
  EXPECT_TRUE(lack(part, "phases.on", {Name::Phase, "2"}));
  EXPECT_FALSE(lack(part, "bank")) << "of another file";
}

TEST(GapsTest, LacksAllDataOfALostFile) {
  Gaps gaps;
  gaps.add({"market.yaml", {}});
  for (const TitlePart& part : title_parts()) {
    const Datum all{&part, {}};
    EXPECT_EQ(gaps.lack(all), part.file == "market.yaml") << part.key;
    EXPECT_EQ(gaps.lack_all(all), part.file == "market.yaml") << part.key;
    EXPECT_EQ(gaps.lack({&part, "field"}), part.file == "market.yaml") << part.key;
  }
}

TEST(GapsTest, LacksAllOnlyForAWholePart) {
  Gaps gaps;
  gaps.add({"roster.yaml", "trains", "3", "price"});
  EXPECT_FALSE(gaps.lack_all(*datum_named("trains.price")));
  gaps.add({"roster.yaml", "trains"});
  EXPECT_TRUE(gaps.lack_all(*datum_named("trains.price")));
  EXPECT_FALSE(gaps.lack_all(*datum_named("phases")));
}

TEST(GapsTest, LacksOneFieldOfAPartWithoutThings) {
  const Gap chart{"tiles.yaml", "upgrades", {}, "chart"};
  EXPECT_TRUE(lack(chart, "upgrades.chart"));
  EXPECT_FALSE(lack(chart, "upgrades.never"));
  EXPECT_TRUE(lack(chart, "upgrades"));
}

TEST(GapsTest, FindsADatumByPartAndField) {
  const auto price = datum_named("trains.price");
  ASSERT_TRUE(price);
  EXPECT_EQ(price->part->file, "roster.yaml");
  EXPECT_EQ(price->field, "price");
  EXPECT_EQ(datum_named("bank")->field, "");
  EXPECT_FALSE(datum_named("train.price"));
}

}  // namespace
}  // namespace trackwright

// Tests which gaps reading errors leave.
#include "designer/format/title/gaps_of.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> gaps_with(const std::string& file, const std::string& text) {
  const Loaded loaded = load_over_sound({{file, (file == "title.yaml" ? "extends: sound\n" : "") + text}});
  return gaps_in(loaded);
}

TEST(GapsOfTest, FindsNoGapsInASoundTitle) {
  EXPECT_THAT(gaps_with("title.yaml", ""), IsEmpty());
  EXPECT_THAT(gaps_with("roster.yaml", "trains: {2: {rusts_on: 5}}\n"), IsEmpty()) << "it was read well";
}

TEST(GapsOfTest, NamesTheFieldOfAThing) {
  EXPECT_THAT(gaps_with("roster.yaml", "trains: {3: {price: free}}\n"),
              ElementsAre("roster.yaml trains 3 price"));
  EXPECT_THAT(gaps_with("title.yaml", "players: {3: {cash: lots}}\n"),
              ElementsAre("title.yaml players 3 cash"));
  EXPECT_THAT(gaps_with("companies.yaml", "companies: {NR: {tokens: [0, x]}}\n"),
              ElementsAre("companies.yaml companies NR tokens"));
}

TEST(GapsOfTest, NamesFieldsOfPartsWithoutThings) {
  EXPECT_THAT(gaps_with("title.yaml", "bank: lots\n"), ElementsAre("title.yaml bank"));
  EXPECT_THAT(gaps_with("title.yaml", "totals: {tiles: some}\n"), ElementsAre("title.yaml totals tiles"));
  EXPECT_THAT(gaps_with("market.yaml", "rows: [60 70 8!]\n"), ElementsAre("market.yaml rows"));
}

TEST(GapsOfTest, NamesTheFieldBehindAShorthand) {
  EXPECT_THAT(gaps_with("tiles.yaml", "manifest: {57: many}\n"), ElementsAre("tiles.yaml manifest 57 count"));
  EXPECT_THAT(gaps_with("map.yaml", "hexes: {B2: city=x}\n"), ElementsAre("map.yaml hexes B2 code"));
}

TEST(GapsOfTest, ReadsAnUnknownKeyAsTheNearestKey) {
  EXPECT_THAT(gaps_with("roster.yaml", "trains: {5: {count: 2, pricez: 500, reach: 5}}\n"),
              ElementsAre("roster.yaml trains 5 price"));
  EXPECT_THAT(gaps_with("roster.yaml", "trains: {5: {count: 2, zzzzzzzz: 500}}\n"),
              ElementsAre("roster.yaml trains 5 not count not zzzzzzzz"));
  EXPECT_THAT(gaps_with("title.yaml", "certificate_limitz: 3\n"),
              ElementsAre("title.yaml certificate_limits"));
}

TEST(GapsOfTest, AnUnreadableKeyLeavesAThingWithoutAName) {
  EXPECT_THAT(gaps_with("map.yaml", "hexes: {B2z: {}}\n"), ElementsAre("map.yaml hexes B2z and its name"));
  EXPECT_THAT(gaps_with("title.yaml", "players: {many: {cash: 5, certificates: 3}}\n"),
              ElementsAre("title.yaml players many and its name"));
}

TEST(GapsOfTest, NamesOnlyTheInvalidHexOfASharedKey) {
  EXPECT_THAT(gaps_with("map.yaml", "hexes: !replace {B2 B3z: {}}\n"),
              ElementsAre("map.yaml hexes B3z and its name"));
}

TEST(GapsOfTest, ADuplicateKeyIsAnUnknownThing) {
  EXPECT_THAT(gaps_with("roster.yaml", "trains: {3: {price: 180}, 3: {price: 190}}\n"),
              ElementsAre("roster.yaml trains 3"));
}

TEST(GapsOfTest, TheOtherSideOfACardIsASeparateTrain) {
  EXPECT_THAT(gaps_with("roster.yaml", "trains: {3: {variants: {3B: {price: free}}}}\n"),
              ElementsAre("roster.yaml trains 3 variants", "roster.yaml trains 3B price"));
}

TEST(GapsOfTest, AnUnreadableDefaultIsAGapInCompaniesThatInheritIt) {
  EXPECT_THAT(gaps_with("companies.yaml", "defaults: {major: {float: z}}\ncompanies: {SR: {float: 50}}\n"),
              ElementsAre("companies.yaml defaults major float", "companies.yaml companies NR float"));
}

TEST(GapsOfTest, AnUnreadableTileIsAGapInItsHex) {
  const Loaded loaded =
      load_over_sound({{"tiles.yaml", "tiles: {X1: {colour: gray, code: \"city=x\"}}\n"},
                       {"map.yaml", "hexes: {C7: {code: null, colour: null, preprint: X1}}\n"}});
  const Datum print = *datum_named("hexes.code");
  EXPECT_TRUE(loaded.gaps.lack(print, {Name::Hex, "C7"}));
  EXPECT_FALSE(loaded.gaps.lack(print, {Name::Hex, "B2"}));
  EXPECT_TRUE(loaded.gaps.lack(*datum_named("tiles.code"), {Name::Tile, "X1"}));
}

TEST(GapsOfTest, HasNoHexesWithoutALayout) {
  const Loaded loaded = load_over_sound({{"map.yaml", "layout: flatt\n"}});
  EXPECT_FALSE(loaded.title);
  ASSERT_TRUE(loaded.rest);
  EXPECT_THAT(loaded.rest->map.hexes(), IsEmpty());
  EXPECT_TRUE(loaded.gaps.lack_all(*datum_named("hexes")));
}

TEST(GapsOfTest, AMissingKeyIsAnUnreadField) {
  EXPECT_THAT(gaps_with("companies.yaml", "companies: {NR: {certificates: [{count: 2}]}}\n"),
              ElementsAre("companies.yaml companies NR certificates"));
}

}  // namespace
}  // namespace trackwright

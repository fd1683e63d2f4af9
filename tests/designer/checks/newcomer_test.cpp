// Tests typical mistakes in a new title: the checks report each once, at its place, with advice.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/designer/checks/example.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Findings serious(const Overlay& overlay) {
  Findings findings = examine(overlay).findings;
  std::erase_if(findings, [](const Finding& one) { return one.severity == Severity::Info; });
  return findings;
}

TEST(Newcomer, GetsTheCoordinateForTheNameOfAHex) {
  const Findings found = serious({{"companies.yaml", "companies:\n  NR: {home: Aston}\n"},
                                  {"map.yaml", "hexes:\n  B2: {name: Aston}\n"}});
  ASSERT_THAT(names(found), ElementsAre("company/home-not-on-map")) << told(found);
  EXPECT_THAT(found[0].help, HasSubstr("`B2`"));
  ASSERT_EQ(found[0].edits.size(), 1U);
  EXPECT_EQ(found[0].edits[0].text, "B2");
  EXPECT_EQ(found[0].related.size(), 1U);
}

TEST(Newcomer, GetsTheNeighboursOfAMissingHex) {
  const Findings found = serious({{"companies.yaml", "companies:\n  NR: {home: B3}\n"}});
  ASSERT_THAT(names(found), ElementsAre("company/home-not-on-map")) << told(found);
  EXPECT_EQ(found[0].help, "did you mean `B2` or `B4`?");
}

TEST(Newcomer, GetsOneFindingForDefaults) {
  const Findings found = serious({{"companies.yaml",
                                   "defaults:\n  major: {certificates: [{percent: 20, president: true}, "
                                   "{percent: 10, count: 9}]}\n"}});
  ASSERT_EQ(found.size(), 1U) << told(found);
  EXPECT_THAT(found[0].message, HasSubstr("add up to 110 %; "));
  EXPECT_THAT(found[0].message, HasSubstr(" likewise"));
}

TEST(Newcomer, GetsOneFindingForTokensMissingInAllCompanies) {
  const Findings found = serious({{"companies.yaml", "defaults:\n  major: {tokens: null}\n"}});
  EXPECT_EQ(std::ranges::count(found, "token/without-tokens", &Finding::check), 1) << told(found);
}

TEST(Newcomer, GetsOneFindingForAMissingSpaceAfterAColon) {
  Findings found = examine_over_slips({}, {{"roster.yaml", "count: ", "count:"}}).findings;
  ASSERT_THAT(names(found), ElementsAre("schema/unknown-key")) << told(found);
  EXPECT_THAT(found[0].help, HasSubstr("write `count: "));
}

TEST(Newcomer, GetsOneFindingForAnUnknownTrigger) {
  const Findings found =
      serious({{"roster.yaml",
                "phases:\n"
                "  5: {on: 9, tiles: [yellow, green], limits: {major: 2}, operating_rounds: 2}\n"
                "  6: {on: 6, tiles: [yellow, green], limits: {major: 2}, operating_rounds: 2}\n"
                "trains:\n"
                "  5: {count: 3, price: 450, reach: 5}\n"
                "  6: {count: 2, price: 630, reach: 6}\n"}});
  const std::vector<std::string> checks = names(found);
  EXPECT_THAT(checks, Contains("phase/unknown-trigger")) << told(found);
  EXPECT_THAT(checks, Not(Contains("phase/other-name"))) << told(found);
  EXPECT_THAT(checks, Not(Contains("train/begins-no-phase"))) << told(found);
}

TEST(Newcomer, GetsOneFindingForAnUnknownTile) {
  EXPECT_THAT(names(serious({{"tiles.yaml", "upgrades: {final: [\"9999\"]}\n"}})),
              ElementsAre("upgrade/unknown-tile"));
}

TEST(Newcomer, GetsTheTilesForAHexWithTwoTowns) {
  const Findings found =
      serious({{"map.yaml", "hexes:\n  B4: {name: Elm and Oak, code: \"town=revenue:0;town=revenue:0\"}\n"}});
  const auto never = std::ranges::find(found, "upgrade/hex-never-built", &Finding::check);
  ASSERT_NE(never, found.end()) << told(found);
  EXPECT_EQ(never->help,
            "add a yellow tile with 2 towns to the manifest; the standard tiles are 1, 2, 55, 56 and 69");
}

TEST(Newcomer, GetsTheSingularForOneCompany) {
  const Findings found = serious(
      {{"companies.yaml", "companies:\n  NR: {home: C7}\n"},
       {"map.yaml", "hexes:\n  C7: {colour: gray, code: \"city=revenue:20,slots:0;path=a:3,b:_0\"}\n"}});
  const auto slots = std::ranges::find(found, "company/home-slots", &Finding::check);
  ASSERT_NE(slots, found.end()) << told(found);
  EXPECT_THAT(slots->message, HasSubstr("NR starts in C7 Ferry End, which has no room for a token"));
}

TEST(Newcomer, GetsTheTerrainWithTheSameCostElsewhere) {
  const Findings found = serious({{"map.yaml",
                                   "hexes:\n  B4: \"upgrade=cost:60,terrain:water\"\n"
                                   "  C1: \"upgrade=cost:60,terrain:water\"\n  D2: \"upgrade=cost:60\"\n"}});
  const auto without = std::ranges::find(found, "map/cost-without-terrain", &Finding::check);
  ASSERT_NE(without, found.end()) << told(found);
  EXPECT_THAT(without->help, HasSubstr("`upgrade=cost:60,terrain:water`"));
}

// The title's own event has nearly the name of an event that play knows.
TEST(Newcomer, GetsNoQuestionAboutTheEventOfABonus) {
  const std::string event = "trains:\n  4: {events: [{kind: close_privatess, text: Some close}]}\n";
  EXPECT_THAT(names(examine({{"roster.yaml", event}}).findings), Contains("train/near-event"));
  const Examined told_by = examine({{"roster.yaml", event + "runs: {bonuses: [{name: Late, value: 10, after: "
                                                            "close_privatess, needs: [{hexes: [B2]}]}]}\n"}});
  EXPECT_THAT(names(told_by.findings), Not(Contains("train/near-event"))) << told(told_by.findings);
}

TEST(Newcomer, GetsTheListOfTrainsAndPhases) {
  const Findings found = serious({{"roster.yaml", "trains:\n  2: {rusts_on: 77}\n"}});
  ASSERT_FALSE(found.empty());
  EXPECT_THAT(found[0].help, HasSubstr("use a train or phase of the roster: 2, 3"));
}

}  // namespace
}  // namespace trackwright

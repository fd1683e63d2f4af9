// Verifies that two independent mistakes give two findings: an unreadable value suspends only the checks that
// depend on it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/designer/checks/example.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;

// An unreadable word in the smallest valid title.
struct Unreadable {
  std::string_view datum;  // the unknown datum
  Slip slip;
  std::size_t most;  // the most checks that may wait for it
};

const std::array unreadable = std::to_array<Unreadable>({
    {"currency", {"title.yaml", "\"${}\"", "\"$\""}, 2},
    {"players.cash", {"title.yaml", "{cash: 300,", "{cash: lots,"}, 3},
    {"players.certificates", {"title.yaml", "certificates: 9", "certificates: nine"}, 2},
    {"bank", {"title.yaml", "bank: 4000", "bank: lots"}, 3},
    {"notes", {"title.yaml", "100, 500]", "100, much]"}, 3},
    {"holding_limit", {"title.yaml", "holding_limit: 60", "holding_limit: sixty"}, 2},
    {"pool_limit", {"title.yaml", "pool_limit: 50", "pool_limit: half"}, 1},
    {"capitalization", {"title.yaml", "capitalization: full", "capitalization: [full]"}, 2},
    {"stock_round", {"title.yaml", "- Buy one certificate", "- [Buy one certificate]"}, 1},
    {"operating_round", {"title.yaml", "- Run trains", "- [Run trains]"}, 2},
    {"totals.tiles", {"title.yaml", "tiles: 26", "tiles: many"}, 1},
    {"totals.trains", {"title.yaml", "trains: 12", "trains: many"}, 1},
    {"hexes.code", {"map.yaml", "path=a:2,b:_0", "path=a:7,b:_0"}, 31},
    {"hexes.name", {"map.yaml", "name: Dover", "name: [Dover]"}, 3},
    {"hexsides", {"map.yaml", "type: impassable", "type: impassible"}, 16},
    {"manifest.count", {"tiles.yaml", "24: 2", "24: two"}, 6},
    {"upgrades.final", {"tiles.yaml", "23, 24]", "23, [24]]"}, 19},
    {"rows", {"market.yaml", "60p 70 80", "60p 70 8!"}, 20},
    {"shape", {"market.yaml", "shape: grid", "shape: gridd"}, 2},
    {"zones.par", {"market.yaml", "par: true", "par: yes"}, 3},
    {"par", {"market.yaml", "par: [60, 70, 80]", "par: [60, 70, x]"}, 1},
    {"phases.on", {"roster.yaml", "{on: 4,", "{on: [[4]],"}, 10},
    {"phases.tiles", {"roster.yaml", "[yellow]", "[yelow]"}, 9},
    {"phases.limits", {"roster.yaml", "{major: 3}", "{major: x}"}, 4},
    {"phases.operating_rounds", {"roster.yaml", "operating_rounds: 1", "operating_rounds: one"}, 1},
    {"trains.price", {"roster.yaml", "price: 180", "price: free"}, 5},
    {"trains.count", {"roster.yaml", "{count: 5,", "{count: few,"}, 4},
    {"trains.reach", {"roster.yaml", "reach: 3}", "reach: three}"}, 1},
    {"trains.rusts_on", {"roster.yaml", "rusts_on: 4", "rusts_on: [[4]]"}, 3},
    {"companies.tokens", {"companies.yaml", "[0, 40]", "[0, x]"}, 4},
    {"companies.certificates", {"companies.yaml", "count: 8", "count: eight"}, 9},
    {"companies.float", {"companies.yaml", "float: 60", "float: sixty"}, 0},
    {"companies.home", {"companies.yaml", "home: B2", "home: {hexx: B2}"}, 2},
    {"companies.colour", {"companies.yaml", "colour: blue", "colour: [blue]"}, 2},
    {"privates.price", {"companies.yaml", "price: 40", "price: cheap"}, 6},
    {"privates.revenue", {"companies.yaml", "revenue: 5", "revenue: some"}, 4},
    {"privates.blocks", {"companies.yaml", "blocks: [C3]", "blocks: [[C3]]"}, 1},
    {"privates.closes_on", {"companies.yaml", "closes_on: 4", "closes_on: [[4]]"}, 3},
});

bool needs(const Check& check, std::string_view datum) {
  const auto is_it = [&](std::string_view need) {
    // A check that needs a part without things needs all its fields.
    return need == datum || (need == "upgrades" && datum.starts_with("upgrades."));
  };
  return std::ranges::any_of(check.needs, is_it) || std::ranges::any_of(check.each, is_it);
}

class TwoMistakesTest : public testing::TestWithParam<std::string_view> {};

// The check still reports its finding while every datum that it does not need is unreadable.
TEST_P(TwoMistakesTest, GiveTwoFindings) {
  const Check& check = *find_check(GetParam());
  std::vector<Slip> slips;
  for (const Unreadable& word : unreadable)
    if (!needs(check, word.datum)) slips.push_back(word.slip);
  EXPECT_GT(slips.size(), unreadable.size() / 2) << "the check needs nearly everything";
  const Overlay broken = blocks(check.page, "broken");
  const Overlay other = blocks(check.page, "other");
  const Examined seen =
      other.empty() ? examine_over_slips(broken, slips) : examine_against(broken, other, slips);
  EXPECT_THAT(names(seen.findings), Contains(check.name)) << told(seen.findings);
  EXPECT_THAT(seen.waiting, Not(Contains(check.name)));
}

std::vector<std::string_view> checks_of_titles() {
  std::vector<std::string_view> checks;
  for (const Check& check : all_checks())
    // A census counts everything, and so needs everything; an exception needs the data of the check that it
    // silences.
    if (check.of_title() && check.name != "title/census-differs" && check.name != "title/stale-allow" &&
        check.name != "title/wide-allow")
      checks.push_back(check.name);
  return checks;
}

INSTANTIATE_TEST_SUITE_P(Each, TwoMistakesTest, testing::ValuesIn(checks_of_titles()), [](const auto& test) {
  std::string name(test.param);
  std::ranges::replace_if(
      name, [](char c) { return c == '/' || c == '-'; }, '_');
  return name;
});

TEST(OneWordTest, LeavesAGapOnlyAtItsDatum) {
  for (const Unreadable& word : unreadable) {
    const Examined seen = examine_over_slips({}, {word.slip});
    EXPECT_TRUE(seen.loaded.gaps.lack(*datum_named(word.datum))) << word.datum;
    for (const Unreadable& other : unreadable) {
      if (other.datum == word.datum) continue;
      EXPECT_FALSE(seen.loaded.gaps.lack(*datum_named(other.datum))) << word.datum << " and " << other.datum;
    }
  }
}

TEST(OneWordTest, FewChecksWaitForIt) {
  for (const Unreadable& word : unreadable) {
    const Examined seen = examine_over_slips({}, {word.slip});
    EXPECT_EQ(seen.findings.size(), 1U) << word.slip.is << "\n" << told(seen.findings);
    EXPECT_LE(seen.waiting.size(), word.most) << word.datum << ": " << testing::PrintToString(seen.waiting);
  }
}

// The entry for 3 players and the 3-train are different things.
TEST(TwoMistakes, InThingsWithTheSameNameGiveTwoFindings) {
  const Overlay wrong{{"title.yaml", "players: {3: {cash: lots}}\n"},
                      {"tiles.yaml", "manifest: {4: many}\n"},
                      {"roster.yaml", "trains: {3: {rusts_on: 5X}}\n"}};
  EXPECT_THAT(
      names(examine(wrong).findings),
      testing::UnorderedElementsAre("schema/wrong-type", "schema/bad-value", "train/unknown-trigger"));
}

TEST(TwoMistakes, InTwoThingsOfTheSameKindGiveTwoFindings) {
  const Findings findings =
      examine({{"roster.yaml", "trains: {2: {price: eighty}, 3: {rusts_on: 5X}}\n"}}).findings;
  EXPECT_THAT(names(findings), testing::ElementsAre("schema/wrong-type", "train/unknown-trigger"))
      << told(findings);
}

// Breaks one file after another: the findings of the other files remain, and the lost file causes no other
// finding.
TEST(BrokenFile, KeepsTheFindingsOfOtherFiles) {
  const std::array<Slip, 3> wrong{Slip{"roster.yaml", "price: 180", "price: 0"},
                                  Slip{"market.yaml", "60 70p 80", "60 70p 8"},
                                  Slip{"companies.yaml", "tokens: [0, 40]", "tokens: [5, 40]"}};
  const std::array<std::string_view, 3> found{"train/without-price", "market/row-not-rising",
                                              "token/first-not-free"};
  for (const auto& [file, first] : {std::pair{"map.yaml", "layout"},
                                    {"tiles.yaml", "manifest"},
                                    {"market.yaml", "shape"},
                                    {"roster.yaml", "phases"},
                                    {"companies.yaml", "defaults"}}) {
    const Slip lost{file, first, "foo: [\n" + std::string(first)};
    const Examined alone = examine_over_slips({}, {lost});
    EXPECT_THAT(names(alone.findings), testing::ElementsAre("file/syntax")) << file << told(alone.findings);
    EXPECT_THAT(alone.waiting, Not(IsEmpty())) << file;
    const Examined seen = examine_over_slips({}, {wrong[0], wrong[1], wrong[2], lost});
    for (std::size_t i = 0; i < wrong.size(); ++i) {
      const bool is_found = std::ranges::count(names(seen.findings), found[i]) == 1;
      EXPECT_EQ(is_found, wrong[i].file != file) << file << " " << found[i];
    }
  }
}

TEST(Waiting, IsEmptyIfEverythingIsReadable) {
  EXPECT_THAT(examine({}).waiting, IsEmpty());
  EXPECT_THAT(examine({{"roster.yaml", "trains: {2: {rusts_on: 5}}\n"}}).waiting, IsEmpty());
}

TEST(Waiting, AnExceptionIsNotStaleWhileItsCheckWaits) {
  const std::string allow = "allow: [{check: train/price-falls, at: [4], because: meant}]\n";
  EXPECT_THAT(names(examine({{"title.yaml", allow}}).findings), testing::ElementsAre("title/stale-allow"));
  const Overlay price{{"title.yaml", allow}, {"roster.yaml", "trains: {3: {price: free}}\n"}};
  EXPECT_THAT(names(examine(price).findings), testing::ElementsAre("schema/wrong-type"));
  const Overlay count{{"title.yaml", allow}, {"roster.yaml", "trains: {3: {count: few}}\n"}};
  EXPECT_THAT(names(examine(count).findings),
              testing::UnorderedElementsAre("schema/bad-value", "title/stale-allow"));
}

}  // namespace
}  // namespace trackwright

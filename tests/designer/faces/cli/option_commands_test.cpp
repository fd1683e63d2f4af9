// Runs the commands with `--option` on a small title and on shipped ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

// The starter with rules for two players and two options.
class StarterWithOptions : public testing::Test {
 protected:
  StarterWithOptions() {
    std::filesystem::copy(source_folder() + "/templates/starter", mine_,
                          std::filesystem::copy_options::recursive);
    scratch_.write("mine/title.yaml", scratch_.read("mine/title.yaml") +
                                          "\noptions:\n"
                                          "  short: {name: The short game, changes: The bank has $3000}\n"
                                          "  rich: {changes: The bank has $9000, excludes: short}\n"
                                          "  duel: {changes: A player may own 70 %, players: 2, "
                                          "automatic: true}\n");
    scratch_.write("mine/options/short/title.yaml", "bank: 3000\n");
    scratch_.write("mine/options/rich/title.yaml", "bank: 9000\n");
    scratch_.write("mine/options/duel/title.yaml",
                   "players: !replace {2: {cash: 600, certificates: 14}}\nholding_limit: 70\n");
  }

  json merged(const std::vector<std::string>& options) {
    std::vector<std::string> command{"show", mine_, "--json"};
    command.insert(command.end(), options.begin(), options.end());
    const Ran told = ran(command);
    return told.code == 2 ? json() : json::parse(told.out)["title"];
  }

  json game(const std::string& name) { return json::parse(scratch_.read(name)); }

  Scratch scratch_;
  std::string mine_ = scratch_.path("mine");
};

TEST_F(StarterWithOptions, ShowHasTheDataOfTheOptions) {
  EXPECT_EQ(merged({"--option", "rich"})["bank"], 9000);
  EXPECT_EQ(merged({"--option", "short", "--option", "duel"})["holding_limit"], 70);
  EXPECT_THAT(ran({"show", mine_}).out, HasSubstr("The bank has $9000"));
  EXPECT_EQ(ran({"show", mine_ + "/options/rich", "--json"}).out,
            ran({"show", mine_, "--option", "rich", "--json"}).out);
}

TEST_F(StarterWithOptions, ListNamesThem) {
  const json titles = json::parse(ran({"list", scratch_.path(), "--format", "json"}).out)["titles"];
  ASSERT_EQ(titles.size(), 1U);
  EXPECT_EQ(titles[0]["options"][1]["name"], "rich");
  EXPECT_THAT(ran({"list", scratch_.path()}).out, HasSubstr("short, rich, duel"));
}

struct RefusedUse {
  const char* name;
  std::vector<std::string> options;
  const char* check;
};

class OptionRefused : public StarterWithOptions, public testing::WithParamInterface<RefusedUse> {};

TEST_P(OptionRefused, StopsTheCommand) {
  for (const char* command : {"check", "show", "study"}) {
    std::vector<std::string> words{command, mine_};
    for (const std::string& option : GetParam().options) words.insert(words.end(), {"--option", option});
    const Ran told = ran(words);
    EXPECT_EQ(told.code, 2) << command;
    EXPECT_THAT(told.out + told.err, HasSubstr(GetParam().check)) << command;
  }
}

INSTANTIATE_TEST_SUITE_P(All, OptionRefused,
                         testing::Values(RefusedUse{"Unknown", {"shrot"}, "option/unknown"},
                                         RefusedUse{"Excluded", {"short", "rich"}, "option/excluded"}),
                         by_name);

TEST_F(StarterWithOptions, CheckExaminesEachOption) {
  scratch_.write("mine/options/rich/roster.yaml", "trains: {3: {rusts_on: 77}}\n");
  const json findings = json::parse(ran({"check", mine_, "--format", "json"}).out)["findings"];
  const auto found =
      std::ranges::find_if(findings, [](const json& one) { return one["check"] == "train/unknown-trigger"; });
  ASSERT_NE(found, findings.end());
  EXPECT_THAT((*found)["message"].get<std::string>(), HasSubstr("`rich`"));
  EXPECT_THAT((*found)["file"].get<std::string>(), testing::EndsWith("options/rich/roster.yaml"));
  EXPECT_EQ(ran({"check", mine_, "--option", "short"}).code, 0);
}

TEST_F(StarterWithOptions, TheKitPrintsThem) {
  ASSERT_EQ(ran({"render", mine_, "rulebook", "-o", scratch_.path("plain")}).code, 0);
  const std::string plain = scratch_.read("plain/rulebook.md");
  EXPECT_THAT(plain, HasSubstr("## Options"));
  EXPECT_THAT(plain, HasSubstr("The short game: The bank has $3000."));
  EXPECT_THAT(plain, HasSubstr("with 2 players"));
  EXPECT_THAT(plain, Not(HasSubstr("used in this game")));
  ASSERT_EQ(ran({"render", mine_, "rulebook", "--option", "short", "-o", scratch_.path("short")}).code, 0);
  const std::string used = scratch_.read("short/rulebook.md");
  EXPECT_THAT(used, HasSubstr("The short game (used in this game)"));
  EXPECT_THAT(used, HasSubstr("The bank starts with $3000"));
}

TEST_F(StarterWithOptions, AGameKeepsItsOptions) {
  const std::string file = scratch_.path("game.json");
  ASSERT_EQ(ran({"play", mine_, file, "--players", "3", "--option", "rich"}).code, 0);
  EXPECT_EQ(game("game.json")["options"], json({"rich"}));
  EXPECT_EQ(ran({"replay", mine_, file}).code, 0);
  EXPECT_EQ(ran({"play", mine_, file}).code, 0);
  EXPECT_EQ(game("game.json")["options"], json({"rich"}));
}

TEST_F(StarterWithOptions, AGameForTwoUsesTheirRules) {
  const std::string file = scratch_.path("game.json");
  ASSERT_EQ(ran({"play", mine_, file, "--players", "2"}).code, 0);
  EXPECT_EQ(game("game.json")["options"], json({"duel"}));
  EXPECT_EQ(ran({"replay", mine_, file}).code, 0);
  const Ran three = ran({"play", mine_, scratch_.path("three.json"), "--players", "3", "--option", "duel"});
  EXPECT_EQ(three.code, 2);
  EXPECT_THAT(three.err, HasSubstr("option/players"));
}

TEST_F(StarterWithOptions, AGameWithAnUnknownOptionIsRefused) {
  scratch_.write("game.json", R"({"options": ["odd"], "players": ["A", "B", "C"], "actions": []})");
  EXPECT_THAT(ran({"replay", mine_, scratch_.path("game.json")}).err, HasSubstr("option/unknown"));
  scratch_.write("game.json", R"({"rules": ["odd", "rich"], "players": ["A", "B", "C"], "actions": []})");
  EXPECT_EQ(ran({"replay", mine_, scratch_.path("game.json")}).code, 0);
}

TEST_F(StarterWithOptions, SimulatePlaysTheNumbersThatFit) {
  const auto tables = [&](const std::vector<std::string>& options) {
    std::vector<std::string> command{"simulate", mine_, "games", "--games", "2", "--format", "json"};
    command.insert(command.end(), options.begin(), options.end());
    return ran(command);
  };
  EXPECT_EQ(tables({}).code, 0);
  EXPECT_EQ(tables({"--players", "2"}).code, 0);
  EXPECT_EQ(tables({"--players", "3", "--option", "rich"}).code, 0);
  const Ran mixed = tables({"--players", "2..3"});
  EXPECT_EQ(mixed.code, 2);
  EXPECT_THAT(mixed.err, HasSubstr("option/players"));
  EXPECT_EQ(ran({"play", mine_, "--random", "2", "--random-by", "sensible"}).code, 0);
}

TEST_F(StarterWithOptions, DiffComparesTheTitleWithAnOption) {
  const Ran told = ran({"diff", mine_, "--option", "rich"});
  EXPECT_EQ(told.code, 1);
  EXPECT_THAT(told.out, HasSubstr("9000"));
  EXPECT_EQ(ran({"diff", mine_, mine_, "--option", "rich"}).out, told.out);
  EXPECT_EQ(ran({"diff", mine_}).code, 2);
  EXPECT_EQ(ran({"diff", mine_, "--option", "rich", "--study"}).code, 1);
}

TEST_F(StarterWithOptions, ExportWritesThemAndImportReadsThem) {
  ASSERT_EQ(ran({"export", "json", mine_, "-o", scratch_.path("all.json")}).code, 0);
  ASSERT_EQ(ran({"import", "json", scratch_.path("all.json"), "-o", scratch_.path("again")}).code, 0);
  EXPECT_EQ(
      json::parse(ran({"show", scratch_.path("again"), "--option", "rich", "--json"}).out)["title"]["bank"],
      9000);
  ASSERT_EQ(ran({"export", "json", mine_, "--option", "short", "-o", scratch_.path("short.json")}).code, 0);
  const json title = json::parse(scratch_.read("short.json"))["title"];
  EXPECT_EQ(title["bank"], 3000);
  EXPECT_FALSE(title["options"].contains("short"));
  EXPECT_TRUE(title["options"].contains("rich"));
}

TEST_F(StarterWithOptions, ThePageShowsTheOption) {
  const std::string file = scratch_.path("page.html");
  ASSERT_EQ(ran({"page", mine_, "--option", "duel", "-o", file}).code, 0);
  EXPECT_EQ(ran({"page", mine_, "--option", "deul", "-o", file}).code, 2);
}

TEST_F(StarterWithOptions, CompletionOffersThem) {
  const Ran told = ran({"--complete", "check", mine_, "--option", "r"});
  EXPECT_THAT(told.out, HasSubstr("rich\t"));
}

struct OldName {
  const char* name;
  const char* title;
  const char* option;
};

class OldNames : public testing::TestWithParam<OldName> {};

TEST_P(OldNames, OpenTheTitleWithItsOption) {
  const json old = json::parse(ran({"show", GetParam().name, "--json"}).out);
  const json now = json::parse(ran({"show", GetParam().title, "--option", GetParam().option, "--json"}).out);
  EXPECT_EQ(old, now);
  const Ran told = ran({"diff", GetParam().name, GetParam().title, "--option", GetParam().option});
  EXPECT_EQ(told.code, 0) << told.out;
}

INSTANTIATE_TEST_SUITE_P(Shipped, OldNames,
                         testing::Values(OldName{"18sj-oscarian", "18sj", "oscarian_era"},
                                         OldName{"18sj-edelsward", "18sj", "edelsward"}),
                         by_name);

TEST(ShippedOptions, OfSetsOfPrivatesRemoveThemByLot) {
  Scratch scratch;
  const std::string file = scratch.path("game.json");
  for (const auto& [option, removed] : {std::pair("one_private", 10U), std::pair("two_privates", 5U)}) {
    std::filesystem::remove(file);
    ASSERT_EQ(ran({"play", "18qq", file, "--players", "3", "--seed", "4", "--option", option}).code, 0);
    EXPECT_EQ(json::parse(scratch.read("game.json"))["removed"].size(), removed) << option;
    EXPECT_EQ(ran({"replay", "18qq", file}).code, 0);
  }
}

TEST(ShippedOptions, OfTwoPlayersRaiseTheHoldingLimit) {
  EXPECT_THAT(ran({"show", "18scan", "--option", "holding_70", "--merged"}).out,
              HasSubstr("holding_limit: 70"));
  Scratch scratch;
  EXPECT_EQ(
      ran({"play", "18scan", scratch.path("game.json"), "--players", "3", "--option", "holding_70"}).code, 2);
}

}  // namespace
}  // namespace trackwright

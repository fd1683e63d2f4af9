// Runs `play` and `replay` from the command line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using nlohmann::json;

const std::string& starter() {
  static const std::string folder = source_folder() + "/templates/starter";
  return folder;
}

TEST(PlayAtRandom, CountsTheKindsOfEnd) {
  const std::vector<std::string> command{"play",     starter(),  "--random", "4",      "--random-by",
                                         "sensible", "--format", "json",     "--seed", "3"};
  const Ran told = ran(command);
  ASSERT_EQ(told.code, 0) << told.err;
  const json out = json::parse(told.out);
  EXPECT_EQ(out["policy"], "sensible");
  int games = 0;
  for (const auto& [end, count] : out["ends"].items()) games += count.get<int>();
  EXPECT_EQ(games, 4);
  ASSERT_EQ(out["games"].size(), 4U);
  EXPECT_EQ(out["games"][0]["seed"], 3);
  EXPECT_EQ(out["games"][3]["seed"], 6);
  EXPECT_NE(out["games"][0]["players"], out["games"][1]["players"]);
  EXPECT_EQ(ran(command).out, told.out) << "the same seed gives the same games";
}

TEST(PlayAtRandom, TextHasALineForEachKindOfEnd) {
  const Ran told = ran({"play", starter(), "--random", "2", "--players", "3"});
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, testing::HasSubstr("2  rule"));
}

TEST(PlayAtRandom, RefusesInvalidOptions) {
  EXPECT_EQ(ran({"play", starter()}).code, 2);
  EXPECT_EQ(ran({"play", starter(), "--random", "0"}).code, 2);
  EXPECT_EQ(ran({"play", starter(), "--random", "-3"}).code, 2);
  EXPECT_EQ(ran({"play", starter(), "--random-by", "sensible"}).code, 2);
  EXPECT_EQ(ran({"play", starter(), "--random", "1", "--random-by", "clever"}).code, 2);
  EXPECT_EQ(ran({"play", starter(), "game.json", "--random", "1"}).code, 2);
  EXPECT_EQ(ran({"play", starter(), "--random", "1", "--players", "40"}).code, 2);
}

TEST(PlayBots, CountsTheWinsOfEach) {
  const Ran told = ran({"play", starter(), "--random", "4", "--seats", "thrifty,random", "--players", "4",
                        "--format", "json"});
  ASSERT_EQ(told.code, 0) << told.err;
  const json out = json::parse(told.out);
  EXPECT_EQ(out["seats"], json({"thrifty", "random"}));
  EXPECT_EQ(out["games"][0]["seats"], json({"thrifty", "random", "thrifty", "random"}));
  EXPECT_EQ(out["games"][1]["seats"], json({"random", "thrifty", "random", "thrifty"}));
  double wins = 0;
  for (const auto& [kind, share] : out["wins"].items()) wins += share.get<double>();
  EXPECT_NEAR(wins, out["ends"]["rule"].get<double>(), 1e-9);
}

TEST(PlayBots, RefusesUnknownBots) {
  const Ran told = ran({"play", starter(), "--random", "1", "--seats", "gredy"});
  EXPECT_EQ(told.code, 2);
  EXPECT_THAT(told.err, testing::HasSubstr("play/unknown-bot"));
  EXPECT_THAT(told.err, testing::HasSubstr("did you mean `greedy`?"));
  EXPECT_EQ(ran({"play", starter(), "--random", "1", "--seats", "human,greedy"}).code, 2);
  EXPECT_EQ(ran({"play", starter(), "--random", "1", "--explain"}).code, 2);
}

// Bots alone play a game to its end and save it; `replay` accepts each of its actions.
TEST(PlayBots, SaveAGameThatReplays) {
  const Scratch scratch;
  const std::string game = scratch.path("game.json");
  const Ran told = ran({"play", starter(), game, "--seats", "thrifty,greedy", "--players", "3", "--explain"});
  ASSERT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, testing::HasSubstr("The game is over."));
  EXPECT_THAT(told.out, testing::HasSubstr("; "));
  EXPECT_EQ(ran({"replay", starter(), game}).code, 0);
}

TEST(Replay, UntilTakesANumberOfActions) {
  const Scratch scratch;
  scratch.write("game.json", R"({"players":["A","B","C"],"actions":[]})");
  const std::string game = scratch.path("game.json");
  EXPECT_EQ(ran({"replay", starter(), game, "--until", "-1"}).code, 2);
  EXPECT_EQ(ran({"replay", starter(), game, "--until", "99999999999999999999"}).code, 2);
  EXPECT_EQ(ran({"replay", starter(), game, "--until", "0"}).code, 0);
}

}  // namespace
}  // namespace trackwright

// Tests the command `simulate`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/simulate/starter.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

using Json = nlohmann::json;
using Words = std::vector<std::string>;

Ran simulated(const Words& more) {
  Words arguments{"simulate", starter_folder()};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return ran(arguments);
}

std::string printed(const Words& more) {
  const Ran answer = simulated(more);
  EXPECT_EQ(answer.code, 0) << answer.err;
  return answer.out;
}

TEST(SimulateCommand, PrintsTheSameTwice) {
  const Words games{"--games", "6", "--players", "2..3"};
  const std::string once = printed(games);
  EXPECT_THAT(once, HasSubstr("operating rounds"));
  EXPECT_EQ(printed({"--games", "6", "--players", "2,3", "--jobs", "3"}), once);
  EXPECT_NE(printed({"--games", "6", "--players", "2..3", "--seed", "77"}), once);
}

TEST(SimulateCommand, GivesEachFigureAnIntervalAndItsGames) {
  const Json answer = Json::parse(printed({"trains", "--games", "5", "--format", "json"}));
  ASSERT_EQ(answer.at("topics").size(), 1U);
  int figures = 0;
  for (const Json& table : answer.at("topics").at(0).at("tables"))
    for (const Json& row : table.at("rows"))
      for (const auto& [name, cell] : row.items()) {
        if (!cell.is_object()) continue;
        ++figures;
        EXPECT_GT(cell.at("games"), 0);
        if (cell.at("games") > 1) EXPECT_LE(cell.at("low"), cell.at("value")) << name;
        if (cell.at("games") > 1) EXPECT_GE(cell.at("high"), cell.at("value")) << name;
      }
  EXPECT_GT(figures, 10);
  EXPECT_THAT(printed({"trains", "--games", "5", "--format", "csv"}), HasSubstr("value,low,high,games"));
}

TEST(SimulateCommand, JoinsShardsToTheSameBytes) {
  const Words games{"--games", "7", "--players", "2..3"};
  const std::string whole = printed(games);
  const Scratch scratch;
  Words join{"--join"};
  for (const char* part : {"3/3", "1/3", "2/3"}) {
    const std::string name = std::string("part") + part[0];
    Words shard = games;
    shard.insert(shard.end(), {"--shard", part});
    scratch.write(name, printed(shard));
    join.push_back(scratch.path(name));
  }
  EXPECT_EQ(printed(join), whole);
  join.pop_back();
  EXPECT_EQ(simulated(join).code, 2);  // a shard is missing
  join.push_back(join.back());
  EXPECT_EQ(simulated(join).code, 2);  // a shard is there twice
  Words other{"--games", "8", "--players", "2..3", "--shard", "2/3"};
  scratch.write("part2", printed(other));
  join.back() = scratch.path("part2");
  EXPECT_EQ(simulated(join).code, 2);  // of another simulation
  scratch.write("part2", "{}");
  EXPECT_EQ(simulated(join).code, 2);
}

TEST(SimulateCommand, ContinuesAnInterruptedSimulation) {
  const Scratch scratch;
  const std::string file = scratch.path("sums.json");
  const Words games{"--games", "6", "--players", "2", "--resume", file};
  const std::string whole = printed(games);
  const std::string done = scratch.read("sums.json");
  EXPECT_EQ(printed(games), whole);  // without playing
  // As after an interruption: the sums of no game.
  Json sums = Json::parse(done);
  sums["done"] = 0;
  for (const char* part : {"sums", "shifts"})
    for (Json& version : sums[part])
      version = {{"games", Json::array()}, {"detailed", 0}, {"figures", Json::array()}};
  scratch.write("sums.json", sums.dump());
  EXPECT_EQ(printed(games), whole);
  EXPECT_EQ(scratch.read("sums.json"), done);
  Words other = games;
  other[1] = "9";
  EXPECT_EQ(simulated(other).code, 2);
  EXPECT_EQ(scratch.read("sums.json"), done);
}

TEST(SimulateCommand, WritesSingleGames) {
  const Scratch scratch;
  printed({"--games", "4", "--players", "3", "-o", scratch.path("games.csv")});
  const std::string csv = scratch.read("games.csv");
  EXPECT_EQ(std::ranges::count(csv, '\n'), 5);
  EXPECT_THAT(csv, HasSubstr("\n0,3,4,3,"));
  printed({"--games", "4", "--players", "3", "-o", scratch.path("games.sqlite"), "--jobs", "2"});
  EXPECT_THAT(scratch.read("games.sqlite"), testing::StartsWith("SQLite format 3"));
  EXPECT_FALSE(std::filesystem::exists(scratch.path("games.sqlite.part")));
  EXPECT_EQ(simulated({"--games", "4", "-o", scratch.path("games.txt")}).code, 2);
  EXPECT_EQ(simulated({"--games", "4", "-o", scratch.path("none/games.sqlite")}).code, 2);
}

TEST(SimulateCommand, TellsTheShiftsOfAChange) {
  const Words change{"trains", "--games",          "30",       "--players", "3",
                     "--set",  "trains.4.count=1", "--format", "json"};
  const std::string answer = printed(change);
  Words against = change;
  against.insert(against.end(), {"--against", "."});
  EXPECT_EQ(printed(against), answer);
  bool seen = false;
  const Json topics = Json::parse(answer).at("topics");
  for (const Json& topic : topics)
    for (const Json& table : topic.at("tables"))
      for (const Json& row : table.at("rows")) {
        if (!row.contains("shift") || row.at("figure") != "copies sold" || row.at("of") != "4") continue;
        seen = true;
        EXPECT_EQ(row.at("shift").at("value"), -2);
        EXPECT_EQ(row.at("verdict"), "down");
      }
  EXPECT_TRUE(seen);
  EXPECT_EQ(simulated({"--games", "4", "--set", "trains.9.count=1"}).code, 2);
  EXPECT_EQ(simulated({"--games", "4", "--against", "nothing"}).code, 2);
}

TEST(SimulateCommand, SweepsAValue) {
  const Words sweep{"trains", "--games", "20", "--players", "3", "--sweep", "trains.4.count=1..3"};
  const std::string whole = printed(sweep);
  EXPECT_THAT(whole, HasSubstr("copies sold"));
  const Scratch scratch;
  Words join{"trains", "--join"};
  for (const char* part : {"1/2", "2/2"}) {
    Words shard = sweep;
    shard.insert(shard.end(), {"--shard", part});
    const std::string name = std::string("part") + part[0];
    scratch.write(name, printed(shard));
    join.push_back(scratch.path(name));
  }
  EXPECT_EQ(printed(join), whole);
  Words picture = sweep;
  picture.insert(picture.end(), {"--picture", scratch.path("sweep.svg")});
  printed(picture);
  EXPECT_THAT(scratch.read("sweep.svg"), HasSubstr("<svg"));
}

TEST(SimulateCommand, DrawsPicturesAndAReport) {
  const Scratch scratch;
  for (const char* topic : {"seats", "trains", "companies", "money", "board"}) {
    printed({topic, "--games", "3", "--picture", scratch.path(std::string(topic) + ".svg")});
    EXPECT_THAT(scratch.read(std::string(topic) + ".svg"), HasSubstr("<svg")) << topic;
  }
  EXPECT_EQ(simulated({"privates", "--games", "3", "--picture", scratch.path("a.svg")}).code, 2);
  printed({"--games", "3", "--report", scratch.path("a.pdf")});
  printed({"--games", "3", "--report", scratch.path("b.pdf"), "--jobs", "2"});
  EXPECT_EQ(scratch.read("a.pdf"), scratch.read("b.pdf"));
  EXPECT_EQ(simulated({"--games", "3", "--report", scratch.path("a.png")}).code, 2);
}

// A title without trains cannot be played. It is refused before a file is written.
TEST(SimulateCommand, RefusesADraftWithoutTrains) {
  const Scratch scratch;
  Words arguments{"simulate", "18scan", "--games", "2", "-o", scratch.path("games.sqlite")};
  const Ran answer = ran_with(arguments, "roster.yaml", "phases: []\ntrains: []\n");
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_FALSE(std::filesystem::exists(scratch.path("games.sqlite")));
}

TEST(SimulateCommand, RefusesWrongOptions) {
  for (const Words& wrong : {Words{"--games", "0"},
                             {"--games", "-1"},
                             {"--bots", "nobody"},
                             {"--players", "7"},
                             {"--players", "3..2"},
                             {"--players", "x"},
                             {"--jobs", "0"},
                             {"--shard", "5/3"},
                             {"--shard", "0/3"},
                             {"--handicap", "-5"},
                             {"--join", "nothing"},
                             {"--games", "2", "-o", "games.csv", "--resume", "sums.json"},
                             {"--sweep", "trains.9.count=1..2"},
                             {"nothing"}}) {
    const Ran answer = simulated(wrong);
    EXPECT_EQ(answer.code, 2) << wrong.back();
    EXPECT_EQ(answer.out, "") << wrong.back();
    EXPECT_NE(answer.err, "") << wrong.back();
  }
}

}  // namespace
}  // namespace trackwright

// Tests sweeps, shards, phases, pictures and the comparison of two titles by `study`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "designer/study/pictures.h"
#include "designer/study/sweep.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

using Json = nlohmann::json;

TEST(Sweep, ReadsRangesAndLists) {
  EXPECT_THAT(parse_sweep("trains.4.count=1..3")->values, ElementsAre("1", "2", "3"));
  EXPECT_THAT(parse_sweep("bank=8000..10000..1000")->values, ElementsAre("8000", "9000", "10000"));
  EXPECT_THAT(parse_sweep("bank=5,x")->values, ElementsAre("5", "x"));
  for (const char* wrong : {"trains", "=1..2", "bank=", "bank=5", "bank=1..100000"})
    EXPECT_FALSE(parse_sweep(wrong)) << wrong;
}

TEST(Sweep, ReadsShards) {
  EXPECT_EQ(parse_shard("2/3")->number, 2U);
  for (const char* wrong : {"", "1", "0/2", "3/2", "1/2/3", "a/b"}) EXPECT_FALSE(parse_shard(wrong)) << wrong;
}

const std::vector<std::string> sweep{"study", "18scan", "trains", "--sweep", "trains.4.count=1..4"};

std::string printed(std::vector<std::string> arguments, const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Ran answer = ran(arguments);
  EXPECT_EQ(answer.code, 0) << answer.err;
  return answer.out;
}

TEST(StudyCommand, SweepsAValue) {
  const Json answer = Json::parse(printed(sweep, {"--format", "json"}));
  bool seen = false;
  for (const Json& table : answer.at("topics").at(0).at("tables"))
    for (const Json& row : table.at("rows")) {
      EXPECT_FALSE(row.at("1") == row.at("2") && row.at("2") == row.at("3") && row.at("3") == row.at("4"));
      if (table.at("table") != "prices" || row.at("train") != "4" || row.at("figure") != "count") continue;
      seen = true;
      EXPECT_EQ(row.at("1"), 1);
      EXPECT_EQ(row.at("4"), 4);
    }
  EXPECT_TRUE(seen);
}

TEST(StudyCommand, JoinsShardsToTheSameBytes) {
  const std::string whole = printed(sweep, {});
  EXPECT_EQ(printed(sweep, {"--jobs", "3"}), whole);
  const Scratch scratch;
  std::vector<std::string> join{"study", "18scan"};
  for (const char* part : {"3/3", "1/3", "2/3"}) {
    const std::string name = std::string("shard") + part[0];
    scratch.write(name, printed(sweep, {"--shard", part}));
    join.insert(join.end(), {"--join", scratch.path(name)});
  }
  EXPECT_EQ(printed(join, {}), whole);
  EXPECT_EQ(printed(join, {"--format", "csv"}), printed(sweep, {"--format", "csv"}));
  join.resize(join.size() - 2);
  const Ran answer = ran(join);
  EXPECT_EQ(answer.code, 2);
  EXPECT_THAT(answer.err, HasSubstr("trains.4.count=2"));
}

TEST(StudyCommand, RefusesWrongSweepsShardsAndPhases) {
  for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--sweep", "trains.9.count=1..2"},
                                                {"--sweep", "trains.4.count"},
                                                {"--phase", "9"},
                                                {"--join", "none"},
                                                {"--shard", "1/2"},
                                                {"--sweep", "bank=1..2", "--shard", "3/2"}}) {
    std::vector<std::string> arguments{"study", "18scan", "trains"};
    arguments.insert(arguments.end(), wrong.begin(), wrong.end());
    EXPECT_EQ(ran(arguments).code, 2) << wrong.back();
  }
}

TEST(StudyCommand, ShowsTheRowsOfOnePhase) {
  const Json answer =
      Json::parse(printed({"study", "18scan", "reach", "--phase", "3", "--format", "json"}, {}));
  int rows = 0;
  for (const Json& table : answer.at("topics").at(0).at("tables")) {
    EXPECT_NE(table.at("table"), "unreached");
    for (const Json& row : table.at("rows")) {
      ++rows;
      if (table.at("table") == "least lays")
        EXPECT_THAT(row.at("phase").get<std::string>(), testing::AnyOf("2", "3"));
      else
        EXPECT_EQ(row.at("phase"), "3");
    }
  }
  EXPECT_GT(rows, 0);
}

TEST(StudyCommand, DrawsAPictureOfEachTopicThatHasOne) {
  const Scratch scratch;
  for (const std::string& topic : pictured_topics())
    EXPECT_EQ(ran({"study", "18scan", topic, "-o", scratch.path(topic + ".svg")}).code, 0) << topic;
  EXPECT_EQ(ran({"study", "18scan", "chokes", "-o", scratch.path("chokes.svg")}).code, 2);
  EXPECT_FALSE(std::filesystem::exists(scratch.path("chokes.svg")));
  EXPECT_EQ(ran({"study", "18scan", "reach", "--company", "XYZ", "-o", scratch.path("a.svg")}).code, 2);
  EXPECT_EQ(ran({"study", "18scan", "reach", "-o", scratch.path("a.doc")}).code, 2);
  std::vector<std::string> swept = sweep;
  swept.insert(swept.end(), {"-o", scratch.path("sweep.svg")});
  EXPECT_EQ(ran(swept).code, 0);
  EXPECT_TRUE(std::filesystem::exists(scratch.path("sweep.svg")));
}

TEST(StudyCommand, WritesTheSameReportTwice) {
  const Scratch scratch;
  EXPECT_EQ(ran({"study", "18scan", "--report", scratch.path("a.pdf")}).code, 0);
  EXPECT_EQ(ran({"study", "18scan", "--report", scratch.path("b.pdf")}).code, 0);
  EXPECT_EQ(scratch.read("a.pdf"), scratch.read("b.pdf"));
  EXPECT_EQ(ran({"study", "18scan", "--report", scratch.path("a.png")}).code, 2);
}

// To renew a file: `trackwright study SLUG --format markdown > docs/titles/SLUG-study.md`.
TEST(StudyCommand, DocumentsTheShippedTitles) {
  for (const char* slug : {"1870", "18norway", "18qq", "18scan", "18sj", "denmark1847"}) {
    std::ifstream file(source_folder() + "/docs/titles/" + slug + "-study.md");
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_TRUE(printed({"study", slug, "--format", "markdown"}, {}) == text.str()) << slug;
  }
}

TEST(DiffCommand, ComparesTheFiguresOfTwoTitles) {
  EXPECT_EQ(ran({"diff", "18scan", "18scan", "--study"}).code, 0);
  const Ran answer = ran({"diff", "18sj", "18sj-oscarian", "--study", "--format", "json"});
  EXPECT_EQ(answer.code, 1);
  EXPECT_FALSE(Json::parse(answer.out).at("topics").empty());
  EXPECT_EQ(ran({"diff", "18scan", "nothing", "--study"}).code, 2);
}

}  // namespace
}  // namespace trackwright

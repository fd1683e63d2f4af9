// Tests the command `study`: topics, formats, drafts and changes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "designer/study/study.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

using Json = nlohmann::json;

Json study_json(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "study");
  arguments.insert(arguments.end(), {"--format", "json"});
  const Ran answer = ran(arguments);
  EXPECT_EQ(answer.code, 0) << answer.err;
  return Json::parse(answer.out);
}

const Json& table_of(const Json& answer, const std::string& name) {
  for (const Json& topic : answer.at("topics"))
    for (const Json& table : topic.at("tables"))
      if (table.at("table") == name) return table;
  throw std::logic_error("no table " + name);
}

const Json& row_of(const Json& table, const std::string& column, const Json& value) {
  for (const Json& row : table.at("rows"))
    if (row.at(column) == value) return row;
  throw std::logic_error("no row " + value.dump());
}

TEST(StudyCommand, ComputesAllTopics) {
  const Json answer = study_json({"18scan"});
  std::set<std::string> topics;
  for (const Json& topic : answer.at("topics")) {
    topics.insert(topic.at("topic"));
    EXPECT_THAT(topic.at("assumptions"), Not(IsEmpty()));
  }
  EXPECT_EQ(topics.size(), study_topics().size());
  EXPECT_EQ(row_of(table_of(answer, "prices"), "train", "4").at("together"), 900);
}

TEST(StudyCommand, GivesTheCertaintyOfEachFigure) {
  const Json answer = study_json({"18scan", "supply"});
  for (const Json& topic : answer.at("topics"))
    for (const Json& table : topic.at("tables"))
      for (const Json& column : table.at("columns"))
        EXPECT_TRUE(from_word<Certainty>(column.at("certainty").get<std::string>())) << column;
}

TEST(StudyCommand, PrintsEveryFigureAsALineOfCsv) {
  const Ran answer = ran({"study", "18scan", "trains", "--format", "csv"});
  EXPECT_EQ(answer.code, 0);
  EXPECT_THAT(answer.out, HasSubstr("trains,prices,4,together,exact,900\r\n"));
}

TEST(StudyCommand, ListsTheTopicsIfOneIsUnknown) {
  const Ran answer = ran({"study", "18scan", "weather"});
  EXPECT_EQ(answer.code, 2);
  for (const StudyTopic& topic : study_topics()) EXPECT_THAT(answer.err, HasSubstr(std::string(topic.name)));
}

TEST(StudyCommand, NamesWhatADraftLacks) {
  const Scratch scratch;
  scratch.write("mine/title.yaml", "title: Mine\nstatus: draft\n");
  scratch.write("mine/map.yaml", scan_text("map.yaml"));
  scratch.write("mine/tiles.yaml", scan_text("tiles.yaml"));
  const Json answer = study_json({scratch.path("mine")});
  EXPECT_THAT(table_of(answer, "colours").at("rows"), Not(IsEmpty()));
  for (const Json& topic : answer.at("topics")) EXPECT_THAT(topic.at("missing"), Not(IsEmpty())) << topic;
  EXPECT_EQ(ran({"study", scratch.path("none")}).code, 2);
}

TEST(StudyCommand, ShowsOnlyTheFiguresThatAChangeChanges) {
  const Json answer = study_json({"18scan", "trains", "--set", "trains.4.count=2"});
  const Json& prices = table_of(answer, "prices");
  EXPECT_EQ(row_of(prices, "train", "4").at("figure"), "count");
  EXPECT_EQ(row_of(prices, "train", "4").at("before"), 3);
  EXPECT_EQ(row_of(prices, "train", "4").at("after"), 2);
  for (const Json& row : prices.at("rows")) EXPECT_NE(row.at("before"), row.at("after"));
  EXPECT_THROW(table_of(answer, "capital"), std::logic_error);  // nothing changes
}

TEST(StudyCommand, ComparesWithATitleWithoutATile) {
  const Json answer = study_json({"18scan", "supply", "--without", "tile:8"});
  bool gone = false;
  for (const Json& row : table_of(answer, "tiles").at("rows"))
    gone = gone || (row.at("tile") == "8" && row.at("figure") == "count" && row.at("after").is_null());
  EXPECT_TRUE(gone);
}

TEST(StudyCommand, RefusesAChangeOfUnknownData) {
  for (const std::vector<std::string>& change : {std::vector<std::string>{"--without", "tile:99999"},
                                                 {"--without", "tile"},
                                                 {"--without", "star:8"},
                                                 {"--set", "trains.9.count=2"},
                                                 {"--set", "trians.4.count=2"},
                                                 {"--set", "trains"}}) {
    std::vector<std::string> arguments{"study", "18scan"};
    arguments.insert(arguments.end(), change.begin(), change.end());
    const Ran answer = ran(arguments);
    EXPECT_EQ(answer.code, 2) << change.back();
    EXPECT_THAT(answer.err, HasSubstr("usage/unknown-change")) << change.back();
  }
  EXPECT_EQ(ran({"study", "18scan", "trains", "--set", "trains.4.count=many"}).code,
            2);  // against the schema
}

}  // namespace
}  // namespace trackwright

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
  const Ran answer = ran({"study", "18scan", "fairness"});
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

}  // namespace
}  // namespace trackwright

// Tests the command `simulate`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

TEST(SimulateCommand, RefusesWrongOptions) {
  for (const Words& wrong : {Words{"--games", "0"},
                             {"--games", "-1"},
                             {"--bots", "nobody"},
                             {"--players", "7"},
                             {"--players", "3..2"},
                             {"--players", "x"},
                             {"--jobs", "0"},
                             {"nothing"}}) {
    const Ran answer = simulated(wrong);
    EXPECT_EQ(answer.code, 2) << wrong.back();
    EXPECT_EQ(answer.out, "") << wrong.back();
    EXPECT_NE(answer.err, "") << wrong.back();
  }
}

}  // namespace
}  // namespace trackwright

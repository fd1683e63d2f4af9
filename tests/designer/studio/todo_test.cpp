// A draft lists missing parts as open tasks and does not fail because of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

std::string overlay(const Scratch& scratch, const std::string& status) {
  scratch.write("title/title.yaml", "extends: " + source_folder() + "/tests/data/sound\nstatus: " + status +
                                        "\nplayers: {4: {certificates: 4}}\n"
                                        "sources:\n"
                                        "  - {about: the market, from: our proposal, because: nobody says "
                                        "it, assumed: true, part: market}\n"
                                        "  - {about: prices of trains, from: our proposal, because: as "
                                        "elsewhere, assumed: true, part: trains}\n");
  return scratch.path("title");
}

TEST(Todo, MissingDataFailACompleteTitle) {
  const Scratch scratch;
  EXPECT_EQ(ran({"check", overlay(scratch, "complete")}).code, 1);
}

TEST(Todo, MissingDataAreTasksInADraft) {
  const Scratch scratch;
  const Ran result = ran({"check", overlay(scratch, "draft")});
  EXPECT_EQ(result.code, 0) << result.out;
  EXPECT_THAT(result.out, HasSubstr("a draft: 3 open tasks; --todo lists them"));
}

TEST(Todo, ListsTheTaskThatBlocksMostFirst) {
  const Scratch scratch;
  const std::string out = ran({"check", overlay(scratch, "draft"), "--todo"}).out;
  const auto trains = out.find("trains (");
  const auto market = out.find("market (");
  const auto money = out.find("money (");
  ASSERT_NE(money, std::string::npos) << out;
  EXPECT_LT(trains, market);
  EXPECT_LT(market, money);
  EXPECT_THAT(out, HasSubstr("to be confirmed: prices of trains"));
}

TEST(Todo, ListsTheOpenQuestionsOfTheShippedDraft) {
  const Ran result = ran({"check", "denmark1847", "--todo"});
  EXPECT_EQ(result.code, 0) << result.out;
  EXPECT_THAT(result.out, HasSubstr("map ("));
  EXPECT_THAT(result.out, HasSubstr("to be confirmed: prices of trains"));
}

}  // namespace
}  // namespace trackwright

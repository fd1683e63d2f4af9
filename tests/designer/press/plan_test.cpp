// Compares the output of `kit --plan` with the files that `kit` prints.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

using Json = nlohmann::json;

Json planned(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--plan", "json"});
  const Ran told = ran(arguments);
  EXPECT_EQ(told.code, 0) << told.err;
  return Json::parse(told.out);
}

// Several tests compare this plan with a printed kit.
const Json& plan_of_18scan() {
  static const Json plan = planned({"kit", "18scan"});
  return plan;
}

int printed_pages(std::vector<std::string> arguments, const Scratch& scratch) {
  arguments.insert(arguments.end(), {"-o", scratch.path("kit")});
  EXPECT_EQ(ran(arguments).code, 0);
  return std::stoi(run_program("qpdf --show-npages " + scratch.path("kit/kit.pdf")).output);
}

TEST(Plan, CountsThePrintedSheets) {
  const Scratch scratch;
  const Json& plan = plan_of_18scan();
  EXPECT_EQ(plan["total"]["sheets"], printed_pages({"kit", "18scan"}, scratch));
  int sheets = 0;
  for (const Json& file : plan["files"]) sheets += file["sheets"].get<int>();
  EXPECT_EQ(plan["total"]["sheets"], sheets);
  EXPECT_GT(plan["total"]["ink"], 1.0);
  EXPECT_LT(plan["total"]["ink"], sheets);
  EXPECT_GT(plan["minutes"], 30);
}

TEST(Plan, CountsGluedBacks) {
  const Scratch scratch;
  EXPECT_EQ(planned({"kit", "denmark1847"})["total"]["sheets"],
            printed_pages({"kit", "denmark1847"}, scratch));
}

TEST(Plan, PredictsTheEffectOfEachChoice) {
  const Scratch scratch;
  const Json& plan = plan_of_18scan();
  const int usual = plan["total"]["sheets"];
  for (const Json& choice : plan["choices"]) {
    const std::string option = choice["option"];
    if (option != "--with notes" && option != "--layout honeycomb" && option != "--paper A3") continue;
    const std::size_t space = option.find(' ');
    const int pages =
        printed_pages({"kit", "18scan", option.substr(0, space), option.substr(space + 1)}, scratch);
    // The guide describes the sheets, so its own length may change by a page.
    EXPECT_NEAR(choice["sheets"].get<int>(), pages - usual, 1) << option;
  }
}

TEST(Plan, WritesNothing) {
  const Scratch scratch;
  const Ran told = ran({"kit", "18scan", "--plan", "text", "-o", scratch.path("kit")});
  EXPECT_EQ(told.code, 0);
  EXPECT_NE(told.out.find("Cutting and gluing"), std::string::npos);
  EXPECT_NE(told.out.find("--layout honeycomb"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(scratch.path("kit")));
}

TEST(Plan, RefusesAnUnknownTitle) {
  EXPECT_EQ(ran({"kit", "no-such-title", "--plan", "text"}).code, 2);
}

}  // namespace
}  // namespace trackwright

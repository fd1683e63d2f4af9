// Tests `check` and `explain` end to end, and that each finding has a page.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>

#include "designer/checks/check.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::StartsWith;

TEST(CheckCommand, ReportsMistakesThatBreakTheGame) {
  const std::string broken = replaced(text_of("titles/18scan/roster.yaml"), "rusts_on: 4\n", "rusts_on: 9\n");
  const Ran found = ran_with({"check", "18scan"}, "roster.yaml", broken);
  EXPECT_EQ(found.code, 1);
  EXPECT_THAT(found.out,
              AllOf(HasSubstr("roster.yaml:"), HasSubstr("[train/unknown-trigger]"), HasSubstr("1 error")));
  const Ran json = ran_with({"check", "18scan", "--format", "json"}, "roster.yaml", broken);
  std::vector<std::string> checks;
  const auto root = nlohmann::json::parse(json.out);
  for (const auto& finding : root.at("findings")) checks.push_back(finding.at("check"));
  EXPECT_THAT(checks, Contains("train/unknown-trigger").Times(1));
}

TEST(CheckCommand, IsStrictOnRequest) {
  const Scratch scratch;
  scratch.write("title.yaml", "extends: " + source_folder() + "/tests/data/sound\n");
  scratch.write("mapp.yaml", "");  // a warning: not a file of a title
  EXPECT_EQ(ran({"check", scratch.path()}).code, 0);
  EXPECT_EQ(ran({"check", scratch.path(), "--strict"}).code, 1);
  EXPECT_EQ(ran({"validate", scratch.path(), "--strict"}).code, 1);
}

TEST(ExplainCommand, ListsAndShowsPages) {
  const Ran list = ran({"explain"});
  EXPECT_EQ(list.code, 0);
  for (const Check& check : all_checks()) EXPECT_THAT(list.out, HasSubstr(std::string(check.name)));
  const Ran page = ran({"explain", "map/track-leaves-board"});
  EXPECT_THAT(page.out, AllOf(StartsWith("# "), HasSubstr("## How to fix it")));
  EXPECT_THAT(ran({"explain", "file/syntax"}).out, StartsWith("# A file is not YAML"));
  const auto json = nlohmann::json::parse(ran({"explain", "map/track-leaves-board", "--format", "json"}).out);
  EXPECT_EQ(json.at("severity"), "error");
  EXPECT_EQ(nlohmann::json::parse(ran({"explain", "--format", "json"}).out).at("checks").size(),
            all_checks().size());
}

TEST(ExplainCommand, SuggestsTheNearestName) {
  const Ran wrong = ran({"explain", "map/track-leaves-bord"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("Did you mean `map/track-leaves-board`?"));
  EXPECT_EQ(ran({"explain", "-o", "x"}).code, 2);
}

TEST(ExplainCommand, WritesAFolderOfPagesWithAList) {
  const Scratch scratch;
  EXPECT_EQ(ran({"explain", "--all", "-o", scratch.path("checks")}).code, 0);
  const std::string list = scratch.read("checks/README.md");
  for (const Check& check : all_checks()) {
    EXPECT_THAT(list, HasSubstr(std::string("](") + std::string(check.name) + ".md)"));
    EXPECT_EQ(scratch.read("checks/" + std::string(check.name) + ".md"), check.page);
  }
}

// `explain` knows each name that a finding shows in brackets.
TEST(ExplainCommand, KnowsEveryNameThatTheProgramReports) {
  std::string families;
  for (const Check& check : all_checks()) {
    const std::string family(check.name.substr(0, check.name.find('/')));
    if (!families.ends_with(family)) families += (families.empty() ? "" : "|") + family;
  }
  const std::regex name("\"((" + families + ")/[a-z-]+)\"");
  namespace fs = std::filesystem;
  std::size_t names = 0;
  for (const char* top : {"/engine", "/render", "/designer"})
    for (const fs::directory_entry& file : fs::recursive_directory_iterator(source_folder() + top)) {
      if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
      const std::string text = DiskReader().read(file.path().string(), largest_file).value();
      for (std::sregex_iterator found(text.begin(), text.end(), name), end; found != end; ++found, ++names)
        EXPECT_NE(find_check((*found)[1].str()), nullptr) << (*found)[1].str() << " in " << file.path();
    }
  EXPECT_GT(names, 80U);
}

TEST(ExplainCommand, FindsACheckByTheLastPartOfItsName) {
  EXPECT_THAT(ran({"explain", "hex-never-built"}).err, HasSubstr("Did you mean `upgrade/hex-never-built`?"));
  EXPECT_THAT(ran({"explain", "hex-never-bult"}).err, HasSubstr("Did you mean `upgrade/hex-never-built`?"));
  EXPECT_THAT(ran({"explain", "number-gap"}).err, HasSubstr("`company/number-gap` or `private/number-gap`"));
}

}  // namespace
}  // namespace trackwright

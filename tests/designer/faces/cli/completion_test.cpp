#include "designer/faces/cli/completion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "tests/designer/program.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

// Returns the candidates for the last word, without their descriptions.
std::vector<std::string> completed(std::vector<std::string> words) {
  words.insert(words.begin(), "--complete");
  std::vector<std::string> found;
  std::istringstream lines(ran(words).out);
  for (std::string line; std::getline(lines, line);) found.push_back(line.substr(0, line.find('\t')));
  return found;
}

TEST(Completion, KnowsCommands) {
  EXPECT_THAT(completed({"ch"}), ElementsAre("check"));
  EXPECT_THAT(completed({"help", "rep"}), ElementsAre("replay"));
  for (const Command& command : all_commands())
    EXPECT_THAT(completed({""}), Contains(std::string(command.name)));
}

TEST(Completion, KnowsShippedTitles) {
  EXPECT_THAT(completed({"kit", "18s"}),
              ElementsAre("18scan", "18sj", "18sj-edelsward", "18sj-oscarian", ":folders"));
  EXPECT_THAT(completed({"kit", ""}), Not(Contains("dictionary")));
  EXPECT_THAT(completed({"diff", "18scan", "18n"}), ElementsAre("18norway", ":files"));
  EXPECT_THAT(completed({"new", "x", "--extends", "18q"}), ElementsAre("18qq", ":folders"));
}

TEST(Completion, KnowsComponentsAndChecks) {
  EXPECT_THAT(completed({"render", "18scan", "map"}), Contains("map"));
  EXPECT_THAT(completed({"render", "18scan", "map", "mark"}),
              AllOf(Contains("market"), Each(StartsWith("mark"))));
  EXPECT_THAT(completed({"kit", "18scan", "--with", "note"}), ElementsAre("notes"));
  EXPECT_THAT(completed({"explain", "schema/unknown-k"}), ElementsAre("schema/unknown-key"));
}

TEST(Completion, KnowsTheHexesAndCompaniesOfTheTitle) {
  EXPECT_THAT(completed({"upgrades", "18scan", "--hex", "G1"}),
              AllOf(Contains("G14"), Each(StartsWith("G1"))));
  EXPECT_THAT(completed({"upgrades", "18scan", "--company", "DS"}), ElementsAre("DSB"));
  EXPECT_THAT(completed({"upgrades", "no-such-title", "--hex", ""}), IsEmpty());
}

TEST(Completion, KnowsOptionsAndTheirValues) {
  EXPECT_THAT(completed({"check", "18scan", "--st"}), ElementsAre("--strict"));
  EXPECT_THAT(completed({"check", "18scan", "--format", "s"}), ElementsAre("sarif"));
  EXPECT_THAT(completed({"check", "18scan", "--format", "=", "s"}), ElementsAre("sarif"));
  EXPECT_THAT(completed({"check", "18scan", "--format=s"}), ElementsAre("--format=sarif"));
  EXPECT_THAT(completed({"kit", "18scan", "--paper", "Tab"}), ElementsAre("Tabloid"));
  EXPECT_THAT(completed({"kit", "18scan", "--theme", "low"}), ElementsAre("low-ink", ":files"));
  EXPECT_THAT(completed({"kit", "--quiet", "18n"}), ElementsAre("18norway", ":folders"));
}

TEST(Completion, OffersNothingAfterTheLastArgument) {
  EXPECT_THAT(completed({"check", "18scan", ""}), IsEmpty());
  EXPECT_THAT(completed({"nonsense", ""}), IsEmpty());
}

TEST(Completion, HasAScriptForEachShell) {
  for (const char* shell : {"bash", "zsh", "fish"})
    EXPECT_FALSE(ran({"--completion", shell}).out.empty()) << shell;
  EXPECT_EQ(ran({"--completion", "csh"}).code, 2);
  EXPECT_EQ(ran({"--completion"}).code, 2);
}

}  // namespace
}  // namespace trackwright

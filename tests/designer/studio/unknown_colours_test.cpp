#include "designer/studio/losses.h"

#include <gmock/gmock.h>

#include <gtest/gtest.h>
#include <filesystem>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::Not;

Ran checked_with(const std::string& colour) {
  return ran_with({"check", "18scan"}, "companies.yaml",
                  replaced(scan_text("companies.yaml"), "\"#c8202f\"", colour));
}

TEST(UnknownColours, AreReportedAtTheirPlace) {
  const Ran told = checked_with("reed");
  EXPECT_THAT(told.out, HasSubstr("error: the theme has no colour `reed` [kit/unknown-colour]"));
  EXPECT_THAT(told.out, HasSubstr("did you mean `red`?"));
  EXPECT_THAT(told.out, HasSubstr("companies.yaml:"));
}

TEST(UnknownColours, AreReportedWithAnyPunctuation) {
  for (const std::string colour : {"red, dark", "red (dark)", "red; dark", "dark #red"})
    EXPECT_THAT(checked_with("\"" + colour + "\"").out,
                HasSubstr("error: the theme has no colour `" + colour + "` [kit/unknown-colour]"));
}

TEST(UnknownColours, AreReportedAtHexsides) {
  const Ran told =
      ran_with({"check", "18scan"}, "map.yaml",
               replaced(scan_text("map.yaml"), "{between: [B5 C4], type: impassable, colour: blue}",
                        "{between: [B5 C4], type: impassable, colour: blu}"));
  EXPECT_THAT(told.out, HasSubstr("error: the theme has no colour `blu` [kit/unknown-colour]"));
  EXPECT_THAT(told.out, HasSubstr("did you mean `blue`?"));
}

TEST(UnknownColours, AreNotPrintedInMagenta) {
  const Scratch scratch;
  const Ran printed = ran_with({"kit", "18scan", "-o", scratch.path("kit")}, "companies.yaml",
                               replaced(scan_text("companies.yaml"), "\"#c8202f\"", "reed"));
  EXPECT_EQ(printed.code, 1);
  EXPECT_THAT(printed.err, HasSubstr("nothing was printed"));
  EXPECT_FALSE(std::filesystem::exists(scratch.path("kit")));
}

TEST(UnknownColours, AsNumbersAreValidatedByTheSchema) {
  for (const char* colour : {"\"#c8202\"", "\"#gggggg\"", "rgb(1,2,3)"}) {
    const Ran told = checked_with(colour);
    EXPECT_EQ(told.code, 1) << colour;
    EXPECT_THAT(told.out, HasSubstr("[schema/bad-value]")) << colour;
    EXPECT_THAT(told.out, Not(HasSubstr("unknown-colour"))) << colour;
  }
}

TEST(UnknownColours, MayComeFromTheThemeOfTheTitle) {
  const Scratch scratch;
  scratch.write("own.yaml", "description: ours\ncolours: {company.reed: \"#c8202f\"}\n");
  const std::string companies = replaced(scan_text("companies.yaml"), "\"#c8202f\"", "reed");
  const auto order = [&](const std::vector<std::string>& further) {
    std::vector<std::string> arguments{"render", "18scan", "charters", "-o", scratch.path("charters")};
    arguments.insert(arguments.end(), further.begin(), further.end());
    return ran_with(arguments, "companies.yaml", companies);
  };
  EXPECT_THAT(order({}).err, HasSubstr("kit/unknown-colour"));
  EXPECT_THAT(order({"--theme", scratch.path("own.yaml")}).err, Not(HasSubstr("kit/unknown-colour")));
}

}  // namespace
}  // namespace trackwright

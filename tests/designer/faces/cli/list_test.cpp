#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string line_of(const std::string& text, const std::string& word) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (line.find(" " + word + " ") != std::string::npos) return line;
  return "no line with " + word;
}

TEST(List, ShowsEachShippedTitleOnOneLine) {
  const Ran listed = ran({"list"});
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_THAT(listed.out, AllOf(StartsWith("  title"), HasSubstr("status"), Not(HasSubstr("dictionary"))));
  EXPECT_THAT(line_of(listed.out, "18scan"),
              AllOf(HasSubstr(" 2-4 "), HasSubstr(" 59 "), HasSubstr(" 94 "), HasSubstr(" 8 "),
                    HasSubstr(" complete "), HasSubstr(" 18Scan: Railroading")));
  EXPECT_THAT(line_of(listed.out, "denmark1847"), AllOf(HasSubstr(" 2-5 "), HasSubstr(" draft ")));
}

TEST(List, PrintsJsonForPrograms) {
  const Ran listed = ran({"list", "--format", "json"});
  const auto titles = nlohmann::json::parse(listed.out).at("titles");
  const auto norway =
      std::ranges::find_if(titles, [](const auto& one) { return one.at("title") == "18norway"; });
  ASSERT_NE(norway, titles.end());
  EXPECT_EQ(norway->at("players"), (std::vector<int>{3, 4, 5}));
  EXPECT_EQ(norway->at("tiles"), 117);
  EXPECT_EQ(norway->at("companies"), 8);
  EXPECT_EQ(norway->at("status"), "complete");
}

TEST(List, ReportsABrokenTitleAndContinues) {
  const Scratch shelf;
  shelf.write("one/title.yaml", "title: One\nbank: much\n");
  shelf.write("two/title.yaml", "title: [Two\n");
  shelf.write("notes/readme.txt", "no title");
  const Ran listed = ran({"list", shelf.path()});
  EXPECT_EQ(listed.code, 2);
  EXPECT_THAT(line_of(listed.out + " ", "one"), HasSubstr("unreadable"));
  EXPECT_THAT(line_of(listed.out, "two"), HasSubstr("unreadable"));
  EXPECT_THAT(listed.out, Not(HasSubstr("notes")));
}

TEST(List, CountsTheErrorsOfATitle) {
  const Scratch shelf;
  shelf.write("mine/title.yaml", "title: Mine\nextends: 18scan\nbank: much\n");
  const Ran listed = ran({"list", shelf.path()});
  EXPECT_EQ(listed.code, 1);
  EXPECT_THAT(line_of(listed.out, "mine"), HasSubstr("1 error"));
}

TEST(List, RefusesAMissingFolder) {
  const Ran refused = ran({"list", source_folder() + "/no-such-shelf"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("there is no folder"));
}

}  // namespace
}  // namespace trackwright

// Verifies that the checks report the broken form of each mistake and not the fixed one. Also inserts the
// published data of 18Scan into a copy of our 18Scan: the checks report its contradictions of the rules.
#include "tests/designer/checks/real_mistakes.h"
#include "tests/named.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace trackwright {
namespace {

class RealMistakeTest : public testing::TestWithParam<RealMistake> {};

bool is_told(const RealMistake& mistake, const Findings& findings) {
  const std::string_view object = mistake.object;
  return std::ranges::any_of(findings, [&](const Finding& finding) {
    return finding.check == mistake.check && (object.empty() || finding.object == object);
  });
}

TEST_P(RealMistakeTest, ReportsTheMistakeButNotItsFix) {
  const RealMistake& mistake = GetParam();
  std::vector<Slip> broken = mistake.ground;
  broken.insert(broken.end(), mistake.mistake.begin(), mistake.mistake.end());
  const Findings told_of_it = examine_copy(mistake.title, broken).findings;
  EXPECT_TRUE(is_told(mistake, told_of_it)) << mistake.check << " is silent:\n" << told(told_of_it);
  if (!mistake.ground.empty()) return;  // the fixed form would need these changes, too
  EXPECT_FALSE(is_told(mistake, examine_copy(mistake.title, {}).findings));
}

INSTANTIATE_TEST_SUITE_P(Each, RealMistakeTest, testing::ValuesIn(real_mistakes()), by_name);

// A value of an 18Scan implementation that differs from the rulebook, inserted into a copy of our title.
struct Contradiction {
  const char* what;
  std::vector<Slip> slips;
  const char* check;
  const char* object;
};

TEST(PublishedDataOf18Scan, IsReportedInACopyOfTheTitle) {
  const std::vector<Contradiction> contradictions{
      {"one tile 582", {{"tiles.yaml", "  582: 2", "  582: 1"}}, "manifest/total-differs", "tiles"},
      {"three tiles 147", {{"tiles.yaml", "  147: 4", "  147: 3"}}, "manifest/total-differs", "tiles"},
      {"three tiles 546", {{"tiles.yaml", "  546: 4", "  546: 3"}}, "manifest/total-differs", "tiles"},
      {"two 4D trains",
       {{"roster.yaml", "  4D:\n    count: 6", "  4D:\n    count: 2"}},
       "train/total-differs",
       "trains"},
      {"a ferry in L7", {{"companies.yaml", "hexes: [G12]", "hexes: [L7]"}}, "private/unknown-hex", "Ferry"},
      {"a ferry token in L7",
       {{"companies.yaml", "bonus: 20\n    hexes: [G12]", "bonus: 20\n    hexes: [L7]"}},
       "token/unknown-hex",
       "ferry"},
      {"a ferry bonus in L7", {{"roster.yaml", "{hexes: [G12]}", "{hexes: [L7]}"}}, "run/unknown-hex", "L7"},
      {"a destination that is the home",
       {{"companies.yaml", "destination: B11", "destination: F11"}},
       "company/destination",
       "2"},
      {"a border from one side",
       {{"map.yaml", "  - {between: [B5 C4], type: impassable, colour: blue} ", "  # "},
        {"map.yaml", "B5: {name: Bergen, code: \"city=revenue:0\"}",
         "B5: {name: Bergen, code: \"city=revenue:0;border=edge:0,type:impassable\"}"}},
       "map/one-sided-border",
       "B5"},
      {"Copenhagen under another number",
       {{"tiles.yaml", "  403: 1", "  363: 1"}},
       "upgrade/tile-not-in-manifest",
       "403"},
      {"two of every tile 8 too many",
       {{"tiles.yaml", "  8: 8", "  8: 10"}},
       "manifest/total-differs",
       "tiles"},
      {"a second token for 100",
       {{"companies.yaml", "tokens: [0, 40, 100, 100, 100, 100]", "tokens: [0, 100, 100, 100, 100, 100]"}},
       "token/unlike-others",
       "SJ"},
  };
  for (const Contradiction& one : contradictions) {
    const Findings findings = examine_copy("18scan", one.slips).findings;
    EXPECT_THAT(findings, testing::Contains(testing::AllOf(testing::Field(&Finding::check, one.check),
                                                           testing::Field(&Finding::object, one.object))))
        << one.what << "\n"
        << told(findings);
  }
}

}  // namespace
}  // namespace trackwright

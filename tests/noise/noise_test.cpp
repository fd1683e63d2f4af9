// Verifies that the checks find known mistakes in other people's data and report nothing about correct
// data.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "tests/named.h"
#include "tests/noise/imported.h"

namespace trackwright::noise {
namespace {

struct Known {
  const char* slug;
  const char* check;
  const char* object;

  std::string name() const { return std::string(slug) + " " + check + " " + object; }
  friend void PrintTo(const Known& one, std::ostream* out) { *out << one.name(); }
};

class LiveMistake : public testing::TestWithParam<Known> {
 protected:
  void SetUp() override {
    if (facts_folder().empty()) GTEST_SKIP() << "no reference facts on this machine";
  }
};

TEST_P(LiveMistake, IsFound) {
  const Known& known = GetParam();
  const Imported imported = examine_facts(known.slug);
  ASSERT_TRUE(imported.loaded);
  EXPECT_THAT(imported.findings,
              testing::Contains(testing::AllOf(testing::Field(&Finding::check, known.check),
                                               testing::Field(&Finding::object, known.object))))
      << known.slug;
}

const std::vector<Known> live{
    {"1807", "market/row-not-rising", "500"},        {"1854", "market/row-not-rising", "50"},
    {"18Cuba", "market/row-not-rising", "144"},  // 192 and 198 before it, for 132 and 138
    {"18Cuba", "market/row-not-rising", "13"},       {"18NY", "map/border-conflict", "E1"},
    {"1868Wyoming", "map/border-conflict", "L24"},   {"1841", "map/one-sided-border", "G3"},
    {"18OE", "map/one-sided-border", "D47"},         {"18NewEngland2", "company/same-name", "MC"},
    {"1852Missouri", "private/unknown-tile", "EXG"}, {"1877Venezuela", "private/unknown-hex", "MINC"},
    {"18Scan", "upgrade/tile-fits-nowhere", "623"},
};

INSTANTIATE_TEST_SUITE_P(Each, LiveMistake, testing::ValuesIn(live), by_name);

TEST(LiveMistakes, FindsTenOneSidedBorders) {
  if (facts_folder().empty()) GTEST_SKIP() << "no reference facts on this machine";
  const Imported imported = examine_facts("18Scan");
  EXPECT_EQ(std::ranges::count(imported.findings, std::string("map/one-sided-border"), &Finding::check), 10);
}

TEST(LiveMistakes, ReportsNoErrorInCorrectTitles) {
  if (facts_folder().empty()) GTEST_SKIP() << "no reference facts on this machine";
  for (const char* slug : {"1830", "1870", "1889", "18Chesapeake"})
    for (const Finding& finding : examine_facts(slug).findings)
      EXPECT_NE(finding.severity, Severity::Error) << slug << " " << finding.check << " " << finding.message;
}

}  // namespace
}  // namespace trackwright::noise

// Verifies that the known mistakes in upgrade charts of other people's kits are found.
#include "tests/charts/second_chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright::charts {
namespace {

using testing::Contains;
using testing::IsSupersetOf;

class SecondCharts : public testing::Test {
 protected:
  void SetUp() override {
    if (charts_folder().empty()) GTEST_SKIP() << "no reference facts on this machine";
  }
};

TEST_F(SecondCharts, FindsOmittedUpgrades) {
  EXPECT_THAT(examine_chart("1870").omitted, IsSupersetOf({"28 => 43", "29 => 43"}));
  EXPECT_THAT(examine_chart("1889").omitted,
              IsSupersetOf({"15 => 448", "57 => 205", "57 => 206", "440 => 466"}));
  EXPECT_THAT(examine_chart("1846").omitted, IsSupersetOf({"28 => 39", "29 => 39", "30 => 70", "31 => 70"}));
}

TEST_F(SecondCharts, FindsUpgradesToAnotherLabel) {
  EXPECT_THAT(examine_chart("1889").relabelled, Contains("440 => 465"));
}

TEST_F(SecondCharts, FindsOrientationsThatDoNotFitTheTrack) {
  EXPECT_THAT(examine_chart("18MEX").turned, IsSupersetOf({"471 => 476", "472 => 477", "473 => 478"}));
}

TEST_F(SecondCharts, FindsHexesWithoutARow) {
  EXPECT_THAT(examine_chart("1889").without, Contains("F9 (424)"));
}

TEST_F(SecondCharts, AcceptsACorrectChart) {
  const ChartReport report = examine_chart("1830");
  EXPECT_THAT(report.forbidden, testing::IsEmpty());
  EXPECT_THAT(report.exchanged, testing::IsEmpty());
  EXPECT_THAT(report.turned, testing::IsEmpty());
  EXPECT_GE(report.entries, 60U);
}

TEST_F(SecondCharts, NearlyAllOrientationsFitTheTrack) {
  std::size_t entries = 0;
  std::size_t equal = 0;
  for (const std::string& slug : chart_titles()) {
    const ChartReport report = examine_chart(slug);
    entries += report.entries;
    equal += report.equal;
  }
  EXPECT_GE(entries, 2000U);
  EXPECT_GE(static_cast<double>(equal), 0.97 * static_cast<double>(entries));
}

}  // namespace
}  // namespace trackwright::charts

// Tests remarks that become warnings if the title itself proves the mistake, and remarks that do not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "tests/designer/checks/example.h"
#include "tests/named.h"

namespace trackwright {
namespace {

struct Case {
  const char* about;
  const char* check;
  Overlay sure;
  Overlay unsure;

  std::string name() const { return about; }
  friend void PrintTo(const Case& one, std::ostream* out) { *out << one.about; }
};

class Raised : public testing::TestWithParam<Case> {};

std::vector<Severity> severities(const Overlay& overlay, const std::string& check) {
  std::vector<Severity> found;
  for (const Finding& finding : examine(overlay).findings)
    if (finding.check == check) found.push_back(finding.severity);
  return found;
}

TEST_P(Raised, IsAWarningIfCertain) {
  EXPECT_THAT(severities(GetParam().sure, GetParam().check), testing::ElementsAre(Severity::Warning));
}

TEST_P(Raised, IsARemarkOtherwise) {
  const auto found = severities(GetParam().unsure, GetParam().check);
  EXPECT_FALSE(found.empty());
  EXPECT_THAT(found, testing::Each(Severity::Info));
}

Overlay prices(const std::string& third, const std::string& fifth) {
  return {{"companies.yaml",
           "privates:\n"
           "  P1: {name: Aire, price: 50, revenue: 5, closes_on: 4}\n"
           "  P2: {name: Brent, price: 60, revenue: 5, closes_on: 4}\n"
           "  P3: {name: Colne, price: " +
               third +
               ", revenue: 5, closes_on: 4}\n"
               "  P4: {name: Dart, price: 100, revenue: 10, closes_on: 4}\n"
               "  P5: {name: Exe, price: " +
               fifth + ", revenue: 10, closes_on: 4}\n"}};
}

Overlay tokens(const std::string& second) {
  return {{"companies.yaml",
           "companies:\n"
           "  AR: {name: Aston Railway, colour: \"#103080\", home_text: any city, tokens: [0, 100, 40]}\n"
           "  BR: {name: Bath Railway, colour: \"#808010\", home_text: any city, tokens: " +
               second + "}\n"}};
}

Overlay steps(const std::string& west) {
  return {{"map.yaml",
           "hexes:\n"
           "  A3: {code: \"offboard=revenue:" +
               west +
               ";path=a:4,b:_0;path=a:5,b:_0\"}\n"
               "  C7: {code: \"city=revenue:yellow_10|green_20|brown_30;path=a:3,b:_0\"}\n"
               "  E3: {code: \"offboard=revenue:yellow_30|green_40|brown_40;path=a:1,b:_0;path=a:2,b:_0\"}\n"
               "  C1: {name: Far, colour: gray, code: "
               "\"offboard=revenue:yellow_10|green_20|brown_20;path=a:1,b:_0\"}\n"},
          {"roster.yaml", "phases:\n  4: {tiles: [yellow, green, brown]}\n"}};
}

Overlay homes(const std::string& second) {
  return {{"map.yaml",
           "hexes:\n  B2: {colour: yellow, code: "
           "\"city=revenue:20;city=revenue:20;path=a:0,b:_0;path=a:4,b:_1\"}\n"},
          {"companies.yaml", "companies:\n  NR: {home: B2}\n  SR: {home: " + second + "}\n"}};
}

Overlay rows(const std::string& third) {
  return {{"market.yaml",
           "rows:\n  - 60 70 80p 90 100 112 126 142\n  - 50 60 70p 80 90 102 112 126\n  - 40 50 60p 70 80 " +
               third + "\n"}};
}

const std::vector<Case> cases{
    {"a price out of order", "private/price-order", prices("20", "120"), prices("20", "80")},
    {"token costs that fall", "token/costs-fall", tokens("[0, 40, 100]"), tokens("[0, 100, 40]")},
    {"values exchanged", "map/phase-value-falls", steps("yellow_20|green_40|brown_30"),
     steps("yellow_40|green_30|brown_20")},
    {"the home that is left", "company/home-ambiguous", homes("{hex: B2, city: 0}"), homes("D4")},
    {"a cell outvoted", "market/shifted-rows", rows("90 100 112"), rows("92")},
    {"the only cell that departs", "market/shifted-rows", rows("90"), rows("92")},
};

INSTANTIATE_TEST_SUITE_P(Remarks, Raised, testing::ValuesIn(cases), by_name);

// A place of the published map that lost its town, and a mountain pass with a name of its own.
TEST(RaisedName, IsAWarningIfAllOtherPlacesHaveStops) {
  const auto seen = [](const std::string& was, const std::string& is) {
    std::vector<Severity> found;
    for (const Finding& finding : examine_copy("18scan", {{"map.yaml", was, is}}).findings)
      if (finding.check == "map/name-without-stop") found.push_back(finding.severity);
    return found;
  };
  EXPECT_THAT(seen("C12: {name: Östersund, code: \"town=revenue:0\"}", "C12: {name: Östersund}"),
              testing::ElementsAre(Severity::Warning));
  EXPECT_THAT(seen("C12: {name: Östersund, code: \"town=revenue:0\"}",
                   "C12: {name: Östersund, code: \"upgrade=cost:60,terrain:mountain\"}"),
              testing::ElementsAre(Severity::Info));
}

// If two rows disagree, the finding names the row that its other neighbour also contradicts.
TEST(RaisedCell, IsTheCellThatBothNeighboursContradict) {
  for (const Finding& finding : examine(rows("90 100 112")).findings)
    if (finding.check == "market/shifted-rows") {
      EXPECT_EQ(finding.object, "102");
      EXPECT_THAT(finding.message, testing::HasSubstr("where both have 100"));
    }
}

}  // namespace
}  // namespace trackwright

// Tests errors that become warnings if a rule of the game can intend them, as in published titles.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "tests/designer/checks/example.h"
#include "tests/named.h"

namespace trackwright {
namespace {

struct Meant {
  const char* about;
  const char* check;
  Overlay wrong;
  Overlay meant;

  std::string name() const { return about; }
  friend void PrintTo(const Meant& one, std::ostream* out) { *out << one.about; }
};

class Softened : public testing::TestWithParam<Meant> {
 protected:
  static std::vector<Severity> severities(const Overlay& overlay) {
    std::vector<Severity> found;
    for (const Finding& finding : examine(overlay).findings)
      if (finding.check == GetParam().check) found.push_back(finding.severity);
    return found;
  }
};

TEST_P(Softened, IsAnErrorWithoutAnExplanation) {
  EXPECT_THAT(severities(GetParam().wrong), testing::ElementsAre(Severity::Error));
}

TEST_P(Softened, IsAWarningIfARuleMayExplainIt) {
  EXPECT_THAT(severities(GetParam().meant),
              testing::AllOf(testing::Not(testing::IsEmpty()), testing::Each(Severity::Warning)));
}

const char* const leaving =
    "hexes:\n  A3: {code: \"offboard=revenue:20;path=a:4,b:_0;path=a:5,b:_0;path=a:1,b:_0\"}\n"
    "  C7: {code: \"city=revenue:20;path=a:3,b:_0;path=a:0,b:_0\"}\n"
    "  E3: {code: \"offboard=revenue:20;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_0\"}\n";

const std::vector<Meant> meant_cases{
    {"homes without a token",
     "company/home-slots",
     {{"companies.yaml", "companies:\n  NR: {home: [B2, D4]}\n"}},
     {{"companies.yaml", "companies:\n  NR: {home: [B2, D4], tokens: [0]}\n"}}},
    {"track to a sea",
     "map/track-meets-blank-side",
     {{"map.yaml",
       "hexes:\n  A3: {code: \"offboard=revenue:20;path=a:4,b:_0\"}\n"
       "  B4: {colour: yellow, code: \"path=a:2,b:4\"}\n"}},
     {{"map.yaml",
       "hexes:\n  A3: {code: \"offboard=revenue:20\"}\n"
       "  B4: {colour: yellow, code: \"path=a:2,b:4\"}\n"}}},
    {"a tunnel for a destination",
     "company/destination",
     {{"companies.yaml", "companies:\n  NR: {destination: C3}\n"}},
     {{"companies.yaml", "companies:\n  NR: {destination: C3}\n"},
      {"map.yaml", "hexes:\n  C3: {colour: gray, code: \"path=a:2,b:5\"}\n"}}},
    {"track that leaves the board in three hexes",
     "map/track-leaves-board",
     {{"map.yaml", "hexes:\n  C7: {code: \"city=revenue:20;path=a:3,b:_0;path=a:0,b:_0\"}\n"}},
     {{"map.yaml", leaving}}},
    {"a hex of a larger map",
     "private/unknown-hex",
     {{"companies.yaml", "privates:\n  Quarry: {hexes: [C3, K8]}\n"}},
     {{"companies.yaml",
       "companies:\n  NR: {home: [B2, H20]}\n  SR: {home: [D4, J21]}\nprivates:\n  Quarry: {hexes: [C3, "
       "K8]}\n"}}},
    {"a home on a larger map",
     "company/home-not-on-map",
     {{"companies.yaml", "companies:\n  NR: {home: H20}\n"}},
     {{"companies.yaml", "companies:\n  NR: {home: H20}\nprivates:\n  Quarry: {hexes: [C3, K8, L9]}\n"}}},
    {"a city that comes",
     "company/home-without-city",
     {{"companies.yaml", "companies:\n  NR: {home: C5}\n"}},
     {{"companies.yaml", "companies:\n  NR: {home: C5}\n"},
      {"map.yaml", "hexes:\n  C5: {code: \"town=revenue:0;future_label=label:L,color:brown\"}\n"},
      {"tiles.yaml",
       "manifest: {L1: 1}\ntiles:\n  L1: {colour: brown, code: "
       "\"city=revenue:40;path=a:0,b:_0;label=L\"}\n"}}},
};

INSTANTIATE_TEST_SUITE_P(Each, Softened, testing::ValuesIn(meant_cases), by_name);

}  // namespace
}  // namespace trackwright

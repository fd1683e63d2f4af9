// Tests kinds of mistakes of published data that no page of a check shows: variants of the examples on the
// pages, and the same data without the mistake.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "tests/designer/checks/example.h"
#include "tests/named.h"

namespace trackwright {
namespace {

struct Kind {
  const char* about;
  const char* check;
  const char* object;
  Overlay wrong;
  Overlay right;

  std::string name() const { return about; }
  friend void PrintTo(const Kind& one, std::ostream* out) { *out << one.about; }
};

class MissedKind : public testing::TestWithParam<Kind> {
 protected:
  static std::vector<std::string> objects(const Overlay& overlay) {
    std::vector<std::string> found;
    for (const Finding& finding : examine(overlay).findings)
      if (finding.check == GetParam().check && finding.severity == Severity::Warning)
        found.push_back(finding.object);
    return found;
  }
};

TEST_P(MissedKind, IsAWarningAboutItsObject) {
  EXPECT_THAT(objects(GetParam().wrong), testing::ElementsAre(GetParam().object));
}

TEST_P(MissedKind, IsSilentWithoutTheMistake) {
  EXPECT_THAT(objects(GetParam().right), testing::IsEmpty());
}

Overlay quarry(const std::string& text, const std::string& hexes) {
  return {{"companies.yaml",
           "privates:\n  Quarry: {text: \"" + text + "\", blocks: " + hexes + ", hexes: " + hexes + "}\n"}};
}

Overlay power(const std::string& text, const std::string& hexes) {
  return {{"companies.yaml", "privates:\n  Quarry: {text: \"" + text + "\", blocks: null, hexes: null}\n"},
          {"rules.yaml", "privates:\n  powers:\n    Quarry: [{power: place_station, when: token, hexes: " +
                             hexes + "}]\n"}};
}

Overlay colours(const std::string& second) {
  return {{"companies.yaml",
           "companies:\n  NR: {colour: navy}\n  SR: {colour: \"" + second + "\", text_colour: white}\n"}};
}

Overlay names(const std::string& second) {
  return {{"companies.yaml", "privates:\n  Mine: {name: \"" + second +
                                 "\", price: 60, revenue: 10, text: No power., closes_on: 4}\n"}};
}

Overlay row(const std::string& price) {
  return {{"market.yaml", "shape: line\nrows:\n  - 40 50 60p 70p 80p 95 110 125 " + price +
                              " 165 190 215\nrow_ends: !replace {right: stay}\n"
                              "moves: !replace [{when: dividend paid, move: right}]\n"}};
}

Overlay steep(const std::string& cost) {
  return {{"map.yaml",
           "hexes:\n  B4 C1 D2 C3: \"upgrade=cost:40,terrain:mountain\"\n"
           "  C5: {code: \"town=revenue:0;upgrade=cost:" +
               cost + ",terrain:mountain\"}\n"}};
}

Overlay areas(const std::string& third) {
  const std::string usual = "yellow_20|green_30";
  const auto hex = [](const std::string& id, const std::string& name, const std::string& value,
                      const std::string& edge) {
    return "  " + id + ": {name: " + name + ", colour: red, code: \"offboard=revenue:" + value +
           ",groups:Sea;path=a:" + edge + ",b:_0\"}\n";
  };
  return {{"map.yaml", "hexes:\n" + hex("A1", "Elm", usual, "5") + hex("A5", "Fen", usual, "4") +
                           hex("E1", "Gap", third, "1")}};
}

Overlay parts(const std::string& hidden) {
  return {
      {"map.yaml",
       "hexes:\n  A3: {code: \"offboard=revenue:yellow_20|green_30,groups:W;path=a:4,b:_0;path=a:5,b:_0\"}\n"
       "  A5: {colour: red, code: \"offboard=revenue:" +
           hidden + ",groups:W,hide:1;path=a:4,b:_0\"}\n"}};
}

const std::vector<Kind> kinds{
    {"a text with one hex more", "private/text-other-hex", "Quarry",
     quarry("Nobody lays a tile in C3 or D2.", "[C3]"),
     quarry("Nobody lays a tile in C3 or D2.", "[C3, D2]")},
    {"a text with names and one hex more", "private/text-other-hex", "Quarry",
     quarry("Nobody lays a tile in Aston (B2) or Dover (D4).", "[B2]"),
     quarry("Nobody lays a tile in Aston (B2), which is near Dover (D4).", "[B2]")},
    {"a text about another place", "private/text-other-hex", "Quarry",
     quarry("Nobody lays a tile in Dover.", "[B2]"), quarry("Nobody lays a tile in Aston.", "[B2]")},
    {"a text about a hex far off the map", "private/text-hex", "Quarry",
     quarry("Nobody lays a tile in Z99.", "[C3]"), quarry("Nobody lays a tile in C3, see Z99.", "[C3]")},
    {"a power that its text contradicts", "private/text-other-hex", "Quarry",
     power("Its owner places a station in B2 or D4.", "[B2]"),
     power("Its owner places a station in B2 or D4.", "[B2, D4]")},
    {"a colour by name beside one by number", "company/near-colour", "SR", colours("#1c2a54"),
     colours("#c03030")},
    {"names that differ in a sign", "private/same-name", "Mine", names("Mountain-Quarry"),
     names("Coal Mine")},
    {"a price that makes steps shrink", "market/step-outlier", "149", row("149"), row("140")},
    {"a cost twice that of all others", "map/terrain-cost-outlier", "C5", steep("80"), steep("60")},
    {"an area worth something else", "map/group-values-differ", "E1", areas("yellow_20|green_50"),
     areas("yellow_20|green_30")},
    {"a part worth something else", "map/group-values-differ", "A5", parts("yellow_20|green_40"),
     parts("yellow_20|green_30")},
};

INSTANTIATE_TEST_SUITE_P(Each, MissedKind, testing::ValuesIn(kinds), by_name);

// The last two or more phases state no limit for minors. An event that closes minors shows that it is meant.
TEST(LimitThatEnds, IsMissingUnlessAnEventRemovesTheCompanies) {
  const auto seen = [](const std::string& status, const std::string& event) {
    const Overlay overlay{
        {"roster.yaml", "phases:\n  2: {limits: {major: 4, minor: 2}}\n  3: {status: [\"" + status +
                            "\"]}\ntrains:\n  3: {events: [{kind: " + event + ", text: \"It happens\"}]}\n"},
        {"companies.yaml",
         "companies:\n  MR: {kind: minor, name: Minor, colour: green, text_colour: white, home: B2, tokens: "
         "[0]}\n"}};
    std::vector<std::string> objects;
    for (const Finding& finding : examine(overlay).findings)
      if (finding.check == "phase/limit-missing") objects.push_back(finding.object);
    return objects;
  };
  EXPECT_THAT(seen("Companies may buy privates", "close_companies"), testing::ElementsAre("3"));
  EXPECT_THAT(seen("Companies may buy privates", "close_minors"), testing::IsEmpty());
  EXPECT_THAT(seen("Privates and MR close", "close_companies"), testing::IsEmpty());
}

// A label may be an amount, and a hex in the newest colour takes no tile.
TEST(LabelWithoutTile, IsSilentIfNoTileIsExpected) {
  const auto seen = [](const std::string& hex) {
    std::vector<Severity> found;
    for (const Finding& finding : examine({{"map.yaml", "hexes:\n  B2: " + hex + "\n"}}).findings)
      if (finding.check == "map/label-without-tile") found.push_back(finding.severity);
    return found;
  };
  EXPECT_THAT(seen("{code: \"city=revenue:0;label=Z\"}"), testing::ElementsAre(Severity::Warning));
  EXPECT_THAT(seen("{code: \"city=revenue:0;label=$40\"}"), testing::IsEmpty());
  EXPECT_THAT(seen("{code: \"city=revenue:0;label=+20\"}"), testing::IsEmpty());
  EXPECT_THAT(seen("{colour: green, code: \"city=revenue:40;path=a:0,b:_0;label=Z\"}"), testing::IsEmpty());
}

// Track with `ignore` is only a drawing, so no run can leave the board on it.
TEST(TrackThatIsDrawnOnly, NeitherLeavesTheBoardNorMeetsABlankSide) {
  const auto seen = [](const std::string& ignore) {
    return names(examine({{"map.yaml", "hexes:\n  C7: {code: \"city=revenue:20;path=a:3,b:_0;path=a:0,b:_0" +
                                           ignore + "\"}\n"}})
                     .findings);
  };
  EXPECT_THAT(seen(""), testing::Contains("map/track-leaves-board"));
  EXPECT_THAT(seen(",ignore:1"), testing::Not(testing::Contains("map/track-leaves-board")));
}

}  // namespace
}  // namespace trackwright

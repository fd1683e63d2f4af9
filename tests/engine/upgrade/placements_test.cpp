#include "engine/upgrade/placements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<int> steps(const PlacementVerdict& verdict) {
  std::vector<int> steps;
  for (const Rotation r : verdict.rotations) steps.push_back(r.steps());
  return steps;
}

std::string words(const PlacementVerdict& verdict, int rotation) {
  for (const RotationRefusal& refusal : verdict.refused)
    if (refusal.rotation == Rotation(rotation)) return refusal.words;
  return {};
}

// The neighbours of B3: C2 at edge 0, B1 at 1, A2 at 2, A4 at 3, B5 at 4, C4 at 5.
TEST(HexEdges, StateWhyTrackCannotLeave) {
  const Title title = sample_title("border=edge:0,type:impassable", {{"C2", ""},
                                                                     {"A2", "border=edge:5,type:impassable"},
                                                                     {"A4", "gray path=a:1,b:2"},
                                                                     {"B5", "gray path=a:1,b:2"},
                                                                     {"C4", ""}});
  const UpgradeBook book(title);
  const HexEdges edges = hex_edges(book, hex_of(title, "B3"));
  EXPECT_THAT(edges.edges, ElementsAre(HexEdge::Impassable, HexEdge::OffBoard, HexEdge::Impassable,
                                       HexEdge::Blank, HexEdge::Open, HexEdge::Open));
  EXPECT_EQ(edges.open, 0b110000);
}

TEST(Placement, FitsIfAllTrackCanLeave) {
  const Title title = sample_title("", {{"C2", ""}, {"A2", ""}, {"A4", ""}});
  const UpgradeBook book(title);
  const PlacementVerdict nine = placement(book, hex_of(title, "B3"), {}, "9");
  EXPECT_THAT(steps(nine), ElementsAre(0, 3));
  EXPECT_EQ(words(nine, 1), "its track at edge 1 runs off the board");
  EXPECT_THAT(steps(placement(book, hex_of(title, "B3"), {}, "7")), ElementsAre(2));
}

TEST(Placement, StatesWhyNothingFits) {
  const Title title = sample_title("", {{"C2", ""}, {"A2", "gray path=a:0,b:1"}, {"A4", ""}});
  const UpgradeBook book(title);
  const Hex& centre = hex_of(title, "B3");
  const PlacementVerdict seven = placement(book, centre, {}, "7");
  EXPECT_FALSE(seven.legal);
  EXPECT_THAT(words(seven, 2), AllOf(HasSubstr("edge 2"), HasSubstr("A2")));
  EXPECT_THAT(seven.refusal, HasSubstr("`7` does not fit B3: no rotation fits; in"));
  EXPECT_THAT(placement(book, hex_of(title, "A2"), {}, "7").refusal, HasSubstr("A2"));
  EXPECT_THAT(placement(book, centre, {}, "700").refusal, HasSubstr("`700`"));
  EXPECT_THAT(placement(book, centre, {"700", Rotation(0)}, "7").refusal, HasSubstr("`700`"));
}

TEST(Placement, KeepsTheTrackOfTheRotatedTile) {
  const Title title =
      sample_title("", {{"A2", ""}, {"A4", ""}, {"B1", ""}, {"B5", ""}, {"C2", ""}, {"C4", ""}});
  const UpgradeBook book(title);
  const Hex& centre = hex_of(title, "B3");
  const PlacementVerdict verdict = placement(book, centre, {"9", Rotation(1)}, "24");
  EXPECT_THAT(steps(verdict), ElementsAre(1, 4));
  EXPECT_THAT(words(verdict, 0), HasSubstr("edge 1 to edge 4"));
  EXPECT_THAT(placement(book, centre, {"9", Rotation(1)}, "14").refusal, HasSubstr("one city"));
  EXPECT_FALSE(placement(book, centre, {"9", Rotation(1)}, "24", UpgradeTime(0)).legal);
}

TEST(Placements, ListFittingTilesFirst) {
  const Title title = sample_title("", {{"C2", ""}, {"A4", ""}});
  const UpgradeBook book(title);
  const auto verdicts = placements(book, hex_of(title, "B3"), {});
  ASSERT_EQ(verdicts.size(), 5U);  // one for each yellow tile
  EXPECT_EQ(verdicts[0].tile, "9");
  EXPECT_TRUE(verdicts[0].legal);
  for (std::size_t i = 1; i < verdicts.size(); ++i) {
    EXPECT_FALSE(verdicts[i].legal);
    EXPECT_FALSE(verdicts[i].refusal.empty());
  }
}

// A4 is gray and has no track towards B3 (its edge 0) until an upgrade line of the title adds some.
TEST(HexEdges, AreOpenIfAFixedHexCanGetTrack) {
  Title title = sample_title("", {{"A4", "gray path=a:1,b:2"}});
  EXPECT_EQ(hex_edges(UpgradeBook(title), hex_of(title, "B3")).edges[3], HexEdge::Blank);
  UpgradeLine line;
  line.from = {ref("A4")};
  line.to = {ref("47")};
  line.swap = true;
  title.upgrades.also = {line};
  EXPECT_EQ(hex_edges(UpgradeBook(title), hex_of(title, "B3")).edges[3], HexEdge::Open);
  title.upgrades.also.front().to = {ref("700")};
  EXPECT_EQ(hex_edges(UpgradeBook(title), hex_of(title, "B3")).edges[3], HexEdge::Blank);
}

TEST(HexEdges, DependOnTheTilesOfNeighbours) {
  const Title title = sample_title("", {{"A4", "gray path=a:1,b:2"}, {"B5", "gray path=a:1,b:2"}});
  const UpgradeBook book(title);
  const HexEdges edges = hex_edges(book, hex_of(title, "B3"), {{"A4", 0b000001}, {"B5", 0b000001}});
  EXPECT_EQ(edges.edges[3], HexEdge::Open);
  EXPECT_EQ(edges.edges[4], HexEdge::Blank);  // B5 meets B3 at its edge 1, where the tile has no track
}

TEST(Placement, IsIllegalIfTheRulesPlaceTheTile) {
  Title title = sample_title("", {{"C2", ""}, {"A4", ""}});
  UpgradeLine line;
  line.from = {ref("B3")};
  line.to = {ref("9")};
  line.phase = "3";
  line.swap = true;
  title.upgrades.also = {line};
  const UpgradeBook book(title);
  const PlacementVerdict nine = placement(book, hex_of(title, "B3"), {}, "9", UpgradeTime(1));
  EXPECT_FALSE(nine.legal);
  EXPECT_THAT(nine.refusal, AllOf(HasSubstr("`9` in B3"), HasSubstr("phase 3")));
  const auto swap = swapped(book, hex_of(title, "B3"), {}, UpgradeTime(1));
  ASSERT_TRUE(swap);
  EXPECT_EQ(swap->laid.tile, "9");
  EXPECT_TRUE(swap->certain);  // a straight looks the same in rotations 0 and 3
  EXPECT_FALSE(swapped(book, hex_of(title, "B3"), {}, UpgradeTime(0)));
  EXPECT_FALSE(swapped(book, hex_of(title, "B3"), {"9", Rotation(0)}, UpgradeTime(1)));
}

TEST(Placement, NamesTheMissedStub) {
  Title title = sample_title("stub=edge:1", {{"C2", ""}, {"A4", ""}, {"B1", ""}, {"B5", ""}});
  title.upgrades.stubs = true;
  const PlacementVerdict nine = placement(UpgradeBook(title), hex_of(title, "B3"), {}, "9");
  EXPECT_THAT(steps(nine), ElementsAre(1, 4));
  EXPECT_EQ(words(nine, 0), "it has no track at edge 1, where B3 has a stub");
}

TEST(Placements, RequireMostExitsIfTheTitleDoes) {
  const std::map<std::string, std::string> around{{"A2", ""}, {"A4", ""}, {"B1", ""},
                                                  {"B5", ""}, {"C2", ""}, {"C4", ""}};
  Title title = sample_title("", around);
  title.upgrades.most_exits = {MostExits::Cities};
  const auto before = [&](const Laid& now, const std::string& tile) {
    const UpgradeBook book(title);
    for (const PlacementVerdict& one : placements(book, hex_of(title, "B3"), now))
      if (one.tile == tile) return one.before;
    return std::vector<std::string>{"not there"};
  };
  EXPECT_THAT(before({"9", Rotation(0)}, "24"), testing::IsEmpty());  // no city
  title.upgrades.most_exits = {MostExits::Track};
  EXPECT_THAT(before({"9", Rotation(0)}, "24"), ElementsAre("20"));  // three exits, and four
  EXPECT_THAT(before({"9", Rotation(0)}, "20"), testing::IsEmpty());
}

// The fast functions find the legal verdicts, in the same order.
TEST(Placements, AreTheSameWithoutReasons) {
  const std::map<std::string, std::string> around{{"A2", ""}, {"A4", ""}, {"C2", ""}, {"C4", ""}};
  for (const bool most_exits : {false, true}) {
    Title title = sample_title("", around);
    if (most_exits) title.upgrades.most_exits = {MostExits::Track};
    const UpgradeBook book(title);
    const Hex& hex = hex_of(title, "B3");
    for (const Laid& now : {Laid{}, Laid{"9", Rotation(0)}, Laid{"9", Rotation(1)}}) {
      std::vector<PlacementVerdict> legal = placements(book, hex, now);
      std::erase_if(legal, [](const PlacementVerdict& one) { return !one.legal; });
      const std::vector<PlacementVerdict> fast = legal_placements(book, hex, now);
      ASSERT_EQ(fast.size(), legal.size());
      for (std::size_t i = 0; i < fast.size(); ++i) {
        EXPECT_EQ(fast[i].tile, legal[i].tile);
        EXPECT_EQ(steps(fast[i]), steps(legal[i]));
        EXPECT_EQ(fast[i].before, legal[i].before);
        EXPECT_EQ(legal_rotations(book, hex, now, legal[i].tile).list(), legal[i].rotations);
      }
    }
  }
}

}  // namespace
}  // namespace trackwright

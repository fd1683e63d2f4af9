#include "engine/upgrade/placements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {
namespace {

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

// Around B3: edge 0 is C2, 1 B1, 2 A2, 3 A4, 4 B5, 5 C4.
TEST(HexEdges, TellWhyTrackCannotLeave) {
  const Title title = sample_title("border=edge:0,type:impassable", {{"C2", ""},
                                                                     {"A2", "border=edge:5,type:impassable"},
                                                                     {"A4", "gray path=a:1,b:2"},
                                                                     {"B5", "gray path=a:1,b:2"},
                                                                     {"C4", ""}});
  const HexEdges edges = hex_edges(title.map, hex_of(title, "B3"));
  EXPECT_THAT(edges.edges, ElementsAre(HexEdge::Impassable, HexEdge::OffBoard, HexEdge::Impassable,
                                       HexEdge::Blank, HexEdge::Open, HexEdge::Open));
  EXPECT_EQ(edges.open, 0b110000);
}

TEST(Placement, FitsWhereAllTrackCanLeave) {
  const Title title = sample_title("", {{"C2", ""}, {"A2", ""}, {"A4", ""}});
  const UpgradeBook book(title);
  const PlacementVerdict nine = placement(book, hex_of(title, "B3"), {}, "9");
  EXPECT_THAT(steps(nine), ElementsAre(0, 3));
  EXPECT_EQ(words(nine, 1), "its track at edge 1 runs off the board");
  EXPECT_THAT(steps(placement(book, hex_of(title, "B3"), {}, "7")), ElementsAre(2));
}

TEST(Placement, SaysWhyNothingFits) {
  const Title title = sample_title("", {{"C2", ""}, {"A2", "gray path=a:0,b:1"}, {"A4", ""}});
  const UpgradeBook book(title);
  const Hex& centre = hex_of(title, "B3");
  const PlacementVerdict seven = placement(book, centre, {}, "7");
  EXPECT_FALSE(seven.legal);
  EXPECT_EQ(words(seven, 2), "its track at edge 2 runs into A2, which has no track on that side");
  EXPECT_THAT(seven.refusal, HasSubstr("`7` does not fit B3: no rotation fits; in"));
  EXPECT_EQ(placement(book, hex_of(title, "A2"), {}, "7").refusal, "A2 never changes");
  EXPECT_EQ(placement(book, centre, {}, "700").refusal, "the manifest has no tile `700`");
  EXPECT_EQ(placement(book, centre, {"700", Rotation(0)}, "7").refusal, "the manifest has no tile `700`");
}

TEST(Placement, KeepsTrackAsItLies) {
  const Title title =
      sample_title("", {{"A2", ""}, {"A4", ""}, {"B1", ""}, {"B5", ""}, {"C2", ""}, {"C4", ""}});
  const UpgradeBook book(title);
  const Hex& centre = hex_of(title, "B3");
  const PlacementVerdict verdict = placement(book, centre, {"9", Rotation(1)}, "24");
  EXPECT_THAT(steps(verdict), ElementsAre(1, 4));
  EXPECT_EQ(words(verdict, 0), "the old track from edge 1 to edge 4 is lost");
  EXPECT_THAT(placement(book, centre, {"9", Rotation(1)}, "14").refusal,
              HasSubstr("there is no city, and this tile has one city"));
  EXPECT_FALSE(placement(book, centre, {"9", Rotation(1)}, "24", 0).legal);
}

TEST(Placements, ListWhatFitsFirst) {
  const Title title = sample_title("", {{"C2", ""}, {"A4", ""}});
  const UpgradeBook book(title);
  const auto verdicts = placements(book, hex_of(title, "B3"), {});
  ASSERT_EQ(verdicts.size(), 5U);  // each yellow tile
  EXPECT_EQ(verdicts[0].tile, "9");
  EXPECT_TRUE(verdicts[0].legal);
  for (std::size_t i = 1; i < verdicts.size(); ++i) {
    EXPECT_FALSE(verdicts[i].legal);
    EXPECT_FALSE(verdicts[i].refusal.empty());
  }
}

}  // namespace
}  // namespace trackwright

#include "engine/upgrade/tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/engine/reference.h"
#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {
namespace {

using testing::ElementsAre;

const UpgradeNode* find(const UpgradeTree& tree, const std::string& tile) {
  for (const UpgradeNode& node : tree.nodes)
    if (node.tile == tile) return &node;
  return nullptr;
}

std::vector<std::string> next(const UpgradeTree& tree, const UpgradeNode& node) {
  std::vector<std::string> tiles;
  for (const std::size_t i : node.next) tiles.push_back(tree.nodes[i].tile);
  return tiles;
}

const std::map<std::string, std::string> all_around{{"A2", ""}, {"A4", ""}, {"B1", ""},
                                                    {"B5", ""}, {"C2", ""}, {"C4", ""}};

TEST(UpgradeTree, GrowsByPhase) {
  const Title title = sample_title("", all_around);
  const UpgradeBook book(title);
  const UpgradeTree tree = upgrade_tree(book, hex_of(title, "B3"));
  EXPECT_THAT(next(tree, tree.nodes.front()), ElementsAre("7", "8", "9"));
  const UpgradeNode* green = find(tree, "20");
  ASSERT_NE(green, nullptr);
  EXPECT_TRUE(green->by_phase[0].empty());
  EXPECT_FALSE(green->by_phase[1].empty());
  EXPECT_TRUE(tree.reaches(Colour::Brown));
  EXPECT_THAT(next(tree, *find(tree, "9")), ElementsAre("20", "24"));
  EXPECT_EQ(find(tree, "57"), nullptr);
  EXPECT_EQ(find(tree, "7")->stuck, Rotations::all());  // no green tile keeps a sharp curve
  EXPECT_TRUE(find(tree, "9")->stuck.empty());
}

TEST(UpgradeTree, EndsWhereTheMapEnds) {
  const Title title = sample_title("", {{"A4", ""}, {"C2", ""}});
  const UpgradeBook book(title);
  const UpgradeTree tree = upgrade_tree(book, hex_of(title, "B3"));
  ASSERT_EQ(tree.nodes.size(), 2U);  // 9 from edge 0 to edge 3, and no other
  EXPECT_EQ(tree.nodes[1].tile, "9");
  EXPECT_EQ(tree.nodes[1].reached(), Rotations(0b001001));
  EXPECT_EQ(tree.nodes[1].stuck, Rotations(0b001001));
}

TEST(UpgradeTree, HasOneNodeForAFixedHex) {
  Title title = sample_title("", all_around);
  std::vector<Hex> hexes = title.map.hexes();
  for (Hex& hex : hexes) hex.fixed = true;
  title.map = Map(title.map.layout(), hexes, {}, {});
  const UpgradeBook book(title);
  const UpgradeTree tree = upgrade_tree(book, hex_of(title, "B3"));
  ASSERT_EQ(tree.nodes.size(), 1U);
  EXPECT_EQ(tree.nodes[0].stuck, Rotations(1));
}

// A fixed hex, such as a lake, takes only the tiles that an upgrade line names for a phase.
TEST(UpgradeTree, AFixedHexTakesOnlyTilesOfItsLine) {
  Title title = sample_title("", all_around);
  std::vector<Hex> hexes = title.map.hexes();
  for (Hex& hex : hexes) hex.fixed = hex.id == "B3";
  title.map = Map(title.map.layout(), hexes, {}, {});
  UpgradeLine line;
  line.from = refs({"B3"});
  line.to = refs({"9"});
  line.phase = "3";
  title.upgrades.also = {line};
  const UpgradeBook book(title);
  const UpgradeTree tree = upgrade_tree(book, hex_of(title, "B3"));
  ASSERT_EQ(tree.nodes.size(), 2U);
  EXPECT_EQ(tree.nodes[1].tile, "9");
  EXPECT_TRUE(tree.nodes[1].by_phase[0].empty());
  EXPECT_FALSE(tree.nodes[1].by_phase[1].empty());
  EXPECT_TRUE(tree.nodes[1].next.empty());  // green 20 would follow in other hexes
  EXPECT_TRUE(placement(book, hex_of(title, "B3"), {}, "9").legal);
  EXPECT_FALSE(placement(book, hex_of(title, "B3"), {}, "8").legal);
}

// Requires that the tree contains exactly the states that single placements reach, on whole maps.
void expect_agreement(const UpgradeBook& book, const Hex& hex) {
  const UpgradeTree tree = upgrade_tree(book, hex);
  const std::size_t last =
      book.title().roster.phases.empty() ? UpgradeBook::any_phase : book.title().roster.phases.size() - 1;
  std::set<std::pair<std::string, int>> reached;
  std::vector<Laid> waiting{{}};
  while (!waiting.empty()) {
    const Laid now = waiting.back();
    waiting.pop_back();
    for (std::size_t to = 0; to < book.size(); ++to) {
      const PlacementVerdict verdict = placement(book, hex, now, book.id(to), UpgradeTime(last));
      for (const Rotation r : verdict.rotations)
        if (reached.emplace(verdict.tile, r.steps()).second) waiting.push_back({verdict.tile, r});
    }
  }
  std::set<std::pair<std::string, int>> grown;
  for (const UpgradeNode& node : tree.nodes)
    for (const Rotation r : node.reached().list())
      if (!node.tile.empty()) grown.emplace(node.tile, r.steps());
  EXPECT_EQ(grown, reached) << hex.id;
}

TEST(UpgradeTree, AgreesWithPlacements) {
  const Title small =
      sample_title("", {{"A2", ""}, {"A4", "gray path=a:0,b:1"}, {"B1", ""}, {"C2", ""}, {"C4", ""}});
  const UpgradeBook small_book(small);
  for (const Hex& hex : small.map.hexes()) expect_agreement(small_book, hex);
  if (reference::folder().empty()) return;
  const Title title = reference::title("1889", reference::standard_tiles());
  const UpgradeBook book(title);
  for (std::size_t i = 0; i < title.map.hexes().size(); i += 7) expect_agreement(book, title.map.hexes()[i]);
}

}  // namespace
}  // namespace trackwright

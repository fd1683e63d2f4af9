// Tests station tokens that belong to no company and are printed in cities from the start.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/run/routes.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

class NeutralStations : public SmallGame {
 protected:
  // Puts one in A3, which becomes a city between A's home A1 and B's home A5.
  void with(int slots, bool open = false) {
    std::vector<Hex> hexes = title_.map.hexes();
    hexes[1].tile = sample_tile(
        "city=revenue:30,slots:" + std::to_string(slots) + ";path=a:0,b:_0;path=a:3,b:_0", Colour::Yellow);
    title_.map = Map(title_.map.layout(), std::move(hexes), {}, {});
    title_.companies.neutral_stations = {{Station{ref("A3"), std::nullopt}, "N", open, {}}};
    begin();
    float_company(0);
    operate(0);
  }

  bool reaches(const std::string& id) {
    const auto& stops = table().reach(0).stops;
    return std::ranges::any_of(stops, [&](const auto& stop) { return stop.first == hex(id); });
  }

  bool is_free_for_a() { return !table().tokenable(0, hex("A3"), 0); }

  int best_of_a_three_train() {
    give_train(0, 4);
    const Title& title = game_->title();
    return best_runs(title.map, title.roster, table().position(0), title.runs).total;
  }
};

TEST_F(NeutralStations, TakeTheirSlot) {
  with(1);
  EXPECT_FALSE(is_free_for_a());
}

TEST_F(NeutralStations, LeaveTheOtherSlots) {
  with(2);
  ASSERT_TRUE(is_free_for_a());
  EXPECT_EQ(table().free_slot(0, hex("A3"), 0), 1);
}

TEST_F(NeutralStations, BlockTheTrackBeyond) {
  with(1);
  EXPECT_TRUE(reaches("A3"));
  EXPECT_FALSE(reaches("A5"));
  EXPECT_EQ(best_of_a_three_train(), 20 + 30);
}

TEST_F(NeutralStations, BlockNobodyIfTheyAreOpen) {
  with(1, true);
  EXPECT_TRUE(reaches("A5"));
  EXPECT_FALSE(is_free_for_a());
  EXPECT_EQ(best_of_a_three_train(), 20 + 30 + 20);
}

TEST_F(NeutralStations, BlockNobodyInACityWithAFreeSlot) {
  with(2);
  EXPECT_TRUE(reaches("A5"));
}

// The home of B is in A5, which has a single slot.
TEST_F(NeutralStations, DoNotTakeTheSlotOfAHome) {
  title_.companies.neutral_stations = {{Station{ref("A5"), std::nullopt}, "N", false, {}}};
  begin();
  EXPECT_TRUE(table().free_slot(1, hex("A5"), 0).has_value());
}

}  // namespace
}  // namespace trackwright

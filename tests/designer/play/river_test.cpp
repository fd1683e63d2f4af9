// Tests lines that divide hexes, the bridge company of 1870, and its ports.
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/title/load.h"
#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

class River : public testing::Test {
 protected:
  void SetUp() override {
    auto made = Game::of(*loaded_.title, 4);
    ASSERT_TRUE(made) << made.error();
    game_.emplace(std::move(*made));
    state_ = opening(*game_);
    bridges_ = *game_->find_private("MRBC");
    state_.privates[bridges_].owner = player_owner(0);
  }

  // Returns the rotations, out of all six, in which the tile stays on one bank.
  unsigned along(const char* hex, const char* tile) {
    const PlayTable table(*game_, state_);
    return without_crossings(table, *game_->find_hex(hex), find_tile(*loaded_.title, tile)->tile, 0x3F);
  }

  // Gives MP the bridge company and the track step. Returns MP.
  std::size_t bridge_builders_turn() {
    const std::size_t company = *game_->find_company("MP");
    state_.privates[bridges_].owner = company_owner(company);
    state_.round = RoundKind::Operating;
    state_.operating = {static_cast<std::uint8_t>(company)};
    state_.companies[company].started = state_.companies[company].floated = true;
    state_.companies[company].president = player_owner(0);
    state_.this_turn.looked = true;
    PlayTable table(*game_, state_);
    table.enter(company, game_->par_cells.front());
    table.place_home(company);
    state_.step = Stage::Track;
    return company;
  }

  Action lay(const char* hex, const char* tile, int rotation) const {
    Action action;
    action.kind = ActionKind::LayTile;
    action.actor = private_owner(bridges_);
    action.hex = static_cast<std::uint16_t>(*game_->find_hex(hex));
    action.tile = static_cast<std::uint16_t>(*game_->find_tile(tile));
    action.rotation = static_cast<std::uint8_t>(rotation);
    return action;
  }

  const Loaded loaded_ = load_title(DiskReader(), noise::installation(), "1870");
  std::optional<Game> game_;
  State state_;
  std::size_t bridges_ = 0;
};

TEST_F(River, TrackMustNotCrossIt) {
  EXPECT_EQ(along("J15", "9"), 0U);         // straight track, where the river runs through the middle
  EXPECT_EQ(along("J15", "8"), 0b001001U);  // edges 0 and 2, 3 and 5
  EXPECT_EQ(along("I16", "9"), 0b001001U);  // there the edges 1 and 2 are on the other bank
  state_.privates[bridges_].owner = company_owner(0);
  EXPECT_EQ(along("J15", "9"), 0x3FU);
}

TEST_F(River, ACityLiesOnOneBank) {
  EXPECT_EQ(along("C18", "57"), 0U);  // the inner bank has the edges 0 and 1
  EXPECT_EQ(along("C18", "5"), 0b000001U);
}

TEST_F(River, HomeTileIsFreeBeforeTheCompanyOperates) {
  const std::size_t company = bridge_builders_turn();
  const Action action = lay("C18", "57", 0);
  const auto free = apply(*game_, state_, action);
  ASSERT_TRUE(free) << free.error().words;
  EXPECT_EQ(free->this_turn.laid, 0);
  state_.companies[company].operated = true;
  const auto later = apply(*game_, state_, action);
  ASSERT_TRUE(later) << later.error().words;  // 40 for the river, less 40
  EXPECT_EQ(later->this_turn.laid, 1);
}

// Track leads from St. Louis to the hex south of it; the bridge company's tile must join it there.
TEST_F(River, BridgeCompanyExtendsTheTrackOfItsOwner) {
  bridge_builders_turn();
  const std::size_t home = *game_->find_hex("C18");
  const std::size_t south = *game_->find_hex("D17");
  const Map& map = loaded_.title->map;
  const auto toward_home =
      std::ranges::find_if(all_edges, [&](Edge edge) { return map.beyond(south, edge) == home; });
  ASSERT_NE(toward_home, all_edges.end());
  const auto begun = apply(*game_, state_, lay("C18", "57", toward_home->index() % 3));
  ASSERT_TRUE(begun) << begun.error().words;
  const auto left = state_.power_left;
  state_ = *begun;
  state_.companies[state_.operating.front()].operated = true;
  state_.power_left = left;  // count the lay as a lay of the company itself
  state_.this_turn.laid = 0;
  const PlayTable table(*game_, state_);
  const auto lays = power_lays(table, bridges_, south);
  EXPECT_FALSE(lays.empty());
  const UpgradeBook& book = game_->book();
  for (const LegalLay& one : lays)
    for (const Rotation rotation : Rotations(one.rotations)) {
      const auto exits = turned_edges(book.form(*book.find(game_->tiles[one.tile])).exits, rotation);
      EXPECT_NE(exits & (1U << static_cast<unsigned>(toward_home->index())), 0U)
          << game_->tiles[one.tile] << " turned by " << rotation.steps();
    }
}

TEST_F(River, AnOpenPortClosesInItsHex) {
  const std::size_t ports = *game_->find_private("GSC");
  state_.privates[ports].owner = company_owner(0);
  state_.round = RoundKind::Operating;
  state_.operating = {0};
  state_.companies[0].started = state_.companies[0].floated = true;
  state_.companies[0].president = player_owner(0);
  state_.this_turn.looked = true;
  PlayTable(*game_, state_).enter(0, game_->par_cells.front());
  state_.step = Stage::Track;
  Action action;
  action.kind = ActionKind::PlaceBonusToken;
  action.actor = private_owner(ports);
  action.hex = static_cast<std::uint16_t>(*game_->find_hex("M20"));
  const auto open = apply(*game_, state_, action);
  ASSERT_TRUE(open) << open.error().words;
  Action elsewhere = action;
  elsewhere.hex = static_cast<std::uint16_t>(*game_->find_hex("N7"));
  EXPECT_FALSE(apply(*game_, *open, elsewhere));
  const auto closed = apply(*game_, *open, action);
  ASSERT_TRUE(closed) << closed.error().words;
  EXPECT_TRUE(closed->privates[ports].closed);
  const auto& kinds = loaded_.title->companies.bonus_tokens;
  EXPECT_EQ(kinds[closed->bonus_tokens.front().token].id, "closed_port");
}

}  // namespace
}  // namespace trackwright

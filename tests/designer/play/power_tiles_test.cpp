// Tests a private company that lays several tiles.
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

// The private company of 18SJ that lays two adjacent tiles, owned by the operating company.
class PowerTiles : public testing::Test {
 protected:
  void begin(void (*change)(PowerRule&) = [](PowerRule&) {}) {
    loaded_ = load_title(DiskReader(), noise::installation(), "18sj");
    for (auto& [name, powers] : loaded_.title->rules.privates.powers.kinds)
      for (PowerRule& power : powers)
        if (power.power && power.power->value == rule::Power::LayTile && power.hexes.size() == 2) {
          change(power);
          private_ = name.value;
        }
    auto game = Game::of(*loaded_.title, 3);
    ASSERT_TRUE(game) << game.error();
    game_.emplace(std::move(*game));
    state_ = opening(*game_);
    state_.round = RoundKind::Operating;
    state_.step = Stage::Track;
    state_.operating = {static_cast<std::uint8_t>(*game_->find_company("STJ"))};
    CompanyState& company = state_.companies[state_.operating.front()];
    company.started = company.floated = true;
    company.cell = game_->par_cells.front();
    company.cash = 1000;
    company.president = player_owner(0);
    state_.privates[*game_->find_private(private_)].owner = company_owner(state_.operating.front());
  }

  // Lays the tile. Returns the reason for a refusal; empty if it is legal.
  std::string lay(const char* hex, const char* tile, int rotation) {
    Action action;
    action.kind = ActionKind::LayTile;
    action.actor = private_owner(*game_->find_private(private_));
    action.hex = static_cast<std::uint16_t>(*game_->find_hex(hex));
    action.tile = static_cast<std::uint16_t>(*game_->find_tile(tile));
    action.rotation = static_cast<std::uint8_t>(rotation);
    action.copy = PlayTable(*game_, state_).free_copy(action.tile);
    auto after = apply(*game_, state_, action);
    if (!after) return after.error().words;
    state_ = std::move(*after);
    return {};
  }

  // Returns the rotation of straight track that leads from one hex to its neighbour.
  int toward(const char* from, const char* to) const {
    for (const Edge edge : all_edges)
      if (loaded_.title->map.beyond(*game_->find_hex(from), edge) == *game_->find_hex(to))
        return edge.index() % 3;
    ADD_FAILURE() << to << " does not lie beside " << from;
    return 0;
  }

  Loaded loaded_;
  std::string private_;
  std::optional<Game> game_;
  State state_;
};

TEST_F(PowerTiles, MustJoinEachOther) {
  begin();
  const int along = toward("E28", "F27");
  EXPECT_EQ(lay("E28", "9", along), "");
  EXPECT_NE(lay("F27", "9", (along + 1) % 3), "");
  EXPECT_EQ(lay("F27", "9", along), "");
}

TEST_F(PowerTiles, NeedNotJoinIfTheTitleSaysSo) {
  begin([](PowerRule& power) { power.joined = Placed<bool>{false, {}}; });
  const int along = toward("E28", "F27");
  EXPECT_EQ(lay("E28", "9", along), "");
  EXPECT_EQ(lay("F27", "9", (along + 1) % 3), "");
}

TEST_F(PowerTiles, MayBeLaidSinglyUnlessAllAreRequired) {
  const auto all = [](PowerRule& power) { power.all = power.together = Placed<bool>{true, {}}; };
  begin();
  const int across = (toward("E28", "F27") + 1) % 3;
  EXPECT_EQ(lay("E28", "9", across), "");
  begin(all);
  EXPECT_NE(lay("E28", "9", across), "");
  EXPECT_EQ(lay("E28", "9", toward("E28", "F27")), "");
}

// A game continued from a foreign record keeps the other engine's rules, which allow dead ends.
TEST_F(PowerTiles, MayEndAfterOneTileInForeignRecords) {
  begin([](PowerRule& power) { power.all = power.together = Placed<bool>{true, {}}; });
  game_->foreign_record = true;
  EXPECT_EQ(lay("E28", "9", (toward("E28", "F27") + 1) % 3), "");
}

}  // namespace
}  // namespace trackwright

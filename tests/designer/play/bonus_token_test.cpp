// Tests bonus tokens that private companies of 18??? place on the map.
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

class BonusTokens : public testing::Test {
 protected:
  explicit BonusTokens(const char* title = "18qq")
      : loaded_(load_title(DiskReader(), noise::installation(), title)) {
    game_.emplace(std::move(*Game::of(*loaded_.title, 3)));
    state_ = opening(*game_);
    state_.round = RoundKind::Operating;
    state_.step = Stage::Track;
    state_.operating = {0};
    state_.companies[0].started = state_.companies[0].floated = true;
    state_.companies[0].president = player_owner(0);
    state_.this_turn.looked = true;
    PlayTable(*game_, state_).enter(0, game_->par_cells.front());
  }

  // Places the token. Returns the rule that forbids it; empty if it is legal.
  std::string put(const char* id, const char* hex) {
    const std::size_t one = *game_->find_private(id);
    state_.privates[one].owner = company_owner(0);
    Action action;
    action.kind = ActionKind::PlaceBonusToken;
    action.actor = private_owner(one);
    action.hex = static_cast<std::uint16_t>(*game_->find_hex(hex));
    const auto after = apply(*game_, state_, action);
    if (!after) return after.error().rule;
    state_ = *after;
    return {};
  }
  std::string token(std::size_t number) const {
    return loaded_.title->companies.bonus_tokens[state_.bonus_tokens.at(number).token].id;
  }

  Loaded loaded_;
  std::optional<Game> game_;
  State state_;
};

TEST_F(BonusTokens, AllowOneTokenInEachBasin) {
  EXPECT_EQ(put("Basin", "K13"), "privates.powers");
  EXPECT_EQ(put("Basin", "L14"), "");
  EXPECT_EQ(put("Basin", "L14"), "privates.powers");
  EXPECT_EQ(put("Basin", "L12"), "");
  EXPECT_EQ(token(0), "basin20");
  EXPECT_EQ(token(1), "basin10");
}

TEST_F(BonusTokens, OfCattleAllowLargeCitiesOrWestAndDoNotMove) {
  EXPECT_EQ(put("Calhoun", "L12"), "privates.powers");
  EXPECT_EQ(put("Calhoun", "N14"), "privates.powers");
  EXPECT_EQ(put("Calhoun", "H2"), "");
  EXPECT_EQ(put("Calhoun", "G5"), "privates.powers");
}

class MovingTokens : public BonusTokens {
 protected:
  MovingTokens() : BonusTokens("18sj") {}
};

// Moving a token back and forth would never let the turn end.
TEST_F(MovingTokens, VisitEachHexOncePerTurn) {
  EXPECT_EQ(put("SB", "A6"), "");
  EXPECT_EQ(put("SB", "C2"), "");
  EXPECT_EQ(put("SB", "A6"), "privates.powers");
  EXPECT_EQ(put("SB", "D5"), "");
  EXPECT_EQ(put("SB", "C2"), "privates.powers");
  ASSERT_EQ(state_.bonus_tokens.size(), 1U);
  state_.this_turn = {};
  state_.this_turn.looked = true;
  EXPECT_EQ(put("SB", "A6"), "");
}

}  // namespace
}  // namespace trackwright

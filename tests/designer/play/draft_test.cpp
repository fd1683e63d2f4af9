// Tests a draft of private companies.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "designer/format/title/load.h"
#include "engine/bot/bot.h"
#include "engine/play/auction/steps.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

// Three players draft the privates of 18Norway: each looks at four cards, and the last player begins.
class DraftTest : public testing::Test {
 protected:
  void SetUp() override {
    loaded_ = load_title(DiskReader(), noise::installation(), "18norway");
    AuctionRules draft;
    draft.auction = Placed<rule::Auction>{rule::Auction::Draft, {}};
    draft.looks_at = Placed<int>{1, {}};
    draft.reversed = Placed<bool>{true, {}};
    draft.falls = Placed<int>{10, {}};
    loaded_.title->rules.opening = {draft};
    auto game = Game::of(*loaded_.title, 3);
    ASSERT_TRUE(game) << game.error();
    game_.emplace(std::move(*game));
    state_ = opening(*game_);
  }

  std::optional<Forbidden> take(std::size_t one) {
    Action action;
    action.kind = ActionKind::Bid;
    action.actor = waits_for(*game_, state_);
    action.private_ = static_cast<std::uint8_t>(one);
    action.price = draft_price({*game_, state_}, one);
    return apply_in(*game_, state_, action);
  }

  std::optional<Forbidden> pass() {
    Action action;
    action.actor = waits_for(*game_, state_);
    return apply_in(*game_, state_, action);
  }

  Loaded loaded_;
  std::optional<Game> game_;
  State state_;
};

TEST_F(DraftTest, ForbidsBidsOnCompanies) {
  Action action;
  action.kind = ActionKind::Bid;
  action.actor = waits_for(*game_, state_);
  action.private_ = no_private;
  EXPECT_FALSE(apply(*game_, state_, action));
}

TEST_F(DraftTest, StartsWithTheLastPlayerAndTheTopmostPrivates) {
  ASSERT_EQ(state_.step, Stage::Draft);
  EXPECT_EQ(waits_for(*game_, state_), player_owner(2));
  ASSERT_GT(state_.deck.size(), 4U);
  EXPECT_TRUE(take(state_.deck[4]));
  const std::uint8_t taken = state_.deck[1];
  EXPECT_FALSE(take(taken));
  EXPECT_EQ(waits_for(*game_, state_), player_owner(1));
  EXPECT_EQ(std::ranges::find(state_.deck, taken), state_.deck.end());
}

TEST_F(DraftTest, ForbidsPassingBeforeOneIsLeft) {
  EXPECT_TRUE(pass());
}

TEST_F(DraftTest, ReducesTheLastPriceAndCollectsPaymentsAtTheEnd) {
  while (state_.deck.size() > 1) ASSERT_FALSE(take(state_.deck.front()));
  for (const PlayerState& player : state_.players) EXPECT_EQ(player.cash, game_->starting_cash);
  const std::size_t last = state_.deck.front();
  ASSERT_FALSE(pass());
  EXPECT_EQ(draft_price({*game_, state_}, last), game_->privates[last].price - 10);
  const std::size_t buyer = waits_for(*game_, state_).index;
  ASSERT_FALSE(take(last));
  EXPECT_TRUE(state_.deck.empty());
  EXPECT_TRUE(state_.privates[last].owner.is_player(buyer));
  EXPECT_EQ(state_.privates[last].paid, game_->privates[last].price - 10);
}

TEST(DraftDeal, RemovesOnePrivateForEachMissingPlayer) {
  Loaded loaded = load_title(DiskReader(), noise::installation(), "18norway");
  LotRule lot;
  for (const Private& one : loaded.title->companies.privates) lot.of.push_back(one.id);
  lot.players_below = Placed<int>{5, {}};
  loaded.title->rules.lots = {lot};
  EXPECT_EQ(dealt(*loaded.title, 7, 3).removed.size(), 2U);
  EXPECT_EQ(dealt(*loaded.title, 7, 5).removed.size(), 0U);
}

// The top cards are open to all; another player's card is known only to its owner.
TEST_F(DraftTest, HidesFromBotsWhatAPlayerCannotSee) {
  ASSERT_FALSE(take(state_.deck.front()));
  const std::size_t taker = state_.drafted.front().first;
  const std::size_t other = (taker + 1) % 3;
  const std::vector<std::uint8_t> open(state_.deck.begin(), state_.deck.begin() + 4);
  std::set<std::vector<std::uint8_t>> rests;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const State seen = bot::seen_by(*game_, state_, other, seed);
    EXPECT_TRUE(std::equal(open.begin(), open.end(), seen.deck.begin()));
    EXPECT_NE(seen.numbers, state_.numbers);
    rests.insert(seen.deck);
    EXPECT_EQ(bot::seen_by(*game_, state_, taker, seed).drafted, state_.drafted);
  }
  EXPECT_GT(rests.size(), 1U);
}

}  // namespace
}  // namespace trackwright

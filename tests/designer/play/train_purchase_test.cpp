// Tests who pays for trains.
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/title/load.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

// Returns a state in which a company buys trains; the first company of 18Norway must own a train.
State buying(const Game& game, int cash, std::uint8_t buyer = 0) {
  State state = opening(game);
  state.round = RoundKind::Operating;
  state.step = Stage::Trains;
  state.operating = {buyer};
  state.of = 1;
  for (const Stage done : {Stage::Track, Stage::Token, Stage::Routes, Stage::Dividend})
    state.this_turn.passed |= 1U << static_cast<unsigned>(done);
  CompanyState& company = state.companies[buyer];
  company.started = company.floated = true;
  company.cell = company.par = game.par_cells.front();
  company.cash = cash;
  state.bank -= cash;
  return state;
}

Action first_train(const Game& game) {
  Action action;
  action.kind = ActionKind::BuyTrain;
  action.actor = company_owner(0);
  action.price = game.trains[0].train->price.value;
  return action;
}

TEST(TrainPurchase, PresidentPaysTheMissingMoney) {
  const Loaded loaded = load_title(DiskReader(), noise::installation(), "18norway");
  const auto game = Game::of(*loaded.title, 3);
  ASSERT_TRUE(game) << game.error();
  State state = buying(*game, 10);
  state.companies[0].president = player_owner(1);
  const auto after = apply(*game, state, first_train(*game));
  ASSERT_TRUE(after) << after.error().words;
  EXPECT_EQ(after->companies[0].cash, 0);
  EXPECT_EQ(after->players[1].cash, game->starting_cash + 10 - game->trains[0].train->price.value);
}

// Regression: a company without a president must not count the first player's money, nor owe the bank the
// price.
TEST(TrainPurchase, NobodyPaysWithoutAPresident) {
  const Loaded loaded = load_title(DiskReader(), noise::installation(), "18norway");
  const auto game = Game::of(*loaded.title, 3);
  ASSERT_TRUE(game) << game.error();
  const auto after = apply(*game, buying(*game, 10), first_train(*game));
  ASSERT_FALSE(after);
  EXPECT_EQ(after.error().rule, "trains.emergency");
}

// A private company with a used discount stays and keeps its revenue, unless the power closes it.
TEST(TrainPurchase, AUsedDiscountDoesNotCloseItsPrivate) {
  for (const bool closes : {false, true}) {
    Loaded loaded = load_title(DiskReader(), noise::installation(), "18sj");
    loaded.title->rules.lots.clear();
    for (auto& [name, powers] : loaded.title->rules.privates.powers.kinds)
      if (name.value == "NOHAB") powers.front().closes = Placed<bool>{closes, {}};
    const auto game = Game::of(*loaded.title, 3);
    ASSERT_TRUE(game) << game.error();
    const auto company = static_cast<std::uint8_t>(*game->find_company("STJ"));
    State state = buying(*game, 1000, company);
    const auto half = *game->find_private("NOHAB");
    state.companies[company].president = player_owner(1);
    state.privates[half].owner = company_owner(company);
    state.privates[half].closed = false;
    const auto third = std::ranges::find(game->trains, "3", &TrainFacts::name);
    ASSERT_NE(third, game->trains.end());
    for (int card = 0; card < third->first_card; ++card)
      state.cards[static_cast<std::size_t>(card)].owner = {};
    Action action;
    action.kind = ActionKind::BuyTrain;
    action.actor = private_owner(half);
    action.card = static_cast<std::uint16_t>(third->first_card);
    action.price = third->train->price.value / 2;
    const auto after = apply(*game, state, action);
    ASSERT_TRUE(after) << after.error().words;
    EXPECT_EQ(after->privates[half].closed, closes);
  }
}

}  // namespace
}  // namespace trackwright

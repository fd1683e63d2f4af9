// Whose money buys trains.
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

// The first company of 18Norway, which must own a train, at the step of its turn at which it buys one.
State buying(const Game& game, int cash) {
  State state = opening(game);
  state.round = RoundKind::Operating;
  state.step = Stage::Trains;
  state.operating = {0};
  state.of = 1;
  for (const Stage done : {Stage::Track, Stage::Token, Stage::Routes, Stage::Dividend})
    state.this_turn.passed |= 1U << static_cast<unsigned>(done);
  CompanyState& company = state.companies[0];
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

TEST(TrainPurchase, ThePresidentAddsWhatTheCompanyLacks) {
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

// In a random game the company owed the bank the price: the money of the first player was counted as if that
// were its president, and nobody paid.
TEST(TrainPurchase, WithoutAPresidentNobodyAddsMoney) {
  const Loaded loaded = load_title(DiskReader(), noise::installation(), "18norway");
  const auto game = Game::of(*loaded.title, 3);
  ASSERT_TRUE(game) << game.error();
  const auto after = apply(*game, buying(*game, 10), first_train(*game));
  ASSERT_FALSE(after);
  EXPECT_EQ(after.error().rule, "trains.emergency");
}

}  // namespace
}  // namespace trackwright

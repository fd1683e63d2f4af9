// Tests events of trains and their effects.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/income/steps.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

// 18Norway with an event for its first train. The first company is at the step for buying trains.
class TrainEventTest : public testing::Test {
 protected:
  void SetUp() override {
    loaded_ = load_title(DiskReader(), noise::installation(), "18norway");
    loaded_.title->roster.trains[0].events.push_back({"worst run lost", "", {}});
    auto game = Game::of(*loaded_.title, 3);
    ASSERT_TRUE(game) << game.error();
    game_.emplace(std::move(*game));
    state_ = opening(*game_);
    state_.round = RoundKind::Operating;
    state_.step = Stage::Trains;
    state_.operating = {0};
    state_.of = 1;
    for (const Stage done : {Stage::Track, Stage::Token, Stage::Routes, Stage::Dividend})
      state_.this_turn.passed |= 1U << static_cast<unsigned>(done);
    CompanyState& company = state_.companies[0];
    company.started = company.floated = true;
    company.cell = company.par = game_->par_cells.front();
    company.cash = 500;
    company.president = player_owner(0);
  }

  Action first_train() const {
    Action action;
    action.kind = ActionKind::BuyTrain;
    action.actor = company_owner(0);
    action.price = game_->trains[0].train->price.value;
    return action;
  }

  Loaded loaded_;
  std::optional<Game> game_;
  State state_;
};

TEST_F(TrainEventTest, DoesNotPlayLoans) {
  EXPECT_TRUE(game_->unknown.empty());
  Loan loan;
  loan.name = {"Loan", {}};
  loaded_.title->roster.loans.push_back(loan);
  const auto game = Game::of(*loaded_.title, 3);
  ASSERT_TRUE(game) << game.error();
  EXPECT_THAT(game->unknown, testing::ElementsAre(testing::HasSubstr("loan Loan")));
}

// The first 3-train of 18Norway begins phase 3.
TEST_F(TrainEventTest, RevenueAndTokenCostsChangeWithThePhase) {
  Title& title = *loaded_.title;
  title.companies.privates[0].revenue_steps = {{Ref{"2", {}}, 5}, {Ref{"3", {}}, 25}};
  title.companies.companies[0].token_steps = {{1, {{Ref{"2", {}}, 40}, {Ref{"3", {}}, 70}}}};
  auto game = Game::of(title, 3);
  ASSERT_TRUE(game) << game.error();
  game_.emplace(std::move(*game));
  PlayTable table(*game_, state_);
  const std::vector<std::size_t> tokens = table.tokens_of(0);
  EXPECT_EQ(state_.tokens[tokens[1]].price, 40);
  const auto first = game_->find_private(title.companies.privates[0].id.value);
  ASSERT_TRUE(first);
  EXPECT_EQ(state_.privates[*first].revenue, 5);
  // No 2-train is left, so the next train is a 3.
  for (std::size_t c = 0; c < game_->cards.size(); ++c)
    if (table.base_of(c).name.value == "2") state_.cards[c].owner = the_pool;
  Action action = first_train();
  action.price = game_->trains[1].train->price.value;
  action.card = 0;
  while (table.base_of(action.card).name.value != "3") ++action.card;
  const auto after = apply(*game_, state_, action);
  ASSERT_TRUE(after) << after.error().words;
  EXPECT_EQ(after->phase, 1);
  EXPECT_EQ(after->tokens[tokens[1]].price, 70);
  EXPECT_EQ(after->tokens[tokens[2]].price, 60);
  EXPECT_EQ(after->privates[*first].revenue, 25);
}

TEST_F(TrainEventTest, HappensWithTheFirstPurchaseFromTheSupply) {
  const auto after = apply(*game_, state_, first_train());
  ASSERT_TRUE(after) << after.error().words;
  EXPECT_TRUE(after->companies[0].loses_run);
}

// The purchase of the first train of its kind from the pool must not trigger the event again.
TEST_F(TrainEventTest, DoesNotHappenWithAPurchaseFromThePool) {
  state_.cards[0].owner = the_pool;
  const auto after = apply(*game_, state_, first_train());
  ASSERT_TRUE(after) << after.error().words;
  EXPECT_FALSE(after->companies[0].loses_run);
}

TEST_F(TrainEventTest, LosesTheWorstRunIfEachTrainRuns) {
  PlayTable table(*game_, state_);
  table.take_card(0, company_owner(0));
  table.take_card(1, company_owner(0));
  EXPECT_EQ(lost_of(table, 0, {40, 30}), 0);
  lose_worst_runs(table);
  EXPECT_EQ(lost_of(table, 0, {40, 30}), 30);
  EXPECT_EQ(lost_of(table, 0, {40}), 0);
  EXPECT_FALSE(loses_only_run(table, 0));
  table.take_card(1, the_pool);
  EXPECT_EQ(lost_of(table, 0, {40}), 40);
  EXPECT_TRUE(loses_only_run(table, 0));
}

}  // namespace
}  // namespace trackwright

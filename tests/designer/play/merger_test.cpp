// Tests a merger that a train event triggers, and the certificates reserved for it.
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

// 18Norway: its first company takes over another one for a certificate of 20 %. The first and third company
// have floated under different presidents, and the third buys the train.
class MergerTest : public testing::Test {
 protected:
  void SetUp() override {
    loaded_ = load_title(DiskReader(), noise::installation(), "18norway");
    Title& title = *loaded_.title;
    title.roster.trains[0].events.push_back({"merger", "", {}});
    MergerRules merger;
    merger.into = Ref{first_major(0), {}};
    merger.share = Placed<int>{20, {}};
    merger.stations = Placed<int>{1, {}};
    merger.limit_rises = Placed<int>{1, {}};
    title.rules.merger = merger;
    auto game = Game::of(title, 3);
    ASSERT_TRUE(game) << game.error();
    game_.emplace(std::move(*game));
    into_ = *game_->find_company(first_major(0));
    other_ = *game_->find_company(first_major(2));
    state_ = opening(*game_);
    state_.round = RoundKind::Operating;
    state_.step = Stage::Trains;
    state_.operating = {static_cast<std::uint8_t>(other_)};
    state_.of = 1;
    for (const Stage done : {Stage::Track, Stage::Token, Stage::Routes, Stage::Dividend})
      state_.this_turn.passed |= 1U << static_cast<unsigned>(done);
    start(into_, 0);
    start(other_, 1);
  }

  std::string first_major(std::size_t at) const {
    for (const Company& one : loaded_.title->companies.companies)
      if (one.certificates.size() > 1 && at-- == 0) return one.id.value;
    return {};
  }

  void start(std::size_t company, std::size_t president) {
    CompanyState& one = state_.companies[company];
    one.started = one.floated = true;
    one.cell = one.par = game_->par_cells.front();
    one.cash = 500;
    one.president = player_owner(president);
    PlayTable(*game_, state_).move_certificate(company, 0, player_owner(president));
  }

  bool buy_train() {
    Action action;
    action.kind = ActionKind::BuyTrain;
    action.actor = company_owner(other_);
    action.price = game_->trains[0].train->price.value;
    return !apply_in(*game_, state_, action);
  }

  bool answer(ActionKind kind) {
    Action action;
    action.kind = kind;
    action.actor = waits_for(*game_, state_);
    action.company = state_.merging.empty() ? std::uint8_t{0} : state_.merging.front();
    return !apply_in(*game_, state_, action);
  }

  Loaded loaded_;
  std::optional<Game> game_;
  State state_;
  std::size_t into_ = 0;
  std::size_t other_ = 0;
};

TEST_F(MergerTest, ReservedCertificateIsNotForSale) {
  PlayTable table(*game_, state_);
  ASSERT_TRUE(game_->merger);
  EXPECT_TRUE(is_kept(table, into_, game_->merger->share.number));
  for (const ShareOffer& offer : purchases(table, 2))
    EXPECT_FALSE(is_kept(table, offer.bundle.company, offer.bundle.certificates.front()));
}

TEST_F(MergerTest, AnAgreementTransfersTheCertificateAndTheAssets) {
  ASSERT_TRUE(buy_train());
  ASSERT_EQ(state_.step, Stage::Merge);
  EXPECT_EQ(waits_for(*game_, state_), company_owner(other_));
  const int cash = state_.companies[into_].cash + state_.companies[other_].cash;
  ASSERT_TRUE(answer(ActionKind::Merge));
  PlayTable table(*game_, state_);
  EXPECT_TRUE(state_.companies[other_].closed);
  EXPECT_EQ(state_.companies[into_].cash, cash);
  EXPECT_EQ(table.cards_of(company_owner(into_)).size(), 1U);
  EXPECT_EQ(table.percent_of(player_owner(1), into_), 20);
}

TEST_F(MergerTest, WithoutAgreementTakesTheLastUnfloatedCompany) {
  ASSERT_TRUE(buy_train());
  while (state_.step == Stage::Merge) ASSERT_TRUE(answer(ActionKind::Pass));
  EXPECT_FALSE(state_.companies[other_].closed);
  EXPECT_EQ(state_.limit_raised, 0);
  EXPECT_EQ(std::ranges::count(state_.companies, true, &CompanyState::closed), 1);
}

TEST_F(MergerTest, WithoutFloatRaisesTheLimitInsteadOfMerging) {
  state_.companies[into_].floated = false;
  ASSERT_TRUE(buy_train());
  EXPECT_NE(state_.step, Stage::Merge);
  EXPECT_EQ(state_.limit_raised, 1);
  PlayTable table(*game_, state_);
  EXPECT_FALSE(is_kept(table, into_, game_->merger->share.number));
}

}  // namespace
}  // namespace trackwright

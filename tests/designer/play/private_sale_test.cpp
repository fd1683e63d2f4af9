// Tests sales of private companies from players to companies.
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

// 18Norway: each company may buy one private at face value in the first set, and a player sells one.
class PrivateSaleTest : public testing::Test {
 protected:
  void SetUp() override {
    loaded_ = load_title(DiskReader(), noise::installation(), "18norway");
    PrivateSale sale;
    sale.least = Placed<int>{100, {}};
    sale.most = Placed<int>{100, {}};
    sale.first_set = Placed<bool>{true, {}};
    sale.one_each = Placed<bool>{true, {}};
    loaded_.title->rules.privates.sold_to_companies = {sale};
    auto game = Game::of(*loaded_.title, 3);
    ASSERT_TRUE(game) << game.error();
    game_.emplace(std::move(*game));
    state_ = opening(*game_);
    state_.round = RoundKind::Operating;
    state_.step = Stage::Track;
    state_.operating = {0};
    state_.of = 1;
    for (std::size_t p = 0; p < 3; ++p) state_.privates[p].owner = player_owner(p == 2 ? 1 : 0);
    for (std::size_t c = 0; c < 2; ++c) {
      state_.companies[c].started = state_.companies[c].floated = true;
      state_.companies[c].cell = game_->par_cells.front();
      state_.companies[c].cash = 1000;
      state_.companies[c].president = player_owner(0);
    }
  }

  std::optional<Forbidden> buy(std::size_t one, int price) {
    Action action;
    action.kind = ActionKind::BuyPrivate;
    action.actor = company_owner(state_.operating.front());
    action.private_ = static_cast<std::uint8_t>(one);
    action.price = price;
    return apply_in(*game_, state_, action);
  }

  Loaded loaded_;
  std::optional<Game> game_;
  State state_;
};

TEST_F(PrivateSaleTest, ACompanyBuysOnlyOne) {
  EXPECT_FALSE(buy(0, game_->privates[0].price));
  EXPECT_TRUE(buy(2, game_->privates[2].price));
}

TEST_F(PrivateSaleTest, APlayerSellsOnePerRound) {
  EXPECT_FALSE(buy(0, game_->privates[0].price));
  state_.operating = {1};
  EXPECT_TRUE(buy(1, game_->privates[1].price));
  EXPECT_FALSE(buy(2, game_->privates[2].price));
}

TEST_F(PrivateSaleTest, ForbidsSalesAfterTheFirstSet) {
  state_.turn = 2;
  EXPECT_TRUE(buy(0, game_->privates[0].price));
}

// An imported title has the id DAYS-OFF if the records write DAYS_OFF.
TEST(NamesOfPrivates, MatchTheSpellingOfRecords) {
  Loaded loaded = load_title(DiskReader(), noise::installation(), "18norway");
  ASSERT_TRUE(loaded.title);
  loaded.title->companies.privates.at(0).id.value = "DAYS-OFF";
  const auto game = Game::of(*loaded.title, 3);
  ASSERT_TRUE(game) << game.error();
  EXPECT_EQ(game->find_private("DAYS-OFF"), 0U);
  EXPECT_EQ(game->find_private("DAYS_OFF"), 0U);
  EXPECT_FALSE(game->find_private("DAYS"));
}

}  // namespace
}  // namespace trackwright

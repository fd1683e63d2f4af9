// Tests price moves by `moves` and `row_ends` of the market: each event, direction and number of steps.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "designer/format/title/load.h"
#include "engine/play/income/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/apply.h"
#include "tests/named.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using namespace play;

// A text of rules.yaml and its replacement.
using Swap = std::pair<std::string, std::string>;

// The starter with other moves and row ends.
class Table {
 public:
  explicit Table(const std::string& moves, const std::string& ends = "{}", const Swap& rules = {})
      : loaded_(load(moves, ends, rules)) {
    if (!loaded_.findings.empty()) throw std::runtime_error(loaded_.findings.at(0).message);
    auto made = Game::of(*loaded_.title, 3);
    if (!made) throw std::runtime_error(made.error());
    game_.emplace(std::move(*made));
    state_ = opening(*game_);
  }

  void start(Cell at) {
    CompanyState& one = state_.companies[0];
    one.started = one.floated = one.operated = true;
    one.president = player_owner(0);
    one.par = {2, 4};
    PlayTable table(*game_, state_);
    table.enter(0, at);
    for (std::size_t i = 0; i < game_->companies[0].certificates.size(); ++i)
      table.move_certificate(0, i, player_owner(i % 2));
  }

  PlayTable play() { return PlayTable(*game_, state_); }
  State& state() { return state_; }
  Cell cell() const { return state_.companies[0].cell; }
  int price() const { return game_->price_at(cell()).value_or(-1); }
  bool off_market() const { return state_.companies[0].off_market; }
  const std::vector<std::string>& unknown() const { return game_->unknown; }

  void end_stock_round() {
    state_.auction_over = true;
    state_.round = RoundKind::Stock;
    state_.step = Stage::Shares;
    state_.turn = 2;
    PlayTable(*game_, state_).start_stock_round();
    for (int player = 0; player < 3; ++player) {
      Action action;
      action.kind = ActionKind::Pass;
      action.actor = player_owner(static_cast<std::size_t>(player));
      auto after = apply(*game_, state_, action);
      ASSERT_TRUE(after) << after.error().words;
      state_ = std::move(*after);
    }
  }

 private:
  static Loaded load(const std::string& moves, const std::string& ends, const Swap& rules) {
    const std::string folder = source_folder() + "/templates/starter";
    const DiskReader disk;
    std::string market = disk.read(folder + "/market.yaml", largest_file).value();
    market.resize(market.find("moves:"));
    market += fmt::format("moves: {}\nrow_ends: {}\n", moves, ends);
    std::string own = disk.read(folder + "/rules.yaml", largest_file).value();
    if (!rules.first.empty()) own.replace(own.find(rules.first), rules.first.size(), rules.second);
    const MemoryReader files({{folder + "/market.yaml", market}, {folder + "/rules.yaml", own}}, &disk);
    return load_title(files, noise::installation(), folder);
  }

  Loaded loaded_;
  std::optional<Game> game_;
  State state_;
};

struct Case {
  const char* name;
  const char* move;
  Cell to;
};

constexpr Cell start{2, 4};  // price 82, with cells on all sides

class MoveOf : public testing::TestWithParam<Case> {
 protected:
  Table with(const char* when, const std::string& other = "") const {
    Table table(fmt::format("[{{when: \"{}\", move: {}}}{}]", when, GetParam().move, other));
    table.start(start);
    return table;
  }
};

TEST_P(MoveOf, ASoldOutCompany) {
  Table table = with("sold out at the end of a stock round");
  table.end_stock_round();
  EXPECT_EQ(table.cell(), GetParam().to);
}

TEST_P(MoveOf, ACompanyWithSharesInThePool) {
  Table table = with("shares in the pool at the end of a stock round");
  table.play().move_certificate(0, 8, the_pool);
  table.end_stock_round();
  EXPECT_EQ(table.cell(), GetParam().to);
}

TEST_P(MoveOf, EachSingleCause) {
  for (const auto& [when, cause] :
       {std::pair{"a share issued", MoveCause::Issued}, std::pair{"a share redeemed", MoveCause::Redeemed}}) {
    Table table = with(when);
    PlayTable play = table.play();
    move_for_deal(play, 0, ShareDeal{}, cause, 1);
    EXPECT_EQ(table.cell(), GetParam().to) << when;
  }
}

TEST_P(MoveOf, Payouts) {
  struct Paid {
    const char* when;
    int paid;
    bool half;
  };
  for (const auto& [when, paid, half] :
       {Paid{"dividend paid", 10, false}, Paid{"dividend paid", 10, true}, Paid{"half paid", 10, true},
        Paid{"no dividend", 0, false}, Paid{"dividend at least the price", 82, false},
        Paid{"dividend below the price", 0, false}}) {
    Table table = with(when);
    PlayTable play = table.play();
    move_for_payout(play, 0, paid, half);
    EXPECT_EQ(table.cell(), GetParam().to) << when;
  }
}

TEST_P(MoveOf, Sales) {
  for (const char* when : {"each share sold", "each 10 % sold", "shares sold, once a sale",
                           "shares sold by the president, once a sale"}) {
    Table table = with(when);
    table.play().move_for_sale(0, {1, 10, true});
    EXPECT_EQ(table.cell(), GetParam().to) << when;
  }
}

INSTANTIATE_TEST_SUITE_P(Directions, MoveOf,
                         testing::Values(Case{"Stay", "stay", {2, 4}}, Case{"Left", "left", {2, 3}},
                                         Case{"Right", "right", {2, 5}}, Case{"Up", "up", {1, 4}},
                                         Case{"Down", "down", {3, 4}}, Case{"LeftTwice", "left 2", {2, 2}},
                                         Case{"RightTwice", "right 2", {2, 6}},
                                         Case{"UpTwice", "up 2", {0, 4}},
                                         Case{"DownTwice", "down 2", {4, 4}}),
                         by_name);

// An event without a line does not move the price if other events have a line.
TEST(MarketMoves, IgnoreEventsWithoutALine) {
  Table table("[{when: a share issued, move: down}]");
  table.start(start);
  table.end_stock_round();
  PlayTable play = table.play();
  move_for_payout(play, 0, 0, false);
  move_for_payout(play, 0, 50, false);
  play.move_for_sale(0, {2, 20, true});
  EXPECT_EQ(table.cell(), start);
}

TEST(MarketMoves, WithoutLinesFollowThePlainGame) {
  Table table("[]");
  table.start(start);
  PlayTable play = table.play();
  move_for_payout(play, 0, 50, false);
  EXPECT_EQ(table.cell(), (Cell{2, 5}));
  move_for_payout(play, 0, 0, false);
  EXPECT_EQ(table.cell(), start);
  play.move_for_sale(0, {2, 20, true});
  EXPECT_EQ(table.cell(), (Cell{4, 4}));
  table.end_stock_round();
  EXPECT_EQ(table.cell(), (Cell{3, 4}));
}

TEST(MarketMoves, TwoSharesMoveTwice) {
  Table table("[{when: each share sold, move: left}]");
  table.start(start);
  table.play().move_for_sale(0, {2, 20, false});
  EXPECT_EQ(table.cell(), (Cell{2, 2}));
}

TEST(MarketMoves, IgnoreOtherSellersInALineForThePresident) {
  Table table("[{when: \"shares sold by the president, once a sale\", move: up}]");
  table.start(start);
  table.play().move_for_sale(0, {2, 20, false});
  EXPECT_EQ(table.cell(), start);
}

TEST(MarketMoves, LeaveUnknownMovesToThePlayers) {
  Table table("[{when: no dividend, move: to the lowest price}]");
  table.start(start);
  PlayTable play = table.play();
  move_for_payout(play, 0, 0, false);
  EXPECT_EQ(table.cell(), start);
  EXPECT_EQ(table.unknown().size(), 1U);
}

// The market line gives the direction; the rule of the deal states whether the price moves.
TEST(MarketMoves, FollowTheMarketLineAfterADeal) {
  Table table("[{when: a share issued, move: left}]");
  table.start(start);
  PlayTable play = table.play();
  ShareDeal deal;
  deal.moves = Placed<bool>{true, {}};
  move_for_deal(play, 0, deal, MoveCause::Issued, 2);
  EXPECT_EQ(table.cell(), (Cell{2, 2}));
  move_for_deal(play, 0, deal, MoveCause::Redeemed, 1);
  EXPECT_EQ(table.cell(), (Cell{3, 2}));
  deal.moves = Placed<bool>{false, {}};
  move_for_deal(play, 0, deal, MoveCause::Issued, 1);
  EXPECT_EQ(table.cell(), (Cell{3, 2}));
}

struct RowEnd {
  const char* name;
  const char* ends;
  PriceDirection direction;
  Cell from;
  Cell to;
  bool closes = false;
};

class RowEnds : public testing::TestWithParam<RowEnd> {};

TEST_P(RowEnds, MoveThePriceAsStated) {
  const RowEnd& end = GetParam();
  Table table("[]", end.ends);
  table.start(end.from);
  table.play().move_price(0, {end.direction, 1});
  EXPECT_EQ(table.cell(), end.to);
  EXPECT_EQ(table.off_market(), end.closes);
}

constexpr Cell right_end{2, 9};
constexpr Cell left_end{2, 0};
constexpr Cell top{0, 4};
using enum PriceDirection;

INSTANTIATE_TEST_SUITE_P(
    Words, RowEnds,
    testing::Values(RowEnd{"RightUnsaid", "{}", Right, right_end, {1, 9}},
                    RowEnd{"RightUp", "{right: up}", Right, right_end, {1, 9}},
                    RowEnd{"RightDown", "{right: down}", Right, right_end, right_end},
                    RowEnd{"RightStay", "{right: stay}", Right, right_end, right_end},
                    RowEnd{"RightCloses", "{right: the company closes}", Right, right_end, right_end, true},
                    RowEnd{"LeftUnsaid", "{}", Left, left_end, {3, 0}},
                    RowEnd{"LeftDown", "{left: down}", Left, left_end, {3, 0}},
                    RowEnd{"LeftUp", "{left: up}", Left, left_end, {1, 0}},
                    RowEnd{"LeftStay", "{left: stay}", Left, left_end, left_end},
                    RowEnd{"LeftCloses", "{left: the company closes}", Left, left_end, left_end, true},
                    RowEnd{"TopUnsaid", "{}", Up, top, top}, RowEnd{"TopStay", "{top: stay}", Up, top, top},
                    RowEnd{"TopRight", "{top: right}", Up, top, {0, 5}},
                    RowEnd{"TopLeft", "{top: left}", Up, top, {0, 3}},
                    RowEnd{"TopRightAndDown", "{top: right and down}", Up, top, {1, 5}},
                    RowEnd{"TopCloses", "{top: the company closes}", Up, top, top, true}),
    by_name);

// If several players hold equally many shares: the next after the old president, or the first in order.
TEST(Presidency, FollowsTheOrderInTheRules) {
  for (const auto& [word, next] : {std::pair{"next_after_president", 2}, std::pair{"next_in_order", 0}}) {
    Table table("[]", "{}", {"presidency: next_after_president", std::string("presidency: ") + word});
    table.start(start);
    PlayTable play = table.play();
    const auto certificates = {std::pair<std::size_t, std::size_t>{0, 1}, {1, 0}, {2, 0}, {3, 2}, {4, 2}};
    for (std::size_t i = 1; i < 9; ++i) play.move_certificate(0, i, the_pool);
    for (const auto& [certificate, player] : certificates)
      play.move_certificate(0, certificate, player_owner(player));
    play.move_certificate(0, 5, player_owner(0));
    play.move_certificate(0, 6, player_owner(2));
    play.move_certificate(0, 7, player_owner(1));
    table.state().companies[0].president = player_owner(1);
    const auto bundle = play.bundle(0, player_owner(1), {7}, 20);
    play.transfer(bundle, the_pool, the_bank, player_owner(1), 0);
    EXPECT_EQ(table.state().companies[0].president, player_owner(static_cast<std::size_t>(next))) << word;
  }
}

TEST(TrainDeals, CostAtLeastTheMinimumInTheRules) {
  for (const int least : {1, 30}) {
    Table table("[]", "{}", {"deals_from: 1", fmt::format("deals_from: {}", least)});
    table.start(start);
    PlayTable play = table.play();
    play.take_card(0, company_owner(1));
    State& state = table.state();
    state.companies[1].started = state.companies[1].floated = true;
    state.companies[1].president = player_owner(0);
    state.companies[0].cash = 500;
    state.round = RoundKind::Operating;
    state.operating = {0};
    state.step = Stage::Trains;
    const auto offers = train_offers(play, 0);
    const auto own = std::ranges::find_if(offers, [](const TrainOffer& one) { return one.card == 0; });
    ASSERT_NE(own, offers.end());
    EXPECT_EQ(own->least, least);
  }
}

TEST(RowEnds, RejectUnknownWords) {
  for (const char* ends : {"{top: down and right}", "{top: right 2}", "{right: the company wins}"})
    EXPECT_THROW(Table("[]", ends), std::runtime_error) << ends;
}

}  // namespace
}  // namespace trackwright

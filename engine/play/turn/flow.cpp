// Rounds and turns: who acts next, and at which step. Steps without a possible action are skipped.
#include <algorithm>
#include <tuple>

#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/turn/steps.h"

namespace trackwright::play {

namespace {

bool can_buy_something(const PlayTable& table, std::size_t player) {
  if (table.state.players[player].debt > 0) return false;
  if (can_start_any(table, player)) {
    for (std::size_t c = 0; c < table.game.companies.size(); ++c)
      if (!par_choices(table, player, c).empty()) return true;
  }
  if (buys_privates_of_players(table, player) || has_purchase(table, player)) return true;
  return can_put_up(table, player) || !unsold_for(table, player).empty();
}

bool can_act_on_shares(const PlayTable& table, std::size_t player) {
  const PlayerState& one = table.state.players[player];
  if (can_buy_something(table, player) || std::min(one.debt, one.cash) > 0) return true;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c)
    if (!sales(table, player, c).empty()) return true;
  return false;
}

void begin_player_turn(PlayTable& table) {
  table.state.this_turn = {};
  for (PlayerState& player : table.state.players) player.sold_now = 0;
}

void next_seat(PlayTable& table) {
  const auto seats = table.state.order.size();
  do {
    table.state.at = static_cast<std::uint8_t>((table.state.at + 1U) % seats);
  } while (table.state.players[table.state.order[table.state.at]].bankrupt);
}

bool nobody_goes_on(const PlayTable& table) {
  return std::ranges::all_of(table.state.players,
                             [](const PlayerState& one) { return one.passed || one.bankrupt; });
}

// The next round begins with the player at whom this one ended.
void rotate_order(PlayTable& table) {
  auto& order = table.state.order;
  std::rotate(order.begin(), order.begin() + table.state.at, order.end());
  table.state.at = 0;
}

void order_players(PlayTable& table, std::optional<rule::Priority> priority) {
  State& state = table.state;
  const auto cash = [&](std::uint8_t player) { return state.players[player].cash; };
  if (priority == rule::Priority::MostCash)
    std::ranges::stable_sort(state.order, std::greater<>(), cash);
  else if (priority == rule::Priority::LeastCash)
    std::ranges::stable_sort(state.order, std::less<>(), cash);
  else
    rotate_order(table);
  state.at = 0;
}

void end_stock_round(PlayTable& table) {
  State& state = table.state;
  std::vector<std::uint8_t> companies;
  for (const std::uint8_t c : table.operating_order())
    if (!table.game.companies[c].minor) companies.push_back(c);
  for (const std::uint8_t c : companies) {
    if (!state.companies[c].cell.is_there()) continue;
    if (table.is_neutral(c)) continue;
    if (table.sold_out(c)) table.move_for(c, MoveCause::SoldOut);
    if (table.percent_of(the_pool, c) > 0) table.move_for(c, MoveCause::InPool);
  }
  grow_debts(table);
  for (PlayerState& player : state.players) {
    player.passed = false;
    player.sold = 0;
    player.anew = 0;
    player.sold_now = 0;
  }
}

void export_after(PlayTable& table, rule::ExportTime time) {
  if (said(table.game.rules().trains.export_after, rule::ExportTime::Set) == time) table.export_as_stated();
}

// Removes the trains whose last set of operating rounds is over.
void rust_after_set(PlayTable& table) {
  for (const auto& [train, set] : table.game.rules().trains.rust_after.kinds) {
    if (!set || table.state.turn < set->value) continue;
    for (std::size_t i = 0; i < table.state.cards.size(); ++i)
      if (table.type_of(i).name.value == train.value) table.state.cards[i].owner = nobody;
  }
}

void end_set(PlayTable& table) {
  rust_after_set(table);
  export_after(table, rule::ExportTime::Set);
}

void privates_pay(PlayTable& table) {
  if (!said(table.game.rules().operating.privates_pay, true)) return;
  for (const PrivateState& one : table.state.privates)
    if (!one.closed && (one.owner.is_player() || one.owner.is_company()))
      table.pay(the_bank, one.owner, one.revenue);
}

// Limits the length of a game, even if nobody can act.
constexpr int most_sets = 100;

void after_operating_round(PlayTable& table) {
  State& state = table.state;
  export_after(table, rule::ExportTime::Round);
  if (state.num < state.of) {
    table.start_operating_round(state.num + 1);
    return;
  }
  end_set(table);
  ++state.turn;
  table.start_stock_round();
}

void end_operating_round(PlayTable& table) {
  State& state = table.state;
  end_with_round(table);
  if (!state.over && state.num >= state.of && state.turn >= most_sets) table.finish("not finished");
  if (state.over) return;
  if (state_asks_after_round(table))
    start_state_round(table);
  else
    after_operating_round(table);
}

}  // namespace

std::optional<std::size_t> PlayTable::operator_now() const {
  if (!operating() || state.operating.empty() || state.over) return std::nullopt;
  return state.operating[state.at];
}

std::optional<std::size_t> PlayTable::player_now() const {
  if (operating() || state.round == RoundKind::Nationalization || state.over) return std::nullopt;
  return state.order[state.at];
}

std::size_t PlayTable::president_of(std::size_t company) const {
  return state.companies[company].president.index;
}

void PlayTable::start_stock_round() {
  state.round = RoundKind::Stock;
  state.num = 1;
  state.of = 0;
  state.operating.clear();
  state.at = 0;
  state.last_to_act = -1;
  state.priority_asked = false;
  for (PlayerState& player : state.players) player.passed = false;
  for (CompanyState& company : state.companies) company.purse = company.cash;
  while (state.players[state.order[state.at]].bankrupt) next_seat(*this);
  begin_player_turn(*this);
}

void PlayTable::start_operating_round(int num) {
  state.round = RoundKind::Operating;
  state.num = static_cast<std::uint8_t>(num);
  state.at = 0;
  state.private_sellers = 0;
  state.operating = operating_order();
  fix_interest(*this);
  privates_pay(*this);
  for (const std::uint8_t company : state.operating)
    if (game.companies[company].home_time == rule::HomeTime::OperatingRound) place_home(company);
  for (CardState& card : state.cards) card.operated = false;
  begin_lending(*this);
  if (!state.operating.empty()) begin_company_turn(*this);
}

void PlayTable::recalculate_order() {
  if (!operating() || state.operating.empty() || !said(game.rules().operating.changed_order, true)) return;
  std::vector<std::uint8_t> rest(state.operating.begin() + state.at + 1, state.operating.end());
  state.operating.resize(static_cast<std::size_t>(state.at) + 1);
  for (const std::uint8_t company : operating_order())
    if (std::ranges::find(rest, company) != rest.end()) state.operating.push_back(company);
}

void PlayTable::finish(std::string_view why) {
  state.over = true;
  state.step = Stage::Over;
  state.manual = why == "manual";
}

// Checks the end of the game once per action: before the first round that it would end, or at the last.
void PlayTable::settle() {
  bool looked = false;
  const auto look = [&] {
    if (!looked) check_end(*this, false);
    looked = true;
  };
  if (std::ranges::all_of(state.players, &PlayerState::bankrupt)) look();
  while (!state.over)
    if (go_on(look)) break;
  look();
}

namespace {

bool stay_at(PlayTable& table, Stage step) {
  table.state.step = step;
  return true;
}

// The last set of operating rounds may have its own number of rounds.
void begin_operating_rounds(PlayTable& table) {
  State& state = table.state;
  const auto& rounds = table.phase().operating_rounds;
  state.of = static_cast<std::uint8_t>(rounds ? rounds->value : 1);
  if (state.ending >= 0 && state.turn == state.final_turn) {
    const EndRule& end = table.game.rules().end[static_cast<std::size_t>(state.ending)];
    state.of = static_cast<std::uint8_t>(said(end.rounds, int{state.of}));
  }
  table.start_operating_round(1);
}

bool go_on_in_auction(PlayTable& table, const std::function<void()>& look) {
  if (!table.state.pending_pars.empty()) return stay_at(table, Stage::SetPar);
  if (table.game.draft && !draft_is_over(table)) return stay_at(table, Stage::Draft);
  const bool unsold = first_unsold(table).has_value();
  const bool over = table.game.right_to_choose ? right_is_over(table)
                    : table.game.one_by_one    ? one_by_one_is_over(table)
                    : table.game.at_face       ? sale_at_face_is_over(table)
                                               : !unsold;
  if (!table.game.draft && !over) return stay_at(table, Stage::Auction);
  look();
  const auto& opening = table.game.rules().opening;
  order_players(table, opening.empty() || !opening.front().priority
                           ? std::nullopt
                           : std::optional(opening.front().priority->value));
  // An auction that was a stock round leads to operating rounds if privates are unsold.
  if (table.game.right_to_choose && unsold)
    begin_operating_rounds(table);
  else
    table.start_stock_round();
  return false;
}

// Before the operating rounds, a player chooses a company for the neutral player.
bool end_stock_turn(PlayTable& table) {
  if (!neutral_choices(table).empty()) return stay_at(table, Stage::NeutralCompany);
  table.state.step = Stage::None;  // so that the next stock round does not count as the end of this one
  begin_operating_rounds(table);
  return false;
}

bool go_on_in_stock_round(PlayTable& table, const std::function<void()>& look) {
  if (table.state.step == Stage::NeutralCompany) return end_stock_turn(table);
  if (!table.state.pending_pars.empty()) return stay_at(table, Stage::SetPar);
  if (table.state.put_up >= 0) return stay_at(table, Stage::Auction);
  close_companies(table);
  if (!table.crowded().empty()) return stay_at(table, Stage::Discard);
  if (asked_for_priority(table)) return stay_at(table, Stage::Priority);
  table.state.priority_asked = true;
  if (!table.done(Stage::Shares)) {
    if (can_act_on_shares(table, *table.player_now())) return stay_at(table, Stage::Shares);
    pass_shares(table);
  }
  decline_all(table);
  if (!table.state.unsettled.empty()) return stay_at(table, Stage::Protection);
  close_companies(table);
  const bool finished = nobody_goes_on(table);
  next_seat(table);
  if (!finished) {
    begin_player_turn(table);
    return false;
  }
  end_stock_round(table);
  close_companies(table);
  look();
  end_with_round(table);
  if (!table.state.over && table.state.turn >= most_sets) table.finish("not finished");
  if (table.state.over) return true;
  const auto& priority = table.game.rules().stock.priority;
  order_players(table, priority ? std::optional(priority->value) : std::nullopt);
  return end_stock_turn(table);
}

bool go_on_in_state_round(PlayTable& table) {
  if (state_asks(table)) return stay_at(table, Stage::Nationalize);
  after_operating_round(table);
  return false;
}

bool go_on_in_operating_round(PlayTable& table, const std::function<void()>& look) {
  if (table.state.lending != 0 && lent_private(table)) return stay_at(table, Stage::LendToken);
  if (!table.state.operating.empty() && waits_in_turn(table)) return true;
  if (next_company(table)) return false;
  look();
  if (!table.state.over) end_operating_round(table);
  return false;
}

}  // namespace

// Returns whether an action is possible now.
bool PlayTable::go_on(const std::function<void()>& look) {
  if (!operating() && waits_for_home(*this)) return stay_at(*this, Stage::HomeToken);
  switch (state.round) {
    case RoundKind::Auction:
      return go_on_in_auction(*this, look);
    case RoundKind::Stock:
      return go_on_in_stock_round(*this, look);
    case RoundKind::Nationalization:
      return go_on_in_state_round(*this);
    case RoundKind::Operating:
      break;
  }
  return go_on_in_operating_round(*this, look);
}

}  // namespace trackwright::play

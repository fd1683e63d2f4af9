// Dividends: who gets the revenue, and how the price moves.
#include <algorithm>

#include "engine/play/income/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/title/market.h"

namespace trackwright::play {

namespace {

int share_of(int percent, int revenue) {
  return (percent * revenue + 99) / 100;
}

// The line with the highest multiple of the price that `paid` reaches; if nothing is paid, the line for 0.
const PayoutMove* payout_line(const PlayTable& table, std::size_t company, int paid) {
  const int price = table.game.price_at(table.state.companies[company].cell).value_or(0);
  const PayoutMove* best = nullptr;
  for (const PayoutMove& move : table.game.market.payouts) {
    const bool reached = paid == 0 ? move.halves == 0 : 2 * paid >= move.halves * price;
    if (reached && price > move.above && (best == nullptr || move.halves >= best->halves)) best = &move;
  }
  return best;
}

// The amount that a company retains of half a dividend; rounded down to tens unless the rules differ.
int kept_of_half(const PlayTable& table, std::size_t company, int revenue) {
  const HalfRule half = table.game.rules().operating.half.value_or(HalfRule{});
  const int to = said(half.to_shares, false) ? 100 / table.share_of(company) : std::max(1, said(half.to, 10));
  const bool up = said(half.rounded, rule::Direction::Down) == rule::Direction::Up;
  const int rounded = up ? (revenue + 2 * to - 1) / (2 * to) * to : revenue / 2 / to * to;
  return said(half.share, rule::Share::Retained) == rule::Share::Retained ? rounded : revenue - rounded;
}

}  // namespace

// Lines for a specific kind of payout take precedence over lines that compare the payout with the price; half
// a dividend counts as a dividend.
void move_for_payout(PlayTable& table, std::size_t company, int paid, bool half) {
  const MarketRules& market = table.game.market;
  if (paid == 0 && market.on(MoveCause::PaysNothing))
    table.move_for(company, MoveCause::PaysNothing);
  else if (paid > 0 && half && market.on(MoveCause::HalfPays))
    table.move_for(company, MoveCause::HalfPays);
  else if (const PayoutMove* line = payout_line(table, company, paid))
    table.move_price(company, line->move);
  else if (paid > 0)
    table.move_for(company, MoveCause::Pays);
}

int kept_of(const PlayTable& table, std::size_t company, int revenue, rule::Dividend dividend) {
  switch (dividend) {
    case rule::Dividend::Pay:
      return 0;
    case rule::Dividend::Withhold:
      return revenue;
    case rule::Dividend::Half:
      return kept_of_half(table, company, revenue);
  }
  return 0;
}

// Rounds the amount of each holder up.
void pay_out(PlayTable& table, std::size_t company, int revenue) {
  for (std::size_t p = 0; p < table.state.players.size(); ++p)
    table.pay(the_bank, player_owner(p), share_of(table.percent_of(player_owner(p), company), revenue));
  table.pay(the_bank, the_neutral, share_of(table.percent_of(the_neutral, company), revenue));
  const bool incremental = table.incremental(company);
  const OperatingRules& rules = table.game.rules().operating;
  const auto gets = [&](const Rule<rule::Receives>& rule, bool otherwise) {
    return said(rule, otherwise ? rule::Receives::Company : rule::Receives::Bank) == rule::Receives::Company;
  };
  if (gets(rules.pool_shares, !incremental))
    table.pay(the_bank, company_owner(company), share_of(table.percent_of(the_pool, company), revenue));
  int own = 0;
  if (incremental ? gets(rules.treasury_shares, true) : gets(rules.unsold_shares, false))
    own += table.percent_of(the_offer, company);
  if (gets(rules.treasury_shares, true)) own += table.percent_of(company_owner(company), company);
  table.pay(the_bank, company_owner(company), share_of(own, revenue));
}

namespace {

void rust_obsolete(PlayTable& table, std::size_t company) {
  for (CardState& card : table.state.cards)
    if (card.owner.is_company(company) && card.obsolete) card.owner = nobody;
}

void close_turn(PlayTable& table, std::size_t company, int paid, bool half) {
  const bool stays = loses_only_run(table, company) || table.is_neutral(company);
  table.state.companies[company].loses_run = false;
  for (CardState& card : table.state.cards)
    if (card.owner.is_company(company)) card.operated = true;
  rust_obsolete(table, company);
  table.state.companies[company].operated = true;
  if (table.state.companies[company].cell.is_there() && !stays) move_for_payout(table, company, paid, half);
  lose_started_powers(table, company);
  table.state.this_turn.revenue = 0;
  table.state.this_turn.subsidy = 0;
  table.pass_step(Stage::Dividend);
}

// Pays the amount that the bank gives the president of a company without revenue.
void pay_for_nothing(PlayTable& table, std::size_t company) {
  const auto* rule =
      for_kind(table.game.rules().operating.no_revenue, table.game.companies[company].company->kind);
  if (rule != nullptr) table.pay(the_bank, table.state.companies[company].president, said(*rule, 0));
}

}  // namespace

Verdict pay_dividend(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (!action.actor.is_company(company)) return refused("operating_round", "it is another company's turn");
  if (action.dividend == rule::Dividend::Half && !table.game.companies[company].may_pay_half)
    return refused("operating_round.dividends", "half dividends are not allowed");
  const int revenue = table.state.this_turn.revenue;
  const int kept = kept_of(table, company, revenue, action.dividend);
  table.pay(the_bank, company_owner(company), kept + table.state.this_turn.subsidy);
  if (revenue > kept) pay_out(table, company, revenue - kept);
  close_turn(table, company, revenue - kept, kept > 0);
  return {};
}

void pay_halves(PlayTable& table, std::size_t company, int revenue) {
  const int kept = revenue / 2;
  table.pay(the_bank, company_owner(company), kept);
  table.pay(the_bank, table.state.companies[company].president, revenue - kept);
}

void split(PlayTable& table) {
  const std::size_t company = *table.operator_now();
  const int revenue = table.state.this_turn.revenue;
  table.pay(the_bank, company_owner(company), table.state.this_turn.subsidy);
  pay_halves(table, company, revenue);
  if (revenue == 0) pay_for_nothing(table, company);
  close_turn(table, company, revenue - revenue / 2, false);
}

void no_dividend(PlayTable& table) {
  const std::size_t company = *table.operator_now();
  table.pay(the_bank, company_owner(company), table.state.this_turn.subsidy);
  close_turn(table, company, 0, false);
}

void pay_by_rule(PlayTable& table, std::size_t company, rule::Dividend kind) {
  if (table.state.this_turn.revenue <= 0) {
    no_dividend(table);
    return;
  }
  Action action;
  action.kind = ActionKind::Dividend;
  action.actor = company_owner(company);
  action.dividend = kind;
  static_cast<void>(pay_dividend(table, action));
}

// The bank pays a company with a train for its home at the start of its turn.

void pay_for_home(PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  if (facts.rules == nullptr || !said(facts.rules->home_pays, false) || facts.minor || facts.homes.empty() ||
      table.cards_of(company_owner(company)).empty())
    return;
  const Tile& tile = table.tile_on(facts.homes.front().hex);
  if (tile.stops.empty()) return;
  table.pay(the_bank, company_owner(company),
            revenue_in_phase(tile.stops.front().revenue, table.game.title().roster, table.phase()));
}

}  // namespace trackwright::play

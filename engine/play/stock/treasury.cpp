// A company redeems its shares in a stock round and puts them on sale again. This is its president's only
// action in that turn.
#include <algorithm>
#include <cstdlib>

#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

// Allows the action only if the president has done nothing else in this turn.
Verdict may_act(const PlayTable& table, std::size_t company) {
  const TurnState& turn = table.state.this_turn;
  const CompanyState& one = table.state.companies[company];
  if (table.state.step != Stage::Shares || !one.president.is_player(*table.player_now()) || one.closed)
    return refused("turn", "the president of the company cannot act now");
  if (must_sell(table, one.president.index))
    return refused("title.certificates", "the president is over the certificate limit and must sell first");
  if (turn.bought > 0 || turn.parred || turn.sold_before || turn.sold_after || turn.company_acted)
    return refused("companies.redeem", "the president can do nothing else in this turn");
  return {};
}

bool has_source(const ShareDeal& deal, rule::DealFrom from) {
  if (deal.from.empty()) return from == rule::DealFrom::Pool;
  return std::ranges::any_of(deal.from, [&](const auto& one) { return one.value == from; });
}

// One certificate of each player; also the president's, if the presidency stays.
std::vector<PlayTable::Bundle> of_players(const PlayTable& table, std::size_t company) {
  std::vector<PlayTable::Bundle> bundles;
  const Owner president = table.state.companies[company].president;
  int most = 0;
  for (std::size_t p = 0; p < table.state.players.size(); ++p)
    if (player_owner(p) != president) most = std::max(most, table.percent_of(player_owner(p), company));
  for (std::size_t p = 0; p < table.state.players.size(); ++p) {
    const Owner player = player_owner(p);
    if (player == president && table.percent_of(player, company) == most) continue;
    for (const std::uint8_t number : table.held(player, company)) {
      if (table.game.companies[company].certificates[number].president) continue;
      bundles.push_back(table.bundle(company, player, {number}, 0));
      break;
    }
  }
  return bundles;
}

void end_turn(PlayTable& table) {
  table.state.this_turn.company_acted = true;
  table.state.last_to_act = static_cast<std::int8_t>(*table.player_now());
  table.state.players[*table.player_now()].passed = false;
  table.pass_step(Stage::Shares);
}

// The cell of the top row nearest to three quarters of the price, the higher one of two; at least par.
Cell price_of_treasury(const PlayTable& table, std::size_t company) {
  const CompanyState& one = table.state.companies[company];
  const int wanted = 3 * *table.game.price_at(one.cell);
  Cell best = one.par;
  int least = -1;
  for (std::int8_t column = 0; table.game.price_at({0, column}); ++column) {
    const int apart = std::abs(4 * *table.game.price_at({0, column}) - wanted);
    if (least >= 0 && apart > least) continue;
    least = apart;
    best = {0, column};
  }
  return *table.game.price_at(best) > *table.game.price_at(one.par) ? best : one.par;
}

}  // namespace

std::vector<PlayTable::Bundle> redeemable_in_stock_round(const PlayTable& table, std::size_t company) {
  const ShareDeal* deal = table.game.companies[company].redeem;
  const CompanyState& one = table.state.companies[company];
  if (deal == nullptr || !one.operated || !one.cell.is_there()) return {};
  const auto own = table.held(the_offer, company).size() + table.held(company_owner(company), company).size();
  if (deal->own_below && own >= static_cast<std::size_t>(deal->own_below->value)) return {};
  const int price = table.share_price(company, the_pool);
  if (price > one.purse || price > one.cash) return {};
  const auto pool = table.held(the_pool, company);
  if (has_source(*deal, rule::DealFrom::Pool) && !pool.empty())
    return {table.bundle(company, the_pool, {pool.front()}, 0)};
  return has_source(*deal, rule::DealFrom::Players) ? of_players(table, company)
                                                    : std::vector<PlayTable::Bundle>{};
}

Verdict redeem_in_stock_round(PlayTable& table, const Action& action) {
  const std::size_t company = action.actor.index;
  if (auto no = may_act(table, company)) return no;
  if (action.company != company) return refused("companies.redeem", "a company can buy only its own shares");
  const auto offers = redeemable_in_stock_round(table, company);
  const auto offer = std::ranges::find(offers, action.certificates, &PlayTable::Bundle::certificates);
  if (offer == offers.end()) return refused("companies.redeem", "the company cannot redeem this share now");
  const int price = table.share_price(company, the_pool);
  const Owner seller = offer->owner.is_player() ? offer->owner : the_bank;
  table.transfer(*offer, action.actor, action.actor, seller, price);
  move_for_deal(table, company, *table.game.companies[company].redeem, MoveCause::Redeemed,
                offer->percent / table.share_of(company));
  table.state.companies[company].purse = 0;
  end_turn(table);
  return {};
}

std::optional<PlayTable::Bundle> reissuable(const PlayTable& table, std::size_t company) {
  auto own = table.held(company_owner(company), company);
  if (table.game.companies[company].reissue == nullptr || own.empty() ||
      !table.held(the_offer, company).empty() || !table.state.companies[company].cell.is_there())
    return std::nullopt;
  return table.bundle(company, company_owner(company), std::move(own), 0);
}

Verdict reissue(PlayTable& table, const Action& action) {
  const std::size_t company = action.actor.index;
  if (auto no = may_act(table, company)) return no;
  const auto own = reissuable(table, company);
  std::vector<std::uint8_t> named = action.certificates;
  std::ranges::sort(named);
  std::vector<std::uint8_t> all = own ? own->certificates : std::vector<std::uint8_t>{};
  std::ranges::sort(all);
  if (!own || action.company != company || named != all)
    return refused("companies.reissue",
                   "the company can reissue its treasury shares only when all other shares are sold");
  CompanyState& one = table.state.companies[company];
  one.par = price_of_treasury(table, company);
  one.reissued = true;
  for (const std::uint8_t number : own->certificates) table.move_certificate(company, number, the_offer);
  end_turn(table);
  return {};
}

}  // namespace trackwright::play

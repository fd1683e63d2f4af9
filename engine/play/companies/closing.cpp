// Companies that close because their price reaches a closing cell.
#include <algorithm>
#include <utility>

#include "engine/play/companies/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

void close_privates_of(PlayTable& table, std::size_t company) {
  for (std::size_t p = 0; p < table.state.privates.size(); ++p)
    if (table.state.privates[p].owner.is_company(company)) table.close_private(p);
}

void take_stations(PlayTable& table, std::size_t company) {
  for (const std::size_t t : table.tokens_of(company)) {
    const auto hex = std::exchange(table.state.tokens[t].hex, std::int16_t{-1});
    if (hex >= 0) table.hex_changed(static_cast<std::size_t>(hex));
  }
}

namespace {

void clear_board(PlayTable& table, std::size_t company) {
  take_stations(table, company);
  // Recorded games keep the tokens.
  if (!table.game.foreign_record)
    std::erase_if(table.state.bonus_tokens,
                  [&](const BonusTokenState& one) { return one.company == company; });
  table.track_changed();
}

void give_up_goods(PlayTable& table, std::size_t company) {
  const bool pool =
      said(table.game.rules().trains.of_closed, rule::OverLimit::Removed) == rule::OverLimit::Pool;
  for (const std::uint16_t card : table.cards_of(company_owner(company)))
    table.take_card(card, pool && !table.state.cards[card].obsolete ? the_pool : nobody);
  close_privates_of(table, company);
  for (PrivateState& one : table.state.privates)
    if (one.token_holder == static_cast<int>(company)) one.token_holder = -1;
  table.pay(company_owner(company), the_bank, table.state.companies[company].cash);
}

// Resets the company as in the set-up; players who sold its shares before may buy it again.
void begin_anew(PlayTable& table, std::size_t company) {
  State& state = table.state;
  const CompanyFacts& facts = table.game.companies[company];
  for (std::size_t i = 0; i < facts.certificates.size(); ++i)
    state.certificates[facts.first_certificate + i] = {facts.certificates[i].percent > 0 ? the_offer : nobody,
                                                       false};
  state.companies[company] = {};
  state.companies[company].reopened = true;
  for (PlayerState& player : state.players) player.anew |= player.sold & (std::uint64_t{1} << company);
}

void close(PlayTable& table, std::size_t company) {
  State& state = table.state;
  clear_board(table, company);
  give_up_goods(table, company);
  for (std::size_t i = 0; i < table.game.companies[company].certificates.size(); ++i)
    table.move_certificate(company, i, the_bank);
  const auto is_its = [&](const UnsettledSale& sale) { return sale.company == company; };
  std::erase_if(state.unsettled, is_its);
  std::erase(state.connecting, static_cast<std::uint8_t>(company));
  state.limit_of_all = true;
  const CompanyRules* rules = table.game.companies[company].rules;
  if (rules != nullptr && said(rules->reopens, false)) {
    begin_anew(table, company);
    return;
  }
  CompanyState closed;
  closed.closed = true;
  closed.operated = state.companies[company].operated;
  state.companies[company] = closed;
}

}  // namespace

void close_for_debt(PlayTable& table, std::size_t company) {
  close(table, company);
}

bool is_gone(const PlayTable& table, std::size_t company) {
  const CompanyState& one = table.state.companies[company];
  return one.closed || (one.reopened && !one.floated);
}

void close_companies(PlayTable& table) {
  for (std::size_t c = 0; c < table.state.companies.size(); ++c) {
    const CompanyState& one = table.state.companies[c];
    if (!one.closed && one.cell.is_there() &&
        (one.off_market || table.game.effect(one.cell, MarketEffect::Closes)))
      close(table, c);
  }
}

}  // namespace trackwright::play

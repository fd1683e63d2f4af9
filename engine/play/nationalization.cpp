// Companies that the state takes over.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

bool state_has_token(const PlayTable& table, std::int16_t hex) {
  return std::ranges::any_of(table.state.tokens, [&](const TokenState& token) {
    return token.company == the_state && token.neutral == 0 && token.hex == hex;
  });
}

// Turns stations into the state's, at most one in a hex.
void give_tokens(PlayTable& table, std::size_t company) {
  for (const std::size_t t : table.tokens_of(company)) {
    TokenState& token = table.state.tokens[t];
    const std::int16_t hex = token.hex;
    if (hex < 0) continue;
    if (state_has_token(table, hex))
      token.hex = -1;
    else
      token.company = the_state;
    table.hex_changed(static_cast<std::size_t>(hex));
  }
}

void pay_shares(PlayTable& table, std::size_t company) {
  const int price = table.game.price_at(table.state.companies[company].cell).value_or(0);
  const CompanyFacts& facts = table.game.companies[company];
  for (const std::uint8_t player : table.state.order)
    for (const std::uint8_t number : table.held(player_owner(player), company)) {
      table.pay(the_bank, player_owner(player), price * facts.certificates[number].percent / facts.share);
      table.move_certificate(company, number, the_offer);
    }
  for (const std::uint8_t number : table.held(the_pool, company))
    table.move_certificate(company, number, the_offer);
}

void nationalize(PlayTable& table, std::size_t company) {
  CompanyState& one = table.state.companies[company];
  give_tokens(table, company);
  close_privates_of(table, company);
  for (int left = said(table.game.rules().nationalization->left, 0); left > 0; --left)
    table.move_left(company);
  pay_shares(table, company);
  table.pay(company_owner(company), the_bank, one.cash);
  one.closed = true;
  one.started = false;
  one.floated = false;
  one.president = nobody;
  one.cell = {};
  one.par = {};
}

}  // namespace

// Nationalizes the first company in operating order that has operated and owns no train.
void nationalize_trainless(PlayTable& table) {
  if (!table.state.nationalizing) return;
  table.state.nationalizing = false;
  const auto& rules = table.game.rules().nationalization;
  if (!rules || said(rules->which, rule::Nationalized::Trainless) != rule::Nationalized::Trainless) return;
  for (const std::uint8_t c : table.operating_order())
    if (!table.game.companies[c].minor && !table.is_neutral(c) && table.state.companies[c].operated &&
        table.cards_of(company_owner(c)).empty()) {
      nationalize(table, c);
      return;
    }
}

bool may_nationalize(const PlayTable& table, std::size_t company) {
  const auto& rules = table.game.rules().nationalization;
  return rules && said(rules->which, rule::Nationalized::Trainless) == rule::Nationalized::Chosen &&
         (table.state.events & table.game.event_bit("nationalization")) != 0 &&
         !table.state.companies[company].converted;
}

Verdict choose_nationalization(PlayTable& table, const Action& action) {
  if (action.choice != "nationalize")
    return refused("nationalization", "the company does not have this choice");
  table.convert(*table.operator_now(), table.game.shares_of_state());
  table.pass_step(Stage::Nationalize);
  return {};
}

void nationalize_with(PlayTable& table, const std::string& train) {
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    const CompanyState& one = table.state.companies[c];
    const PowerFacts* power = table.game.companies[c].power(rule::Power::NationalizedWithTrain);
    if (power != nullptr && names(power->rule->trains, train) && one.floated && !one.converted &&
        !one.closed && !table.is_neutral(c))
      table.convert(c, table.game.shares_of_state());
  }
}

}  // namespace trackwright::play

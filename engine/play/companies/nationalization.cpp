// A company that takes over all possessions of minors when they close; it floats no earlier than that event.
#include <algorithm>
#include <charconv>

#include "engine/play/companies/steps.h"

namespace trackwright::play {

namespace {

// Whether the company has its own station in that city.
bool is_there(const PlayTable& table, std::size_t company, const TokenState& at) {
  return std::ranges::any_of(table.state.tokens, [&](const TokenState& one) {
    return one.company == company && one.hex == at.hex && one.city == at.city;
  });
}

// Exchanges the minor's stations for the company's own, at most one in a city.
void exchange_stations(PlayTable& table, std::size_t minor, std::size_t company) {
  for (const std::size_t t : table.tokens_of(minor)) {
    const TokenState was = table.state.tokens[t];
    if (was.hex < 0) continue;
    const auto hex = static_cast<std::size_t>(was.hex);
    table.state.tokens[t].hex = -1;
    const auto own = table.next_token(company);
    if (own && !is_there(table, company, was)) {
      table.put_token(*own, hex, was.city, was.slot);
      table.state.tokens[*own].marker = was.marker;
    }
    table.hex_changed(hex);
  }
}

// The company keeps one token of each kind; others go to the pool.
void pass_bonus_tokens(PlayTable& table, std::size_t minor, std::size_t company) {
  auto& tokens = table.state.bonus_tokens;
  for (BonusTokenState& one : tokens) {
    if (one.company != minor) continue;
    const bool has = std::ranges::any_of(tokens, [&](const BonusTokenState& other) {
      return other.company == company && other.token == one.token;
    });
    if (!has) one.company = static_cast<std::uint8_t>(company);
  }
  std::erase_if(tokens, [&](const BonusTokenState& one) { return one.company == minor; });
}

}  // namespace

void give_all(PlayTable& table, std::size_t minor, std::size_t company) {
  exchange_stations(table, minor, company);
  pass_bonus_tokens(table, minor, company);
  for (const std::uint16_t card : table.cards_of(company_owner(minor)))
    table.take_card(card, company_owner(company));
  table.pay(company_owner(minor), company_owner(company), table.state.companies[minor].cash);
  table.track_changed();
}

// Moves unsold certificates to the pool; the company floats if its president's certificate is sold.
void form_national(PlayTable& table) {
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    if (table.game.companies[c].power(rule::Power::FloatsFrom) == nullptr) continue;
    table.pool_unsold(c);
    if (table.state.companies[c].started) table.float_if(c, table.state.companies[c].floated);
  }
}

// Companies that the state takes over.

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
  one.loans = 0;
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

// Nationalization rounds: after operating rounds, companies decide in turn whether they become the state's. A
// company that does continues with twice as many shares; the state buys some of them.

namespace {

const NationalizationRules* offered(const PlayTable& table) {
  const auto& rules = table.game.rules().nationalization;
  if (!rules || said(rules->which, rule::Nationalized::Trainless) != rule::Nationalized::Offered)
    return nullptr;
  return &*rules;
}

// The company that owns a private with the right to decide first.
std::optional<std::size_t> asked_first(const PlayTable& table) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::NationalizesFirst) && table.state.privates[p].owner.is_company())
        return table.state.privates[p].owner.index;
  return std::nullopt;
}

}  // namespace

bool state_asks_after_round(const PlayTable& table) {
  if (offered(table) == nullptr) return false;
  const auto& values = table.phase().values;
  const auto when = values.find("nationalization");
  if (when == values.end()) return false;
  return when->second.value == "after each" ||
         when->second.value == "after round " + std::to_string(table.state.num);
}

void start_state_round(PlayTable& table) {
  State& state = table.state;
  state.round = RoundKind::Nationalization;
  state.at = 0;
  state.this_turn = {};
  state.operating = table.operating_order();
  std::ranges::reverse(state.operating);
  if (const auto first = asked_first(table)) {
    const auto it = std::ranges::find(state.operating, *first);
    if (it != state.operating.end()) std::rotate(state.operating.begin(), it, it + 1);
  }
}

// Whether a company has to decide now.
bool state_asks(PlayTable& table) {
  State& state = table.state;
  const auto is_left_out = [&](std::uint8_t c) {
    return state.companies[c].converted || table.is_neutral(c);
  };
  while (state.at < state.operating.size() && is_left_out(state.operating[state.at])) ++state.at;
  return state.at < state.operating.size();
}

std::vector<std::string> state_choices(const PlayTable& table, std::size_t company) {
  const NationalizationRules* rules = offered(table);
  if (rules == nullptr) return {};
  if (names(rules->may_choose, table.game.companies[company].id) && !table.state.companies[company].reopened)
    return {"0", "1", "2", "decline"};
  return {std::to_string(table.game.shares_of_state()), "decline"};
}

Verdict choose_state(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t company = state.operating[state.at];
  const auto choices = state_choices(table, company);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("nationalization", "this choice is not open to " + table.game.companies[company].id);
  if (action.choice == "decline") {
    ++state.at;
    return {};
  }
  int shares = 0;
  std::from_chars(action.choice.data(), action.choice.data() + action.choice.size(), shares);
  table.convert(company, shares);
  state.at = static_cast<std::uint8_t>(state.operating.size());
  return {};
}

}  // namespace trackwright::play

// A company that takes over all possessions of minors when they close; it floats no earlier than that event.
#include <algorithm>

#include "engine/play/steps.h"

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

}  // namespace trackwright::play

// Minors that the owner of a private runs. A company that buys the private takes them over.
#include <algorithm>

#include "engine/play/companies/steps.h"

namespace trackwright::play {

namespace {

// The minors of the private that are still open.
std::vector<std::uint8_t> minors_of(const PlayTable& table, std::size_t one) {
  std::vector<std::uint8_t> minors;
  for (const PowerFacts& power : table.game.privates[one].powers)
    if (power.is(rule::Power::RunsMinor))
      for (const std::uint8_t minor : power.companies)
        if (!table.state.companies[minor].closed) minors.push_back(minor);
  return minors;
}

void leave_game(PlayTable& table, std::size_t minor) {
  CompanyState& one = table.state.companies[minor];
  one.closed = true;
  one.floated = false;
  one.president = nobody;
}

// Its stations become extra ones of the company, placed behind those it has; duplicates in a hex are removed.
void pass_tokens(PlayTable& table, std::size_t minor, std::size_t company) {
  auto& tokens = table.state.tokens;
  const auto lies = [&](const TokenState& one) { return one.company == minor && one.hex >= 0; };
  for (auto token = std::ranges::find_if(tokens, lies); token != tokens.end();
       token = std::ranges::find_if(tokens, lies)) {
    const auto hex = static_cast<std::size_t>(token->hex);
    if (table.has_token_in(company, hex)) {
      token->hex = -1;
    } else {
      token->company = static_cast<std::uint8_t>(company);
      token->price = 0;
      std::rotate(token, token + 1, tokens.end());
    }
    table.hex_changed(hex);
  }
}

}  // namespace

// `anew`: the private had an owner before, so its minors keep their possessions.
void start_minors(PlayTable& table, std::size_t one, bool anew) {
  for (const std::uint8_t minor : minors_of(table, one)) {
    table.state.companies[minor].president = table.state.privates[one].owner;
    table.state.companies[minor].floated = true;
  }
  if (anew) return;
  for (const PowerFacts& power : table.game.privates[one].powers)
    if (power.is(rule::Power::RunsMinor))
      for (const std::uint8_t minor : power.companies)
        table.pay(the_bank, company_owner(minor), said(power.rule->treasury, 0));
}

// The money that the company could get by taking over minors with a treasury, at a price of 1 each.
int money_of_minors(const PlayTable& table, std::size_t company, std::size_t least_trains,
                    std::size_t most_trains) {
  const std::size_t trains = table.cards_of(company_owner(company)).size();
  if (table.game.companies[company].minor || table.state.companies[company].cash <= 0 ||
      trains < least_trains || trains > most_trains)
    return 0;
  int sum = 0;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_player() || table.game.privates[p].not_sold) continue;
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::RunsMinor) && power.rule->treasury)
        for (const std::uint8_t minor : power.companies)
          sum += std::max(table.state.companies[minor].cash - 1, 0);
  }
  return sum;
}

// Pays for minors while privates pay in the auction, instead of a run.
void minors_pay(PlayTable& table) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_player()) continue;
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::RunsMinor))
        for (const std::uint8_t minor : power.companies) {
          table.pay(the_bank, table.state.privates[p].owner, said(power.rule->amount, 0));
          table.pay(the_bank, company_owner(minor), said(power.rule->amount, 0));
        }
  }
}

Verdict may_take_over(const PlayTable& table, std::size_t one, std::size_t company) {
  for (const std::uint8_t minor : minors_of(table, one)) {
    const auto its = static_cast<int>(table.cards_of(company_owner(minor)).size());
    const auto ours = static_cast<int>(table.cards_of(company_owner(company)).size());
    if (its + ours > table.train_limit(company))
      return refused("roster.phases.limits",
                     "the company has no room for the train of " + table.game.companies[minor].id);
  }
  return {};
}

// The company gets money, trains and stations. Trains that ran for the minor do not run again in this round.
void take_over(PlayTable& table, std::size_t one, std::size_t company) {
  const auto minors = minors_of(table, one);
  if (minors.empty()) return;
  const auto stays = [](const PowerFacts& power) {
    return power.is(rule::Power::RunsMinor) && !said(power.rule->closes, true);
  };
  for (const std::uint8_t minor : minors) {
    pass_tokens(table, minor, company);
    for (const std::uint16_t card : table.cards_of(company_owner(minor))) {
      table.take_card(card, company_owner(company));
      table.state.cards[card].operated = true;
    }
    table.pay(company_owner(minor), company_owner(company), table.state.companies[minor].cash);
    leave_game(table, minor);
  }
  if (std::ranges::none_of(table.game.privates[one].powers, stays)) table.close_private(one);
}

void rest_minors(PlayTable& table, std::size_t one) {
  for (const std::uint8_t minor : minors_of(table, one)) {
    table.state.companies[minor].president = nobody;
    table.state.companies[minor].floated = false;
  }
}

void close_minors(PlayTable& table, std::size_t one) {
  for (const std::uint8_t minor : minors_of(table, one)) {
    table.pay(company_owner(minor), the_bank, table.state.companies[minor].cash);
    for (const std::uint16_t card : table.cards_of(company_owner(minor))) table.take_card(card, nobody);
    take_stations(table, minor);
    leave_game(table, minor);
  }
}

}  // namespace trackwright::play

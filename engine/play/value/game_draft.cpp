// The draft of a game, and stations of companies that left the game in the set-up.
#include <algorithm>

#include "engine/play/value/game_builder.h"

namespace trackwright::play {

void GameBuilder::draft(const AuctionRules& rules) {
  game_.draft = DraftFacts{said(rules.looks_at, 0), said(rules.reversed, false), {}, deal_.numbers};
  for (const std::string& name : deal_.deck)
    if (const auto one = game_.find_private(name))
      game_.draft->deck.push_back(static_cast<std::uint8_t>(*one));
}

// Shuffles the companies that start with a bid.
void GameBuilder::company_auction(const AuctionRules& rules) {
  CompanyAuction auction;
  auction.start = said(rules.start, 0);
  auction.step = said(rules.step, 5);
  auction.multiples = said(rules.multiples, false);
  auction.out_when_passed = said(rules.out_when_passed, true);
  auction.to_bank = said(rules.paid_to, rule::PaidTo::Treasury) == rule::PaidTo::Bank;
  std::uint64_t number = deal_.numbers;
  for (const std::size_t company : drawn_order(game_.companies.size(), number))
    if (game_.companies[company].starts_with_bid())
      auction.matrix.push_back(static_cast<std::uint8_t>(company));
  // Without columns, all companies are on offer.
  const int all = static_cast<int>(auction.matrix.size());
  auction.columns = static_cast<std::size_t>(std::max(1, said(rules.columns, all)));
  game_.company_auction = std::move(auction);
}

// Reserves the slot that a power keeps for its station, in the first city of the hex.
void GameBuilder::kept_slots() {
  const Roster& roster = title_.roster;
  for (std::size_t c = 0; c < game_.companies.size(); ++c)
    for (const PowerFacts& power : game_.companies[c].powers) {
      if (!power.is(rule::Power::PlaceStation) || !said(power.rule->reserves, false)) continue;
      const auto until =
          power.rule->phase ? std::optional(phase_index(roster, power.rule->phase->value)) : std::nullopt;
      for (const std::uint32_t hex : power.hexes)
        game_.homes_in[hex].push_back(
            {static_cast<std::uint8_t>(c), said(power.rule->city, 0), until, std::nullopt});
    }
  for (std::size_t p = 0; p < game_.privates.size(); ++p)
    for (const PowerFacts& power : game_.privates[p].powers)
      if (power.is(rule::Power::PlaceStation) && said(power.rule->reserves, false))
        for (const std::uint32_t hex : power.hexes)
          game_.homes_in[hex].push_back({nobodys, said(power.rule->city, 0), std::nullopt, p});
}

void GameBuilder::lent_tokens() {
  for (const auto& [name, powers] : rules_.privates.powers.kinds)
    for (const PowerRule& rule : powers)
      if (rule.power && rule.power->value == rule::Power::LendsBonusToken) game_.tells_holders = true;
}

void GameBuilder::token_sellers() {
  const auto sells = [](const PowerFacts& power) { return power.is(rule::Power::SellsBonusTokens); };
  std::vector<std::optional<std::size_t>> sellers;
  bool any = false;
  for (const BonusToken& token : title_.companies.bonus_tokens) {
    auto one = game_.find_private(token.owner);
    if (one && std::ranges::none_of(game_.privates[*one].powers, sells)) one.reset();
    any = any || one;
    sellers.push_back(one);
  }
  if (any) game_.token_sellers = std::move(sellers);
}

void GameBuilder::homes_that_stay() {
  for (const LotRule& lot : rules_.lots) {
    if (!said(lot.home_stays, false)) continue;
    for (const Ref& name : lot.of) {
      const auto company = std::ranges::find(title_.companies.companies, name.value,
                                             [](const Company& one) { return one.id.value; });
      if (company == title_.companies.companies.end() || is_dealt(name.value)) continue;
      for (const Station& home : company->homes)
        if (const auto hex = game_.find_hex(home.hex.value))
          game_.homes_of_others.push_back(
              {static_cast<std::uint32_t>(*hex), home.city ? std::optional(home.city->value) : std::nullopt});
    }
  }
}

}  // namespace trackwright::play

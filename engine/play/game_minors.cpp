// Minors that a player buys as a whole: in a game, each becomes a private that runs the minor, with its price
// in the treasury.
#include <algorithm>
#include <iterator>

#include "engine/play/game_builder.h"

namespace trackwright::play {

namespace {

PowerRule power(rule::Power kind) {
  PowerRule rule;
  rule.power = Placed<rule::Power>{kind, {}};
  return rule;
}

}  // namespace

// The private stays open until minors close; the minor defines the rest.
void GameBuilder::add_bought(const Company& minor) {
  PrivateFacts facts;
  facts.id = minor.id.value;
  facts.name = minor.name.empty() ? facts.id : minor.name;
  facts.price = minor.price ? minor.price->value : 0;
  facts.stays_open = true;
  facts.not_sold = true;
  PowerRule runs = power(rule::Power::RunsMinor);
  runs.companies.push_back({minor.id.value, {}});
  runs.treasury = Placed<int>{facts.price, {}};
  std::vector<PowerRule> rules{std::move(runs), power(rule::Power::StaysOpen), power(rule::Power::NotSold)};
  for (const auto& [name, powers] : rules_.company_powers.kinds)
    if (name.value == facts.id)
      std::ranges::copy_if(powers, std::back_inserter(rules), [](const PowerRule& one) {
        return one.power && one.power->value == rule::Power::BecomesShare;
      });
  for (PowerRule& rule : rules) {
    game_.made_rules.push_back(std::make_shared<const PowerRule>(std::move(rule)));
    facts.powers.push_back(power_of(*game_.made_rules.back()));
  }
  game_.privates.push_back(std::move(facts));
}

void GameBuilder::bought_minors() {
  for (const CompanyFacts& company : game_.companies)
    if (company.minor && company.rules != nullptr &&
        said(company.rules->start, rule::CompanyStart::PresidentCertificate) == rule::CompanyStart::Bought)
      add_bought(*company.company);
}

}  // namespace trackwright::play

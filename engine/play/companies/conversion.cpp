// Companies that split their shares, by choice at the start of their turns or all at once by an event.
#include <algorithm>

#include "engine/play/companies/steps.h"

namespace trackwright::play {

namespace {

bool converts_by(const ConversionRule& rule, rule::ConversionTime time) {
  return std::ranges::any_of(rule.when, [&](const auto& one) { return one.value == time; });
}

// Whether a conversion would change the certificates.
bool splits(const CompanyFacts& facts) {
  return std::ranges::any_of(facts.certificates,
                             [](const CertificateFacts& one) { return one.then != one.percent; });
}

void add_tokens(PlayTable& table, std::size_t company, const ConversionRule& rule) {
  for (int i = said(rule.tokens, 0); i > 0; --i) {
    TokenState token;
    token.company = static_cast<std::uint8_t>(company);
    token.price = static_cast<std::int16_t>(said(rule.token_cost, 0));
    table.state.tokens.push_back(token);
  }
}

void convert_company(PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  const ConversionRule& rule = *facts.conversion;
  const bool started = table.state.companies[company].started;
  for (int left = started ? said(rule.left, 0) : 0; left > 0; --left) table.move_left(company);
  table.convert(company, 0);
  // Nobody has shares in the pool of a company that has not started.
  const bool pool = started && said(rule.new_shares, rule::ShareSource::Offer) == rule::ShareSource::Pool;
  int fresh = 0;
  for (std::size_t i = 0; i < facts.certificates.size(); ++i) {
    if (facts.certificates[i].percent > 0) continue;
    ++fresh;
    if (pool) table.move_certificate(company, i, the_pool);
  }
  if (started && said(rule.paid, false))
    table.pay(the_bank, company_owner(company),
              fresh * table.game.price_at(table.state.companies[company].cell).value_or(0));
  add_tokens(table, company, rule);
}

}  // namespace

bool may_convert(const PlayTable& table, std::size_t company) {
  const ConversionRule* rule = table.game.companies[company].conversion;
  return rule != nullptr && splits(table.game.companies[company]) &&
         converts_by(*rule, rule::ConversionTime::TurnStart) && !table.state.companies[company].converted &&
         !table.is_neutral(company) &&
         (rule->phases.empty() || names(rule->phases, table.phase().name.value));
}

void convert_all(PlayTable& table) {
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    const ConversionRule* rule = table.game.companies[c].conversion;
    const CompanyState& one = table.state.companies[c];
    if (rule != nullptr && splits(table.game.companies[c]) && !one.converted && !one.closed &&
        converts_by(*rule, rule::ConversionTime::Event))
      convert_company(table, c);
  }
}

Verdict convert_shares(PlayTable& table, const Action& action) {
  if (!action.actor.is_company() || !may_convert(table, action.actor.index))
    return refused("companies.conversion", "the company cannot convert its shares now");
  convert_company(table, action.actor.index);
  table.pass_step(Stage::Conversion);
  return {};
}

}  // namespace trackwright::play

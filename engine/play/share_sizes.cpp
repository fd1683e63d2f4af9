// The percentages of certificates, which change by conversion, and how companies are paid for them.
#include <algorithm>

#include "engine/play/table.h"

namespace trackwright::play {

int PlayTable::percent_each(std::size_t company, std::size_t number) const {
  const CertificateFacts& one = game.companies[company].certificates[number];
  return state.companies[company].converted ? one.then : one.percent;
}

int PlayTable::share_of(std::size_t company) const {
  const CompanyFacts& facts = game.companies[company];
  return state.companies[company].converted && facts.certificates.size() > 1 ? facts.certificates[1].then
                                                                             : facts.share;
}

int PlayTable::presidents(std::size_t company) const {
  const CompanyFacts& facts = game.companies[company];
  return state.companies[company].converted && !facts.certificates.empty() ? facts.certificates.front().then
                                                                           : facts.president;
}

// Halves the certificates and issues new ones; the state buys `shares` of them at the company's price.
void PlayTable::convert(std::size_t company, int shares) {
  CompanyState& one = state.companies[company];
  one.converted = true;
  state.limit_of_all = false;
  const CompanyFacts& facts = game.companies[company];
  int sold = 0;
  for (std::size_t i = 0; i < facts.certificates.size(); ++i) {
    if (facts.certificates[i].percent > 0) continue;
    move_certificate(company, i, sold < shares ? the_bank : the_offer);
    if (sold < shares) ++sold;
  }
  pay(the_bank, company_owner(company), sold * game.price_at(one.cell).value_or(0));
}

// Whether the train that nationalizes the company has been bought.
bool PlayTable::starts_nationalized(std::size_t company) const {
  const PowerFacts* power = game.companies[company].power(rule::Power::NationalizedWithTrain);
  return power != nullptr && std::ranges::any_of(power->rule->trains, [&](const Ref& train) {
           const auto type = game.find_type(train.value);
           return type &&
                  state.cards[static_cast<std::size_t>(game.trains[*type].first_card)].owner != the_bank;
         });
}

void PlayTable::convert_at_float(std::size_t company) {
  const auto& rules = game.rules().nationalization;
  const bool by_phase =
      rules && rules->at_float && state.phase >= phase_index(game.title().roster, rules->at_float->value);
  if (by_phase || starts_nationalized(company)) convert(company, game.shares_of_state());
}

bool PlayTable::uncounted(std::size_t company, std::size_t number) const {
  const PowerFacts* power = game.companies[company].power(rule::Power::SmallUncounted);
  return power != nullptr && percent_each(company, number) <= said(power->rule->amount, 0);
}

bool PlayTable::incremental(std::size_t company) const {
  return game.companies[company].incremental && !state.companies[company].full;
}

}  // namespace trackwright::play

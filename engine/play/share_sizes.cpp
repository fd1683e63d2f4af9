// How much of a company its certificates are, which changes where it converts, and how it is paid for.
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

bool PlayTable::uncounted(std::size_t company, std::size_t number) const {
  const PowerFacts* power = game.companies[company].power(rule::Power::SmallUncounted);
  return power != nullptr && percent_each(company, number) <= said(power->rule->amount, 0);
}

bool PlayTable::incremental(std::size_t company) const {
  return game.companies[company].incremental && !state.companies[company].full;
}

}  // namespace trackwright::play

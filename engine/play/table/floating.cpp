// When a company floats, and the money that it gets.
#include <algorithm>

#include "engine/play/table/table.h"

namespace trackwright::play {

int PlayTable::float_percent(std::size_t company) const {
  if (state.companies[company].floats_at > 0) return state.companies[company].floats_at;
  const CompanyFacts& facts = game.companies[company];
  const auto& by_phase = facts.company->float_by_phase;
  const auto here = by_phase.find(phase().name.value);
  const int percent = here == by_phase.end() ? facts.float_percent : here->second.value;
  // A company that floats with its president's certificate still does so after it splits its shares.
  return percent == facts.president ? presidents(company) : percent;
}

void PlayTable::float_if(std::size_t company, bool before) {
  CompanyState& one = state.companies[company];
  if (one.floated || before) return;
  const CompanyFacts& facts = game.companies[company];
  const PowerFacts* later = facts.power(rule::Power::FloatsFrom);
  if (later != nullptr && later->rule->phase &&
      state.phase < phase_index(game.title().roster, later->rule->phase->value))
    return;
  if (percent_of(the_offer, company) > 100 - float_percent(company)) return;
  one.floated = true;
  if (facts.few != nullptr && said(facts.few->rest_to_pool, false))
    for (const std::uint8_t number : held(the_offer, company)) move_certificate(company, number, the_pool);
  convert_at_float(company);
  if (incremental(company)) return;
  if (later != nullptr && later->rule->treasury) {
    pay(the_bank, company_owner(company), later->rule->treasury->value);
    return;
  }
  const int all = game.price_at(one.par).value_or(0) * facts.total_shares();
  if (facts.rules == nullptr || !facts.rules->full_from) {
    pay(the_bank, company_owner(company), all);
    return;
  }
  pay(the_bank, company_owner(company), all - std::min(all, one.cash));  // the company has spent nothing yet
  pool_unsold(company);
}

// Moves unsold certificates to the pool, except those that are kept for an event.
void PlayTable::pool_unsold(std::size_t company) {
  for (const std::uint8_t number : held(the_offer, company))
    if (!game.companies[company].certificates[number].president &&
        !state.certificates[certificate(company, number)].kept)
      move_certificate(company, number, the_pool);
}

}  // namespace trackwright::play

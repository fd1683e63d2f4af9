#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_total_differs(const Facts& facts, Report& report) {
  const auto& stated = facts.title.totals.station_tokens;
  if (!stated || !facts.whole) return;
  int sum = 0;
  for (const Company& company : facts.title.companies.companies)
    sum += static_cast<int>(company.tokens.size());
  if (sum == stated->value) return;
  report(stated->place, "station_tokens",
         fmt::format("the rules speak of {}, but the companies have {}",
                     count_words(stated->value, "station token"), sum),
         "one of the lists `tokens` is wrong, or the total");
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_bonus_count(const Facts& facts, Report& report) {
  for (const BonusToken& token : facts.title.companies.bonus_tokens)
    if (token.count.value <= 0)
      report(token.count.place, token.id,
             fmt::format("the count of the bonus token {1} is {0}", token.count.value, token.id),
             "state the number to print");
}

}  // namespace trackwright::checks

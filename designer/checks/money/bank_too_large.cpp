#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_bank_too_large(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  int most = 0;
  for (const PlayerRow& row : title.players)
    if (row.cash) most = std::max(most, row.players * row.cash->value);
  if (!title.bank || most == 0 || title.bank->value <= 30 * most) return;
  report(title.bank->place, "bank",
         fmt::format("the bank holds {}, more than thirty times the {} that the players start with",
                     money(title, title.bank->value), money(title, most)),
         "check the amount, or write `unlimited`");
}

}  // namespace trackwright::checks

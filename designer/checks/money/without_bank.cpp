#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_without_bank(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  // A title that states its limits is past its first sketch.
  if (title.bank_said || title.players.empty() || (!title.holding_limit && !title.pool_limit)) return;
  report(title.place, "bank", "the size of the bank is missing",
         "add `bank` to title.yaml: an amount, or `unlimited`");
}

}  // namespace trackwright::checks

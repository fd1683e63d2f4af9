#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_bank_too_small(const Facts& facts, Report& report) {
  if (!facts.title.bank) return;
  for (const PlayerRow& row : facts.title.players) {
    if (!row.cash || row.players * row.cash->value < facts.title.bank->value) continue;
    report(facts.title.bank->place, std::to_string(row.players),
           fmt::format("{} players take {} at the start, but the bank has only {}", row.players,
                       money(facts.title, row.players * row.cash->value),
                       money(facts.title, facts.title.bank->value)),
           "correct the bank or the starting money");
  }
}

}  // namespace trackwright::checks

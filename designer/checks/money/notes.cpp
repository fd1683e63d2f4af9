#include "designer/checks/prelude.h"

#include <numeric>

namespace trackwright::checks {

namespace {

// Reports an amount that no notes add up to, because their common divisor does not divide it.
void look(const Title& title, int unit, const Placed<int>& amount, const Name& what, Report& report) {
  if (amount.value % unit == 0) return;
  report(amount.place, what,
         fmt::format("{} for `{}` cannot be paid: all notes are multiples of {}", money(title, amount.value),
                     what.text, money(title, unit)),
         "add smaller notes, or change the amount");
}

}  // namespace

void money_notes(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  int unit = 0;
  for (const auto& note : title.notes) unit = std::gcd(unit, note.value);
  if (unit <= 1) return;
  for (const Train& train : title.roster.trains)
    look(title, unit, train.price, {Name::Train, train.name.value}, report);
  for (const Private& company : title.companies.privates) {
    look(title, unit, company.price, {Name::Private, company.id.value}, report);
    look(title, unit, company.revenue, {Name::Private, company.id.value}, report);
  }
  for (const Company& company : title.companies.companies)
    for (const auto& token : company.tokens)
      look(title, unit, token, {Name::Company, company.id.value}, report);
  for (const PlayerRow& row : title.players)
    if (row.cash) look(title, unit, *row.cash, {Name::Players, std::to_string(row.players)}, report);
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Where all companies of its kind have none, and there are defaults for it: these lack them.
Place where_lost(const Facts& facts, const Company& company) {
  const auto has = [&](const Company& other) { return other.kind == company.kind && !other.tokens.empty(); };
  if (std::ranges::none_of(facts.title.companies.companies, has))
    for (const Ref& kind : facts.title.companies.defaults)
      if (kind.value == company.kind) return kind.place;
  return company.place;
}

}  // namespace

void token_without_tokens(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.tokens.empty() || company.kind != "major") continue;
    report(where_lost(facts, company), company.id.value,
           fmt::format("{} has no station token", company.id.value),
           "list the cost of each: `tokens: [0, 40]`");
  }
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// The defaults of its kind, which have none either; nullptr where there are none.
const Ref* defaults_of(const Facts& facts, const Company& company) {
  const auto& defaults = facts.title.companies.defaults;
  const auto found = std::ranges::find(defaults, company.kind, &Ref::value);
  return found == defaults.end() ? nullptr : &*found;
}

// Then the defaults lack them rather than each company.
bool nobody_has(const Facts& facts, const std::string& kind) {
  return std::ranges::none_of(facts.title.companies.companies, [&](const Company& company) {
    return company.kind == kind && (!company.certificates.empty() || company.price);
  });
}

}  // namespace

void company_without_certificates(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.certificates.empty() || company.price) continue;
    // A private of the same name is bought in its stead.
    if (find_private(facts.title.companies, company.id.value) != nullptr) continue;
    const Ref* defaults = defaults_of(facts, company);
    const bool lost_there = defaults != nullptr && nobody_has(facts, company.kind);
    Finding& finding = report(lost_there ? defaults->place : company.place, company.id.value,
                              fmt::format("{} has no certificates and no price", company.id.value),
                              "give its `certificates`, or the `price` for which it is bought whole");
    if (defaults != nullptr && !lost_there)
      finding.related.push_back({defaults->place, "the defaults of its kind have none either"});
  }
}

}  // namespace trackwright::checks

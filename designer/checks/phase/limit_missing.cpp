#include "designer/checks/prelude.h"

#include <functional>

namespace trackwright::checks {

namespace {

// Phases between the first and the last that give a limit for this kind, but give none themselves.
std::vector<const Phase*> holes(const std::vector<Phase>& phases, const std::string& kind) {
  std::vector<const Phase*> found;
  std::vector<const Phase*> pending;
  bool begun = false;
  for (const Phase& phase : phases) {
    if (!phase.limits.contains(kind)) {
      if (begun) pending.push_back(&phase);
      continue;
    }
    begun = true;
    found.insert(found.end(), pending.begin(), pending.end());
    pending.clear();
  }
  return found;
}

// Companies that the other limits hold for as long as for any: majors of another size, say. Minors close; a
// national does not.
bool lives_on(const Facts& facts, const std::string& kind) {
  const auto& companies = facts.title.companies.companies;
  const auto is_of_it = [&](const Company& company) { return company.kind == kind; };
  const auto has_shares = [&](const Company& company) {
    return is_of_it(company) && company.certificates.size() > 1 && !company.conversion;
  };
  return kind != "minor" && std::ranges::any_of(companies, is_of_it) &&
         (kind == "national" || std::ranges::count_if(companies, is_of_it) == std::ranges::count_if(companies, has_shares));
}

// Companies that are there from the beginning: some have a price, and none become others.
bool starts_first(const Facts& facts, const std::string& kind) {
  return kind == "minor" && std::ranges::any_of(facts.title.companies.companies,
                                                [&](const Company& company) { return company.kind == kind; });
}

}  // namespace

void phase_limit_missing(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  if (phases.empty()) return;
  for (const std::string& kind : facts.kinds) {
    const auto limited = [&](const Phase& phase) { return phase.limits.contains(kind); };
    // Minors and nationals often own what they are given, without a limit.
    if (kind != "major" && std::ranges::none_of(phases, limited)) continue;
    if (std::ranges::none_of(phases, limited)) {
      report(phases.front().place, kind, fmt::format("no phase says how many trains a {} may own", kind),
             fmt::format("add it to the phases: `limits: {{{}: 4}}`", kind));
      continue;
    }
    // All trade in trains from first to last, but for one phase at an end.
    const auto without = std::ranges::count_if(phases, std::not_fn(limited));
    for (const Phase* end : {&phases.front(), &phases.back()})
      if ((kind == "major" || (end == &phases.front() ? starts_first(facts, kind) : lives_on(facts, kind))) &&
          without == 1 && phases.size() > 3 && !limited(*end) && !end->limits.empty())
        report(end->place, end->name.value,
               fmt::format("phase {} gives no train limit for a {}, though all other phases do",
                           end->name.value, kind),
               "add it to its `limits`");
    for (const Phase* phase : holes(phases, kind))
      report(phase->place, phase->name.value,
             fmt::format("phase {} gives no train limit for a {}, though phases before and after it do",
                         phase->name.value, kind),
             "add it to its `limits`");
  }
}

}  // namespace trackwright::checks

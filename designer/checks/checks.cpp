#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "designer/checks/allow.h"
#include "designer/checks/check.h"
#include "designer/checks/consequences.h"
#include "designer/checks/facts.h"
#include "designer/compare/compare.h"
#include "engine/base/parallel.h"

namespace trackwright {

Finding& Report::operator()(Place place, std::string object, std::string message, std::string help) {
  Finding finding;
  finding.check = check_;
  finding.severity = severity_;
  finding.message = std::move(message);
  finding.place = place;
  finding.help = std::move(help);
  finding.object = std::move(object);
  return findings_.emplace_back(std::move(finding));
}

const Check* find_check(std::string_view name) {
  const auto it = std::ranges::find(all_checks(), name, &Check::name);
  return it == all_checks().end() ? nullptr : &*it;
}

namespace {

std::string_view family_of(const Check& check) {
  return check.name.substr(0, check.name.find('/'));
}

// The table cut where the family changes.
std::vector<std::span<const Check>> families() {
  std::vector<std::span<const Check>> cut;
  const std::span<const Check> all(all_checks());
  for (std::size_t from = 0, to = 0; from < all.size(); from = to) {
    while (to < all.size() && family_of(all[to]) == family_of(all[from])) ++to;
    cut.push_back(all.subspan(from, to - from));
  }
  return cut;
}

Findings run_family(std::span<const Check> family, const Facts& facts) {
  Findings findings;
  for (const Check& check : family) {
    if (check.run == nullptr) continue;
    Report report(check.name, check.severity, findings);
    check.run(facts, report);
  }
  return findings;
}

// The families at once; what they found is joined in the order of the table.
Findings run_families(const Facts& facts) {
  const std::vector<std::span<const Check>> cut = families();
  std::vector<Findings> found(cut.size());
  in_parallel(cut.size(), [&](std::size_t i) { found[i] = run_family(cut[i], facts); });
  Findings findings;
  for (Findings& family : found) std::ranges::move(family, std::back_inserter(findings));
  return findings;
}

}  // namespace

// What is said about a thing that could not be read as written follows from that mistake, which was reported.
Findings run_checks(const Title& title, const SecondSource* second) {
  Facts facts = gather_facts(title);
  if (second != nullptr)
    facts.against = Against{second->name, compare_titles(title, second->title).differences};
  Findings findings = run_families(facts);
  apply_allow(title, second != nullptr, findings);
  std::erase_if(findings, [&](const Finding& finding) { return follows_from_reading(finding, title); });
  return findings;
}

}  // namespace trackwright

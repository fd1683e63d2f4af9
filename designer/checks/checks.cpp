#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "designer/checks/allow.h"
#include "designer/checks/check.h"
#include "designer/checks/facts.h"
#include "designer/checks/needs.h"
#include "designer/compare/compare.h"
#include "engine/base/parallel.h"
#include "engine/base/words.h"

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

Finding& Report::operator()(Place place, Name object, std::string message, std::string help) {
  Finding& finding = (*this)(place, std::move(object.text), std::move(message), std::move(help));
  finding.kind = object.kind;
  return finding;
}

const Check* find_check(std::string_view name) {
  const auto it = std::ranges::find(all_checks(), name, &Check::name);
  return it == all_checks().end() ? nullptr : &*it;
}

namespace {

std::string_view family_of(const Check& check) {
  return check.name.substr(0, check.name.find('/'));
}

// Returns the table of checks, cut where the family changes.
std::vector<std::span<const Check>> families() {
  std::vector<std::span<const Check>> cut;
  const std::span<const Check> all(all_checks());
  for (std::size_t from = 0, to = 0; from < all.size(); from = to) {
    while (to < all.size() && family_of(all[to]) == family_of(all[from])) ++to;
    cut.push_back(all.subspan(from, to - from));
  }
  return cut;
}

// Whether the check applies to this title at all.
bool asked(const Check& check, const Facts& facts) {
  return check.run != nullptr && (facts.against || !check.name.starts_with("second-source/"));
}

CheckResults run_family(std::span<const Check> family, const Facts& facts, const Gaps& gaps) {
  CheckResults checked;
  for (const Check& check : family) {
    if (!asked(check, facts)) continue;
    if (waits(check, gaps)) {
      checked.waiting.push_back(check.name);
      continue;
    }
    Findings found;
    Report report(check.name, check.severity, found);
    check.run(facts, report);
    const auto held = std::erase_if(found, [&](const Finding& one) { return waits(check, one, gaps); });
    if (held > 0) checked.waiting.push_back(check.name);
    std::ranges::move(found, std::back_inserter(checked.findings));
  }
  return checked;
}

// Returns the text without the name, so that findings about different objects compare equal.
std::string without_name(std::string text, const std::string& name) {
  return text.replace(text.find(name), name.size(), 1, '\0');
}

// Runs the families in parallel and joins their results in the order of the table.
CheckResults run_families(const Facts& facts, const Gaps& gaps) {
  const std::vector<std::span<const Check>> cut = families();
  std::vector<CheckResults> found(cut.size());
  in_parallel(cut.size(), [&](std::size_t i) { found[i] = run_family(cut[i], facts, gaps); });
  CheckResults all;
  for (CheckResults& family : found) {
    std::ranges::move(family.findings, std::back_inserter(all.findings));
    std::ranges::move(family.waiting, std::back_inserter(all.waiting));
  }
  return all;
}

// Whether the check compares tiles with tiles. One finding for each of many similar tiles would hide all the
// other findings.
bool joins_places(const Finding& finding) {
  static constexpr auto checks =
      std::to_array<std::string_view>({"upgrade/no-gain", "upgrade/slots-shrink", "upgrade/value-falls"});
  return std::ranges::find(checks, finding.check) != checks.end();
}

// Several objects can take one fault from the same place, such as the certificates of `defaults`. Report the
// first object with the names of the others. Run this after `allow`, which names each object.
void tell_once(Findings& findings) {
  using Alike = std::tuple<Place, std::string, std::string, std::string>;
  constexpr std::size_t most_notes = 8;
  Findings told;
  std::map<Alike, std::size_t> first;  // index in `told`
  std::map<std::size_t, std::vector<std::string>> others;
  for (Finding& finding : findings) {
    if (finding.place.file != 0 && !finding.object.empty() &&
        finding.message.find(finding.object) != std::string::npos) {
      const bool anywhere = joins_places(finding);
      const Alike alike{anywhere ? Place{} : finding.place, finding.check,
                        without_name(finding.message, finding.object), finding.help};
      const std::size_t number = first.try_emplace(alike, told.size()).first->second;
      if (number < told.size() && told[number].object != finding.object) {
        others[number].push_back(finding.object);
        if (anywhere && told[number].related.size() < most_notes)
          told[number].related.push_back({finding.place, fmt::format("tile {} likewise", finding.object)});
        continue;
      }
    }
    told.push_back(std::move(finding));
  }
  for (const auto& [number, names] : others)
    told[number].message += fmt::format("; {} likewise", shortlist(names));
  findings = std::move(told);
}

}  // namespace

CheckResults run_checks(const Title& title, const Gaps& gaps, const SecondSource* second) {
  Facts facts = gather_facts(title);
  Gaps unknown = gaps;
  if (second != nullptr) {
    facts.against = Against{second->name, compare_titles(title, second->title).differences};
    unknown.add(second->gaps);
  }
  CheckResults checked = run_families(facts, unknown);
  apply_allow(title, unknown, second != nullptr, checked.findings);
  tell_once(checked.findings);
  return checked;
}

}  // namespace trackwright

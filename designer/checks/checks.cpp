#include <fmt/core.h>
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

#include "designer/checks/check.h"
#include "designer/checks/facts.h"
#include "designer/checks/needs.h"
#include "designer/checks/texts.h"
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

// A line of `allow`, and for each of its objects whether a finding matched it.
struct Exception {
  const Allow& allow;
  std::vector<bool> used;  // by object; one entry if the line names no objects
  explicit Exception(const Allow& a) : allow(a), used(std::max<std::size_t>(a.at.size(), 1), false) {}

  bool covers(const Finding& finding) {
    if (finding.check != allow.check.value) return false;
    if (allow.at.empty()) return used[0] = true;
    bool found = false;
    for (std::size_t i = 0; i < allow.at.size(); ++i)
      if (allow.at[i].value == finding.object) used[i] = found = true;
    return found;
  }
};

// Test every exception, so that two lines for one finding both count as used. If `too_wide` is set,
// exceptions without `at` do not apply: they would remove findings about several objects.
bool allowed(std::vector<Exception>& exceptions, const Finding& finding, bool too_wide) {
  bool found = false;
  for (Exception& exception : exceptions)
    found = (exception.covers(finding) && !(too_wide && exception.allow.at.empty())) || found;
  return found;
}

bool may_be_allowed(const Allow& allow) {
  const Check* check = find_check(allow.check.value);
  return check != nullptr && check->of_title();
}

std::vector<std::string> check_names() {
  std::vector<std::string> names;
  for (const Check& check : all_checks())
    if (check.of_title()) names.emplace_back(check.name);
  return names;
}

void report_unknown(const Allow& allow, Findings& findings) {
  Report report("title/unknown-check", find_check("title/unknown-check")->severity, findings);
  std::string help = did_you_mean(allow.check.value, check_names());
  if (help.empty()) help = "run `trackwright explain` for a list of the checks";
  report(allow.check.place, allow.check.value, fmt::format("there is no check {}", allow.check.value),
         std::move(help));
}

void report_stale(const Exception& exception, Findings& findings) {
  const Allow& allow = exception.allow;
  Report report("title/stale-allow", find_check("title/stale-allow")->severity, findings);
  if (allow.at.empty()) {
    if (!exception.used[0])
      report(allow.place, allow.check.value, fmt::format("{} has no finding", allow.check.value),
             "remove this exception");
    return;
  }
  for (std::size_t i = 0; i < allow.at.size(); ++i)
    if (!exception.used[i])
      report(allow.at[i].place, allow.at[i].value,
             fmt::format("{} has no finding in {}", allow.check.value, allow.at[i].value),
             allow.at.size() == 1 ? "remove this exception"
                                  : fmt::format("remove {} from this exception", allow.at[i].value));
}

// Objects that lines of `allow` without `at` would cover: by check, each object once, in quotes.
using Objects = std::map<std::string, std::vector<std::string>>;

bool is_wide(const Allow& allow) {
  return allow.at.empty() && allow.check.value.starts_with("market/");
}

Objects objects_of_wide(const std::vector<Exception>& exceptions, const Findings& findings) {
  Objects objects;
  for (const Exception& exception : exceptions)
    if (is_wide(exception.allow)) objects[exception.allow.check.value];
  for (const Finding& finding : findings) {
    const auto entry = objects.find(finding.check);
    if (entry == objects.end() || finding.object.empty()) continue;
    const std::string object = fmt::format("\"{}\"", finding.object);
    if (std::ranges::find(entry->second, object) == entry->second.end()) entry->second.push_back(object);
  }
  return objects;
}

// Market checks look at all cells, and each cell is a datum of its own. Without `at`, an exception for one
// cell would switch the check off for the others, so it applies only if one object has findings.
void report_wide(const Exception& exception, const std::vector<std::string>& objects, Findings& findings) {
  const Allow& allow = exception.allow;
  if (objects.empty()) return;
  Report report("title/wide-allow", find_check("title/wide-allow")->severity, findings);
  report(allow.place, allow.check.value,
         objects.size() == 1
             ? fmt::format("this exception allows {} in the whole market", allow.check.value)
             : fmt::format("this exception would cover {} in the whole market, so it is not applied",
                           allow.check.value),
         fmt::format("state where it applies: `at: [{}]`", joined(objects, ", ")));
}

// Removes the findings that the title allows and reports mistakes in the list itself:
// * title/unknown-check;
// * title/stale-allow for entries and objects that match no finding;
// * title/wide-allow for entries without `at` for a check of the market, if they match more than one thing.
// `compared`: there was a second source. Without one, entries for the checks that need it are never stale.
// Nor are entries for checks that could report more if all data had been read.
void apply_allow(const Title& title, const Gaps& gaps, bool compared, Findings& findings) {
  std::vector<Exception> exceptions;
  for (const Allow& allow : title.allow)
    if (may_be_allowed(allow)) exceptions.emplace_back(allow);
  const Objects objects = objects_of_wide(exceptions, findings);
  const auto too_wide = [&objects](const std::string& check) {
    const auto entry = objects.find(check);
    return entry != objects.end() && entry->second.size() > 1;
  };
  std::erase_if(findings, [&](const Finding& finding) {
    return allowed(exceptions, finding, too_wide(finding.check));
  });
  for (const Exception& exception : exceptions)
    if (is_wide(exception.allow)) report_wide(exception, objects.at(exception.allow.check.value), findings);
  for (const Allow& allow : title.allow)
    if (!may_be_allowed(allow)) report_unknown(allow, findings);
  for (const Exception& exception : exceptions)
    if ((compared || !exception.allow.check.value.starts_with("second-source/")) &&
        !might_say_more(*find_check(exception.allow.check.value), gaps))
      report_stale(exception, findings);
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

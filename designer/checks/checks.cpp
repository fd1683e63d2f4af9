#include <algorithm>
#include <tuple>
#include <utility>

#include "designer/checks/allow.h"
#include "designer/checks/check.h"
#include "designer/checks/consequences.h"
#include "designer/checks/facts.h"
#include "designer/checks/pages.h"
#include "designer/checks/table.h"

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

namespace {

std::string_view page_of(std::string_view name) {
  for (const CheckPage& page : all_check_pages())
    if (page.check == name) return page.text;
  return {};
}

// "# Sentence" in the first line.
std::string_view sentence_of(std::string_view page) {
  const std::string_view line = page.substr(0, page.find('\n'));
  return line.starts_with("# ") ? line.substr(2) : line;
}

std::vector<Check> join_pages() {
  std::vector<Check> checks;
  for (const CheckEntry& entry : check_table()) {
    const std::string_view page = page_of(entry.name);
    checks.push_back({entry.name, sentence_of(page), entry.severity, entry.run, page});
  }
  return checks;
}

bool before(const Finding& a, const Finding& b) {
  return std::tie(a.place, a.check, a.object, a.message) < std::tie(b.place, b.check, b.object, b.message);
}

}  // namespace

const std::vector<Check>& all_checks() {
  static const std::vector<Check> checks = join_pages();
  return checks;
}

const Check* find_check(std::string_view name) {
  const auto it = std::ranges::find(all_checks(), name, &Check::name);
  return it == all_checks().end() ? nullptr : &*it;
}

// What is said about a thing that could not be read as written follows from that mistake, which was reported.
Findings run_checks(const Title& title) {
  const Facts facts = gather_facts(title);
  Findings findings;
  for (const Check& check : all_checks()) {
    if (check.run == nullptr) continue;
    Report report(check.name, check.severity, findings);
    check.run(facts, report);
  }
  apply_allow(title, findings);
  std::erase_if(findings, [&](const Finding& finding) { return follows_from_reading(finding, title); });
  std::ranges::stable_sort(findings, before);
  return findings;
}

}  // namespace trackwright

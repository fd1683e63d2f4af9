// Counts the findings on titles of other authors, imported with `import facts`. Prints Markdown: findings of
// severity error by title and check, and the number of titles with findings of each check.
//
// Usage: noise [TITLE ...] [--all]; `--all` prints each finding, including warnings and remarks.
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "designer/faces/report/source.h"
#include "tests/noise/imported.h"

namespace {

using namespace trackwright;

struct Times {
  std::set<std::string> titles;
  std::size_t findings = 0;
  Severity severity = Severity::Info;
};

void print_title(const noise::Imported& imported, bool all) {
  std::map<std::string, std::vector<std::string>> by_check;
  for (const Finding& finding : imported.findings) {
    if (finding.severity == Severity::Error) by_check[finding.check].push_back(finding.object);
    if (all)
      fmt::print("{} {} {} {}: {}\n", imported.slug, word_of(finding.severity), finding.check, finding.object,
                 finding.message);
  }
  if (all) return;
  for (const auto& [check, objects] : by_check) {
    std::string some;
    for (std::size_t i = 0; i < std::min<std::size_t>(objects.size(), 6); ++i)
      some += (i == 0 ? "" : ", ") + objects[i];
    fmt::print("| {} | {} | {} | {}{} |\n", imported.slug, check, objects.size(), some,
               objects.size() > 6 ? ", ..." : "");
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> titles;
  bool all = false;
  for (int i = 1; i < argc; ++i)
    if (std::string(argv[i]) == "--all")
      all = true;
    else
      titles.emplace_back(argv[i]);
  if (titles.empty()) titles = noise::fact_titles();
  if (titles.empty()) {
    fmt::print("no facts: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE\n");
    return 0;
  }
  std::map<std::string, Times> tallies;
  std::size_t clean = 0;
  std::size_t unread = 0;
  if (!all) fmt::print("| title | check | errors | about |\n|---|---|---|---|\n");
  for (const std::string& slug : titles) {
    const noise::Imported imported = noise::examine_facts(slug);
    print_title(imported, all);
    if (!imported.loaded) ++unread;
    if (std::ranges::none_of(imported.findings,
                             [](const Finding& f) { return f.severity == Severity::Error; }))
      ++clean;
    for (const Finding& finding : imported.findings) {
      Times& tally = tallies[finding.check];
      tally.titles.insert(slug);
      ++tally.findings;
      tally.severity = std::max(tally.severity, finding.severity);
    }
  }
  fmt::print("\n{} titles, {} without an error, {} that could not be read whole\n\n", titles.size(), clean,
             unread);
  fmt::print("| check | severity | titles | findings |\n|---|---|---|---|\n");
  for (const auto& [check, tally] : tallies)
    fmt::print("| {} | {} | {} | {} |\n", check, word_of(tally.severity), tally.titles.size(),
               tally.findings);
  return 0;
}

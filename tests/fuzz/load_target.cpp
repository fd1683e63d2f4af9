// Loads a title that has arbitrary bytes in one of its files, and runs one or two families of checks: the
// run ends, and every finding has a page and lies in a file. The upper three bits of the first byte and the
// length of the text choose the families.
#include <array>
#include <set>
#include <utility>

#include "designer/checks/check.h"
#include "designer/checks/facts.h"
#include "designer/checks/needs.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::size_t parts = 32;
constexpr std::size_t largest_checked = 20'000;

std::string_view family_of(const Check& check) {
  return check.name.substr(0, check.name.find('/'));
}

// Distributes the families over the parts in the order of the table.
std::array<std::vector<const Check*>, parts> dealt_out() {
  std::array<std::vector<const Check*>, parts> dealt;
  std::set<std::string_view> families;
  for (const Check& check : all_checks()) {
    families.insert(family_of(check));
    if (check.run != nullptr && family_of(check) != "second-source")
      dealt.at(families.size() % parts).push_back(&check);
  }
  return dealt;
}

const std::vector<const Check*>& checks_of(std::size_t part) {
  static const std::array<std::vector<const Check*>, parts> dealt = dealt_out();
  return dealt.at(part);
}

std::size_t part_of(const Spoiled& title) {
  return (title.choice >> 5U) * 4 + title.text.size() % 4;
}

void run_part(std::size_t part, Loaded& loaded) {
  const Facts facts = gather_facts(*loaded.seen());
  for (const Check* check : checks_of(part)) {
    if (waits(*check, loaded.gaps)) continue;
    Report report(check->name, check->severity, loaded.findings);
    check->run(facts, report);
  }
}

}  // namespace

void load_target(std::string_view input) {
  const Spoiled title = spoiled(input);
  Loaded loaded = load_spoiled(title);
  require(loaded.title || !loaded.findings.empty(), "neither a title nor a finding");
  if (loaded.seen() != nullptr && title.text.size() < largest_checked) run_part(part_of(title), loaded);
  require_sound(loaded.sources, loaded.findings);
}

}  // namespace trackwright

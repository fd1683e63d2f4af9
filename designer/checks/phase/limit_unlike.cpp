#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Pair {
  const Phase* phase = nullptr;
  const Placed<int>* one = nullptr;
  const Placed<int>* other = nullptr;
};

// Returns the limits of two kinds in the phases that have both.
std::vector<Pair> pairs_of(const std::vector<Phase>& phases, const std::string& one,
                           const std::string& other) {
  std::vector<Pair> pairs;
  for (const Phase& phase : phases) {
    const auto first = phase.limits.find(one);
    const auto second = phase.limits.find(other);
    if (first != phase.limits.end() && second != phase.limits.end())
      pairs.push_back({&phase, &first->second, &second->second});
  }
  return pairs;
}

std::set<std::string> limited_kinds(const std::vector<Phase>& phases) {
  std::set<std::string> kinds;
  for (const Phase& phase : phases)
    for (const auto& [kind, limit] : phase.limits) kinds.insert(kind);
  return kinds;
}

}  // namespace

void phase_limit_unlike(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  const std::set<std::string> kinds = limited_kinds(phases);
  for (auto one = kinds.begin(); one != kinds.end(); ++one)
    for (auto other = std::next(one); other != kinds.end(); ++other) {
      const std::vector<Pair> pairs = pairs_of(phases, *one, *other);
      const auto unlike = [](const Pair& pair) { return pair.one->value != pair.other->value; };
      if (pairs.size() < 3 || std::ranges::count_if(pairs, unlike) != 1) continue;
      const Pair& odd = *std::ranges::find_if(pairs, unlike);
      Finding& finding = report(
          odd.one->place, odd.phase->name.value,
          fmt::format("in phase {}, the train limit of a {} is {} and the limit of a {} is {}; in all other "
                      "phases the two are equal",
                      odd.phase->name.value, *one, odd.one->value, *other, odd.other->value),
          "check both limits");
      finding.related.push_back({odd.other->place, "the other limit"});
    }
}

}  // namespace trackwright::checks

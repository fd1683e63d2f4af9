#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool all_in(const std::vector<Ref>& some, const std::vector<Ref>& all) {
  return std::ranges::all_of(
      some, [&](const Ref& ref) { return std::ranges::find(all, ref.value, &Ref::value) != all.end(); });
}

}  // namespace

// A phase that can also begin with a train of its own takes effect if that train is sold first.
void phase_same_trigger(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  for (std::size_t i = 0; i < phases.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      if (phases[k].on.empty() || !all_in(phases[k].on, phases[i].on)) continue;
      Finding& finding =
          report(phases[i].on.front().place, phases[i].name.value,
                 fmt::format("phases {} and {} both begin with the first {}-train", phases[k].name.value,
                             phases[i].name.value, phases[k].on.front().value),
                 "merge the two phases, or name another train; the first phase never applies");
      finding.related.push_back({phases[k].place, "the other phase"});
      finding.also.push_back({Name::Phase, phases[k].name.value});
    }
}

}  // namespace trackwright::checks

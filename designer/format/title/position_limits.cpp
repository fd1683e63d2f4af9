#include "designer/format/title/position_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "designer/format/text/report.h"
#include "engine/title/events.h"

namespace trackwright {

namespace {

// Whether the trigger that makes the train obsolete has happened: a phase, or a train that begins one.
bool is_obsolete(const Roster& roster, const Train& train, std::size_t phase) {
  return std::ranges::any_of(train.obsolete_on, [&](const Ref& trigger) {
    const auto begun = phase_begun_by(roster, trigger.value);
    return begun && *begun <= phase && phase < roster.phases.size();
  });
}

// Extra trains beyond the limit from privates of the company; `idle` counts only those that do not run.
int more_trains(const Title& title, const Position& position, bool idle) {
  const auto held = position.holdings.find(position.entity);
  if (held == position.holdings.end()) return 0;
  int more = 0;
  for (const auto& [name, powers] : title.rules.privates.powers.kinds)
    for (const PowerRule& power : powers)
      if (power.power && power.power->value == rule::Power::TrainLimit &&
          std::ranges::find(held->second, name.value) != held->second.end() &&
          (!idle || (power.idle && power.idle->value)))
        more += power.amount ? power.amount->value : 0;
  return more;
}

void check_phase_limit(const Title& title, const Position& position,
                       const std::vector<std::optional<bool>>& obsolete, Place place, Findings& findings) {
  const std::size_t index = phase_index(title.roster, position.phase);
  const Company* company = find_company(title.companies, position.entity);
  if (index >= title.roster.phases.size() || company == nullptr) return;
  const Phase& phase = title.roster.phases[index];
  const auto limit = phase.limits.find(company->kind);
  if (limit == phase.limits.end()) return;
  const int most = limit->second.value + more_trains(title, position, false);
  int count = 0;
  for (std::size_t i = 0; i < position.trains.size(); ++i) {
    const Train& train = position.trains[i];
    if (runs_by_itself(train) && !obsolete[i].value_or(is_obsolete(title.roster, train, index))) ++count;
  }
  if (count <= most) return;
  Finding& finding =
      report(findings, "position/train-limit", place, position.entity,
             fmt::format("{} has {} trains, but a {} may own at most {} in phase {}; all of them run here",
                         position.entity, count, company->kind, most, position.phase));
  finding.severity = Severity::Warning;
  finding.related.push_back({limit->second.place, "the limit is stated here"});
}

void check_each_kind(const Position& position, Place place, Findings& findings) {
  std::set<std::string> told;
  for (const Train& train : position.trains) {
    const auto alike = [&](const Train& other) { return other.name.value == train.name.value; };
    const auto count = std::ranges::count_if(position.trains, alike);
    if (train.per_company <= 0 || count <= train.per_company || !told.insert(train.name.value).second)
      continue;
    Finding& finding =
        report(findings, "position/one-train-too-many", place, position.entity,
               fmt::format("{} has {} copies of {}, but a company may own at most {}; only that number runs",
                           position.entity, count, train.name.value, train.per_company));
    finding.severity = Severity::Warning;
    finding.related.push_back({train.place, "the train is defined here"});
  }
}

}  // namespace

std::optional<int> most_running(const Title& title, const Position& position) {
  const int idle = more_trains(title, position, true);
  const std::size_t index = phase_index(title.roster, position.phase);
  const Company* company = find_company(title.companies, position.entity);
  if (idle == 0 || index >= title.roster.phases.size() || company == nullptr) return std::nullopt;
  const auto& limits = title.roster.phases[index].limits;
  const auto limit = limits.find(company->kind);
  if (limit == limits.end()) return std::nullopt;
  return limit->second.value + more_trains(title, position, false) - idle;
}

void check_limits(const Title& title, const Position& position,
                  const std::vector<std::optional<bool>>& obsolete, Place trains, Findings& findings) {
  check_phase_limit(title, position, obsolete, trains, findings);
  check_each_kind(position, trains, findings);
}

}  // namespace trackwright

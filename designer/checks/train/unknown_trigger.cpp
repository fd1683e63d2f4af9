#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void look_up(const Facts& facts, const Train& train, const std::vector<Ref>& triggers, std::string_view what,
             Report& report) {
  for (const Ref& trigger : triggers) {
    if (facts.trains.contains(trigger.value) || facts.phases.contains(trigger.value)) continue;
    std::vector<std::string> names(facts.trains.begin(), facts.trains.end());
    names.insert(names.end(), facts.phases.begin(), facts.phases.end());
    std::string help = did_you_mean(trigger.value, names);
    if (help.empty()) help = "name a train or a phase of the roster";
    report(trigger.place, train.name.value,
           fmt::format("the {}-train {} {}, which is no train and no phase", train.name.value, what,
                       trigger.value),
           std::move(help));
  }
}

}  // namespace

void train_unknown_trigger(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains) {
    look_up(facts, train, train.rusts_on, "rusts on", report);
    look_up(facts, train, train.obsolete_on, "becomes obsolete on", report);
    look_up(facts, train, train.available_on, "becomes available on", report);
  }
}

}  // namespace trackwright::checks

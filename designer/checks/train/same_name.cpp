#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_same_name(const Facts& facts, Report& report) {
  std::map<std::string, Place> first;
  const auto look = [&](const Train& train) {
    const auto [it, added] = first.emplace(train.name.value, train.name.place);
    if (added) return;
    report(train.name.place, train.name.value, fmt::format("two trains are named {}", train.name.value),
           "rename one of the trains; a rust trigger could mean either")
        .related.push_back({it->second, "the other train"});
  };
  for (const Train& train : facts.title.roster.trains) {
    look(train);
    for (const Train& variant : train.variants) look(variant);
  }
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

struct TrainTrait {
  const char* word;
  bool (*has)(const Train&);
};
// A trait is missing if nothing is stated; "unlimited" counts as stated.
constexpr std::array<TrainTrait, 2> train_traits{{
    {"count", [](const Train& t) { return t.count.has_value() || t.print > 0; }},
    {"price", [](const Train& t) { return t.price.place.file != 0; }},
}};

}  // namespace

void train_unlike_others(const Facts& facts, Report& report) {
  const auto& trains = facts.title.roster.trains;
  if (trains.size() < 3) return;
  for (const TrainTrait& trait : train_traits) {
    const auto without = [&](const Train& train) { return !trait.has(train); };
    if (std::ranges::count_if(trains, without) != 1) continue;
    const Train& train = *std::ranges::find_if(trains, without);
    report(train.place, train.name.value,
           fmt::format("the {}-train has no {}, unlike all other trains", train.name.value, trait.word),
           "add the missing value if it was forgotten");
  }
}

}  // namespace trackwright::checks

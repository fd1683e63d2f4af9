#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <optional>
#include <string>

namespace trackwright::checks {

namespace {

// The whole name, or the number before a mark: "5", "5*", "4a".
std::optional<int> number_in_name(const std::string& name) {
  std::size_t digits = 0;
  while (digits < name.size() && name[digits] >= '0' && name[digits] <= '9') ++digits;
  const bool plain = digits == name.size() || (digits + 1 == name.size() && name[digits] != '+');
  if (digits == 0 || digits > 2 || !plain) return std::nullopt;
  return std::stoi(name.substr(0, digits));
}

}  // namespace

void train_reach_differs_from_name(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains) {
    const auto named = number_in_name(train.name.value);
    const bool plain = train.reach.rows.empty() && !train.reach.unlimited && train.reach.hexes == 0;
    if (!named || !plain || train.reach.stops == 0 || train.reach.stops == *named) continue;
    report(train.place, train.name.value,
           fmt::format("the {}-train runs to {} stops", train.name.value, train.reach.stops),
           "correct the reach or the name");
  }
}

}  // namespace trackwright::checks

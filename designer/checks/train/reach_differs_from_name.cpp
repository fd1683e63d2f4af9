#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the number that is the whole name or stands before a mark: "5", "5*", "4a".
std::optional<int> number_in_name(const std::string& name) {
  std::size_t digits = 0;
  while (digits < name.size() && name[digits] >= '0' && name[digits] <= '9') ++digits;
  const bool plain = digits == name.size() || (digits + 1 == name.size() && name[digits] != '+');
  if (digits == 0 || digits > 2 || !plain) return std::nullopt;
  return std::stoi(name.substr(0, digits));
}

// Returns the number of stops that pay; none if the reach cannot be compared with a name.
std::optional<int> stops_of(const Reach& reach) {
  if (reach.unlimited || reach.hexes != 0) return std::nullopt;
  if (reach.rows.empty()) return reach.stops == 0 ? std::nullopt : std::optional(reach.stops);
  // Compare only reaches in which the first row alone pays, as with cities by number and all else free.
  for (std::size_t i = 1; i < reach.rows.size(); ++i)
    if (reach.rows[i].pay != 0) return std::nullopt;
  const int pay = reach.rows.front().pay;
  return pay == 0 || pay == any_number ? std::nullopt : std::optional(pay);
}

}  // namespace

void train_reach_differs_from_name(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains) {
    const auto named = number_in_name(train.name.value);
    const auto stops = stops_of(train.reach);
    if (!named || !stops || *stops == *named) continue;
    report(train.place, train.name.value,
           fmt::format("the name of the {}-train does not match its reach of {} stops", train.name.value,
                       *stops),
           "correct the reach or the name");
  }
}

}  // namespace trackwright::checks

#include "engine/title/events.h"

#include <algorithm>

namespace trackwright {

namespace {

bool has_event(const Train& train, const std::string& kind) {
  return std::ranges::any_of(train.events, [&](const TrainEvent& event) { return event.kind == kind; });
}

// The phase that the train begins, alone or as one of several.
std::optional<std::size_t> begun_by_train(const Roster& roster, const std::string& train) {
  for (std::size_t p = 0; p < roster.phases.size(); ++p)
    if (names(roster.phases[p].on, train)) return p;
  return std::nullopt;
}

// The first phase in which the train can be bought.
std::size_t first_sold(const Roster& roster, const Train& train) {
  if (const auto begun = begun_by_train(roster, train.name.value)) return *begun;
  if (const Train* among = find_train(roster, train.shuffled_with.value))
    if (const auto begun = begun_by_train(roster, among->name.value)) return *begun;
  std::size_t first = 0;
  for (const Ref& when : train.available_on) first = phase_begun_by(roster, when.value).value_or(0);
  return first;
}

}  // namespace

std::optional<std::size_t> phase_begun_by(const Roster& roster, const std::string& train_or_phase) {
  if (const auto begun = begun_by_train(roster, train_or_phase)) return begun;
  const std::size_t phase = phase_index(roster, train_or_phase);
  return phase < roster.phases.size() ? std::optional(phase) : std::nullopt;
}

bool must_have_happened(const Roster& roster, const std::string& event, std::size_t phase) {
  return std::ranges::any_of(roster.trains, [&](const Train& train) {
    if (!has_event(train, event)) return false;
    const auto begun = begun_by_train(roster, train.name.value);
    return begun && (phase > *begun || (phase == *begun && roster.phases[*begun].on.size() == 1));
  });
}

bool can_have_happened(const Roster& roster, const std::string& event, std::size_t phase) {
  return std::ranges::any_of(roster.trains, [&](const Train& train) {
    return has_event(train, event) && phase >= first_sold(roster, train);
  });
}

}  // namespace trackwright

#include <algorithm>

#include "engine/title/roster.h"

namespace trackwright {

bool runs_by_itself(const Train& train) {
  const Reach& reach = train.reach;
  if (reach.hexes > 0) return true;
  if (reach.rows.empty()) return reach.unlimited || reach.stops > 0;
  int visits = 0;
  for (const Allowance& row : reach.rows)
    if (!row.kinds.empty()) visits += row.visit;
  return visits > 0;
}

bool names(const std::vector<Ref>& refs, std::string_view name) {
  return std::ranges::find(refs, name, &Ref::value) != refs.end();
}

std::vector<std::string> ref_names(const std::vector<Ref>& refs) {
  std::vector<std::string> words;
  for (const Ref& ref : refs) words.push_back(ref.value);
  return words;
}

const Train* find_train(const Roster& roster, std::string_view name) {
  for (const Train& train : roster.trains) {
    if (train.name.value == name) return &train;
    for (const Train& variant : train.variants)
      if (variant.name.value == name) return &variant;
  }
  return nullptr;
}

const Loan* find_loan(const Roster& roster, std::string_view name) {
  const auto loan =
      std::ranges::find_if(roster.loans, [&](const Loan& one) { return one.name.value == name; });
  return loan == roster.loans.end() ? nullptr : &*loan;
}

std::size_t phase_index(const Roster& roster, std::string_view name) {
  const auto it = std::ranges::find_if(roster.phases, [&](const Phase& p) { return p.name.value == name; });
  return static_cast<std::size_t>(it - roster.phases.begin());
}

const Phase* find_phase(const Roster& roster, std::string_view name) {
  const std::size_t index = phase_index(roster, name);
  return index < roster.phases.size() ? &roster.phases[index] : nullptr;
}

namespace {

const RevenueEntry* entry_for(const Revenue& revenue, std::string_view key) {
  const auto it = std::ranges::find_if(revenue.steps, [&](const RevenueEntry& e) { return e.key == key; });
  return it == revenue.steps.end() ? nullptr : &*it;
}

// The entry of the latest phase up to `phase` with an entry.
const RevenueEntry* entry_by_phase(const Revenue& revenue, const Roster& roster, const Phase& phase) {
  for (std::size_t i = phase_index(roster, phase.name.value) + 1; i-- > 0;)
    if (i < roster.phases.size())
      if (const RevenueEntry* entry = entry_for(revenue, roster.phases[i].name.value)) return entry;
  return nullptr;
}

}  // namespace

int revenue_in_phase(const Revenue& revenue, const Roster& roster, const Phase& phase, bool diesel) {
  if (revenue.steps.empty()) return revenue.flat;
  if (diesel)
    if (const RevenueEntry* entry = entry_for(revenue, "diesel")) return entry->value;
  if (const RevenueEntry* entry = entry_by_phase(revenue, roster, phase)) return entry->value;
  for (auto colour = phase.tiles.rbegin(); colour != phase.tiles.rend(); ++colour)
    if (const RevenueEntry* entry = entry_for(revenue, word_of(colour->value))) return entry->value;
  return 0;
}

}  // namespace trackwright

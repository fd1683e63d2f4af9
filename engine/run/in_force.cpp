#include "engine/run/in_force.h"

#include <algorithm>
#include <utility>

#include "engine/title/events.h"

namespace trackwright {

namespace {

bool has_happened(const Roster& roster, const Position& position, const std::string& event) {
  if (event.empty() || std::ranges::find(position.events, event) != position.events.end()) return true;
  const std::size_t now = phase_index(roster, position.phase);
  return now < roster.phases.size() && must_have_happened(roster, event, now);
}

bool is_for(const std::vector<std::string>& companies, const Position& position) {
  return companies.empty() || std::ranges::find(companies, position.entity) != companies.end();
}

// Takes the value of the latest listed phase that has begun; 0 before the first.
void take_value_of_phase(RunBonus& bonus, const Roster& roster, const Position& position) {
  if (bonus.by_phase.empty()) return;
  const std::size_t now = phase_index(roster, position.phase);
  std::size_t latest = 0;
  bonus.value = 0;
  for (const auto& [phase, value] : bonus.by_phase) {
    const std::size_t from = phase_index(roster, phase.value);
    if (from > now || from < latest || from >= roster.phases.size()) continue;
    latest = from;
    bonus.value = value;
  }
}

bool lies_in(const std::vector<PlacedToken>& tokens, const RunBonus& bonus, const std::string& company) {
  const bool own = bonus.whose == TokenOwner::Own;
  return std::ranges::any_of(tokens, [&](const PlacedToken& token) {
    return token.kind == bonus.token && (token.company == company) == own;
  });
}

// Requires a stop with such a token; returns false if there is none.
bool take_place_of_token(RunBonus& bonus, const Position& position) {
  if (bonus.token.empty()) return true;
  std::vector<Ref> where;
  for (const auto& [hex, tokens] : position.tokens)
    if (lies_in(tokens, bonus, position.entity) &&
        (bonus.needs.empty() || names(bonus.needs.front().hexes, hex)))
      where.push_back({hex, {}});
  if (where.empty()) return false;
  if (bonus.needs.empty()) bonus.needs.emplace_back();
  bonus.needs.front().hexes = std::move(where);
  return true;
}

}  // namespace

bool holds(const Position& position, const std::string& token) {
  if (token.empty()) return true;
  const auto held = position.holdings.find(position.entity);
  return held != position.holdings.end() && std::ranges::find(held->second, token) != held->second.end();
}

bool applies(const RunBonus& bonus, const Position& position, const Train& train) {
  return holds(position, bonus.holder) && !names(bonus.not_trains, train.name.value) &&
         (bonus.with.empty() || names(bonus.with, train.attached));
}

namespace {

int train_multiplier(const Train& train) {
  int multiplier = train.reach.multiplier;
  for (const Allowance& row : train.reach.rows) multiplier = std::max(multiplier, row.multiplier);
  return multiplier;
}

}  // namespace

int bonus_value(const RunBonus& bonus, const Train& train) {
  return bonus.multiplied ? bonus.value * train_multiplier(train) : bonus.value;
}

RunRules rules_in_force(const RunRules& rules, const Roster& roster, const Position& position) {
  RunRules now = rules;
  const auto waits = [&](const auto& rule) { return !has_happened(roster, position, rule.after); };
  std::erase_if(now.fees, waits);
  std::erase_if(now.bonuses, waits);
  std::erase_if(now.bonuses, [&](const RunBonus& bonus) { return !is_for(bonus.companies, position); });
  std::erase_if(now.fees, [&](const RunFee& fee) {
    return !fee.exempt_holder.empty() && holds(position, fee.exempt_holder);
  });
  if (now.free_stops && !holds(position, now.free_stops->holder)) now.free_stops.reset();
  now.bonuses.insert(now.bonuses.end(), position.bonuses.begin(), position.bonuses.end());
  std::vector<RunBonus> kept;
  for (RunBonus& bonus : now.bonuses) {
    take_value_of_phase(bonus, roster, position);
    if (take_place_of_token(bonus, position)) kept.push_back(std::move(bonus));
  }
  now.bonuses = std::move(kept);
  return now;
}

bool may_enter(const RunRules& rules, const Position& position, const std::string& hex, bool own_station) {
  bool guarded = false;
  for (const RightOfWay& right : rules.rights) {
    if (right.hex.value != hex) continue;
    if (right.station ? own_station : holds(position, right.holder)) return true;
    guarded = true;
  }
  return !guarded;
}

int passes_of(const RunRules& rules, const Position& position) {
  if (!rules.passage) return any_number;
  return static_cast<int>(std::ranges::count_if(
      position.trains, [&](const Train& train) { return train.stack == rules.passage->stack; }));
}

bool takes_cards(const RunRules& rules, const Train& train) {
  return !rules.passage || !names(rules.passage->not_trains, train.name.value);
}

std::optional<std::size_t> crossing_at(const RunRules& rules, const std::string& hex, const Path& path) {
  if (!rules.passage || path.a.kind == End::Kind::Stop || path.b.kind == End::Kind::Stop) return std::nullopt;
  const auto& crossings = rules.passage->crossings;
  for (std::size_t i = 0; i < crossings.size(); ++i)
    if (names(crossings[i], hex)) return i;
  return std::nullopt;
}

bool is_free(const RunRules& rules, StopKind kind, const std::string& hex) {
  return rules.free_stops &&
         std::ranges::find(rules.free_stops->kinds, kind) != rules.free_stops->kinds.end() &&
         !names(rules.counted, hex);
}

std::uint32_t once_bonuses(const RunRules& rules) {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(rules.bonuses, [](const RunBonus& b) { return b.once; }));
}

bool added_once(const RunBonus& bonus) {
  return bonus.once && bonus.needs.empty() && !bonus.by_stop() && bonus.group.empty() &&
         bonus.not_trains.empty() && bonus.with.empty() && bonus.holder.empty() && !bonus.multiplied &&
         bonus.value >= 0;
}

bool has_bypass(const RunRules& rules, const Position& position) {
  return rules.bypass && is_for(rules.bypass->companies, position);
}

bool has_bypass(const RunRules& rules, const Position& position, const Train& train) {
  return has_bypass(rules, position) && (rules.bypass->stack.empty() || rules.bypass->stack == train.stack) &&
         (!rules.bypass->chosen || train.passing);
}

std::vector<std::string> stood_in(const RunRules& rules, const Position& position, const std::string& hex) {
  std::vector<std::string> stacks;
  for (const StandIn& stand_in : rules.stand_ins) {
    if (stand_in.city.value != hex) continue;
    const auto there = position.tokens.find(stand_in.hex.value);
    if (there == position.tokens.end()) continue;
    if (std::ranges::any_of(there->second,
                            [&](const PlacedToken& token) { return token.company == position.entity; }))
      stacks.push_back(stand_in.stack);
  }
  return stacks;
}

bool stands_in(const std::vector<std::string>& stacks, const Train& train) {
  return std::ranges::any_of(stacks,
                             [&](const std::string& stack) { return stack.empty() || stack == train.stack; });
}

}  // namespace trackwright

#include "engine/run/run_facts.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <map>
#include <string>

#include "engine/run/in_force.h"

namespace trackwright {

namespace {

// The first number in a train's name, up to 999: 3 for "3" and "3+3", 4 for "4D", 1 if there is no number. A
// name can have any number of digits.
int train_level(const Train& train) {
  constexpr int highest = 999;
  const std::string& name = train.name.value;
  const std::size_t first = name.find_first_of("0123456789");
  if (first == std::string::npos) return 1;
  int level = highest;
  std::from_chars(name.data() + first, name.data() + name.size(), level);
  return std::min(level, highest);
}

int count_in(const std::vector<Ref>& refs, const std::vector<std::string>& ids) {
  return static_cast<int>(std::ranges::count_if(ids, [&](const std::string& id) { return names(refs, id); }));
}

bool counts(const RunBonus& bonus, const FactStop& stop) {
  if (bonus.at_end && !stop.end) return false;
  return stop.paid || (!bonus.paid_stops && bonus.factor == 1);
}

bool is_met(const RunBonus& bonus, const BonusNeed& need, const RunFacts& facts) {
  if (bonus.passing) return count_in(need.hexes, facts.passed_hexes) >= need.count;
  return std::ranges::count_if(facts.stops, [&](const FactStop& stop) {
           return counts(bonus, stop) && names(need.hexes, stop.hex);
         }) >= need.count;
}

// The amount that the bonus pays for the whole run; 0 if no stop counts.
int paid_by(const RunBonus& bonus, const Train& train, const RunFacts& facts) {
  const int each = bonus_value(bonus, train);
  if (!bonus.by_stop()) return each;
  int sum = 0;
  for (const FactStop& stop : facts.stops) {
    if (!counts(bonus, stop) || (bonus.times == BonusTimes::OwnStops && !stop.own)) continue;
    if (!bonus.needs.empty() && !names(bonus.needs.front().hexes, stop.hex)) continue;
    sum += each + (bonus.factor - 1) * stop.value;
  }
  return sum;
}

// The hexes that still cost a fee; those that lost their token are free.
std::vector<std::string> hexes_with_fee(const RunFee& fee, const Position& position,
                                        const std::vector<std::string>& passed) {
  std::vector<std::string> hexes = passed;
  if (!fee.tokens.empty())
    std::erase_if(hexes, [&](const std::string& hex) {
      return std::ranges::find(position.removed, hex) != position.removed.end();
    });
  return hexes;
}

bool in_phase(const std::vector<Ref>& phases, const Position& position) {
  return phases.empty() || names(phases, position.phase);
}

}  // namespace

std::vector<std::pair<std::uint32_t, int>> bonuses_of(const RunRules& rules, const Position& position,
                                                      const Train& train, const RunFacts& facts) {
  std::vector<std::pair<std::uint32_t, int>> given;
  std::map<std::string, std::size_t> groups;
  for (std::uint32_t i = 0; i < rules.bonuses.size(); ++i) {
    const RunBonus& bonus = rules.bonuses[i];
    const bool met =
        std::ranges::all_of(bonus.needs, [&](const BonusNeed& need) { return is_met(bonus, need, facts); });
    if (!met || !applies(bonus, position, train)) continue;
    const int value = paid_by(bonus, train, facts);
    if (bonus.by_stop() && value == 0) continue;
    const auto [it, fresh] =
        groups.emplace(bonus.group.empty() ? "\n" + std::to_string(i) : bonus.group, given.size());
    if (fresh)
      given.emplace_back(i, value);
    else if (given[it->second].second < value)
      given[it->second] = {i, value};
  }
  return given;
}

int fee_of(const RunFee& fee, const Position& position, const Train& train, const RunFacts& facts) {
  if (!in_phase(fee.phases, position)) return 0;
  if (std::ranges::find(fee.exempt, position.entity) != fee.exempt.end()) return 0;
  const int sides = count_in(fee.crossings, facts.crossings);
  const int changes = fee.gauge_changes ? facts.gauge_changes : 0;
  const int count = count_in(fee.hexes, hexes_with_fee(fee, position, facts.passed_hexes)) + sides + changes;
  return count * fee.amount * (fee.per_level ? train_level(train) : 1);
}

Gauge gauge_of(Track track) {
  if (track == Track::Broad) return Gauge::Broad;
  return track == Track::Narrow ? Gauge::Narrow : Gauge::None;
}

void GaugeCount::add(Gauge gauge) {
  if (gauge == Gauge::None) return;
  if (first == Gauge::None) first = gauge;
  if (last != Gauge::None && last != gauge) ++changes;
  last = gauge;
}

void GaugeCount::add(const GaugeCount& further) {
  add(further.first);
  if (further.first == Gauge::None) return;
  changes += further.changes;
  last = further.last;
}

}  // namespace trackwright

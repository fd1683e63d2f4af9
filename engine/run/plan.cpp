#include "engine/run/plan.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>
#include <set>

#include "engine/title/events.h"

namespace trackwright {

namespace {

bool holds(const Position& position, const std::string& token) {
  if (token.empty()) return true;
  const auto held = position.holdings.find(position.entity);
  return held != position.holdings.end() && std::ranges::find(held->second, token) != held->second.end();
}

bool in_phase(const std::vector<Ref>& phases, const Position& position) {
  return phases.empty() ||
         std::ranges::any_of(phases, [&](const Ref& phase) { return phase.value == position.phase; });
}

bool applies(const RunBonus& bonus, const Position& position, const Train& train) {
  const auto named = [&](const Ref& ref) { return ref.value == train.name.value; };
  return holds(position, bonus.holder) && std::ranges::none_of(bonus.not_trains, named);
}

bool names(const std::vector<Ref>& refs, const std::string& id) {
  return std::ranges::any_of(refs, [&](const Ref& ref) { return ref.value == id; });
}

int train_multiplier(const Train& train) {
  int multiplier = train.reach.multiplier;
  for (const Allowance& row : train.reach.rows) multiplier = std::max(multiplier, row.multiplier);
  return multiplier;
}

int bonus_value(const RunBonus& bonus, const Train& train) {
  return bonus.multiplied ? bonus.value * train_multiplier(train) : bonus.value;
}

// The first number in a train's name: 3 of "3", "3+3" and "4D"; 1 where there is none.
int train_level(const Train& train) {
  const std::string& name = train.name.value;
  const auto digit = std::ranges::find_if(name, [](char c) { return c >= '0' && c <= '9'; });
  return digit == name.end() ? 1 : std::stoi(std::string(digit, name.end()));
}

std::vector<PlanStop> plan_stops(const Map& map, const Position& position, const Network& network,
                                 const Train& train, const TrainReach& reach, const RunRules& rules) {
  std::vector<PlanStop> stops;
  for (const NetworkStop& s : network.stops) {
    PlanStop stop{.weight = reach.diesel() ? s.diesel_value : s.value,
                  .kind = s.kind,
                  .cost = s.visit_cost,
                  .use = s.use,
                  .own = s.own,
                  .blocked = train.reach.open_to.empty() ? s.blocked : s.blocked_always};
    stop.weight *= reach.multiplier(s.kind);
    StopCounts alone{};
    alone.at(static_cast<std::size_t>(s.kind)) = 1;
    if (!reach.pays(alone, alone)) stop.weight = 0;
    if (train.reach.doubles_own && s.own && s.kind == StopKind::City) stop.weight *= 2;
    stop.closed = !may_enter(rules, position, map.hexes()[s.hex].id, s.own);
    stops.push_back(stop);
  }
  return stops;
}

// Hexes a segment enters, those of its two stops left out.
std::vector<std::uint32_t> inner_hexes(const Network& network, const TrackSegment& segment) {
  std::set<std::uint32_t> hexes;
  for (const std::uint32_t piece : segment.pieces) hexes.insert(network.pieces[piece].hex);
  hexes.erase(network.stops[segment.from].hex);
  hexes.erase(network.stops[segment.to].hex);
  return {hexes.begin(), hexes.end()};
}

std::vector<std::string> segment_crossings(const Map& map, const Network& network,
                                           const TrackSegment& segment) {
  std::vector<std::string> crossings;
  for (std::size_t i = 1; i < segment.pieces.size(); ++i) {
    const std::uint32_t a = network.pieces[segment.pieces[i - 1]].hex;
    const std::uint32_t b = network.pieces[segment.pieces[i]].hex;
    if (a == b) continue;
    crossings.push_back(map.hexes()[a].id + " " + map.hexes()[b].id);
    crossings.push_back(map.hexes()[b].id + " " + map.hexes()[a].id);
  }
  return crossings;
}

int count_in(const std::vector<Ref>& refs, const std::vector<std::string>& ids) {
  return static_cast<int>(std::ranges::count_if(ids, [&](const std::string& id) { return names(refs, id); }));
}

void plan_tolls(Plan& plan, const Map& map, const Position& position, const Network& network,
                const Train& train, const RunRules& rules) {
  plan.toll.assign(network.segments.size(), 0);
  plan.stop_toll.assign(network.stops.size(), 0);
  for (const RunFee& fee : rules.fees) {
    if (!fee.from_revenue) continue;
    plan.tolls = true;
    for (std::size_t i = 0; i < network.stops.size(); ++i)
      plan.stop_toll[i] += fee_of(fee, position, train,
                                  {.stop_hexes = {},
                                   .paid_hexes = {},
                                   .passed_hexes = {map.hexes()[network.stops[i].hex].id},
                                   .crossings = {}});
    for (std::size_t i = 0; i < network.segments.size(); ++i) {
      RunFacts facts;
      for (const std::uint32_t hex : inner_hexes(network, network.segments[i]))
        facts.passed_hexes.push_back(map.hexes()[hex].id);
      facts.crossings = segment_crossings(map, network, network.segments[i]);
      plan.toll[i] += fee_of(fee, position, train, facts);
    }
  }
}

void plan_passages(Plan& plan, const Map& map, const Network& network, const RunRules& rules) {
  plan.passages.assign(network.segments.size(), 0);
  if (!rules.passage) return;
  for (std::size_t i = 0; i < network.segments.size(); ++i)
    for (const std::uint32_t hex : inner_hexes(network, network.segments[i]))
      if (names(rules.passage->hexes, map.hexes()[hex].id)) ++plan.passages[i];
}

PlanNeed plan_need(const Map& map, const Network& network, const RunBonus& bonus, const BonusNeed& need) {
  PlanNeed planned;
  planned.count = need.count;
  for (std::uint32_t i = 0; i < network.stops.size(); ++i)
    if (!bonus.passing && names(need.hexes, map.hexes()[network.stops[i].hex].id)) planned.stops.push_back(i);
  for (std::uint32_t i = 0; bonus.passing && i < network.segments.size(); ++i)
    if (std::ranges::any_of(network.segments[i].pieces, [&](std::uint32_t piece) {
          return names(need.hexes, map.hexes()[network.pieces[piece].hex].id);
        }))
      planned.stops.push_back(i);
  return planned;
}

void plan_bonuses(Plan& plan, const Map& map, const Position& position, const Network& network,
                  const Train& train, const RunRules& rules) {
  std::map<std::string, std::uint32_t> groups;
  int once = 0;
  for (std::uint32_t i = 0; i < rules.bonuses.size(); ++i) {
    const RunBonus& bonus = rules.bonuses[i];
    const int number = bonus.once ? once++ : -1;
    if (!applies(bonus, position, train)) continue;
    PlanBonus planned{.rule = i,
                      .value = bonus_value(bonus, train),
                      .passing = bonus.passing,
                      .paid_stops = bonus.paid_stops,
                      .group = 0,
                      .once = number,
                      .needs = {}};
    const std::string group = bonus.group.empty() ? "\n" + std::to_string(i) : bonus.group;
    planned.group = groups.emplace(group, static_cast<std::uint32_t>(groups.size())).first->second;
    bool possible = true;
    for (const BonusNeed& need : bonus.needs) {
      planned.needs.push_back(plan_need(map, network, bonus, need));
      possible = possible && !planned.needs.back().stops.empty();
    }
    if (!possible && network.complete) continue;  // what was not found could still meet it
    for (const PlanNeed& need : planned.needs)
      for (const std::uint32_t stop : need.stops)
        if (planned.paid_stops && !planned.passing) plan.stops[stop].wanted = true;
    plan.most_bonus += std::max(0, planned.value);
    plan.bonuses.push_back(std::move(planned));
  }
}

}  // namespace

bool may_enter(const RunRules& rules, const Position& position, const std::string& hex, bool own_station) {
  bool guarded = false;
  for (const RightOfWay& right : rules.rights) {
    if (right.hex.value != hex) continue;
    if (right.station ? own_station : holds(position, right.holder)) return true;
    guarded = true;
  }
  return !guarded;
}

std::uint8_t tracks_of(const Train& train) {
  if (train.tracks.empty())
    return 1U << static_cast<unsigned>(Track::Broad) | 1U << static_cast<unsigned>(Track::Dual);
  std::uint8_t tracks = 0;
  for (const Track track : train.tracks)
    tracks = static_cast<std::uint8_t>(tracks | 1U << static_cast<unsigned>(track));
  return tracks;
}

namespace {

bool has_happened(const Roster& roster, const Position& position, const std::string& event) {
  if (event.empty() || std::ranges::find(position.events, event) != position.events.end()) return true;
  const std::size_t now = phase_index(roster, position.phase);
  return now < roster.phases.size() && must_have_happened(roster, event, now);
}

}  // namespace

RunRules rules_in_force(const RunRules& rules, const Roster& roster, const Position& position) {
  RunRules now = rules;
  const auto waits = [&](const auto& rule) { return !has_happened(roster, position, rule.after); };
  std::erase_if(now.fees, waits);
  std::erase_if(now.bonuses, waits);
  now.bonuses.insert(now.bonuses.end(), position.bonuses.begin(), position.bonuses.end());
  return now;
}

int passes_of(const RunRules& rules, const Position& position) {
  if (!rules.passage) return any_number;
  return static_cast<int>(std::ranges::count_if(
      position.trains, [&](const Train& train) { return train.stack == rules.passage->stack; }));
}

std::uint32_t once_bonuses(const RunRules& rules) {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(rules.bonuses, [](const RunBonus& b) { return b.once; }));
}

Plan make_plan(const Map& map, const Position& position, const Network& network, const Train& train,
               const RunRules& rules) {
  Plan plan{.reach = TrainReach(train),
            .tracks = tracks_of(train),
            .stops = {},
            .leaving = {},
            .bonuses = {},
            .toll = {},
            .stop_toll = {},
            .passages = {},
            .by_weight = {}};
  plan.stops = plan_stops(map, position, network, train, plan.reach, rules);
  plan.leaving.resize(network.stops.size());
  for (std::size_t s = 0; s < network.stops.size(); ++s)
    for (const std::uint32_t segment : network.leaving[s]) {
      const TrackSegment& way = network.segments[segment];
      const bool on_its_track = (way.tracks & ~plan.tracks) == 0;
      if (on_its_track && !plan.stops[way.to].closed) plan.leaving[s].push_back(segment);
    }
  plan_tolls(plan, map, position, network, train, rules);
  plan_passages(plan, map, network, rules);
  plan_bonuses(plan, map, position, network, train, rules);
  plan.by_weight.resize(plan.stops.size());
  std::iota(plan.by_weight.begin(), plan.by_weight.end(), 0U);
  std::ranges::stable_sort(plan.by_weight, [&](std::uint32_t a, std::uint32_t b) {
    return plan.stops[a].weight > plan.stops[b].weight;
  });
  return plan;
}

int most_alone(const Plan& plan) {
  int sum = plan.most_bonus;
  int left = plan.reach.most_paid();
  for (const std::uint32_t s : plan.by_weight) {
    const PlanStop& stop = plan.stops[s];
    if (stop.weight <= 0) break;
    if (stop.closed || (stop.cost > 0 && left-- <= 0)) continue;
    sum += stop.weight;
  }
  return sum;
}

std::vector<std::pair<std::uint32_t, int>> bonuses_of(const RunRules& rules, const Position& position,
                                                      const Train& train, const RunFacts& facts) {
  std::vector<std::pair<std::uint32_t, int>> given;
  std::map<std::string, std::size_t> groups;
  for (std::uint32_t i = 0; i < rules.bonuses.size(); ++i) {
    const RunBonus& bonus = rules.bonuses[i];
    const auto& hexes = bonus.passing      ? facts.passed_hexes
                        : bonus.paid_stops ? facts.paid_hexes
                                           : facts.stop_hexes;
    const bool met = std::ranges::all_of(
        bonus.needs, [&](const BonusNeed& need) { return count_in(need.hexes, hexes) >= need.count; });
    if (!met || !applies(bonus, position, train)) continue;
    const int value = bonus_value(bonus, train);
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
  const int count = count_in(fee.hexes, facts.passed_hexes) + sides;
  return count * fee.amount * (fee.per_level ? train_level(train) : 1);
}

}  // namespace trackwright

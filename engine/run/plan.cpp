#include "engine/run/plan.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>

#include "engine/run/in_force.h"
#include "engine/run/lanes.h"
#include "engine/run/track_link.h"

namespace trackwright {

namespace {

std::vector<PlanStop> plan_stops(const Map& map, const Position& position, const Network& network,
                                 const Train& train, const TrainReach& reach, const RunRules& rules) {
  std::vector<PlanStop> stops;
  for (const NetworkStop& s : network.stops) {
    PlanStop stop{.weight = reach.diesel() ? s.diesel_value : s.value,
                  .kind = s.kind,
                  .cost = s.visit_cost,
                  .use = s.use,
                  .own = s.own,
                  .blocked = train.reach.open_to.empty() ? s.blocked : s.blocked_open};
    if (stands_in(s.stood_in, train)) {
      stop.own = true;
      stop.blocked = s.kind == StopKind::OffBoard;
    }
    stop.full = stop.blocked && s.kind == StopKind::City;
    stop.must = names(rules.counted, map.hexes()[s.hex].id);
    if (stop.must && stop.use == StopUse::Optional) stop.use = StopUse::Mandatory;
    stop.weight *= reach.multiplier(s.kind);
    StopCounts alone{};
    alone.at(static_cast<std::size_t>(s.kind)) = 1;
    stop.free = s.free;
    if (!stop.free && !reach.pays(alone, alone)) stop.weight = 0;
    if (train.reach.doubles_own && stop.own && s.kind == StopKind::City) stop.weight *= 2;
    stop.closed = !may_enter(rules, position, map.hexes()[s.hex].id, stop.own);
    stops.push_back(stop);
  }
  return stops;
}

bool enters(const Network& network, const TrackSegment& segment, std::uint32_t hex) {
  return std::ranges::any_of(segment.pieces,
                             [&](TravelledPiece p) { return network.pieces[p.piece].hex == hex; });
}

std::vector<std::uint32_t> segments_in(const Network& network, std::uint32_t hex) {
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < network.segments.size(); ++i)
    if (enters(network, network.segments[i], hex)) found.push_back(i);
  return found;
}

std::vector<std::string> segment_crossings(const Map& map, const Network& network,
                                           const TrackSegment& segment) {
  std::vector<std::string> crossings;
  for (std::size_t i = 1; i < segment.pieces.size(); ++i) {
    const std::uint32_t a = network.pieces[segment.pieces[i - 1].piece].hex;
    const std::uint32_t b = network.pieces[segment.pieces[i].piece].hex;
    if (a == b) continue;
    crossings.push_back(map.hexes()[a].id + " " + map.hexes()[b].id);
    crossings.push_back(map.hexes()[b].id + " " + map.hexes()[a].id);
  }
  return crossings;
}

void plan_hex_tolls(Plan& plan, const Map& map, const Position& position, const Network& network,
                    const Train& train, const RunFee& fee) {
  for (std::uint32_t h = 0; h < map.hexes().size(); ++h) {
    const int amount =
        fee_of(fee, position, train, {.stops = {}, .passed_hexes = {map.hexes()[h].id}, .crossings = {}});
    if (amount == 0) continue;
    PlanHexToll toll{amount, segments_in(network, h), {}};
    for (std::uint32_t s = 0; s < network.stops.size(); ++s)
      if (network.stops[s].hex == h) toll.stops.push_back(s);
    plan.hex_tolls.push_back(std::move(toll));
  }
}

void plan_gauges(Plan& plan, const Map& map, const Position& position, const Network& network) {
  if (plan.gauge_toll == 0) return;
  plan.gauges.resize(network.segments.size());
  for (std::size_t i = 0; i < network.segments.size(); ++i)
    for (const TravelledPiece travelled : network.segments[i].pieces) {
      const TrackPiece& p = network.pieces[travelled.piece];
      plan.gauges[i].add(gauge_of(tile_at(position, map.hexes()[p.hex]).paths[p.path].track));
    }
}

void plan_tolls(Plan& plan, const Map& map, const Position& position, const Network& network,
                const Train& train, const RunRules& rules) {
  plan.toll.assign(network.segments.size(), 0);
  for (const RunFee& fee : rules.fees) {
    if (!fee.from_revenue) continue;
    if (!fee.hexes.empty()) plan_hex_tolls(plan, map, position, network, train, fee);
    plan.gauge_toll +=
        fee_of(fee, position, train, {.stops = {}, .passed_hexes = {}, .crossings = {}, .gauge_changes = 1});
    if (fee.crossings.empty()) continue;
    for (std::size_t i = 0; i < network.segments.size(); ++i)
      plan.toll[i] += fee_of(fee, position, train,
                             {.stops = {},
                              .passed_hexes = {},
                              .crossings = segment_crossings(map, network, network.segments[i])});
  }
  plan_gauges(plan, map, position, network);
}

// Counts how often a segment enters a crossing, which may have several hexes in a row.
int crossings_of(const Map& map, const Position& position, const Network& network,
                 const TrackSegment& segment, const RunRules& rules) {
  int count = 0;
  std::optional<std::size_t> before;
  for (const TravelledPiece travelled : segment.pieces) {
    const TrackPiece& p = network.pieces[travelled.piece];
    const Hex& hex = map.hexes()[p.hex];
    const auto here = crossing_at(rules, hex.id, tile_at(position, hex).paths[p.path]);
    if (here && here != before) ++count;
    before = here;
  }
  return count;
}

void plan_passages(Plan& plan, const Map& map, const Position& position, const Network& network,
                   const RunRules& rules) {
  plan.passages.assign(network.segments.size(), 0);
  if (!rules.passage) return;
  for (std::size_t i = 0; i < network.segments.size(); ++i)
    plan.passages[i] = crossings_of(map, position, network, network.segments[i], rules);
}

PlanNeed plan_need(const Map& map, const Network& network, const RunBonus& bonus, const BonusNeed& need) {
  PlanNeed planned;
  planned.count = need.count;
  if (bonus.passing) {
    for (const Ref& hex : need.hexes)
      if (const Hex* known = map.find(hex.value))
        planned.hexes.push_back(segments_in(network, static_cast<std::uint32_t>(known - map.hexes().data())));
    return planned;
  }
  for (std::uint32_t i = 0; i < network.stops.size(); ++i)
    if (names(need.hexes, map.hexes()[network.stops[i].hex].id)) planned.stops.push_back(i);
  return planned;
}

// Whether a stop or a segment could meet the need.
bool possible(const PlanNeed& need) {
  return !need.stops.empty() ||
         std::ranges::any_of(need.hexes, [](const auto& segments) { return !segments.empty(); });
}

// The amount that a bonus by stop pays at each of its stops.
std::vector<std::pair<std::uint32_t, int>> plan_each(const Map& map, const Plan& plan, const Network& network,
                                                     const Train& train, const RunBonus& bonus) {
  std::vector<std::pair<std::uint32_t, int>> each;
  for (std::uint32_t i = 0; i < plan.stops.size(); ++i) {
    const PlanStop& stop = plan.stops[i];
    if (bonus.times == BonusTimes::OwnStops && !stop.own) continue;
    if (!bonus.needs.empty() && !names(bonus.needs.front().hexes, map.hexes()[network.stops[i].hex].id))
      continue;
    const int value = bonus_value(bonus, train) + (bonus.factor - 1) * stop.weight;
    if (value != 0) each.emplace_back(i, value);
  }
  return each;
}

// The most that a run can get by the bonus: the highest amounts, as many as a run visits stops.
int most_of(const Plan& plan, const std::vector<std::pair<std::uint32_t, int>>& each) {
  std::vector<int> values;
  int sum = 0;
  for (const auto& [stop, value] : each) {
    if (value <= 0) continue;
    if (plan.stops[stop].cost > 0)
      values.push_back(value);
    else
      sum += value;
  }
  std::ranges::sort(values, std::greater());
  if (values.size() > static_cast<std::size_t>(plan.reach.most_visits()))
    values.resize(static_cast<std::size_t>(plan.reach.most_visits()));
  return std::accumulate(values.begin(), values.end(), sum);
}

void plan_bonus(Plan& plan, const Map& map, const Network& network, const Train& train, const RunBonus& bonus,
                PlanBonus planned) {
  bool open = true;
  for (const BonusNeed& need : bonus.needs) {
    planned.needs.push_back(plan_need(map, network, bonus, need));
    open = open && possible(planned.needs.back());
  }
  if (!open && network.complete) return;  // else an unknown stop could still meet it
  if (bonus.by_stop()) {
    planned.by_stop = true;
    planned.each = plan_each(map, plan, network, train, bonus);
    planned.value = most_of(plan, planned.each);
    if (planned.paid_stops)
      for (const auto& [stop, value] : planned.each) plan.stops[stop].wanted = true;
  }
  if (planned.paid_stops && !planned.passing)
    for (const PlanNeed& need : planned.needs)
      for (const std::uint32_t stop : need.stops) plan.stops[stop].wanted = true;
  plan.most_bonus += std::max(0, planned.value);
  plan.bonuses.push_back(std::move(planned));
}

void plan_bonuses(Plan& plan, const Map& map, const Position& position, const Network& network,
                  const Train& train, const RunRules& rules) {
  std::map<std::string, std::uint32_t> groups;
  int once = 0;
  for (std::uint32_t i = 0; i < rules.bonuses.size(); ++i) {
    const RunBonus& bonus = rules.bonuses[i];
    const int number = bonus.once ? once++ : -1;
    if (bonus.to_treasury || !applies(bonus, position, train)) continue;
    PlanBonus planned{.rule = i,
                      .value = bonus_value(bonus, train),
                      .passing = bonus.passing,
                      .paid_stops = bonus.paid_stops || bonus.factor != 1,
                      .at_end = bonus.at_end,
                      .group = 0,
                      .once = number,
                      .needs = {},
                      .by_stop = false,
                      .each = {}};
    const std::string group = bonus.group.empty() ? "\n" + std::to_string(i) : bonus.group;
    planned.group = groups.emplace(group, static_cast<std::uint32_t>(groups.size())).first->second;
    plan_bonus(plan, map, network, train, bonus, std::move(planned));
  }
}

}  // namespace

Plan make_plan(const Map& map, const Position& position, const Network& network, const Train& train,
               const RunRules& rules) {
  Plan plan{.reach = TrainReach(train),
            .tracks = tracks_of(train),
            .stops = {},
            .leaving = {},
            .bonuses = {},
            .toll = {},
            .hex_tolls = {},
            .gauges = {},
            .bypass = has_bypass(rules, position, train),
            .local = train.reach.local,
            .passages = {},
            .by_weight = {}};
  plan.stops = plan_stops(map, position, network, train, plan.reach, rules);
  plan_passages(plan, map, position, network, rules);
  const bool by_ferry = takes_cards(rules, train);
  plan.leaving.resize(network.stops.size());
  for (std::size_t s = 0; s < network.stops.size(); ++s)
    for (const std::uint32_t segment : network.leaving[s]) {
      const TrackSegment& way = network.segments[segment];
      if ((way.tracks & ~plan.tracks) != 0 || plan.stops[way.to].closed) continue;
      if (by_ferry || plan.passages[segment] == 0) plan.leaving[s].push_back(segment);
    }
  plan_tolls(plan, map, position, network, train, rules);
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

}  // namespace trackwright

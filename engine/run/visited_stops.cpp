#include "engine/run/visited_stops.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "engine/run/in_force.h"
#include "engine/run/network_stops.h"
#include "engine/run/track_link.h"

namespace trackwright {

std::string name_of(const RunCase& run, const Visit& visit) {
  return fmt::format("{} ({})", run.hex(visit.hex).id, visit.stop.node);
}

bool always_counted(const RunCase& run, const std::string& hex) {
  return names(run.rules.counted, hex);
}

std::string VisitedStops::stay(const std::string& text) {
  const auto colon = text.find(':');
  const Hex* hex =
      colon == std::string::npos ? nullptr : run_.map.find(std::string_view(text).substr(0, colon));
  if (hex == nullptr) return fmt::format("`{}`: the map has no such hex", text);
  const Tile& tile = tile_at(run_.position, *hex);
  const auto number = static_cast<std::uint32_t>(hex - run_.map.hexes().data());
  for (std::size_t i = 0; i < tile.stops.size(); ++i) {
    const auto part = static_cast<std::uint8_t>(i);
    if (end_name(tile, {End::Kind::Stop, part}) != text.substr(colon + 1)) continue;
    visits_.push_back(visit_to(number, part));
    if (!run_.train.reach.local || tile.stops[i].kind != StopKind::City || !visits_.back().stop.own)
      return fmt::format("a {}-train cannot stay in {}", run_.train.name.value,
                         name_of(run_, visits_.back()));
    city_ = text;
    return {};
  }
  return fmt::format("`{}`: the tile there has no such city", text);
}

Visit VisitedStops::visit_to(std::uint32_t number, std::uint8_t part) const {
  const Hex& hex = run_.hex(number);
  const Tile& tile = tile_at(run_.position, hex);
  const Stop& printed = tile.stops[part];
  Visit visit{number, part, {}, printed.groups};
  NetworkStop& stop = visit.stop;
  stop.kind = printed.kind;
  stop.node = end_name(tile, {End::Kind::Stop, part});
  stop.free = is_free(run_.rules, stop.kind, hex.id);
  stop.visit_cost = stop.free ? 0 : printed.visit_cost;
  stop.use = use_in_run(printed);
  int slots = printed.slots;
  Revenue revenue = printed.revenue;
  if (const auto there = run_.position.overrides.find(hex.id); there != run_.position.overrides.end())
    if (const auto changed = there->second.find(stop.node); changed != there->second.end()) {
      slots = changed->second.slots.value_or(slots);
      revenue = changed->second.revenue.value_or(revenue);
      if (changed->second.groups) visit.groups = *changed->second.groups;
    }
  if (always_counted(run_, hex.id) && stop.use == StopUse::Optional) stop.use = StopUse::Mandatory;
  const Occupancy here =
      occupancy(run_.map, run_.position, number, stop.node, slots, run_.train.reach.open_to);
  stop.own =
      std::ranges::find(here.owners, run_.position.entity) != here.owners.end() ||
      (stop.kind != StopKind::Town && stands_in(stood_in(run_.rules, run_.position, hex.id), run_.train));
  stop.blocked = stop.kind == StopKind::OffBoard ||
                 (stop.kind == StopKind::City && here.full && !stop.own && !here.neutral && !here.open);
  stop.value =
      stop_value(run_.roster, run_.position, revenue, run_.reach.diesel()) * run_.reach.multiplier(stop.kind);
  if (run_.train.reach.doubles_own && stop.own && stop.kind == StopKind::City) stop.value *= 2;
  return visit;
}

void VisitedStops::collect(const StatedPath& path) {
  const auto add = [&](const PathStep& step, End end) {
    if (end.kind != End::Kind::Stop) return;
    if (!visits_.empty() && visits_.back().hex == step.hex && visits_.back().part == end.index) return;
    visits_.push_back(visit_to(step.hex, end.index));
  };
  for (const PathStep& step : path.steps()) {
    add(step, path.from(step));
    add(step, path.to(step));
  }
}

std::string VisitedStops::pass(Visit& blocked) {
  if (may_bypass(blocked)) {
    blocked.bypassed = bypassed_ = true;
    return {};
  }
  return blocked.stop.kind == StopKind::OffBoard
             ? fmt::format("the run passes through the off-board area {}", name_of(run_, blocked))
             : fmt::format("the run passes through {}, which is full of other companies' tokens",
                           name_of(run_, blocked));
}

bool VisitedStops::may_bypass(const Visit& visit) const {
  return visit.stop.kind == StopKind::City && !bypassed_ && has_bypass(run_.rules, run_.position, run_.train);
}

std::string VisitedStops::same_hex() const {
  if (!run_.rules.same_hex_once) return {};
  std::set<std::uint32_t> hexes;
  for (const Visit& visit : visits_)
    if (!hexes.insert(visit.hex).second)
      return fmt::format("the run has two stops in {}", run_.hex(visit.hex).id);
  return {};
}

std::string VisitedStops::right_of_way(const Visit& visit) const {
  const std::string& id = run_.hex(visit.hex).id;
  if (may_enter(run_.rules, run_.position, id, visit.stop.own)) return {};
  const auto right =
      std::ranges::find(run_.rules.rights, id, [](const RightOfWay& r) { return r.hex.value; });
  return right->station
             ? fmt::format("{} can be entered only with a station there", name_of(run_, visit))
             : fmt::format("{} can be entered only with the token `{}`", name_of(run_, visit), right->holder);
}

// A run can include only one stop of a group.
std::string VisitedStops::in_groups(const Visit& visit, std::map<std::string, std::string>& seen) const {
  for (const std::string& group : visit.groups)
    if (const auto [it, fresh] = seen.emplace(group, name_of(run_, visit)); !fresh)
      return fmt::format("{} and {} belong to one group ({}): a run can include only one of them", it->second,
                         name_of(run_, visit), group);
  return {};
}

std::string VisitedStops::check() {
  if (city_.empty() && visits_.size() < 2) return "a run must have at least two stops";
  std::set<std::pair<std::uint32_t, std::uint8_t>> seen;
  std::map<std::string, std::string> groups;
  for (std::size_t i = 0; i < visits_.size(); ++i) {
    Visit& visit = visits_[i];
    if (!seen.emplace(visit.hex, visit.part).second)
      return fmt::format("the run visits {} twice", name_of(run_, visit));
    const bool end = i == 0 || i + 1 == visits_.size();
    if (!end && visit.stop.blocked)
      if (std::string refusal = pass(visit); !refusal.empty()) return refusal;
    if (std::string refusal = in_groups(visit, groups); !refusal.empty()) return refusal;
    if (std::string refusal = right_of_way(visit); !refusal.empty()) return refusal;
  }
  if (std::string refusal = same_hex(); !refusal.empty()) return refusal;
  if (std::ranges::none_of(visits_, [](const Visit& v) { return v.stop.own; }))
    return fmt::format("no stop of the run has a token of {}", run_.position.entity);
  return {};
}

}  // namespace trackwright

#include "engine/run/network_stops.h"

#include <algorithm>

#include "engine/run/in_force.h"

namespace trackwright {

namespace {

const RevenueEntry* entry_of(const Revenue& revenue, std::string_view key) {
  const auto entry = std::ranges::find(revenue.steps, key, &RevenueEntry::key);
  return entry == revenue.steps.end() ? nullptr : &*entry;
}

}  // namespace

StopValues::StopValues(const Roster& roster, const Position& position) {
  const std::size_t now = phase_index(roster, position.phase);
  const bool in_roster = now < roster.phases.size();
  for (std::size_t i = std::min(now + 1, roster.phases.size()); i-- > 0;)
    keys_.push_back(roster.phases[i].name.value);
  if (!position.tiles.empty())
    for (auto colour = position.tiles.rbegin(); colour != position.tiles.rend(); ++colour)
      keys_.push_back(word_of(*colour));
  else if (in_roster)
    for (auto colour = roster.phases[now].tiles.rbegin(); colour != roster.phases[now].tiles.rend(); ++colour)
      keys_.push_back(word_of(colour->value));
  else
    known_ = false;
}

int StopValues::of(const Revenue& revenue) const {
  if (revenue.steps.empty()) return revenue.flat;
  if (known_)
    for (const std::string_view key : keys_)
      if (const RevenueEntry* entry = entry_of(revenue, key)) return entry->value;
  return 0;
}

int StopValues::for_diesel(const Revenue& revenue) const {
  const RevenueEntry* entry = known_ ? entry_of(revenue, "diesel") : nullptr;
  return entry != nullptr ? entry->value : of(revenue);
}

int stop_value(const Roster& roster, const Position& position, const Revenue& revenue, bool diesel) {
  if (revenue.steps.empty()) return revenue.flat;
  const StopValues values(roster, position);
  return diesel ? values.for_diesel(revenue) : values.of(revenue);
}

StopReader::StopReader(const Map& map, const Roster& roster, const Position& position, const RunRules& rules,
                       const std::vector<std::string>& open_to)
    : map_(map), position_(position), rules_(rules), open_to_(open_to), values_(roster, position) {
  for (const auto& [hex, tokens] : position.tokens)
    if (std::ranges::find(tokens, position.entity, &PlacedToken::company) != tokens.end())
      stations_.push_back(hex);
  for (const StandIn& stand_in : rules.stand_ins) stations_.push_back(stand_in.city.value);
}

StopUse use_in_run(const Stop& stop) {
  return stop.use == StopUse::Never && !stop.pass ? StopUse::Mandatory : stop.use;
}

NetworkStop StopReader::read(std::uint32_t hex, std::uint8_t part, const Tile& tile) {
  const std::string& id = map_.hexes()[hex].id;
  const Stop& printed = tile.stops[part];
  NetworkStop stop;
  stop.hex = hex;
  stop.part = part;
  stop.kind = printed.kind;
  stop.node = end_name(tile, {End::Kind::Stop, part});
  stop.free = is_free(rules_, stop.kind, id);
  stop.visit_cost = stop.free ? 0 : printed.visit_cost;
  stop.use = use_in_run(printed);
  const StopOverride* changed = override_of(id, stop.node);
  const Revenue& revenue = changed != nullptr && changed->revenue ? *changed->revenue : printed.revenue;
  stop.value = values_.of(revenue);
  stop.diesel_value = values_.for_diesel(revenue);
  for (const auto& group : changed != nullptr && changed->groups ? *changed->groups : printed.groups)
    stop.groups.push_back(group_number(group));
  if (rules_.same_hex_once && tile.stops.size() > 1) stop.groups.push_back(group_number("\n" + id));
  occupy(stop, changed != nullptr && changed->slots ? *changed->slots : printed.slots);
  return stop;
}

bool StopReader::may_have_station(const std::string& hex) const {
  return std::ranges::find(stations_, hex) != stations_.end();
}

const StopOverride* StopReader::override_of(const std::string& hex, const std::string& node) const {
  const auto at = position_.overrides.find(hex);
  if (at == position_.overrides.end()) return nullptr;
  const auto stop = at->second.find(node);
  return stop == at->second.end() ? nullptr : &stop->second;
}

// Sets the owners of the tokens at the stop, and whether runs can pass it.
void StopReader::occupy(NetworkStop& stop, int slots) const {
  const bool off_board = stop.kind == StopKind::OffBoard;
  if (stop.kind != StopKind::Town) stop.stood_in = stood_in(rules_, position_, map_.hexes()[stop.hex].id);
  stop.blocked = stop.blocked_open = off_board;
  stop.blocked_always = off_board && stop.stood_in.empty();
  if (stop.kind != StopKind::City) return;
  const Occupancy here = occupancy(map_, position_, stop.hex, stop.node, slots, open_to_);
  stop.own = std::ranges::find(here.owners, position_.entity) != here.owners.end();
  const bool full = here.full && !stop.own;
  stop.blocked = full && !here.neutral;
  stop.blocked_open = stop.blocked && !here.open;
  stop.blocked_always = stop.blocked_open && stop.stood_in.empty() && !has_bypass(rules_, position_);
}

std::uint16_t StopReader::group_number(const std::string& name) {
  return groups_.emplace(name, static_cast<std::uint16_t>(groups_.size())).first->second;
}

}  // namespace trackwright

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/map_file.h"
#include "designer/format/title/position_parts.h"
#include "designer/format/title/tile_text.h"
#include "engine/base/suggest.h"
#include "engine/tile/tile.h"
#include "engine/title/events.h"

namespace trackwright {

bool is_position(const Node& tree) {
  return tree.find("phase") != nullptr && tree.find("entity") != nullptr;
}

namespace {

// Whether the trigger that makes the train obsolete has happened: a phase, or a train that begins one.
bool is_obsolete(const Roster& roster, const Train& train, std::size_t phase) {
  return std::ranges::any_of(train.obsolete_on, [&](const Ref& trigger) {
    const auto begun = phase_begun_by(roster, trigger.value);
    return begun && *begun <= phase && phase < roster.phases.size();
  });
}

// Extra trains beyond the limit from privates of the company; `idle` counts only those that do not run.
int more_trains(const Title& title, const Position& position, bool idle) {
  const auto held = position.holdings.find(position.entity);
  if (held == position.holdings.end()) return 0;
  int more = 0;
  for (const auto& [name, powers] : title.rules.privates.powers.kinds)
    for (const PowerRule& power : powers)
      if (power.power && power.power->value == rule::Power::TrainLimit &&
          std::ranges::find(held->second, name.value) != held->second.end() &&
          (!idle || (power.idle && power.idle->value)))
        more += power.amount ? power.amount->value : 0;
  return more;
}

void check_phase_limit(const Title& title, const Position& position,
                       const std::vector<std::optional<bool>>& obsolete, Place place, Findings& findings) {
  const std::size_t index = phase_index(title.roster, position.phase);
  const Company* company = find_company(title.companies, position.entity);
  if (index >= title.roster.phases.size() || company == nullptr) return;
  const Phase& phase = title.roster.phases[index];
  const auto limit = phase.limits.find(company->kind);
  if (limit == phase.limits.end()) return;
  const int most = limit->second.value + more_trains(title, position, false);
  int count = 0;
  for (std::size_t i = 0; i < position.trains.size(); ++i) {
    const Train& train = position.trains[i];
    if (runs_by_itself(train) && !obsolete[i].value_or(is_obsolete(title.roster, train, index))) ++count;
  }
  if (count <= most) return;
  Finding& finding =
      report(findings, "position/train-limit", place, position.entity,
             fmt::format("{} has {} trains, but a {} may own at most {} in phase {}; all of them run here",
                         position.entity, count, company->kind, most, position.phase));
  finding.severity = Severity::Warning;
  finding.related.push_back({limit->second.place, "the limit is stated here"});
}

void check_each_kind(const Position& position, Place place, Findings& findings) {
  std::set<std::string> told;
  for (const Train& train : position.trains) {
    const auto alike = [&](const Train& other) { return other.name.value == train.name.value; };
    const auto count = std::ranges::count_if(position.trains, alike);
    if (train.per_company <= 0 || count <= train.per_company || !told.insert(train.name.value).second)
      continue;
    Finding& finding =
        report(findings, "position/one-train-too-many", place, position.entity,
               fmt::format("{} has {} copies of `{}`, but a company may own at most {}; only that many run",
                           position.entity, count, train.name.value, train.per_company));
    finding.severity = Severity::Warning;
    finding.related.push_back({train.place, "the train is defined here"});
  }
}

}  // namespace

std::optional<int> most_running(const Title& title, const Position& position) {
  const int idle = more_trains(title, position, true);
  const std::size_t index = phase_index(title.roster, position.phase);
  const Company* company = find_company(title.companies, position.entity);
  if (idle == 0 || index >= title.roster.phases.size() || company == nullptr) return std::nullopt;
  const auto& limits = title.roster.phases[index].limits;
  const auto limit = limits.find(company->kind);
  if (limit == limits.end()) return std::nullopt;
  return limit->second.value + more_trains(title, position, false) - idle;
}

void check_limits(const Title& title, const Position& position,
                  const std::vector<std::optional<bool>>& obsolete, Place trains, Findings& findings) {
  check_phase_limit(title, position, obsolete, trains, findings);
  check_each_kind(position, trains, findings);
}

namespace {

// Replace an unknown colour by gray, because gray is never upgraded.
Tile read_print(const Node& record, const std::string& object, Findings& findings) {
  Tile blank;
  const Node* colour = value_of(&record, "color");
  blank.colour = colour == nullptr ? Colour::White : read_colour(*colour, findings).value_or(Colour::Gray);
  const Node* code = value_of(&record, "code");
  if (code == nullptr) return blank;
  return read_tile(*code, blank.colour, object, findings).value_or(blank);
}

void change_hex(const Layout& layout, const Entry& entry, std::vector<Hex>& hexes, Findings& findings) {
  const auto at = parse_coordinate(layout, entry.key);
  if (!at) {
    report(findings, "map/coordinate", entry.key_place, entry.key, at.error());
    return;
  }
  const auto known = std::ranges::find(hexes, *at, &Hex::at);
  if (entry.value.kind == Node::Kind::Null) {
    if (known != hexes.end()) hexes.erase(known);
    return;
  }
  Hex hex;
  hex.at = *at;
  hex.id = coordinate_name(layout, *at);
  if (known != hexes.end()) hex.name = known->name;
  hex.rotation = Rotation(integer_of(&entry.value, "rotation").value_or(0));
  hex.tile = rotated(read_print(entry.value, entry.key, findings), hex.rotation);
  hex.fixed = fixed_by_colour(hex.tile.colour);
  hex.place = entry.key_place;
  if (known != hexes.end())
    *known = std::move(hex);
  else
    hexes.push_back(std::move(hex));
}

Map changed_map(const Map& map, const Node& differences, Findings& findings) {
  std::vector<Hex> hexes = map.hexes();
  for (const Entry& entry : differences.entries) change_hex(map.layout(), entry, hexes, findings);
  Map changed(map.layout(), std::move(hexes), map.sides(), map.panels());
  changed.notes = map.notes;
  changed.art = map.art;
  changed.art_place = map.art_place;
  return changed;
}

}  // namespace

std::optional<Colour> read_colour(const Node& name, Findings& findings) {
  const auto colour = from_word<Colour>(name.text);
  if (colour) return colour;
  std::vector<std::string> known;
  for (const auto& word : enum_words<Colour>) known.emplace_back(word.word);
  report(findings, "schema/bad-value", name.place, name.text,
         fmt::format("`{}` is not a colour of tiles", name.text), did_you_mean(name.text, known))
      .severity = Severity::Warning;
  return std::nullopt;
}

std::optional<Title> as_set_up(const Title& title, const Node& position, Findings& findings) {
  const Node* differences = value_of(&position, "map_diff");
  const auto extra = entries_of(&position, "extra_tiles");
  if ((differences == nullptr || differences->entries.empty()) && extra.empty()) return std::nullopt;
  Findings found;
  Title changed = title;
  if (differences != nullptr) changed.map = changed_map(title.map, *differences, found);
  for (const Entry& entry : extra) {
    TileDefinition tile;
    tile.id = entry.key;
    tile.own = true;
    tile.place = entry.key_place;
    tile.tile = read_print(entry.value, entry.key, found);
    changed.tiles.insert_or_assign(tile.id, std::move(tile));
  }
  for (Finding& finding : found) {
    finding.severity = Severity::Warning;
    findings.push_back(std::move(finding));
  }
  return changed;
}

namespace {

// A record may name stops that no tile shows, for example from a rule in code; the train runs without them.
std::vector<StopKind> read_kinds(const Node& row, bool record, Findings& findings) {
  std::vector<StopKind> kinds;
  for (const Ref& word : names_of(&row, "nodes")) {
    if (const auto kind = from_word<StopKind>(word.value)) {
      kinds.push_back(*kind);
      continue;
    }
    Finding& finding =
        report(findings, "position/unknown-stop", word.place, word.value,
               fmt::format("`{}` is not a kind of stop; the train runs without it", word.value),
               "use city, town, offboard, halt or pass");
    if (record) finding.severity = Severity::Warning;
  }
  return kinds;
}

constexpr int unlimited_distance = 99;  // the number in records for a train without a limit

// Whether a numeric distance equals the reach in the title. A record does not state whether it counts
// stops or hexes.
bool is_reach(int distance, const Reach& known) {
  if (known.hexes > 0) return known.hexes == distance;
  if (known.unlimited) return distance >= unlimited_distance;
  return known.rows.empty() && known.stops == distance;
}

Reach read_distance(const Node& node, const Reach& known, bool record, Findings& findings) {
  Reach reach;
  reach.open_to = known.open_to;
  reach.doubles_own = known.doubles_own;
  reach.least_paid = known.least_paid;
  reach.local = known.local;
  reach.multiplier = known.multiplier;
  reach.stops = integer(node).value_or(0);
  for (const Node& row : node.items) {
    Allowance allowance;
    allowance.kinds = read_kinds(row, record, findings);
    if (allowance.kinds.empty()) continue;
    allowance.pay = integer_of(&row, "pay").value_or(0);
    allowance.visit = integer_of(&row, "visit").value_or(allowance.pay);
    allowance.multiplier = integer_of(&row, "multiplier").value_or(1);
    reach.rows.push_back(allowance);
  }
  return reach;
}

// A train of the title runs as the title states. If the record has another distance, the record wins,
// because an ability may have changed the train; only a distance in hexes is kept.
Reach reach_of_known(const Node& distance, const Train& known, bool record, Findings& findings) {
  const auto number = integer(distance);
  if (number && is_reach(*number, known.reach)) return known.reach;
  Reach stated = read_distance(distance, known.reach, record, findings);
  if (!number && stated.rows == known.reach.rows) return known.reach;
  const bool hexes = number && known.reach.hexes > 0;
  Finding& finding =
      report(findings, "position/other-reach", distance.place, known.name.value,
             fmt::format("the reach of the {}-train in the position differs from its reach in the title",
                         known.name.value),
             hexes ? "the title's reach in hexes is used; remove `distance`"
                   : "the position's reach is used; remove `distance` to use the title's");
  finding.severity = Severity::Warning;
  return hexes ? known.reach : stated;
}

}  // namespace

Train position_train(const Node& node, const Roster& roster, const std::string& title, bool record,
                     Findings& findings) {
  const std::string name = is_scalar(node) ? node.text : text_of(&node, "name");
  const Node* distance = value_of(&node, "distance");
  Train train;
  const Train* known = find_train(roster, name);
  if (known != nullptr) {
    train = *known;
  } else if (distance == nullptr) {
    std::vector<std::string> names;
    for (const Train& t : roster.trains) names.push_back(t.name.value);
    report(findings, "position/unknown-train", node.place, name,
           fmt::format("`{}` is not a train of {}", name, title), did_you_mean(name, names));
  }
  train.name = {name, node.place};
  if (distance != nullptr)
    train.reach = known != nullptr ? reach_of_known(*distance, *known, record, findings)
                                   : read_distance(*distance, train.reach, record, findings);
  if (const auto multiplier = integer_of(&node, "multiplier")) train.reach.multiplier = *multiplier;
  return train;
}

}  // namespace trackwright

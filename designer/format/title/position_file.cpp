#include "designer/format/title/position_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "designer/format/schema/schema.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/dictionary.h"
#include "designer/format/title/position_lays.h"
#include "designer/format/title/position_parts.h"
#include "designer/format/title/run_rules_file.h"
#include "designer/format/title/tiles_file.h"
#include "designer/format/yaml/yaml.h"
#include "engine/base/suggest.h"
#include "engine/upgrade/book.h"

namespace trackwright {

namespace {

class PositionBuilder {
 public:
  PositionBuilder(const Title& title, TileBook& tiles, Findings& findings)
      : title_(title), tiles_(tiles), findings_(findings), upgrades_(title) {}

  LoadedPosition build(const Node& file) {
    Position& position = loaded_.position;
    position.place = file.place;
    position.phase = text_of(&file, "phase");
    position.entity = text_of(&file, "entity");
    for (const Node& name : items_of(&file, "tiles"))
      if (const auto colour = read_colour(name, findings_)) position.tiles.push_back(*colour);
    check_phase(file);
    for (const Entry& company : entries_of(&file, "holdings"))
      for (const Ref& token : names(company.value)) position.holdings[company.key].push_back(token.value);
    for (const Node& train : items_of(&file, "trains")) read_train(train);
    position.most_trains = most_running(title_, position);
    if (const Node* trains = value_of(&file, "trains"))
      check_limits(title_, position, obsolete_, trains->place, findings_);
    for (const Ref& event : names_of(&file, "events")) read_event(event);
    for (const Entry& lay : entries_of(&file, "laid")) read_lay(lay);
    check_lays(upgrades_, position, findings_);
    lay_swapped_tiles(upgrades_, position, findings_);
    for (const Entry& hex : entries_of(&file, "overrides")) read_overrides(hex);
    for (const Entry& hex : entries_of(&file, "tokens")) read_tokens(hex);
    if (!is_record(position)) place_neutral_stations(value_of(&file, "tokens"));
    for (const Ref& hex : names_of(&file, "removed"))
      if (find_hex(hex.value, hex.place) != nullptr) position.removed.push_back(hex.value);
    check_values(title_, position, findings_);
    check_entity(file);
    for (const Node& bonus : items_of(&file, "bonuses")) read_bonus(bonus);
    for (const Node& run : items_of(&file, "routes")) read_run(run);
    return std::move(loaded_);
  }

 private:
  // An unknown phase is only a warning if the position states its tile colours: runs need nothing else.
  void check_phase(const Node& file) {
    const Position& position = loaded_.position;
    const Node* phase = value_of(&file, "phase");
    if (phase == nullptr || find_phase(title_.roster, position.phase) != nullptr) return;
    std::vector<std::string> known;
    for (const Phase& p : title_.roster.phases) known.push_back(p.name.value);
    Finding& finding = report(findings_, "position/unknown-phase", phase->place, position.phase,
                              fmt::format("`{}` is not a phase of {}", position.phase, title_.name),
                              did_you_mean(position.phase, known));
    if (is_record(position)) finding.severity = Severity::Warning;
  }

  // A company with tokens on the map can run even if the title does not know it: in a record it may come
  // from a later part of the game or from an option.
  void check_entity(const Node& file) {
    const Node* entity = value_of(&file, "entity");
    if (entity == nullptr) return;
    const auto before = findings_.size();
    check_company(loaded_.position.entity, entity->place);
    if (findings_.size() > before && has_token(loaded_.position, loaded_.position.entity))
      findings_.back().severity = Severity::Warning;
  }

  void check_company(const std::string& id, Place place) {
    if (find_company(title_.companies, id) != nullptr) return;
    std::vector<std::string> known;
    for (const Company& c : title_.companies.companies) known.push_back(c.id.value);
    report(findings_, "position/unknown-company", place, id,
           fmt::format("`{}` is not a company of {}", id, title_.name), did_you_mean(id, known));
  }

  // A token blocks regardless of its owner, so a record of an edition with other companies still runs.
  void check_owner(const std::string& id, Place place) {
    // A token that some trains pass need not belong to a company.
    if (std::ranges::any_of(title_.roster.trains,
                            [&](const Train& train) { return names_as_open(train, id); }))
      return;
    if (std::ranges::find(title_.companies.neutral_stations, id, neutral_owner) !=
        title_.companies.neutral_stations.end())
      return;
    const auto before = findings_.size();
    check_company(id, place);
    if (findings_.size() > before) findings_.back().severity = Severity::Warning;
  }

  static bool names_as_open(const Train& train, const std::string& id) {
    return std::ranges::find(train.reach.open_to, id) != train.reach.open_to.end() ||
           std::ranges::any_of(train.variants, [&](const Train& side) { return names_as_open(side, id); });
  }

  void read_train(const Node& node) {
    Train train = position_train(node, title_.roster, title_.name, is_record(loaded_.position), findings_);
    obsolete_.push_back(boolean_of(&node, "obsolete"));
    loaded_.train_ids.push_back(text_of(&node, "id", train.name.value));
    loaded_.position.trains.push_back(std::move(train));
  }

  const Hex* find_hex(const std::string& id, Place place) {
    const Hex* hex = title_.map.find(id);
    if (hex != nullptr) return hex;
    std::vector<std::string> known;
    for (const Hex& h : title_.map.hexes()) known.push_back(h.id);
    report(findings_, "position/unknown-hex", place, id, fmt::format("`{}` is not a hex on the map", id),
           did_you_mean(id, known));
    return nullptr;
  }

  const TileDefinition* find_tile(const std::string& hex, const Node& number) {
    const std::string& id = number.text;
    if (const TileDefinition* tile = tiles_.use(id)) return tile;
    const std::string base = id.substr(0, id.find('*'));
    const TileDefinition* alike = base.size() < id.size() ? tiles_.use(base) : nullptr;
    const std::string instead = alike != nullptr ? fmt::format("tile `{}` is used instead", base)
                                : id == hex      ? "the printed hex is used instead"
                                                 : "";
    Finding& finding = report(findings_, "position/unknown-tile", number.place, id,
                              fmt::format("tile `{}` is neither a standard tile nor a tile of the title{}{}",
                                          id, instead.empty() ? "" : ": ", instead));
    if (!instead.empty()) {
      finding.severity = Severity::Warning;
      loaded_.left_out.push_back(fmt::format("tile {} in {}: {}", id, hex, instead));
    }
    return alike;
  }

  void read_lay(const Entry& entry) {
    if (entry.value.items.size() != 2) return;
    const Node& number = entry.value.items[0];
    const Node& turn = entry.value.items[1];
    const Hex* hex = find_hex(entry.key, entry.key_place);
    const TileDefinition* tile = find_tile(entry.key, number);
    const auto rotation = integer(turn);
    if (!rotation || *rotation < 0 || *rotation > 5) {
      report(findings_, "position/rotation", turn.place, entry.key,
             fmt::format("`{}` is not a rotation; expected 0 to 5, in steps of 60 degrees clockwise",
                         turn.text));
      return;
    }
    if (hex == nullptr || tile == nullptr) return;
    const Rotation r(*rotation);
    loaded_.position.laid[hex->id] = {rotated(tile->tile, r), tile->id, r, entry.value.place};
  }

  static Revenue read_revenue(const Node& node) {
    Revenue revenue;
    revenue.flat = integer(node).value_or(0);
    for (const Entry& step : node.entries)
      revenue.steps.push_back({step.key, integer(step.value).value_or(0)});
    return revenue;
  }

  void read_overrides(const Entry& entry) {
    if (find_hex(entry.key, entry.key_place) == nullptr) return;
    for (const Entry& stop : entry.value.entries) {
      StopOverride& change = loaded_.position.overrides[entry.key][stop.key];
      change.slots = integer_of(&stop.value, "slots");
      if (const Node* revenue = value_of(&stop.value, "revenue")) change.revenue = read_revenue(*revenue);
      if (value_of(&stop.value, "groups") != nullptr) change.groups = texts_of(&stop.value, "groups");
    }
  }

  int slots_of(const Hex& hex, int city) const {
    const std::string node = fmt::format("c{}", city);
    if (const auto changed = loaded_.position.overrides.find(hex.id);
        changed != loaded_.position.overrides.end())
      if (const auto stop = changed->second.find(node); stop != changed->second.end() && stop->second.slots)
        return *stop->second.slots;
    const Tile& tile = tile_at(loaded_.position, hex);
    for (std::size_t part = 0; part < tile.stops.size(); ++part)
      if (end_name(tile, {End::Kind::Stop, static_cast<std::uint8_t>(part)}) == node)
        return tile.stops[part].slots;
    return -1;
  }

  // In a record, slots beyond those printed, or "x", are extra tokens, which fill no slot.
  void read_tokens(const Entry& entry) {
    const Hex* hex = find_hex(entry.key, entry.key_place);
    if (hex == nullptr) return;
    std::set<std::pair<int, int>> taken;
    for (const Node& node : entry.value.items) {
      PlacedToken token;
      token.place = node.place;
      const bool whole = !is_scalar(node) && node.items.size() >= 3;
      token.company = whole ? node.items[2].text : node.text;
      token.city = whole ? integer(node.items[0]) : std::optional<int>(0);
      if (whole) token.slot = integer(node.items[1]);
      if (node.items.size() > 3) token.kind = node.items[3].text;
      if (token.kind.empty()) check_owner(token.company, node.place);
      const bool beside = !token.city && !token.kind.empty();  // on the hex: a bonus token or a destination
      if (beside || (token.city && place_token(*hex, token, whole, taken)))
        loaded_.position.tokens[hex->id].push_back(token);
    }
  }

  // A record lists all tokens; in other positions, a hex without stated tokens keeps its printed ones.
  void place_neutral_stations(const Node* stated) {
    for (const NeutralStation& station : title_.companies.neutral_stations) {
      const std::string& hex = station.at.hex.value;
      const Hex* found = title_.map.find(hex);
      const int city = city_of(station);
      if (found == nullptr || value_of(stated, hex) != nullptr || slots_of(*found, city) <= 0) continue;
      std::vector<PlacedToken>& here = loaded_.position.tokens[hex];
      const auto before = std::ranges::count(here, std::optional(city), &PlacedToken::city);
      here.push_back({city, static_cast<int>(before), neutral_owner(station),
                      station.open ? "neutral" : std::string(), station.place});
    }
  }

  bool place_token(const Hex& hex, PlacedToken& token, bool said, std::set<std::pair<int, int>>& taken) {
    const int slots = slots_of(hex, *token.city);
    if (slots < 0) {
      Finding& finding =
          report(findings_, "position/unknown-city", token.place, hex.id,
                 fmt::format("{} has no city {}; cities are counted from 0", hex.id, *token.city));
      if (is_record(loaded_.position)) {
        finding.severity = Severity::Warning;
        loaded_.left_out.push_back(fmt::format("the token of {} in {}", token.company, hex.id));
      }
      return false;
    }
    if (!said)
      for (int slot = 0; slot < slots && !token.slot; ++slot)
        if (!taken.contains({*token.city, slot})) token.slot = slot;
    const bool free = !token.slot || taken.emplace(*token.city, *token.slot).second;
    if (free && (said || token.slot)) return true;
    report(findings_, "position/full-city", token.place, hex.id,
           fmt::format("there is no room for {} in {}: {}", token.company, hex.id,
                       token.slot ? fmt::format("slot {} is taken", *token.slot)
                                  : fmt::format("all {} slots are taken", slots)));
    return false;
  }

  void read_event(const Ref& event) {
    std::vector<std::string> known;
    for (const Train& train : title_.roster.trains)
      for (const TrainEvent& one : train.events) known.push_back(one.kind);
    if (std::ranges::find(known, event.value) == known.end())
      report(findings_, "position/unknown-event", event.place, event.value,
             fmt::format("no train of {} has the event `{}`", title_.name, event.value),
             did_you_mean(event.value, known));
    loaded_.position.events.push_back(event.value);
  }

  void read_bonus(const Node& node) {
    loaded_.position.bonuses.push_back(build_run_bonus(node));
    for (const BonusNeed& need : loaded_.position.bonuses.back().needs)
      for (const Ref& hex : need.hexes) find_hex(hex.value, hex.place);
  }

  void read_run(const Node& node) {
    const std::string id = text_of(&node, "train");
    const auto index = card_of(id) - loaded_.train_ids.begin();
    if (index == static_cast<std::ptrdiff_t>(loaded_.train_ids.size())) {
      report(findings_, "position/unknown-train", node.place, id,
             fmt::format("the position has no train `{}`; its run is left out", id),
             did_you_mean(id, loaded_.train_ids))
          .severity = Severity::Warning;
      return;
    }
    loaded_.runs.push_back({static_cast<std::size_t>(index), path_of(node)});
  }

  // A record gives only the stop, and no track, for a run within one city.
  static std::vector<std::string> path_of(const Node& run) {
    std::vector<std::string> path = texts_of(&run, "path");
    const auto stops = items_of(&run, "stops");
    if (path.empty() && stops.size() == 1 && stops.front().items.size() >= 2)
      path.push_back(stops.front().items[0].text + ":" + stops.front().items[1].text);
    return path;
  }

  // Of several equal cards, returns the first that has not run yet.
  std::vector<std::string>::const_iterator card_of(const std::string& id) const {
    const std::vector<std::string>& ids = loaded_.train_ids;
    const auto has_run = [&](std::ptrdiff_t card) {
      return std::ranges::any_of(
          loaded_.runs, [&](const StatedRun& run) { return run.train == static_cast<std::size_t>(card); });
    };
    const auto first = std::ranges::find(ids, id);
    for (auto it = first; it != ids.end(); it = std::find(it + 1, ids.end(), id))
      if (!has_run(it - ids.begin())) return it;
    return first;
  }

  const Title& title_;
  TileBook& tiles_;
  Findings& findings_;
  UpgradeBook upgrades_;
  LoadedPosition loaded_;
  std::vector<std::optional<bool>> obsolete_;  // parallel to the trains, if stated
};

}  // namespace

std::optional<LoadedPosition> load_position(const FileReader& files, const Installation& installation,
                                            const std::string& path, const Title& title, Sources& sources,
                                            Findings& findings) {
  auto text = files.read(path, largest_file);
  if (!text) {
    report(findings, "file/unreadable", {}, path, fmt::format("{} {}", path, text.error().message));
    return std::nullopt;
  }
  const FileId id = sources.add(path, std::move(*text));
  const auto tree = parse_yaml(sources, id, findings);
  if (!tree) return std::nullopt;
  const auto schema_text = files.read(installation.schemas + "/position.json", largest_file);
  const auto schema = schema_text ? known_schema(*schema_text) : unexpected(schema_text.error().message);
  if (schema)
    validate(*tree, *schema, findings);
  else
    report(findings, "file/schema", {}, {},
           fmt::format("the program's own file position.json {}", schema.error()));
  if (tree->kind != Node::Kind::Mapping) return std::nullopt;
  const Dictionary dictionary =
      read_dictionary(files, installation.titles + "/dictionary", sources, findings);
  std::optional<Title> set_up = as_set_up(title, *tree, findings);
  const Title& played = set_up ? *set_up : title;
  TileBook tiles(dictionary, findings);
  for (const auto& [number, tile] : played.tiles)
    if (tile.own) tiles.add_own(tile);
  LoadedPosition loaded = PositionBuilder(played, tiles, findings).build(*tree);
  loaded.set_up = std::move(set_up);
  return loaded;
}

}  // namespace trackwright

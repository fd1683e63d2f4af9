#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <set>

#include "engine/upgrade/placements.h"

namespace trackwright {

namespace {

HexEdge edge_of(const UpgradeBook& book, const Hex& hex, Edge edge, const LyingExits& lying) {
  const Map& map = book.title().map;
  const Hex* beyond = map.neighbour(hex, edge);
  if (beyond == nullptr) return HexEdge::OffBoard;
  if (map.impassable(hex, edge)) return HexEdge::Impassable;
  if (!beyond->fixed) return HexEdge::Open;
  const auto there = lying.find(beyond->id);
  const unsigned track =
      (there == lying.end() ? exits(beyond->tile) : there->second) | book.exits_to_come(*beyond);
  return (track >> edge.opposite().index() & 1U) != 0 ? HexEdge::Open : HexEdge::Blank;
}

// The tile on the hex in its rotation, with its form.
struct Ground {
  Tile tile;
  UpgradeForm form;  // at rotation 0
  UpgradeSource source;
  Rotation rotation;
};

std::string edge_words(const Map& map, const Hex& hex, const HexEdges& edges, Edge edge) {
  const Hex* beyond = map.neighbour(hex, edge);
  switch (edges.edges.at(static_cast<std::size_t>(edge.index()))) {
    case HexEdge::Open:
      return {};
    case HexEdge::OffBoard:
      return fmt::format("its track at edge {} runs off the board", edge.index());
    case HexEdge::Impassable:
      return fmt::format("its track at edge {} runs into the impassable side towards {}", edge.index(),
                         beyond->id);
    case HexEdge::Blank:
      return fmt::format("its track at edge {} runs into {}, which has no track on this side", edge.index(),
                         beyond->id);
  }
  return {};
}

std::string end_words(const Tile& tile, End end) {
  if (end.is_edge()) return fmt::format("edge {}", end.index);
  if (end.kind == End::Kind::Junction) return "the junction";
  switch (tile.stops[end.index].kind) {
    case StopKind::City:
      return "the city";
    case StopKind::Town:
      return "the town";
    case StopKind::OffBoard:
      return "the off-board area";
  }
  return {};
}

// Names the first piece of old track that the new tile does not continue at this rotation.
std::string lost_track(const Ground& ground, const Tile& now) {
  const UpgradeForm form = upgrade_form(now);
  for (const Path& path : ground.tile.paths) {
    if (path.track == Track::Future) continue;
    Tile one = ground.tile;
    if (path.a.kind != End::Kind::Junction && path.b.kind != End::Kind::Junction) one.paths = {path};
    if (!keeping_track(upgrade_form(one), form).contains(Rotation(0)))
      return fmt::format("the old track from {} to {} is lost", end_words(ground.tile, path.a),
                         end_words(ground.tile, path.b));
  }
  return "stops are joined or divided, or a city becomes smaller";
}

// The first stub of an unbuilt hex at which the track has no exit, if the title requires one.
std::optional<Edge> missed_stub(const UpgradeBook& book, const Ground& ground, std::uint8_t track) {
  if (!book.title().upgrades.stubs || ground.source.tile != UpgradeSource::printed) return std::nullopt;
  for (const Edge edge : all_edges)
    if (((stub_edges(ground.tile) & ~track) >> edge.index() & 1) != 0) return edge;
  return std::nullopt;
}

std::string rotation_words(const UpgradeBook& book, const Hex& hex, const HexEdges& edges,
                           const Ground& ground, std::size_t tile, Rotation rotation) {
  const Tile turned = rotated(book.tile(tile), rotation);
  const std::uint8_t track = exits(turned);
  for (const Edge edge : all_edges)
    if (((track & ~edges.open) >> edge.index() & 1) != 0)
      return edge_words(book.title().map, hex, edges, edge);
  if (const auto stub = missed_stub(book, ground, track))
    return fmt::format("it has no track at edge {}, where {} has a stub", stub->index(), hex.id);
  return lost_track(ground, turned);
}

// Joins the reasons, for example "in rotations 0 and 3 ...".
std::string summary(const std::vector<RotationRefusal>& refused) {
  std::map<std::string, std::vector<int>> by_words;
  std::vector<std::string> order;
  for (const RotationRefusal& refusal : refused) {
    if (!by_words.contains(refusal.words)) order.push_back(refusal.words);
    by_words[refusal.words].push_back(refusal.rotation.steps());
  }
  if (order.size() == 1) return "in each rotation " + order.front();
  std::string text = "no rotation fits";
  for (std::size_t i = 0; i < order.size(); ++i)
    text += fmt::format("{} {}: {}", i == 0 ? "; in" : ";", fmt::join(by_words[order[i]], ", "), order[i]);
  return text;
}

std::string unknown(const std::string& tile) {
  return fmt::format("tile `{}` is not in the manifest", tile);
}

Ground ground_of(const UpgradeBook& book, const Hex& hex, const Laid& now) {
  Ground ground;
  ground.source.hex = &hex;
  if (const auto tile = now.tile.empty() ? std::nullopt : book.find(now.tile)) {
    ground.tile = rotated(book.tile(*tile), now.rotation);
    ground.form = book.form(*tile);
    ground.source.tile = *tile;
    ground.rotation = now.rotation;
  } else {
    ground.tile = hex.tile;
    ground.form = upgrade_form(hex.tile);
  }
  return ground;
}

std::string swap_words(const UpgradeLine& line, const std::string& tile, const Hex& hex) {
  std::string when;
  if (!line.phase.empty()) when = fmt::format(" when phase {} begins", line.phase);
  if (!line.after.empty()) when = fmt::format(" when `{}` happens", line.after);
  return fmt::format("no company lays `{}` in {}: the rules place it there{}", tile, hex.id, when);
}

// The first open event on which the lay depends.
std::string condition_of(const UpgradeBook& book, const UpgradeSource& source, std::size_t tile,
                         const UpgradeTime& when) {
  const auto laid = [&](const UpgradeTime& at) {
    const UpgradeDecision decision = book.decide(source, tile, at);
    return !decision.rotations.empty() && (decision.line == nullptr || !decision.line->swap);
  };
  for (const std::string& event : book.open_events(when)) {
    UpgradeTime before = when;
    before.events[event] = false;
    UpgradeTime after = when;
    after.events[event] = true;
    if (!laid(before)) return fmt::format("once `{}` has happened", event);
    if (!laid(after)) return fmt::format("until `{}` happens", event);
  }
  return {};
}

bool asks_for_most_exits(const UpgradeRules& rules, const Tile& now) {
  const auto has = [&](StopKind kind) {
    return std::ranges::any_of(now.stops, [kind](const Stop& stop) { return stop.kind == kind; });
  };
  return std::ranges::any_of(rules.most_exits, [&](MostExits where) {
    switch (where) {
      case MostExits::Cities:
        return has(StopKind::City);
      case MostExits::UnlabelledCities:
        return has(StopKind::City) && now.labels.empty();
      case MostExits::Track:
        return !has(StopKind::City) && !has(StopKind::Town);
    }
    return false;
  });
}

int exit_count(const UpgradeBook& book, const PlacementVerdict& verdict) {
  return std::popcount(book.form(*book.find(verdict.tile)).exits);
}

// 18xx.games: TILE_UPGRADES_MUST_USE_MAX_EXITS, compared within each colour.
void put_most_exits_first(const UpgradeBook& book, std::vector<PlacementVerdict>& verdicts) {
  const auto colour = [&](const PlacementVerdict& one) { return book.form(*book.find(one.tile)).colour; };
  for (PlacementVerdict& one : verdicts)
    for (const PlacementVerdict& other : verdicts)
      if (one.legal && other.legal && colour(one) == colour(other) &&
          exit_count(book, other) > exit_count(book, one))
        one.before.push_back(other.tile);
}

// The allowed rotations of a tile, on a tile with this rotation, that leave no track at a closed side.
Rotations fitting_rotations(const UpgradeBook& book, const HexEdges& edges, Rotation now, std::size_t tile,
                            const UpgradeDecision& decision) {
  return decision.rotations.turned(now) & rotations_on(edges, book.form(tile).exits);
}

PlacementVerdict verdict(const UpgradeBook& book, const HexEdges& edges, const Ground& ground,
                         std::size_t tile, const UpgradeTime& when) {
  const Hex& hex = *ground.source.hex;
  PlacementVerdict verdict;
  verdict.tile = book.id(tile);
  const UpgradeDecision decision = book.decide(ground.source, tile, when);
  if (hex.fixed && decision.line == nullptr) {
    verdict.refusal = fmt::format("{} never changes", hex.id);
    return verdict;
  }
  if (decision.reason != UpgradeDecision::Reason::Allowed) {
    verdict.refusal = book.refusal(ground.source, tile, decision);
    return verdict;
  }
  if (decision.line != nullptr && decision.line->swap) {
    verdict.swap = true;
    verdict.refusal = swap_words(*decision.line, verdict.tile, hex);
    return verdict;
  }
  verdict.condition = condition_of(book, ground.source, tile, when);
  const Rotations fitting = fitting_rotations(book, edges, ground.rotation, tile, decision);
  verdict.rotations = fitting.list();
  verdict.legal = !fitting.empty();
  for (const Rotation r : Rotations::all().without(fitting))
    verdict.refused.push_back({r, rotation_words(book, hex, edges, ground, tile, r)});
  if (!verdict.legal)
    verdict.refusal = fmt::format("`{}` does not fit {}: {}", verdict.tile, hex.id, summary(verdict.refused));
  return verdict;
}

Rotations rotations_without_words(const UpgradeBook& book, const HexEdges& edges, const Ground& ground,
                                  std::size_t tile, const UpgradeTime& when) {
  const UpgradeDecision decision = book.decide(ground.source, tile, when);
  if (decision.reason != UpgradeDecision::Reason::Allowed) return {};
  if (decision.line == nullptr ? ground.source.hex->fixed : decision.line->swap) return {};
  return fitting_rotations(book, edges, ground.rotation, tile, decision);
}

}  // namespace

HexEdges hex_edges(const UpgradeBook& book, const Hex& hex, const LyingExits& lying) {
  HexEdges found;
  for (const Edge edge : all_edges) {
    const auto index = static_cast<std::size_t>(edge.index());
    found.edges.at(index) = edge_of(book, hex, edge, lying);
    if (found.edges.at(index) == HexEdge::Open)
      found.open = static_cast<std::uint8_t>(found.open | (1U << index));
  }
  return found;
}

Rotations rotations_on(const HexEdges& edges, std::uint8_t exits) {
  unsigned fitting = 0;
  for (int r = 0; r < 6; ++r)
    if ((turned_edges(exits, Rotation(r)) & ~edges.open) == 0) fitting |= 1U << r;
  return Rotations(fitting);
}

PlacementVerdict placement(const UpgradeBook& book, const Hex& hex, const Laid& now, const std::string& tile,
                           const UpgradeTime& when, const LyingExits& lying) {
  const auto index = book.find(tile);
  const std::string& missing = index ? now.tile : tile;
  if (!missing.empty() && !book.find(missing)) {
    PlacementVerdict none;
    none.tile = tile;
    none.refusal = unknown(missing);
    return none;
  }
  Ground ground = ground_of(book, hex, now);
  ground.source.form = &ground.form;
  return verdict(book, hex_edges(book, hex, lying), ground, *index, when);
}

std::vector<PlacementVerdict> placements(const UpgradeBook& book, const Hex& hex, const Laid& now,
                                         const UpgradeTime& when, const LyingExits& lying) {
  std::vector<PlacementVerdict> verdicts;
  if (!now.tile.empty() && !book.find(now.tile)) return verdicts;
  Ground ground = ground_of(book, hex, now);
  ground.source.form = &ground.form;
  const HexEdges edges = hex_edges(book, hex, lying);
  const std::optional<Colour> next = next_colour(ground.form.colour);
  for (std::size_t tile = 0; tile < book.size(); ++tile) {
    PlacementVerdict one = verdict(book, edges, ground, tile, when);
    if (one.legal || one.swap || !one.refused.empty() || book.form(tile).colour == next)
      verdicts.push_back(std::move(one));
  }
  if (asks_for_most_exits(book.title().upgrades, ground.tile)) put_most_exits_first(book, verdicts);
  std::stable_partition(verdicts.begin(), verdicts.end(), [](const PlacementVerdict& v) { return v.legal; });
  return verdicts;
}

std::vector<PlacementVerdict> legal_placements(const UpgradeBook& book, const Hex& hex, const Laid& now,
                                               const UpgradeTime& when, const LyingExits& lying) {
  std::vector<PlacementVerdict> verdicts;
  if (!now.tile.empty() && !book.find(now.tile)) return verdicts;
  Ground ground = ground_of(book, hex, now);
  ground.source.form = &ground.form;
  const HexEdges edges = hex_edges(book, hex, lying);
  const auto look = [&](std::size_t tile) {
    const Rotations fitting = rotations_without_words(book, edges, ground, tile, when);
    if (fitting.empty()) return;
    PlacementVerdict& one = verdicts.emplace_back();
    one.tile = book.id(tile);
    one.legal = true;
    one.rotations = fitting.list();
  };
  if (ground.source.tile == UpgradeSource::printed)
    for (std::size_t tile = 0; tile < book.size(); ++tile) look(tile);
  else
    for (const UpgradeBook::Successor& next : book.successors(ground.source.tile)) look(next.tile);
  if (asks_for_most_exits(book.title().upgrades, ground.tile)) put_most_exits_first(book, verdicts);
  return verdicts;
}

Rotations legal_rotations(const UpgradeBook& book, const Hex& hex, const Laid& now, const std::string& tile,
                          const UpgradeTime& when, const LyingExits& lying) {
  const auto index = book.find(tile);
  if (!index || (!now.tile.empty() && !book.find(now.tile))) return {};
  Ground ground = ground_of(book, hex, now);
  ground.source.form = &ground.form;
  return rotations_without_words(book, hex_edges(book, hex, lying), ground, *index, when);
}

namespace {

// Whether upgrades treat the tile the same in all of these rotations.
bool all_alike(const UpgradeForm& form, Rotations rotations) {
  std::set<std::multiset<PathBits>> looks;
  for (const Rotation r : rotations) {
    const auto& has = form.has.at(static_cast<std::size_t>(r.steps()));
    looks.emplace(has.begin(), has.end());
  }
  return looks.size() <= 1;
}

UpgradeTime with_open_events_to_come(const UpgradeBook& book, UpgradeTime when) {
  for (const std::string& event : book.open_events(when)) when.events[event] = false;
  return when;
}

bool has_swaps(const UpgradeRules& rules) {
  const auto is_swap = [](const UpgradeLine& line) { return line.swap; };
  return std::ranges::any_of(rules.also, is_swap) || std::ranges::any_of(rules.chart, is_swap);
}

}  // namespace

std::optional<Swap> swapped(const UpgradeBook& book, const Hex& hex, const Laid& now,
                            const UpgradeTime& when) {
  if (!has_swaps(book.title().upgrades) || when.phase >= book.title().roster.phases.size())
    return std::nullopt;
  const auto lying = now.tile.empty() ? std::nullopt : book.find(now.tile);
  if (!now.tile.empty() && !lying) return std::nullopt;
  const UpgradeForm form = lying ? book.form(*lying) : upgrade_form(hex.tile);
  const UpgradeSource source{&hex, &form, lying.value_or(UpgradeSource::printed)};
  const UpgradeTime at = with_open_events_to_come(book, when);
  const HexEdges edges = hex_edges(book, hex);
  for (std::size_t to = 0; to < book.size(); ++to) {
    const UpgradeDecision decision = book.decide(source, to, at);
    if (decision.line == nullptr || !decision.line->swap) continue;
    const Rotations fitting = fitting_rotations(book, edges, now.rotation, to, decision);
    if (fitting.empty()) continue;
    return Swap{{book.id(to), *fitting.begin()}, decision.line, all_alike(book.form(to), fitting)};
  }
  return std::nullopt;
}

}  // namespace trackwright

#include "engine/upgrade/placements.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace trackwright {

namespace {

HexEdge edge_of(const Map& map, const Hex& hex, Edge edge) {
  const Hex* beyond = map.neighbour(hex, edge);
  if (beyond == nullptr) return HexEdge::OffBoard;
  if (map.impassable(hex, edge)) return HexEdge::Impassable;
  const bool track = Rotations(exits(beyond->tile)).contains(Rotation(edge.opposite().index()));
  return beyond->fixed && !track ? HexEdge::Blank : HexEdge::Open;
}

// What lies on the hex, turned as it lies, with its form.
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
      return fmt::format("its track at edge {} runs into {}, which has no track on that side", edge.index(),
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

// The first piece of old track that the new tile at this rotation does not carry on.
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
  return "it joins or divides stops, or makes a city smaller";
}

std::string rotation_words(const UpgradeBook& book, const Hex& hex, const HexEdges& edges,
                           const Ground& ground, std::size_t tile, Rotation rotation) {
  const Tile turned = rotated(book.tile(tile), rotation);
  const std::uint8_t track = exits(turned);
  for (const Edge edge : all_edges)
    if (((track & ~edges.open) >> edge.index() & 1) != 0)
      return edge_words(book.title().map, hex, edges, edge);
  return lost_track(ground, turned);
}

// "in rotations 0 and 3 ..." for each different reason.
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
  return fmt::format("the manifest has no tile `{}`", tile);
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

PlacementVerdict verdict(const UpgradeBook& book, const HexEdges& edges, const Ground& ground,
                         std::size_t tile, std::size_t phase) {
  const Hex& hex = *ground.source.hex;
  PlacementVerdict verdict{book.id(tile), false, {}, {}, {}};
  const UpgradeDecision decision = book.decide(ground.source, tile, phase);
  if (hex.fixed && decision.line == nullptr) {
    verdict.refusal = fmt::format("{} never changes", hex.id);
    return verdict;
  }
  if (decision.reason != UpgradeDecision::Reason::Allowed) {
    verdict.refusal = book.refusal(ground.source, tile, decision);
    return verdict;
  }
  const Rotations fitting =
      decision.rotations.turned(ground.rotation) & rotations_on(edges, book.form(tile).exits);
  verdict.rotations = fitting.list();
  verdict.legal = !fitting.empty();
  for (const Rotation r : Rotations::all().without(fitting))
    verdict.refused.push_back({r, rotation_words(book, hex, edges, ground, tile, r)});
  if (!verdict.legal)
    verdict.refusal = fmt::format("`{}` does not fit {}: {}", verdict.tile, hex.id, summary(verdict.refused));
  return verdict;
}

}  // namespace

HexEdges hex_edges(const Map& map, const Hex& hex) {
  HexEdges found;
  for (const Edge edge : all_edges) {
    const auto index = static_cast<std::size_t>(edge.index());
    found.edges.at(index) = edge_of(map, hex, edge);
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
                           std::size_t phase) {
  const auto index = book.find(tile);
  if (!index) return {tile, false, {}, unknown(tile), {}};
  if (!now.tile.empty() && !book.find(now.tile)) return {tile, false, {}, unknown(now.tile), {}};
  Ground ground = ground_of(book, hex, now);
  ground.source.form = &ground.form;
  return verdict(book, hex_edges(book.title().map, hex), ground, *index, phase);
}

std::vector<PlacementVerdict> placements(const UpgradeBook& book, const Hex& hex, const Laid& now,
                                         std::size_t phase) {
  std::vector<PlacementVerdict> verdicts;
  if (!now.tile.empty() && !book.find(now.tile)) return verdicts;
  Ground ground = ground_of(book, hex, now);
  ground.source.form = &ground.form;
  const HexEdges edges = hex_edges(book.title().map, hex);
  const std::optional<Colour> next = next_colour(ground.form.colour);
  for (std::size_t tile = 0; tile < book.size(); ++tile) {
    PlacementVerdict one = verdict(book, edges, ground, tile, phase);
    if (one.legal || !one.refused.empty() || book.form(tile).colour == next)
      verdicts.push_back(std::move(one));
  }
  std::stable_partition(verdicts.begin(), verdicts.end(), [](const PlacementVerdict& v) { return v.legal; });
  return verdicts;
}

}  // namespace trackwright

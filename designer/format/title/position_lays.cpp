#include "designer/format/title/position_lays.h"

#include <fmt/format.h>

#include <algorithm>

#include "designer/format/text/findings.h"
#include "engine/run/moment.h"
#include "engine/upgrade/placements.h"
#include "engine/upgrade/tree.h"

namespace trackwright {

namespace {

const char* words_of(HexEdge edge) {
  switch (edge) {
    case HexEdge::OffBoard:
      return "runs off the board";
    case HexEdge::Impassable:
      return "meets an impassable side";
    default:
      return "meets a trackless side of a fixed hex";
  }
}

class Lays {
 public:
  Lays(const UpgradeBook& book, const Position& position, Findings& findings)
      : book_(book), position_(position), findings_(findings), lying_(lying_exits(position)) {}

  void check() {
    for (const auto& [id, laid] : position_.laid) {
      const Hex* hex = book_.title().map.find(id);
      if (hex == nullptr) continue;
      if (track_fits(*hex, laid)) check_reachable(*hex, laid);
      check_swapped(*hex, laid);
    }
  }

 private:
  bool track_fits(const Hex& hex, const LaidTile& laid) {
    const HexEdges edges = hex_edges(book_, hex, lying_);
    const unsigned used = exits(laid.tile);
    for (const Edge edge : all_edges) {
      const bool has_track = (used >> static_cast<unsigned>(edge.index()) & 1U) != 0;
      const HexEdge there = edges.edges.at(static_cast<std::size_t>(edge.index()));
      if (!has_track || there == HexEdge::Open) continue;
      const bool blank = there == HexEdge::Blank;
      Finding& finding = report(
          findings_, "position/track", laid.place, hex.id,
          fmt::format("tile {} turned by {} does not fit in {}: its track at edge {} {}", laid.id,
                      laid.rotation.steps(), hex.id, edge.index(), words_of(there)),
          blank ? "set `fixed: false` for that hex if tiles are laid on it; otherwise runs end there" : "");
      if (blank || is_record(position_)) finding.severity = Severity::Warning;
      return false;
    }
    return true;
  }

  void check_reachable(const Hex& hex, const LaidTile& laid) {
    const UpgradeTree tree = upgrade_tree(book_, hex);
    const auto node = std::ranges::find(tree.nodes, laid.id, &UpgradeNode::tile);
    const bool ever = node != tree.nodes.end() && node->reached().contains(laid.rotation);
    if (ever && node->by_phase[last_phase(*node)].contains(laid.rotation)) return;
    warn("position/unreachable", laid.place, hex.id,
         fmt::format("under the title's rules, tile {} can {} be in {}, turned by {}{}", laid.id,
                     ever ? "not yet" : "never", hex.id, laid.rotation.steps(),
                     ever ? fmt::format(" in phase {}", position_.phase) : ""),
         fmt::format("run `trackwright upgrades` with --hex {} to list the possible tiles", hex.id));
  }

  void check_swapped(const Hex& hex, const LaidTile& laid) {
    const auto swap = swapped(book_, hex, {laid.id, laid.rotation}, time_of(book_, position_));
    if (!swap) return;
    warn("position/swap", laid.place, hex.id,
         fmt::format("under the title's rules, tile {} is in {} by now, not {}", swap->laid.tile, hex.id,
                     laid.id),
         fmt::format("write `{}: [{}, {}]`", hex.id, swap->laid.tile, swap->laid.rotation.steps()));
  }

  // The phase of the position; the last phase if it is unknown or has other colours than in the title.
  std::size_t last_phase(const UpgradeNode& node) const {
    const std::size_t phase = phase_index(book_.title().roster, position_.phase);
    return position_.tiles.empty() && phase < node.by_phase.size() ? phase : node.by_phase.size() - 1;
  }

  void warn(const char* check, Place place, const std::string& object, std::string message,
            std::string help) {
    report(findings_, check, place, object, std::move(message), std::move(help)).severity = Severity::Warning;
  }

  const UpgradeBook& book_;
  const Position& position_;
  Findings& findings_;
  LyingExits lying_;
};

// Applies the swaps that the rules have made on an unbuilt hex by now and returns the last one.
std::optional<Swap> swaps_so_far(const UpgradeBook& book, const Hex& hex, const UpgradeTime& when) {
  std::optional<Swap> last;
  bool certain = true;
  for (std::size_t step = 0; step <= book.size(); ++step) {
    const auto next = swapped(book, hex, last ? last->laid : Laid{}, when);
    if (!next) break;
    certain = certain && next->certain;
    last = next;
  }
  if (last) last->certain = certain;
  return last;
}

bool value_is_said(const Position& position, const std::string& hex) {
  const auto changed = position.overrides.find(hex);
  return changed != position.overrides.end() && std::ranges::any_of(changed->second, [](const auto& stop) {
           return stop.second.revenue.has_value();
         });
}

}  // namespace

void check_lays(const UpgradeBook& book, const Position& position, Findings& findings) {
  Lays(book, position, findings).check();
}

void lay_swapped_tiles(const UpgradeBook& book, Position& position, Findings& findings) {
  const UpgradeTime when = time_of(book, position);
  for (const Hex& hex : book.title().map.hexes()) {
    if (position.laid.contains(hex.id)) continue;
    const auto swap = swaps_so_far(book, hex, when);
    if (!swap) continue;
    const auto& [tile, rotation] = swap->laid;
    const std::string form = fmt::format("`laid: {{{}: [{}, {}]}}`", hex.id, tile, rotation.steps());
    Finding& finding =
        report(findings, "position/swap", position.place, hex.id,
               fmt::format("under the title's rules, tile {} is in {} by now, but not in `laid`{}", tile,
                           hex.id, swap->certain ? "; the tile is assumed" : "; its rotation is unknown"),
               "write " + form);
    finding.severity = Severity::Warning;
    if (!swap->certain) continue;
    const std::size_t index = *book.find(tile);
    position.laid[hex.id] = {rotated(book.tile(index), rotation), tile, rotation, position.place};
  }
}

void check_values(const Title& title, const Position& position, Findings& findings) {
  const auto& drawn = title.companies.value_tiles;
  if (!drawn) return;
  std::vector<std::string> places;
  std::string stop;
  for (const Ref& place : drawn->places) {
    const Hex* hex = title.map.find(place.value);
    if (hex == nullptr || hex->tile.stops.empty() || value_is_said(position, hex->id)) continue;
    if (places.empty()) stop = end_name(hex->tile, {End::Kind::Stop, 0});
    places.push_back(hex->id);
  }
  if (places.empty()) return;
  report(findings, "position/value-not-said", position.place, places.front(),
         fmt::format("the values of {} are drawn during set-up, but the position lacks them; the printed "
                     "values are used",
                     fmt::join(places, ", ")),
         fmt::format("add `overrides: {{{}: {{{}: {{revenue: 40}}}}}}` with the current value",
                     places.front(), stop))
      .severity = Severity::Warning;
}

}  // namespace trackwright

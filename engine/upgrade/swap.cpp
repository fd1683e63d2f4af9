#include "engine/upgrade/swap.h"

#include <algorithm>
#include <set>

namespace trackwright {

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
    const Rotations fitting =
        decision.rotations.turned(now.rotation) & rotations_on(edges, book.form(to).exits);
    if (fitting.empty()) continue;
    return Swap{{book.id(to), *fitting.begin()}, decision.line, all_alike(book.form(to), fitting)};
  }
  return std::nullopt;
}

}  // namespace trackwright

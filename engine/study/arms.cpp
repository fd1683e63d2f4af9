#include "engine/study/arms.h"

#include <algorithm>

namespace trackwright {

ArmSearch::ArmSearch(const Moves& moves, const ArmLimits& limits)
    : moves_(moves),
      limits_(limits),
      sizes_(static_cast<std::size_t>((limits.lays + 1) * (limits.visits + 1))),
      best_(moves.ground().hexes.size() * 6 * sizes_, -1),
      waiting_(sizes_),
      arms_(sizes_),
      closed_(moves.ground().hexes.size(), false) {}

void ArmSearch::from(std::uint32_t home, std::size_t side, const std::vector<std::uint32_t>& closed) {
  for (const std::size_t one : touched_) best_[one] = -1;
  touched_.clear();
  labels_.clear();
  for (auto& some : arms_) some.clear();
  closed_.assign(closed_.size(), false);
  for (const std::uint32_t hex : closed) closed_[hex] = true;
  enter(home, side, 0, 0, {0, none, nullptr, 0, 0, 1});
  for (int lays = 0; lays <= limits_.lays; ++lays)
    for (int visits = 0; visits <= limits_.visits; ++visits) {
      std::vector<std::uint32_t>& waiting = waiting_[at(lays, visits)];
      for (std::size_t i = 0; i < waiting.size(); ++i) follow(waiting[i], lays, visits);
      waiting.clear();
    }
}

void ArmSearch::enter(std::uint32_t from, std::size_t side, int lays, int visits, Label label) {
  const std::uint32_t hex = moves_.ground().title().map.beyond(from, Edge(static_cast<int>(side)));
  if (hex == Map::none || closed_[hex] || label.length > longest) return;
  if (limits_.simple && label.before != none && passed(label.before, hex)) return;
  label.hex = hex;
  label.side = static_cast<std::uint8_t>((side + 3) % 6);
  const std::size_t node = (hex * 6 + label.side) * sizes_;
  if (bettered(node, lays, visits, label.value)) return;
  const std::size_t place = node + at(lays, visits);
  if (best_[place] < 0) touched_.push_back(place);
  best_[place] = label.value;
  waiting_[at(lays, visits)].push_back(static_cast<std::uint32_t>(labels_.size()));
  labels_.push_back(label);
}

bool ArmSearch::bettered(std::size_t node, int lays, int visits, int value) const {
  for (int l = 0; l <= lays; ++l)
    for (int v = 0; v <= visits; ++v)
      if (best_[node + at(l, v)] >= value) return true;
  return false;
}

void ArmSearch::follow(std::uint32_t index, int lays, int visits) {
  const Label label = labels_[index];
  const std::size_t node = (label.hex * 6 + label.side) * sizes_;
  if (best_[node + at(lays, visits)] > label.value) return;
  for (const HexMove& move : moves_.from(label.hex, label.side)) {
    const int l = lays + (limits_.free_lays ? 0 : move.lays);
    const int v = visits + (limits_.endless ? 0 : limits_.count_hexes ? 1 : move.move->cost);
    if (l > limits_.lays || v > limits_.visits) continue;
    const int value = label.value + move.move->value;
    if (move.to == at_stop)
      end(index, move.move, l, v, value);
    else
      enter(label.hex, move.to, l, v,
            {0, index, move.move, value, 0, static_cast<std::uint8_t>(label.length + 1)});
  }
}

void ArmSearch::end(std::uint32_t label, const TileMove* move, int lays, int visits, int value) {
  std::vector<Arm>& arms = arms_[at(lays, visits)];
  const auto same =
      std::ranges::find_if(arms, [&](const Arm& arm) { return labels_[arm.label].hex == labels_[label].hex; });
  if (same != arms.end()) {
    if (same->value >= value) return;
    arms.erase(same);
  }
  const auto place = std::ranges::find_if(arms, [&](const Arm& arm) { return arm.value < value; });
  arms.insert(place, {label, move, value});
  if (arms.size() > kept) arms.pop_back();
}

bool ArmSearch::passed(std::uint32_t label, std::uint32_t hex) const {
  for (; label != none; label = labels_[label].before)
    if (labels_[label].hex == hex) return true;
  return false;
}

std::vector<ArmSearch::Step> ArmSearch::steps(const Arm& arm) const {
  std::vector<Step> steps{{labels_[arm.label].hex, arm.move}};
  for (std::uint32_t at = arm.label; labels_[at].before != none; at = labels_[at].before)
    steps.push_back({labels_[labels_[at].before].hex, labels_[at].move});
  std::ranges::reverse(steps);
  return steps;
}

}  // namespace trackwright

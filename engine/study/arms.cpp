#include "engine/study/arms.h"

#include <algorithm>
#include <iterator>

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
  for (const std::size_t node : touched_)
    std::fill_n(best_.begin() + static_cast<std::ptrdiff_t>(node), sizes_, -1);
  touched_.clear();
  labels_.clear();
  for (auto& some : arms_) some.clear();
  closed_.assign(closed_.size(), false);
  for (const std::uint32_t hex : closed) closed_[hex] = true;
  enter(home, side, 0, 0, {0, none, nullptr, 0, 0, 0, 1});
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
  // Without a visit left, the arm cannot end at a stop.
  if (visits == limits_.visits && (limits_.count_hexes || !moves_.free_stops())) return;
  label.hex = hex;
  label.side = static_cast<std::uint8_t>((side + 3) % 6);
  const std::size_t node = (hex * 6 + label.side) * sizes_;
  if (best_[node + at(lays, visits)] >= label.value) return;
  const std::uint64_t bit = std::uint64_t{1} << (hex % 64);
  if (limits_.simple && (label.passed & bit) != 0 && passed(label.before, hex)) return;
  label.passed |= bit;
  if (best_[node + sizes_ - 1] < 0) touched_.push_back(node);
  raise(node, lays, visits, label.value);
  waiting_[at(lays, visits)].push_back(static_cast<std::uint32_t>(labels_.size()));
  labels_.push_back(label);
}

// The value also holds for more lays and visits.
void ArmSearch::raise(std::size_t node, int lays, int visits, int value) {
  for (int l = lays; l <= limits_.lays; ++l) {
    int* row = &best_[node + at(l, 0)];
    if (row[visits] >= value) return;
    for (int v = visits; v <= limits_.visits && row[v] < value; ++v) row[v] = value;
  }
}

void ArmSearch::follow(std::uint32_t index, int lays, int visits) {
  const Label label = labels_[index];
  const std::size_t node = (label.hex * 6 + label.side) * sizes_;
  if (best_[node + at(lays, visits)] > label.value) return;
  for (const HexMove& move :
       limits_.free_lays ? moves_.richest(label.hex, label.side) : moves_.from(label.hex, label.side)) {
    const int l = lays + move.lays;
    const int v = visits + (limits_.count_hexes ? 1 : move.move->cost);
    if (l > limits_.lays || v > limits_.visits) continue;
    const int value = label.value + move.move->value;
    if (move.to == at_stop)
      end(index, move.move, l, v, value);
    else
      enter(label.hex, move.to, l, v,
            {label.passed, index, move.move, 0, value, 0, static_cast<std::uint8_t>(label.length + 1)});
  }
}

void ArmSearch::end(std::uint32_t label, const TileMove* move, int lays, int visits, int value) {
  std::vector<Arm>& arms = arms_[at(lays, visits)];
  const auto same = std::ranges::find_if(
      arms, [&](const Arm& arm) { return labels_[arm.label].hex == labels_[label].hex; });
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

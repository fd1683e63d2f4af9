#include "engine/study/ground.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "engine/base/parallel.h"
#include "engine/upgrade/placements.h"
#include "engine/upgrade/tree.h"

namespace trackwright {

namespace {

bool named_in(const std::vector<UpgradeLine>& lines, const Hex& hex) {
  return std::ranges::any_of(lines, [&](const UpgradeLine& line) { return names(line.from, hex.id); });
}

// A fixed hex changes only by a line that names it.
bool grows(const Title& title, const Hex& hex) {
  return !hex.fixed || named_in(title.upgrades.also, hex) || named_in(title.upgrades.chart, hex);
}

// Adds the lays between the states that the upgrade tree found.
class Lays {
 public:
  Lays(const UpgradeBook& book, HexGround& ground, std::size_t phases)
      : book_(book), ground_(ground), phases_(phases), printed_(upgrade_form(ground.hex->tile)) {
    for (std::size_t i = 0; i < ground.states.size(); ++i)
      if (const GroundState& state = ground.states[i]; state.tile != UpgradeSource::printed)
        index_[key(state.tile, state.rotation)] = i;
  }

  void add(const UpgradeTree& tree) {
    for (const UpgradeNode& node : tree.nodes) {
      const auto from = node.tile.empty() ? std::nullopt : book_.find(node.tile);
      for (const std::size_t next : node.next) add_pair(from, *book_.find(tree.nodes[next].tile));
    }
  }

 private:
  static std::size_t key(std::size_t tile, Rotation rotation) {
    return tile * 6 + static_cast<std::size_t>(rotation.steps());
  }

  Rotations decided(const UpgradeSource& source, std::size_t to, std::size_t phase) const {
    const UpgradeDecision decision = book_.decide(source, to, UpgradeTime(phase));
    return ground_.hex->fixed && decision.line == nullptr ? Rotations() : decision.rotations;
  }

  // The rotations relative to the source that are legal in each phase.
  std::vector<Rotations> by_phase(std::optional<std::size_t> from, std::size_t to) const {
    std::vector<Rotations> legal(phases_);
    const auto* successor = everywhere(from, to);
    const UpgradeSource source{ground_.hex, from ? &book_.form(*from) : &printed_,
                               from ? *from : UpgradeSource::printed};
    for (std::size_t phase = 0; phase < phases_; ++phase)
      if (successor == nullptr)
        legal[phase] = decided(source, to, phase);
      else if (book_.colour_in_phase(book_.form(to).colour, phase))
        legal[phase] = successor->rotations;
    return legal;
  }

  // The successor, if its rotations apply on every hex.
  const UpgradeBook::Successor* everywhere(std::optional<std::size_t> from, std::size_t to) const {
    if (!from || ground_.hex->fixed) return nullptr;
    for (const UpgradeBook::Successor& one : book_.successors(*from))
      if (one.tile == to && one.everywhere) return &one;
    return nullptr;
  }

  void add_pair(std::optional<std::size_t> from, std::size_t to) {
    const std::vector<Rotations> legal = by_phase(from, to);
    for (GroundState& state : ground_.states) {
      if (state.tile != from.value_or(UpgradeSource::printed)) continue;
      Rotations added;
      for (std::size_t phase = state.phase; phase < phases_; ++phase) {
        const Rotation turn = from ? state.rotation : Rotation();
        for (const Rotation r : legal[phase].turned(turn).without(added))
          if (const auto at = index_.find(key(to, r)); at != index_.end())
            state.next.push_back({static_cast<std::uint32_t>(at->second), static_cast<std::uint32_t>(phase)});
        added = added | legal[phase].turned(turn);
      }
    }
  }

  const UpgradeBook& book_;
  HexGround& ground_;
  std::size_t phases_;
  UpgradeForm printed_;
  std::unordered_map<std::size_t, std::size_t> index_;  // of the state, by tile and rotation
};

HexGround ground_of(const UpgradeBook& book, const Hex& hex, std::size_t phases) {
  HexGround ground{&hex, {}};
  ground.states.push_back({UpgradeSource::printed, {}, hex.tile.colour, 0, {}});
  if (!grows(book.title(), hex)) return ground;
  const UpgradeTree tree = upgrade_tree(book, hex);
  for (const UpgradeNode& node : tree.nodes) {
    if (node.tile.empty()) continue;
    const std::size_t tile = *book.find(node.tile);
    for (const Rotation r : node.reached()) {
      const auto first = std::ranges::find_if(node.by_phase, [&](Rotations in) { return in.contains(r); });
      ground.states.push_back(
          {tile, r, node.colour, static_cast<std::uint32_t>(first - node.by_phase.begin()), {}});
    }
  }
  Lays(book, ground, phases).add(tree);
  return ground;
}

}  // namespace

StudyGround::StudyGround(const Title& title)
    : book(title),
      hexes(title.map.hexes().size()),
      phases(std::max<std::size_t>(title.roster.phases.size(), 1)) {
  in_parallel(hexes.size(), [&](std::size_t i) { hexes[i] = ground_of(book, title.map.hexes()[i], phases); });
}

const Tile& StudyGround::tile_of(const HexGround& ground, const GroundState& state) const {
  return state.tile == UpgradeSource::printed ? ground.hex->tile : book.tile(state.tile);
}

}  // namespace trackwright

#include "engine/upgrade/tree.h"

#include <algorithm>

namespace trackwright {

namespace {

// Searches one hex. The states are pairs of tile and rotation, kept as a set of rotations for each tile.
class Growth {
 public:
  Growth(const UpgradeBook& book, const Hex& hex)
      : book_(book),
        hex_(hex),
        printed_form_(upgrade_form(hex.tile)),
        printed_{&hex, &printed_form_, UpgradeSource::printed},
        reached_(book.size()),
        open_(book.size()),
        followers_(book.size() + 1) {
    const HexEdges edges = hex_edges(book, hex);
    for (std::size_t tile = 0; tile < book.size(); ++tile)
      open_[tile] = rotations_on(edges, book.form(tile).exits);
  }

  UpgradeTree grow() {
    const std::size_t phases = std::max<std::size_t>(book_.title().roster.phases.size(), 1);
    std::vector<std::vector<Rotations>> by_phase;
    for (std::size_t phase = 0; phase < phases; ++phase) {
      grow_in(phase);
      by_phase.push_back(reached_);
    }
    return tree(by_phase);
  }

 private:
  void add(std::size_t tile, Rotations rotations) {
    const Rotations found = reached_[tile] | rotations;
    if (found == reached_[tile]) return;
    reached_[tile] = found;
    if (std::ranges::find(waiting_, tile) == waiting_.end()) waiting_.push_back(tile);
  }

  void grow_in(std::size_t phase) {
    grow_from_printed(phase);
    // Tiles laid before this phase may be upgraded in it.
    for (std::size_t tile = 0; tile < book_.size(); ++tile)
      if (!reached_[tile].empty() && std::ranges::find(waiting_, tile) == waiting_.end())
        waiting_.push_back(tile);
    while (!waiting_.empty()) {
      const std::size_t tile = waiting_.back();
      waiting_.pop_back();
      grow_from(tile, phase);
    }
  }

  void grow_from_printed(std::size_t phase) {
    const std::optional<Colour> next = next_colour(printed_form_.colour);
    const UpgradeRules& rules = book_.title().upgrades;
    const bool lines = rules.stated || !rules.also.empty();
    for (std::size_t to = 0; to < book_.size(); ++to) {
      if (!lines && book_.form(to).colour != next) continue;
      const Rotations rotations = decided(printed_, to, phase) & open_[to];
      if (rotations.empty()) continue;
      follow(book_.size(), to);
      add(to, rotations);
    }
  }

  void grow_from(std::size_t tile, std::size_t phase) {
    const Rotations lying = reached_[tile];
    const UpgradeSource source{&hex_, &book_.form(tile), tile};
    for (const UpgradeBook::Successor& successor : book_.successors(tile)) {
      const Rotations relative = relative_rotations(source, successor, phase);
      if (relative.empty()) continue;
      Rotations found;
      for (const Rotation r : lying) found = found | (relative.turned(r) & open_[successor.tile]);
      if (found.empty()) continue;
      follow(tile, successor.tile);
      add(successor.tile, found);
    }
  }

  // A fixed hex takes only tiles that a line of the title names.
  Rotations decided(const UpgradeSource& source, std::size_t to, std::size_t phase) const {
    const UpgradeDecision decision = book_.decide(source, to, UpgradeTime(phase));
    return hex_.fixed && decision.line == nullptr ? Rotations() : decision.rotations;
  }

  Rotations relative_rotations(const UpgradeSource& source, const UpgradeBook::Successor& successor,
                               std::size_t phase) const {
    if (!successor.everywhere || hex_.fixed) return decided(source, successor.tile, phase);
    return book_.colour_in_phase(book_.form(successor.tile).colour, phase) ? successor.rotations
                                                                           : Rotations();
  }

  void follow(std::size_t from, std::size_t to) {
    std::vector<std::size_t>& list = followers_[from];
    const auto at = std::ranges::lower_bound(list, to);
    if (at == list.end() || *at != to) list.insert(at, to);
  }

  Rotations stuck(std::size_t tile, std::size_t last_phase) const {
    const UpgradeSource source{&hex_, &book_.form(tile), tile};
    Rotations going;
    for (const UpgradeBook::Successor& successor : book_.successors(tile)) {
      const Rotations relative = relative_rotations(source, successor, last_phase);
      if (relative.empty()) continue;
      for (const Rotation r : reached_[tile])
        if (!(relative.turned(r) & open_[successor.tile]).empty()) going = going | Rotations::only(r);
    }
    return reached_[tile].without(going);
  }

  UpgradeTree tree(const std::vector<std::vector<Rotations>>& by_phase) const {
    UpgradeTree tree;
    std::vector<std::size_t> place(book_.size(), 0);
    UpgradeNode printed;
    printed.colour = hex_.tile.colour;
    printed.by_phase.assign(by_phase.size(), Rotations::only(Rotation(0)));
    if (followers_.back().empty()) printed.stuck = printed.reached();
    tree.nodes.push_back(std::move(printed));
    for (std::size_t tile = 0; tile < book_.size(); ++tile) {
      if (reached_[tile].empty()) continue;
      place[tile] = tree.nodes.size();
      UpgradeNode node{book_.id(tile), book_.form(tile).colour, {}, {}, stuck(tile, by_phase.size() - 1)};
      for (const auto& phase : by_phase) node.by_phase.push_back(phase[tile]);
      tree.nodes.push_back(std::move(node));
    }
    const auto link = [&place](UpgradeNode& node, const std::vector<std::size_t>& followers) {
      for (const std::size_t to : followers) node.next.push_back(place[to]);
    };
    link(tree.nodes.front(), followers_.back());
    for (std::size_t tile = 0; tile < book_.size(); ++tile)
      if (!reached_[tile].empty()) link(tree.nodes[place[tile]], followers_[tile]);
    return tree;
  }

  const UpgradeBook& book_;
  const Hex& hex_;
  UpgradeForm printed_form_;
  UpgradeSource printed_;
  std::vector<Rotations> reached_;
  std::vector<Rotations> open_;                      // by the map alone
  std::vector<std::vector<std::size_t>> followers_;  // of each tile, and last of the printed state
  std::vector<std::size_t> waiting_;
};

}  // namespace

bool UpgradeTree::reaches(Colour colour) const {
  return std::ranges::any_of(nodes, [colour](const UpgradeNode& node) { return node.colour == colour; });
}

UpgradeTree upgrade_tree(const UpgradeBook& book, const Hex& hex) {
  return Growth(book, hex).grow();
}

}  // namespace trackwright

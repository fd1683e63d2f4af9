#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// For each colour: tiles that can never be upgraded in the hex, and whether any other tile can.
struct Choice {
  std::vector<std::string> closed;
  bool goes_on = false;
};

std::map<Colour, Choice> choices_of(const Facts& facts, const UpgradeTree& tree) {
  const auto& final_tiles = facts.title.upgrades.final_tiles;
  std::map<Colour, Choice> choices;
  for (const UpgradeNode& node : tree.nodes) {
    if (node.tile.empty() || std::ranges::find(final_tiles, node.tile, &Ref::value) != final_tiles.end())
      continue;
    // upgrade/dead-end reports tiles that nothing ever follows.
    const auto tile = facts.book.find(node.tile);
    if (!tile || facts.book.successors(*tile).empty()) continue;
    Choice& choice = choices[node.colour];
    const Rotations reached = node.reached();
    if (!reached.empty() && node.stuck == reached) choice.closed.push_back(node.tile);
    if (!reached.without(node.stuck).empty()) choice.goes_on = true;
  }
  return choices;
}

}  // namespace

void upgrade_choice_trap(const Facts& facts, Report& report) {
  for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
    if (facts.hexes[i].hex->fixed) continue;
    for (const auto& [colour, choice] : choices_of(facts, facts.trees[i])) {
      if (choice.closed.empty() || !choice.goes_on) continue;
      const Hex& hex = *facts.hexes[i].hex;
      report(hex.place, hex.id,
             fmt::format("{} laid in {} can never be upgraded there, but other {} tiles can",
                         shortlist(choice.closed), hex_words(hex), word_of(colour)),
             "add an upgrade, or allow the finding if the trap is intended");
    }
  }
}

}  // namespace trackwright::checks

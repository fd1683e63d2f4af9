#include "designer/studio/upgrades.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/text/report.h"
#include "engine/base/suggest.h"
#include "engine/upgrade/tree.h"

namespace trackwright {

namespace {

TileSuccessors successors_of(const UpgradeBook& book, std::size_t from, std::size_t phase) {
  TileSuccessors row{book.id(from), {}};
  const UpgradeSource source{nullptr, &book.form(from), from};
  for (const auto& next : book.successors(from)) {
    if (!book.possible(from, next.tile, phase)) continue;
    const Rotations rotations = book.decide(source, next.tile, phase).rotations;
    row.to.push_back(
        {book.id(next.tile), (rotations.empty() ? next.rotations : rotations).list(), next.everywhere});
  }
  return row;
}

// What the hex can be by this phase, or in the end.
std::vector<ReachedTile> reached(const UpgradeBook& book, const Hex& hex, std::size_t asked) {
  const UpgradeTree tree = upgrade_tree(book, hex);
  const std::size_t last = tree.nodes.front().by_phase.size() - 1;
  const std::size_t phase = std::min(asked, last);
  std::vector<ReachedTile> all;
  for (const UpgradeNode& node : tree.nodes) {
    if (node.by_phase[phase].empty()) continue;
    ReachedTile tile{node.tile, node.colour, node.by_phase[phase].list(), {}, {}};
    if (phase == last) tile.stuck = node.stuck.list();
    for (const std::size_t next : node.next)
      if (!tree.nodes[next].by_phase[phase].empty()) tile.next.push_back(tree.nodes[next].tile);
    all.push_back(std::move(tile));
  }
  return all;
}

// What was asked for, and the check that says it is not there.
struct Asked {
  const char* check;
  const char* what;
};

Finding unknown(const Asked& asked, const std::string& word, const std::vector<std::string>& known) {
  Findings findings;
  return report(findings, asked.check, {}, {},
                fmt::format("there is no {} `{}` in this title", asked.what, word),
                did_you_mean(word, known));
}

Expected<std::size_t, Finding> phase_of(const Title& title, const std::string& name) {
  if (name.empty()) return UpgradeBook::any_phase;
  const std::size_t phase = phase_index(title.roster, name);
  if (phase < title.roster.phases.size()) return phase;
  std::vector<std::string> known;
  for (const Phase& each : title.roster.phases) known.push_back(each.name.value);
  return unexpected(unknown({"usage/unknown-phase", "phase"}, name, known));
}

Expected<HexUpgrades, Finding> hex_upgrades(const UpgradeBook& book, const UpgradesQuestion& question,
                                            std::size_t phase) {
  const Map& map = book.title().map;
  const Hex* hex = map.find(question.hex);
  if (hex == nullptr) {
    std::vector<std::string> known;
    for (const Hex& each : map.hexes()) known.push_back(each.id);
    return unexpected(unknown({"usage/unknown-hex", "hex"}, question.hex, known));
  }
  return HexUpgrades{hex->id, hex->name, question.phase, placements(book, *hex, {}, phase),
                     reached(book, *hex, phase)};
}

}  // namespace

Expected<UpgradesAnswer, Finding> answer_upgrades(const Title& title, const UpgradesQuestion& question) {
  const auto phase = phase_of(title, question.phase);
  if (!phase) return unexpected(phase.error());
  const UpgradeBook book(title);
  UpgradesAnswer answer;
  if (!question.hex.empty()) {
    auto hex = hex_upgrades(book, question, *phase);
    if (!hex) return unexpected(std::move(hex.error()));
    answer.hexes.push_back(std::move(*hex));
    return answer;
  }
  std::vector<std::string> known;
  for (std::size_t i = 0; i < book.size(); ++i) known.push_back(book.id(i));
  if (!question.from.empty() && !book.find(question.from))
    return unexpected(unknown({"usage/unknown-tile", "tile"}, question.from, known));
  for (std::size_t i = 0; i < book.size(); ++i)
    if (question.from.empty() || known[i] == question.from)
      answer.tiles.push_back(successors_of(book, i, *phase));
  return answer;
}

}  // namespace trackwright

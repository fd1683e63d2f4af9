#include "designer/studio/upgrades.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/text/findings.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"
#include "engine/run/moment.h"
#include "engine/upgrade/tree.h"

namespace trackwright {

namespace {

TileSuccessors successors_of(const UpgradeBook& book, std::size_t from, const UpgradeTime& when) {
  TileSuccessors row{book.id(from), {}};
  const UpgradeSource source{nullptr, &book.form(from), from};
  for (const auto& next : book.successors(from)) {
    if (!book.possible(from, next.tile, when)) continue;
    const Rotations rotations = book.decide(source, next.tile, when).rotations;
    row.to.push_back(
        {book.id(next.tile), (rotations.empty() ? next.rotations : rotations).list(), next.everywhere});
  }
  return row;
}

// The tiles that the hex can have by this phase, or at the end.
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

// The thing in the question, and the check that reports if it does not exist.
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

// The time of the question: its phase and events override those of the position.
Expected<UpgradeTime, Finding> time_of(const UpgradeBook& book, const UpgradesQuestion& question) {
  const Title& title = book.title();
  const auto phase = phase_of(title, question.phase);
  if (!phase) return unexpected(phase.error());
  UpgradeTime when =
      question.position != nullptr ? trackwright::time_of(book, *question.position) : UpgradeTime(*phase);
  if (!question.phase.empty()) when.phase = *phase;
  std::vector<std::string> known;
  for (const Train& train : title.roster.trains)
    for (const TrainEvent& event : train.events)
      if (!event.kind.empty()) known.push_back(event.kind);
  for (const std::string& event : question.events) {
    if (std::ranges::find(known, event) == known.end())
      return unexpected(unknown({"usage/unknown-event", "event"}, event, known));
    when.events[event] = true;
  }
  return when;
}

LayTerms terms_of(const Title& title, const Hex& hex, bool unbuilt) {
  LayTerms terms;
  if (unbuilt && !hex.tile.terrain.empty()) {
    LayCost cost;
    std::vector<std::string> kinds;
    for (const Terrain& terrain : hex.tile.terrain) {
      cost.amount += terrain.cost;
      kinds.insert(kinds.end(), terrain.kinds.begin(), terrain.kinds.end());
    }
    cost.kinds = joined(kinds, ", ");
    if (cost.amount != 0) terms.cost = std::move(cost);
  }
  for (const Edge edge : all_edges)
    for (const Border& border : title.map.borders(hex, edge)) {
      if (border.cost.value_or(0) == 0) continue;
      const Hex* beyond = title.map.neighbour(hex, edge);
      terms.sides.push_back({edge, beyond == nullptr ? std::string() : beyond->id, *border.cost,
                             std::string(word_of(border.kind))});
      break;
    }
  for (const Private& one : title.companies.privates)
    if (std::ranges::find(one.blocks, hex.id, &Ref::value) != one.blocks.end())
      terms.blocked.push_back(one.name.empty() ? one.id.value : one.name);
  return terms;
}

std::vector<TileCount> counts_of(const Title& title, const Position* position,
                                 const std::vector<PlacementVerdict>& lays) {
  const auto all = tiles_left(title, {});
  const auto left = position == nullptr ? all : tiles_left(title, *position);
  std::vector<TileCount> counts;
  for (const PlacementVerdict& lay : lays) counts.push_back({all.at(lay.tile), left.at(lay.tile)});
  return counts;
}

Expected<CompanyReach, Finding> company_reach(const UpgradeBook& book, const UpgradesQuestion& question) {
  const Title& title = book.title();
  if (find_company(title.companies, question.company) == nullptr &&
      !has_token(*question.position, question.company)) {
    std::vector<std::string> known;
    for (const Company& each : title.companies.companies) known.push_back(each.id.value);
    return unexpected(unknown({"usage/unknown-company", "company"}, question.company, known));
  }
  Position position = *question.position;
  position.entity = question.company;
  if (!question.phase.empty()) {
    position.phase = question.phase;
    position.tiles.clear();
  }
  position.events.insert(position.events.end(), question.events.begin(), question.events.end());
  Opportunities found = opportunities(book, position);
  CompanyReach reach{question.company, position.phase, {}, {}, {}, found.complete};
  if (title.upgrades.track) reach.track_rule = word_of(*title.upgrades.track);
  for (HexLays& lays : found.lays) {
    const Hex& hex = title.map.hexes()[lays.hex];
    reach.hexes.push_back(
        {hex.id, hex.name, terms_of(title, hex, !position.laid.contains(hex.id)), std::move(lays.lays)});
  }
  for (const TokenPlace& token : found.tokens) {
    const Hex& hex = title.map.hexes()[token.hex];
    const auto laid = position.laid.find(hex.id);
    const Tile& tile = laid == position.laid.end() ? hex.tile : laid->second.tile;
    const auto cities = std::ranges::count(tile.stops, StopKind::City, &Stop::kind);
    reach.tokens.push_back({hex.id, hex.name, token.city, static_cast<int>(cities)});
  }
  return reach;
}

Expected<HexUpgrades, Finding> hex_upgrades(const UpgradeBook& book, const UpgradesQuestion& question,
                                            const UpgradeTime& when) {
  const Map& map = book.title().map;
  const Hex* hex = map.find(question.hex);
  if (hex == nullptr) {
    std::vector<std::string> known;
    std::vector<std::string> named;
    for (const Hex& each : map.hexes()) {
      known.push_back(each.id);
      if (edit_distance(each.name, question.hex) == 0) named.push_back(each.id);
    }
    Finding finding = unknown({"usage/unknown-hex", "hex"}, question.hex, known);
    if (!named.empty()) finding.help = fmt::format("write the coordinate of a hex: {}", listed(named, "or"));
    return unexpected(std::move(finding));
  }
  const Position none;
  const Position& position = question.position == nullptr ? none : *question.position;
  const Laid now = lying_on(position, *hex);
  HexUpgrades told;
  told.hex = hex->id;
  told.name = hex->name;
  told.phase = question.phase.empty() ? position.phase : question.phase;
  told.lying = now.tile;
  told.turned = now.rotation;
  told.fixed = hex->fixed;
  told.terms = terms_of(book.title(), *hex, now.tile.empty());
  told.lays = placements(book, *hex, now, when, lying_exits(position));
  told.counts = counts_of(book.title(), question.position, told.lays);
  told.becomes = reached(book, *hex, when.phase);
  return told;
}

}  // namespace

Expected<UpgradesAnswer, Finding> answer_upgrades(const Title& title, const UpgradesQuestion& question) {
  const UpgradeBook book(title);
  const auto when = time_of(book, question);
  if (!when) return unexpected(when.error());
  UpgradesAnswer answer;
  if (!question.company.empty() && question.position != nullptr) {
    auto reach = company_reach(book, question);
    if (!reach) return unexpected(std::move(reach.error()));
    answer.companies.push_back(std::move(*reach));
    return answer;
  }
  if (!question.hex.empty()) {
    auto hex = hex_upgrades(book, question, *when);
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
      answer.tiles.push_back(successors_of(book, i, *when));
  return answer;
}

}  // namespace trackwright

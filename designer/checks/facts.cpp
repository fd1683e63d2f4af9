#include "designer/checks/facts.h"

#include <algorithm>
#include <bit>

#include "engine/base/parallel.h"

namespace trackwright {

int count_edges(EdgeSet edges) {
  return std::popcount(edges);
}

bool only_drawn(const Tile& tile, Edge e) {
  const auto ends_there = [&](const Path& path) {
    return (path.a.is_edge() && path.a.index == e.index()) || (path.b.is_edge() && path.b.index == e.index());
  };
  return std::ranges::all_of(tile.paths, [&](const Path& path) { return path.ignore || !ends_there(path); });
}

const HexFacts* Facts::find(const Hex* hex) const {
  if (hex == nullptr) return nullptr;
  const auto it = hex_at.find(hex->at);
  return it == hex_at.end() ? nullptr : &hexes[it->second];
}

const HexFacts* Facts::find_hex(std::string_view id) const {
  return find(title.map.find(id));
}

std::optional<std::size_t> Facts::rank(std::string_view name) const {
  const auto& sold = title.roster.trains;
  const auto named = [&](const Train& train) { return train.name.value == name; };
  for (std::size_t i = 0; i < sold.size(); ++i)
    if (named(sold[i]) || std::ranges::any_of(sold[i].variants, named)) return i;
  const Phase* phase = find_phase(title.roster, name);
  if (phase == nullptr) return std::nullopt;
  // Only trains begin a phase, so the recursion ends here.
  std::optional<std::size_t> first;
  for (const Ref& trigger : phase->on)
    if (trains.contains(trigger.value)) {
      const auto found = rank(trigger.value);
      if (found && (!first || *found < *first)) first = found;
    }
  return first;
}

std::optional<std::size_t> Facts::first_rank(const std::vector<Ref>& names) const {
  std::optional<std::size_t> first;
  for (const Ref& name : names) {
    const auto found = rank(name.value);
    if (found && (!first || *found < *first)) first = found;
  }
  return first;
}

namespace {

HexFacts outline(const Map& map, const Hex& hex) {
  HexFacts facts;
  facts.hex = &hex;
  facts.exits = exits(hex.tile);
  for (const Edge e : all_edges) {
    facts.neighbours.at(static_cast<std::size_t>(e.index())) = map.neighbour(hex, e);
    if (map.impassable(hex, e)) facts.barred = with(facts.barred, e);
  }
  return facts;
}

void find_open_sides(Facts& facts) {
  for (HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges) {
      const HexFacts* other = facts.find(hex.neighbour(e));
      if (other == nullptr || has(hex.barred, e)) continue;
      if (!other->hex->fixed || has(other->exits, e.opposite())) hex.open = with(hex.open, e);
    }
}

void gather_map(Facts& facts) {
  const Map& map = facts.title.map;
  for (const Hex& hex : map.hexes()) {
    facts.hex_at.emplace(hex.at, facts.hexes.size());
    facts.hexes.push_back(outline(map, hex));
    if (!hex.preprint.empty()) facts.on_map.insert(hex.preprint);
  }
  find_open_sides(facts);
}

// A minor becomes a major if its certificates change their percentage.
bool converts(const Company& company) {
  return std::ranges::any_of(company.certificates, [](const Certificate& c) { return c.then.has_value(); });
}

void gather_roster(Facts& facts) {
  facts.colours.insert(Colour::White);
  for (const Phase& phase : facts.title.roster.phases) {
    facts.phases.insert(phase.name.value);
    for (const auto& colour : phase.tiles) facts.colours.insert(colour.value);
  }
  for (const Company& company : facts.title.companies.companies) {
    facts.kinds.insert(company.kind);
    if (converts(company)) facts.kinds.insert("major");
  }
  for (const Train& train : facts.title.roster.trains) {
    facts.trains.insert(train.name.value);
    for (const Train& variant : train.variants) facts.trains.insert(variant.name.value);
  }
}

}  // namespace

namespace {

bool holds(const RevenueEntry& entry, const Roster& roster, std::size_t phase) {
  if (entry.key == "diesel") return false;
  if (phase_index(roster, entry.key) <= phase) return true;
  return std::ranges::any_of(roster.phases[phase].tiles,
                             [&](const auto& colour) { return word_of(colour.value) == entry.key; });
}

}  // namespace

std::map<Coordinate, std::vector<const Hex*>> places_beside(const Facts& facts) {
  std::map<Coordinate, std::vector<const Hex*>> places;
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges)
      if (hex.neighbour(e) == nullptr)
        places[neighbour(hex.hex->at, e, facts.title.map.layout().orientation)].push_back(hex.hex);
  return places;
}

std::vector<std::optional<int>> values_by_phase(const Roster& roster, const Revenue& revenue) {
  std::vector<std::optional<int>> values;
  for (std::size_t i = 0; i < roster.phases.size(); ++i) {
    const auto holds_now = [&](const RevenueEntry& entry) { return holds(entry, roster, i); };
    if (revenue.steps.empty() || std::ranges::any_of(revenue.steps, holds_now))
      values.emplace_back(revenue_in_phase(revenue, roster, roster.phases[i]));
    else
      values.emplace_back(std::nullopt);
  }
  return values;
}

namespace {

// Whether a line of the upgrade rules names tiles for this fixed hex, as for a lake that changes by phase.
bool changes_by_line(const Title& title, const Hex& hex) {
  const auto names_it = [&](const UpgradeLine& line) {
    return std::ranges::find(line.from, hex.id, &Ref::value) != line.from.end();
  };
  return std::ranges::any_of(title.upgrades.also, names_it) ||
         std::ranges::any_of(title.upgrades.chart, names_it);
}

void gather_upgrades(Facts& facts) {
  const auto grows = [&](const Hex& hex) { return !hex.fixed || changes_by_line(facts.title, hex); };
  facts.trees.resize(facts.hexes.size());
  in_parallel(facts.hexes.size(), [&](std::size_t i) {
    const Hex& hex = *facts.hexes[i].hex;
    if (grows(hex)) facts.trees[i] = upgrade_tree(facts.book, hex);
  });
  facts.chart = compare_chart(facts.book);
  for (std::size_t from = 0; from < facts.book.size(); ++from)
    if (facts.book.first_alike(from) == from)
      for (const auto& successor : facts.book.successors(from))
        facts.led_to.insert(facts.book.id(successor.tile));
  for (const HexFacts& hex : facts.hexes) {
    if (!grows(*hex.hex)) continue;
    const UpgradeForm form = upgrade_form(hex.hex->tile);
    for (std::size_t to = 0; to < facts.book.size(); ++to) {
      const UpgradeDecision decision = facts.book.decide({hex.hex, &form, UpgradeSource::printed}, to);
      if (!decision.rotations.empty() && (!hex.hex->fixed || decision.line != nullptr))
        facts.led_to.insert(facts.book.id(to));
    }
  }
  for (const Private& company : facts.title.companies.privates)
    for (const Ref& tile : company.tiles) facts.led_to.insert(tile.value);
}

}  // namespace

Facts gather_facts(const Title& title) {
  Facts facts(title);
  gather_map(facts);
  for (const ManifestEntry& entry : title.manifest) {
    facts.manifest.push_back({&entry, find_tile(title, entry.id.value)});
    facts.in_manifest.insert(entry.id.value);
  }
  gather_roster(facts);
  gather_upgrades(facts);
  return facts;
}

}  // namespace trackwright

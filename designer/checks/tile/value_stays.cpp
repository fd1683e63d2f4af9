#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the value that all stops of a tile have; 0 if they differ or change by phase.
int worth_of_all(const Tile& tile) {
  int worth = 0;
  for (const Stop& stop : tile.stops) {
    if (!stop.revenue.steps.empty() || (worth != 0 && stop.revenue.flat != worth)) return 0;
    worth = stop.revenue.flat;
  }
  return worth;
}

// Tiles that grow in the same way: one colour, for hexes with the same kinds of stops.
using Growth = std::pair<Colour, std::string>;

struct Grown {
  std::size_t tile = 0;
  std::optional<std::size_t> equal;  // the replaced tile with the same value
};

// For tiles that upgrade alike: by number of stops, the last tile of each value.
using Growing = std::map<std::size_t, std::map<int, std::size_t>>;

std::map<std::size_t, Growing> growing(const UpgradeBook& book) {
  std::map<std::size_t, Growing> all;
  for (std::size_t from = 0; from < book.size(); ++from)
    if (const int worth = worth_of_all(book.tile(from)); worth != 0)
      all[book.first_alike(from)][book.tile(from).stops.size()][worth] = from;
  return all;
}

std::map<Growth, std::vector<Grown>> tiles_that_grow(const UpgradeBook& book) {
  std::map<std::size_t, Grown> grown;
  for (const auto& [first, by_stops] : growing(book))
    for (const auto& successor : book.successors(first)) {
      const Tile& next = book.tile(successor.tile);
      const int after = worth_of_all(next);
      const auto before = by_stops.find(next.stops.size());
      if (after == 0 || before == by_stops.end()) continue;
      Grown& one = grown.try_emplace(successor.tile, Grown{successor.tile, {}}).first->second;
      if (const auto equal = before->second.find(after); equal != before->second.end())
        one.equal = std::max(one.equal.value_or(0), equal->second);
    }
  std::map<Growth, std::vector<Grown>> groups;
  for (const auto& [tile, one] : grown) {
    std::string stops;
    for (const Stop& stop : book.tile(tile).stops) stops += stop.kind == StopKind::Town ? 't' : 'c';
    groups[{book.tile(tile).colour, stops}].push_back(one);
  }
  return groups;
}

}  // namespace

void tile_value_stays(const Facts& facts, Report& report) {
  constexpr std::size_t least = 4;
  const auto stays = [](const Grown& one) { return one.equal.has_value(); };
  for (const auto& [growth, tiles] : tiles_that_grow(facts.book)) {
    if (tiles.size() < least || std::ranges::count_if(tiles, stays) != 1) continue;
    const Grown& odd = *std::ranges::find_if(tiles, stays);
    const TileDefinition* definition = find_tile(facts.title, facts.book.id(odd.tile));
    if (definition == nullptr || !definition->own) continue;
    const std::string& before = facts.book.id(*odd.equal);
    report(definition->code_place, definition->id,
           fmt::format(
               "tile {} is worth {}, as much as tile {}, which it replaces; no other {} tile of its kind "
               "is worth only as much as a tile that it replaces",
               definition->id, worth_of_all(definition->tile), before, word_of(growth.first)),
           "check the value")
        .also.push_back({Name::Tile, before});
  }
}

}  // namespace trackwright::checks

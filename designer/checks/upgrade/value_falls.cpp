#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

int worth(const Tile& tile) {
  int best = 0;
  for (const Stop& stop : tile.stops) {
    if (!stop.revenue.steps.empty()) return 0;
    best = std::max(best, stop.revenue.flat);
  }
  return best;
}

using Tiles = std::vector<std::string>;

// The tiles of each value, shared by all tiles that can replace them.
using ByValue = std::map<int, Tiles>;

// Groups tiles that upgrade alike under the first of them, so that the check compares each pair of groups
// once, not each pair of tiles.
std::map<std::size_t, ByValue> tiles_by_value(const UpgradeBook& book) {
  std::map<std::size_t, ByValue> tiles;
  for (std::size_t from = 0; from < book.size(); ++from)
    if (const int value = worth(book.tile(from)); value > 0)
      tiles[book.first_alike(from)][value].push_back(book.id(from));
  return tiles;
}

// Returns for each tile of the book the more valuable tiles that it can replace, by their value.
std::vector<std::map<int, std::vector<const Tiles*>>> falls(const UpgradeBook& book,
                                                            const std::map<std::size_t, ByValue>& tiles) {
  std::vector<std::map<int, std::vector<const Tiles*>>> replaced(book.size());
  for (const auto& [first, values] : tiles)
    for (const auto& successor : book.successors(first)) {
      const int after = worth(book.tile(successor.tile));
      if (after == 0) continue;
      for (const auto& [before, names] : values)
        if (before > after) replaced[successor.tile][before].push_back(&names);
    }
  return replaced;
}

std::string words(const std::vector<const Tiles*>& groups) {
  constexpr std::size_t most = 8;
  Tiles names;
  std::size_t count = 0;
  for (const Tiles* group : groups) {
    count += group->size();
    for (auto name = group->begin(); name != group->end() && names.size() < most; ++name)
      names.push_back(*name);
  }
  return count <= most ? listed(names) : fmt::format("{} and {} others", names.front(), count - 1);
}

}  // namespace

void upgrade_value_falls(const Facts& facts, Report& report) {
  const std::map<std::size_t, ByValue> tiles = tiles_by_value(facts.book);
  const auto replaced = falls(facts.book, tiles);
  for (const ManifestFacts& entry : facts.manifest) {
    const Ref& id = entry.entry->id;
    const auto tile = facts.book.find(id.value);
    if (!tile) continue;
    for (const auto& [before, groups] : replaced[*tile])
      report(id.place, id.value,
             fmt::format("tile {} is worth {}, less than the {} of {}, which it replaces", id.value,
                         worth(facts.book.tile(*tile)), before, words(groups)),
             "check the values");
  }
}

}  // namespace trackwright::checks

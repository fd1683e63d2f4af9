// Compares markets: cells by position, zones by the cells that they cover.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "designer/compare/comparing.h"
#include "designer/compare/phrases.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct Grid {
  const Market& market;

  const MarketCell* at(int row, int column) const {
    if (row < 0 || column < 0 || row >= static_cast<int>(market.rows.size())) return nullptr;
    const auto& cells = market.rows[static_cast<std::size_t>(row)];
    if (column >= static_cast<int>(cells.size())) return nullptr;
    const auto& cell = cells[static_cast<std::size_t>(column)];
    return cell ? &*cell : nullptr;
  }
  int rows() const { return static_cast<int>(market.rows.size()); }
  int columns() const {
    std::size_t most = 0;
    for (const auto& row : market.rows) most = std::max(most, row.size());
    return static_cast<int>(most);
  }
  int cells() const {
    int count = 0;
    for (const auto& row : market.rows)
      for (const auto& cell : row) count += cell ? 1 : 0;
    return count;
  }
};

// Cell (r, c) of A corresponds to (r + down, c + right) of B.
struct Shift {
  int down = 0;
  int right = 0;
};

int equal_cells(const Grid& a, const Grid& b, Shift shift) {
  int equal = 0;
  for (int row = 0; row < a.rows(); ++row)
    for (int column = 0; column < a.columns(); ++column) {
      const MarketCell* here = a.at(row, column);
      const MarketCell* there = b.at(row + shift.down, column + shift.right);
      if (here != nullptr && there != nullptr && here->price == there->price) ++equal;
    }
  return equal;
}

// One source may have an empty row or column before the prices, or lack the first ones.
Shift best_shift(const Grid& a, const Grid& b) {
  constexpr int reach = 3;
  Shift best;
  int most = equal_cells(a, b, best);
  for (int down = -reach; down <= reach; ++down)
    for (int right = -reach; right <= reach; ++right)
      if (const int equal = equal_cells(a, b, {down, right}); equal > most) {
        most = equal;
        best = {down, right};
      }
  return best;
}

const MarketZone* zone_of(const Market& market, char letter) {
  const auto it = std::ranges::find(market.zones, std::string(1, letter), &MarketZone::letter);
  return it == market.zones.end() ? nullptr : &*it;
}

bool is_par_letter(const Market& market, char letter) {
  const MarketZone* zone = zone_of(market, letter);
  return zone != nullptr && zone->par;
}

std::string zone_phrase(const Market& market, char letter) {
  const MarketZone* zone = zone_of(market, letter);
  return zone == nullptr || zone->name.empty() ? std::string(1, letter) : zone->name;
}

struct MarketComparing {
  Comparing& comparing;
  Grid a;
  Grid b;
  Shift shift;
  std::map<char, char> zones;  // of A -> of B

  template <class Visit>
  void each_pair(const Visit& visit) const {
    for (int row = -3; row < a.rows() + 3; ++row)
      for (int column = -3; column < a.columns() + std::max(3, b.columns()); ++column) {
        const MarketCell* here = a.at(row, column);
        const MarketCell* there = b.at(row + shift.down, column + shift.right);
        if (here != nullptr || there != nullptr) visit(row, column, here, there);
      }
  }

  static std::string name(int row, int column) {
    return fmt::format("row {} column {}", row + 1, column + 1);
  }

  void prices() const {
    each_pair([&](int row, int column, const MarketCell* here, const MarketCell* there) {
      const auto price = [](const MarketCell* cell) {
        return cell == nullptr ? std::string("-") : std::to_string(cell->price);
      };
      comparing.compare("market-price", name(row, column), "market " + name(row, column), price(here),
                        price(there), here == nullptr ? a.market.place : here->place,
                        there == nullptr ? Place{} : Place(there->place));
    });
  }

  struct ZoneCounts {
    std::map<std::pair<char, char>, int> together;  // cells with this zone in A and that zone in B
    std::map<char, int> in_a;
    std::map<char, int> in_b;
  };

  ZoneCounts count_zones() const {
    ZoneCounts counts;
    each_pair([&](int, int, const MarketCell* here, const MarketCell* there) {
      const std::string& xs = here == nullptr ? std::string() : here->zones;
      const std::string& ys = there == nullptr ? std::string() : there->zones;
      for (const char x : xs) ++counts.in_a[x];
      for (const char y : ys) ++counts.in_b[y];
      for (const char x : xs)
        for (const char y : ys) ++counts.together[{x, y}];
    });
    return counts;
  }

  // Letters are arbitrary names, so pair zones that share at least half of their cells.
  void pair_zones() {
    ZoneCounts counts = count_zones();
    std::set<char> taken;
    for (const auto& [pair, count] : counts.together) {
      if (2 * count < counts.in_a[pair.first] || 2 * count < counts.in_b[pair.second]) continue;
      if (is_par_letter(a.market, pair.first) != is_par_letter(b.market, pair.second)) continue;
      if (zones.contains(pair.first) || !taken.insert(pair.second).second) continue;
      zones[pair.first] = pair.second;
    }
  }

  // Names the paired zones of a cell, except par zones: par cells are compared by price.
  std::string zones_of(const MarketCell& cell, bool in_a) const {
    std::vector<std::string> names;
    for (const char letter : cell.zones)
      for (const auto& [of_a, of_b] : zones)
        if (letter == (in_a ? of_a : of_b) && !is_par_letter(a.market, of_a))
          names.push_back(zone_phrase(a.market, of_a));
    std::ranges::sort(names);
    return joined_or_dash(names);
  }

  void zone_cells() const {
    each_pair([&](int row, int column, const MarketCell* here, const MarketCell* there) {
      if (here == nullptr || there == nullptr) return;
      comparing.compare("market-zone", name(row, column),
                        fmt::format("market {} ({})", name(row, column), here->price), zones_of(*here, true),
                        zones_of(*there, false), here->place, there->place);
    });
  }

  static int cells_in(const Market& market, char letter) {
    int count = 0;
    for (const auto& row : market.rows)
      for (const auto& cell : row) count += cell && cell->zones.find(letter) != std::string::npos ? 1 : 0;
    return count;
  }

  void single_zone(const Market& market, const MarketZone& zone, bool of_a) const {
    const char letter = zone.letter.empty() ? ' ' : zone.letter.front();
    const bool paired = std::ranges::any_of(
        zones, [&](const auto& pair) { return letter == (of_a ? pair.first : pair.second); });
    const int count = cells_in(market, letter);
    if (zone.par || paired || count == 0) return;
    Difference& difference =
        comparing.add("market-zone", zone.letter, fmt::format("market zone {}", zone_phrase(market, letter)),
                      of_a ? zone.place : a.market.place, of_a ? b.market.place : zone.place);
    (of_a ? difference.a : difference.b) = counted(count, "cell");
    (of_a ? difference.b : difference.a) = "-";
  }
};

std::string par_phrase(const Market& market) {
  std::vector<int> prices = par_prices(market);
  for (const auto& par : market.par) prices.push_back(par.value);
  std::ranges::sort(prices);
  prices.erase(std::unique(prices.begin(), prices.end()), prices.end());
  std::vector<std::string> texts;
  for (const int price : prices) texts.push_back(std::to_string(price));
  return joined_or_dash(texts);
}

Place first_place(const Market& market) {
  if (market.place.file != 0) return market.place;
  for (const auto& row : market.rows)
    for (const auto& cell : row)
      if (cell) return cell->place;
  return {};
}

}  // namespace

void compare_markets(Comparing& comparing) {
  const Market& a = comparing.a.market;
  const Market& b = comparing.b.market;
  const auto compare_whole = [&](DifferenceKind kind, std::string of_a, std::string of_b) {
    comparing.compare(kind, "market", "the market", std::move(of_a), std::move(of_b), first_place(a),
                      first_place(b));
  };
  compare_whole("market-shape", std::string(word_of(a.shape)), std::string(word_of(b.shape)));
  compare_whole("market-par", par_phrase(a), par_phrase(b));
  MarketComparing markets{comparing, {a}, {b}, {}, {}};
  markets.shift = best_shift(markets.a, markets.b);
  const int equal = equal_cells(markets.a, markets.b, markets.shift);
  if (2 * equal < std::min(markets.a.cells(), markets.b.cells())) {
    compare_whole("market-shape", fmt::format("{} cells", markets.a.cells()),
                  fmt::format("{} cells, but only {} agree: a different market", markets.b.cells(), equal));
    return;
  }
  markets.prices();
  markets.pair_zones();
  markets.zone_cells();
  for (const MarketZone& zone : a.zones) markets.single_zone(a, zone, true);
  for (const MarketZone& zone : b.zones) markets.single_zone(b, zone, false);
}

}  // namespace trackwright

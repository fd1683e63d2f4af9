#include "designer/checks/chart.h"

#include <algorithm>
#include <set>
#include <utility>

namespace trackwright {

bool keeps_track(const Tile& from, const Tile& to) {
  // Ignore the kinds of stops: other code decides whether a town may become a city.
  Tile a = from;
  Tile b = to;
  for (Tile* tile : {&a, &b})
    for (Stop& stop : tile->stops) stop.kind = StopKind::City;
  const UpgradeForm before = upgrade_form(a);
  const UpgradeForm after = upgrade_form(b);
  if (before.junction && after.junction) return !keeping_exits(before, after).empty();
  return !keeping_track(before, after).empty();
}

namespace {

using Pair = std::pair<std::size_t, std::size_t>;

struct Chart {
  const UpgradeBook& book;
  std::vector<ChartPair> stated;
  std::set<Pair> pairs;
  std::vector<bool> possible;  // by from * size + to
  std::vector<bool> natural;

  std::size_t at(std::size_t from, std::size_t to) const { return from * book.size() + to; }
  bool wrong(std::size_t from, std::size_t to) const {
    const bool said = pairs.contains({from, to});
    return said ? !possible[at(from, to)] : natural[at(from, to)];
  }
};

bool lists(const std::vector<Ref>& refs, const std::string& id) {
  return std::ranges::find(refs, id, &Ref::value) != refs.end();
}

void read_pairs(Chart& chart) {
  for (const UpgradeLine& line : chart.book.title().upgrades.chart)
    for (const Ref& from : line.from)
      for (const Ref& to : line.to) {
        const auto a = chart.book.find(from.value);
        const auto b = chart.book.find(to.value);
        if (!a || !b) continue;
        chart.stated.push_back({*a, *b, &line, to.place});
        chart.pairs.emplace(*a, *b);
      }
}

bool forbidden(const UpgradeRules& rules, const std::string& from, const std::string& to) {
  for (const UpgradeLine& line : rules.never)
    if (lists(line.from, from) && lists(line.to, to)) return true;
  return lists(rules.final_tiles, from);
}

void read_geometry(Chart& chart) {
  const UpgradeBook& book = chart.book;
  const UpgradeRules& rules = book.title().upgrades;
  chart.possible.assign(book.size() * book.size(), false);
  chart.natural.assign(book.size() * book.size(), false);
  for (std::size_t from = 0; from < book.size(); ++from)
    for (std::size_t to = 0; to < book.size(); ++to) {
      if (next_colour(book.form(from).colour) != book.form(to).colour) {
        chart.possible[chart.at(from, to)] = true;  // upgrade/colour-step reports it
        continue;
      }
      const bool free = lists(rules.any_rotation, book.id(to));
      chart.possible[chart.at(from, to)] = free || keeps_track(book.tile(from), book.tile(to));
      const UpgradeFit fit = upgrade_fit(book.form(from), book.form(to));
      chart.natural[chart.at(from, to)] =
          !fit.broken && !fit.fitting.empty() && !forbidden(rules, book.id(from), book.id(to));
    }
}

// Pairs of the chart that become right if two rows, or two targets, are exchanged.
struct Exchange {
  std::set<Pair> corrected;
  std::size_t made_worse = 0;
};

Exchange exchange(const Chart& chart, std::size_t a, std::size_t b, bool rows) {
  Exchange result;
  const auto look = [&](std::size_t here, std::size_t there, std::size_t other) {
    const Pair pair = rows ? Pair{here, other} : Pair{other, here};
    const Pair swapped = rows ? Pair{there, other} : Pair{other, there};
    const bool said = chart.pairs.contains(swapped);
    const std::size_t index = chart.at(pair.first, pair.second);
    const bool wrong_then = said ? !chart.possible[index] : static_cast<bool>(chart.natural[index]);
    const bool wrong_now = chart.wrong(pair.first, pair.second);
    if (wrong_now && !wrong_then) result.corrected.insert(pair);
    if (!wrong_now && wrong_then) ++result.made_worse;
  };
  for (std::size_t other = 0; other < chart.book.size(); ++other) {
    look(a, b, other);
    look(b, a, other);
  }
  return result;
}

bool alike(const UpgradeForm& a, const UpgradeForm& b) {
  return a.colour == b.colour && a.label == b.label && a.towns == b.towns && a.cities == b.cities;
}

Place place_of(const Chart& chart, const ChartSwap& swap) {
  for (const ChartPair& pair : chart.stated)
    if ((swap.rows ? pair.from : pair.to) == swap.a) return swap.rows ? pair.line->place : pair.place;
  return chart.book.title().upgrades.place;
}

struct Candidate {
  ChartSwap swap;
  std::set<Pair> corrected;
};

std::vector<Candidate> exchanges(const Chart& chart) {
  std::vector<Candidate> found;
  const auto said = [&](const Pair& pair) { return chart.pairs.contains(pair); };
  for (std::size_t a = 0; a < chart.book.size(); ++a)
    for (std::size_t b = a + 1; b < chart.book.size(); ++b) {
      if (!alike(chart.book.form(a), chart.book.form(b))) continue;
      for (const bool rows : {true, false}) {
        Exchange result = exchange(chart, a, b, rows);
        // Accept an exchange that corrects two pairs or more, one of them impossible, and breaks none.
        const auto impossible = std::ranges::count_if(result.corrected, said);
        if (result.made_worse > 0 || impossible == 0 || result.corrected.size() < 2) continue;
        found.push_back({{a, b, rows, result.corrected.size(), {}}, std::move(result.corrected)});
      }
    }
  return found;
}

// Takes the exchange that corrects most pairs first, and skips those that correct a pair again.
void find_swaps(const Chart& chart, ChartFaults& faults, std::set<Pair>& explained) {
  std::vector<Candidate> found = exchanges(chart);
  std::ranges::stable_sort(found,
                           [](const auto& a, const auto& b) { return a.swap.corrected > b.swap.corrected; });
  for (Candidate& candidate : found) {
    const auto known = [&](const Pair& pair) { return explained.contains(pair); };
    if (std::ranges::any_of(candidate.corrected, known)) continue;
    candidate.swap.place = place_of(chart, candidate.swap);
    faults.swaps.push_back(candidate.swap);
    explained.insert(candidate.corrected.begin(), candidate.corrected.end());
  }
}

Place manifest_place(const Title& title, const std::string& id) {
  const auto is_it = [&](const ManifestEntry& entry) { return entry.id.value == id; };
  const auto it = std::ranges::find_if(title.manifest, is_it);
  return it == title.manifest.end() ? title.upgrades.place : it->id.place;
}

}  // namespace

ChartFaults compare_chart(const UpgradeBook& book) {
  ChartFaults faults;
  if (!book.title().upgrades.stated) return faults;
  Chart chart{book, {}, {}, {}, {}};
  read_pairs(chart);
  read_geometry(chart);
  std::set<Pair> explained;
  find_swaps(chart, faults, explained);
  for (const ChartPair& pair : chart.stated)
    if (!chart.possible[chart.at(pair.from, pair.to)] && !explained.contains({pair.from, pair.to}))
      faults.impossible.push_back(pair);
  for (std::size_t from = 0; from < book.size(); ++from)
    for (std::size_t to = 0; to < book.size(); ++to)
      if (chart.natural[chart.at(from, to)] && !chart.pairs.contains({from, to}) &&
          !explained.contains({from, to}))
        faults.missing.push_back({from, to, nullptr, manifest_place(book.title(), book.id(from))});
  return faults;
}

}  // namespace trackwright

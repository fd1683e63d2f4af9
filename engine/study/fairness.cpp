#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "engine/study/fairness.h"
#include "engine/title/player_counts.h"

namespace trackwright {

namespace {

// Companies that float, if the title has so many, and rounds in which a private pays that never closes.
constexpr int usual_companies = 6;
constexpr int usual_rounds = 12;

struct HomeMeasure {
  const char* name;
  bool high;  // a high figure is good
  std::optional<double> (*figure)(const HomeFigures&);
};

template <class T>
std::optional<double> maybe(const std::optional<T>& number) {
  if (!number) return std::nullopt;
  return static_cast<double>(*number);
}

const auto home_measures = std::to_array<HomeMeasure>(
    {{"first stops", true, [](const HomeFigures& h) { return std::optional<double>(h.touched_first); }},
     {"last stops", true, [](const HomeFigures& h) { return std::optional<double>(h.touched_last); }},
     {"first run", true, [](const HomeFigures& h) { return std::optional<double>(h.income_first); }},
     {"last run", true, [](const HomeFigures& h) { return std::optional<double>(h.income_last); }},
     {"nearest", false, [](const HomeFigures& h) { return maybe(h.nearest); }},
     {"lays", false, [](const HomeFigures& h) { return h.lays; }},
     {"money", false, [](const HomeFigures& h) { return h.money; }},
     {"tokens", true, [](const HomeFigures& h) { return maybe(h.tokens); }}});

// Gives each home the mean of its ranks; equal figures share a rank.
void rank_homes(std::vector<HomeFigures>& homes) {
  std::vector<double> sums(homes.size(), 0);
  std::vector<int> counts(homes.size(), 0);
  for (const HomeMeasure& measure : home_measures)
    for (std::size_t i = 0; i < homes.size(); ++i) {
      const auto own = measure.figure(homes[i]);
      if (!own) continue;
      int better = 0;
      int worse = 0;
      int all = 0;
      for (const HomeFigures& other : homes) {
        const auto figure = measure.figure(other);
        if (other.kind != homes[i].kind || !figure) continue;
        ++all;
        better += (measure.high ? *figure > *own : *figure < *own) ? 1 : 0;
        worse += (measure.high ? *figure < *own : *figure > *own) ? 1 : 0;
      }
      sums[i] += 1 + better + (all - 1 - better - worse) / 2.0;
      ++counts[i];
      if (all > 2 && worse * 4 >= (all - 1) * 3) homes[i].ahead.emplace_back(measure.name);
      if (all > 2 && better * 4 >= (all - 1) * 3) homes[i].behind.emplace_back(measure.name);
    }
  for (std::size_t i = 0; i < homes.size(); ++i)
    if (counts[i] > 0) homes[i].place = sums[i] / counts[i];
}

class Fairness {
 public:
  Fairness(const Title& title, const TrainStudy& trains, const JourneyStudy& journeys,
           const EarningStudy& earnings, const std::vector<Choke>& chokes)
      : title_(title), trains_(trains), journeys_(journeys), earnings_(earnings), chokes_(chokes) {}

  FairnessStudy study() const {
    FairnessStudy study;
    for (const Company& company : title_.companies.companies)
      if (!homes_of(title_, company).empty()) study.homes.push_back(home(company));
    rank_homes(study.homes);
    study.companies = std::min(usual_companies, static_cast<int>(title_.companies.companies.size()));
    study.rounds = usual_rounds;
    for (const Private& one : title_.companies.privates)
      study.privates.push_back(worth(one, study.companies));
    for (const PlayerRow& row : title_.players) study.certificates.push_back(certificates(row));
    study.symmetries = symmetries_of(title_.map);
    return study;
  }

 private:
  HomeFigures home(const Company& company) const {
    HomeFigures home{.company = company.id.value, .kind = company.kind};
    bool first = true;
    for (const CompanyReaches& one : journeys_.reaches) {
      if (one.company != home.company) continue;
      if (first) home.touched_first = static_cast<int>(one.touched.size());
      home.touched_last = static_cast<int>(one.touched.size());
      first = false;
    }
    first = true;
    for (const CompanyEarnings& one : earnings_.companies) {
      if (one.company != home.company) continue;
      if (first) home.income_first = one.after_lays.back().found;
      home.income_last = one.with_all.found;
      first = false;
    }
    add_targets(home);
    for (const Choke& one : chokes_)
      if (one.company == home.company && one.tokens)
        home.tokens = std::min(home.tokens.value_or(*one.tokens), *one.tokens);
    return home;
  }

  // With the figures of the last phase.
  void add_targets(HomeFigures& home) const {
    std::map<std::string, const Journey*> last;
    for (const Journey& one : journeys_.journeys)
      if (one.company == home.company) last[one.target] = &one;
    if (last.empty()) return;
    int lays = 0;
    int money = 0;
    for (const auto& [target, one] : last) {
      lays += one->lays;
      money += one->money;
      home.nearest = std::min(home.nearest.value_or(one->lays), one->lays);
    }
    home.lays = static_cast<double>(lays) / static_cast<double>(last.size());
    home.money = static_cast<double>(money) / static_cast<double>(last.size());
  }

  PrivateWorth worth(const Private& one, int companies) const {
    PrivateWorth row{.name = one.name.empty() ? one.id.value : one.name,
                     .price = one.price.value,
                     .revenue = one.revenue.value};
    row.closes = closing(one, companies);
    row.income = row.revenue * std::max(0, row.closes ? *row.closes - 1 : usual_rounds);
    if (row.revenue > 0) row.pays_back = (row.price + row.revenue - 1) / row.revenue;
    row.blocked = static_cast<int>(one.blocks.size());
    row.tiles = static_cast<int>(one.tiles.size());
    for (const GrantedShare& share : one.shares) row.shares += share.percent.value;
    if (const auto* powers = for_kind(title_.rules.privates.powers, one.id.value))
      for (const PowerRule& power : *powers)
        if (power.power) row.powers.emplace_back(word_of(power.power->value));
    row.in_words = row.powers.empty() && !one.text.empty();
    return row;
  }

  // The round in which it closes, if so many companies buy one train in each round.
  std::optional<int> closing(const Private& one, int companies) const {
    const auto rush = std::ranges::find(trains_.rushes, companies, &TrainRush::companies);
    if (rush == trains_.rushes.end()) return std::nullopt;
    std::optional<int> closes;
    for (const std::string& train : trains_meant(title_.roster, one.closes_on))
      for (const RankRounds& row : rush->ranks)
        if (trains_.ranks[row.rank].train == train) closes = std::min(closes.value_or(row.first), row.first);
    return closes;
  }

  bool takes_part(const std::string& name, int players) const {
    const std::vector<int> with = players_with(title_, name);
    return std::ranges::find(with, players) != with.end();
  }

  CertificateCount certificates(const PlayerRow& row) const {
    CertificateCount count{.players = row.players};
    if (row.certificates) count.limit = row.certificates->value;
    if (!count.limit && !title_.certificate_table.rows.empty()) count.limit = in_table(row.players);
    count.together = count.limit.value_or(0) * row.players;
    for (const Company& company : title_.companies.companies)
      if (takes_part(company.id.value, row.players))
        for (const Certificate& one : company.certificates) count.certificates += one.count.value;
    if (!title_.rules.privates.count || title_.rules.privates.count->value)
      for (const Private& one : title_.companies.privates)
        count.certificates += takes_part(one.id.value, row.players) ? 1 : 0;
    if (row.cash) {
      count.float_at_once = floated(row, true);
      count.float_cheapest = floated(row, false);
    }
    return count;
  }

  // The limit with most companies in the game.
  std::optional<int> in_table(int players) const {
    std::optional<int> limit;
    for (const CertificateTable::Row& row : title_.certificate_table.rows)
      if (const auto found = row.limit.find(players); found != row.limit.end())
        limit = std::max(limit.value_or(0), found->second.value);
    return limit;
  }

  // The companies that all cash together floats, the cheapest first.
  std::optional<int> floated(const PlayerRow& row, bool highest) const {
    std::vector<int> costs;
    for (const Company& company : title_.companies.companies) {
      if (!takes_part(company.id.value, row.players)) continue;
      std::vector<int> prices;
      for (const StartCapital& capital : trains_.capitals)
        if (std::ranges::find(capital.companies, company.id.value) != capital.companies.end())
          prices.push_back(capital.par);
      if (prices.empty()) continue;
      const int price = highest ? std::ranges::max(prices) : std::ranges::min(prices);
      int unit = 100;
      for (const Certificate& one : company.certificates)
        if (one.percent.value > 0) unit = std::min(unit, one.percent.value);
      costs.push_back(company.price
                          ? price
                          : price * (company.float_percent ? company.float_percent->value : 100) / unit);
    }
    if (costs.empty()) return std::nullopt;
    std::ranges::sort(costs);
    int money = row.cash->value * row.players;
    int companies = 0;
    for (const int cost : costs) {
      money -= cost;
      if (money < 0) break;
      ++companies;
    }
    return companies;
  }

  const Title& title_;
  const TrainStudy& trains_;
  const JourneyStudy& journeys_;
  const EarningStudy& earnings_;
  const std::vector<Choke>& chokes_;
};

}  // namespace

FairnessStudy study_fairness(const Title& title, const TrainStudy& trains, const JourneyStudy& journeys,
                             const EarningStudy& earnings, const std::vector<Choke>& chokes) {
  return Fairness(title, trains, journeys, earnings, chokes).study();
}

namespace {

// A hex in cube coordinates, whose sum is 0.
using Cube = std::array<int, 3>;

Cube cube_of(Coordinate at, Orientation orientation) {
  if (orientation == Orientation::Pointy) std::swap(at.x, at.y);
  const int q = at.x;                                     // columns of a flat layout
  const int r = (at.y - at.x - ((at.y - at.x) & 1)) / 2;  // all hexes of a map have the same parity
  return {q, r, -q - r};
}

// A turn by 60 degrees moves the parts on and changes their sign; reflections exchange two parts.
Cube image(const Cube& cube, int turn, bool mirrored) {
  Cube now = cube;
  if (mirrored) std::swap(now[0], now[1]);
  for (int i = 0; i < turn; ++i) now = {-now[1], -now[2], -now[0]};
  return now;
}

using Features = std::tuple<int, int, int, int>;

Features features(const Hex& hex) {
  const auto stops = [&](StopKind kind) {
    return static_cast<int>(std::ranges::count(hex.tile.stops, kind, &Stop::kind));
  };
  int cost = 0;
  for (const Terrain& terrain : hex.tile.terrain) cost += terrain.cost;
  return {stops(StopKind::City), stops(StopKind::Town), stops(StopKind::OffBoard), cost};
}

}  // namespace

std::vector<Symmetry> symmetries_of(const Map& map) {
  std::vector<std::pair<Cube, Features>> hexes;
  int far = 0;
  for (const Hex& hex : map.hexes()) {
    hexes.emplace_back(cube_of(hex.at, map.layout().orientation), features(hex));
    for (const int part : hexes.back().first) far = std::max(far, std::abs(part));
  }
  // Counts the hexes for each move after the turn, by its first two parts.
  const int range = 2 * far;
  const auto width = static_cast<std::size_t>(2 * range + 1);
  std::vector<Symmetry> found;
  for (int one = 1; one < 12; ++one) {
    const bool mirrored = one >= 6;
    std::vector<std::pair<int, int>> moves(width * width);  // alike, and on the map
    for (const auto& [from, here] : hexes) {
      const Cube turned = image(from, one % 6, mirrored);
      for (const auto& [to, there] : hexes) {
        auto& [alike, all] = moves[static_cast<std::size_t>(to[0] - turned[0] + range) * width +
                                   static_cast<std::size_t>(to[1] - turned[1] + range)];
        ++all;
        alike += here == there ? 1 : 0;
      }
    }
    const std::pair<int, int> best = std::ranges::max(moves);
    found.push_back({mirrored ? "mirror " + std::to_string(one - 5) : "turn by " + std::to_string(one * 60),
                     best.second, best.first});
  }
  std::ranges::stable_sort(found, std::greater{}, &Symmetry::alike);
  return found;
}

}  // namespace trackwright

#include "engine/study/journeys.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <queue>
#include <set>
#include <utility>

#include "engine/run/reach.h"
#include "engine/study/supply.h"

namespace trackwright {

namespace {

// The cost of the ways in a search.
struct Cost {
  std::function<int(std::size_t hex, std::size_t from, std::size_t to)> through;
  std::function<int(std::size_t hex, std::size_t side)> end;  // from the side to a stop, or back
  std::function<int(std::size_t hex, std::size_t side)> cross = [](std::size_t, std::size_t) { return 0; };
};

// The cheapest ways from stops of some hexes to the sides of all others (Dijkstra). A way may pass a hex
// twice.
class Search {
 public:
  Search(const Map& map, const std::vector<std::uint32_t>& from, Cost cost)
      : map_(map),
        cost_(std::move(cost)),
        reached_(map.hexes().size() * 6, no_way),
        before_(reached_.size(), none) {
    for (const std::uint32_t home : from)
      for (std::size_t side = 0; side < 6; ++side) leave(home, side, cost_.end(home, side), start(home));
    while (!waiting_.empty()) {
      const auto [so_far, node] = waiting_.top();
      waiting_.pop();
      if (so_far > reached_[node]) continue;
      for (std::size_t side = 0; side < 6; ++side)
        leave(static_cast<std::uint32_t>(node / 6), side, so_far + cost_.through(node / 6, node % 6, side),
              node);
    }
  }

  int to_side(std::size_t hex, std::size_t side) const { return reached_[hex * 6 + side]; }
  bool enters(std::size_t hex) const {
    return std::ranges::any_of(all_sides(hex), [](int cost) { return cost < no_way; });
  }

  // To a stop of the hex.
  int to_stop(std::size_t hex) const {
    int best = no_way;
    for (std::size_t side = 0; side < 6; ++side)
      best = std::min(best, to_side(hex, side) + cost_.end(hex, side));
    return best;
  }

  // The hexes of a cheapest way with the sides at which it enters them; first the home, without a side.
  std::vector<Entrance> way(std::size_t hex) const {
    std::size_t node = hex * 6;
    for (std::size_t side = 0; side < 6; ++side)
      if (to_side(hex, side) + cost_.end(hex, side) < to_side(hex, node % 6) + cost_.end(hex, node % 6))
        node = hex * 6 + side;
    std::vector<Entrance> hexes;
    for (; node < reached_.size(); node = before_[node])
      hexes.push_back({static_cast<std::uint32_t>(node / 6), static_cast<std::uint8_t>(node % 6)});
    hexes.push_back({static_cast<std::uint32_t>(node - reached_.size()), 6});
    std::ranges::reverse(hexes);
    return hexes;
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  std::size_t start(std::uint32_t home) const { return reached_.size() + home; }

  std::array<int, 6> all_sides(std::size_t hex) const {
    std::array<int, 6> costs{};
    std::ranges::copy_n(reached_.begin() + static_cast<std::ptrdiff_t>(hex * 6), 6, costs.begin());
    return costs;
  }

  void leave(std::uint32_t hex, std::size_t side, int cost, std::size_t from) {
    if (cost >= no_way) return;
    const std::uint32_t beyond = map_.beyond(hex, Edge(static_cast<int>(side)));
    if (beyond == Map::none) return;
    const int there = cost + cost_.cross(hex, side);
    const std::size_t node = beyond * 6 + (side + 3) % 6;
    if (there >= reached_[node]) return;
    reached_[node] = there;
    before_[node] = from;
    waiting_.emplace(there, node);
  }

  const Map& map_;
  Cost cost_;
  std::vector<int> reached_;         // by hex and side
  std::vector<std::size_t> before_;  // the node before; reached_.size() + hex: the home
  std::priority_queue<std::pair<int, std::size_t>, std::vector<std::pair<int, std::size_t>>, std::greater<>>
      waiting_;
};

Cost by_stops(const Passages& ways) {
  return {[&](std::size_t hex, std::size_t from, std::size_t to) { return ways.at(hex).stops[from][to]; },
          [&](std::size_t hex, std::size_t side) { return ways.at(hex).end_stops[side]; }};
}

// Each hexside counts.
Cost by_hexes(const Passages& ways) {
  const auto one = [](int cost) { return cost < no_way ? 1 : no_way; };
  return {[&ways, one](std::size_t hex, std::size_t from, std::size_t to) {
            return one(ways.at(hex).stops[from][to]);
          },
          [&ways, one](std::size_t hex, std::size_t side) { return one(ways.at(hex).end_stops[side]); }};
}

Cost by_lays(const Passages& ways) {
  return {[&](std::size_t hex, std::size_t from, std::size_t to) { return ways.at(hex).lays[from][to]; },
          [&](std::size_t hex, std::size_t side) { return ways.at(hex).end_lays[side]; }};
}

// Terrain is paid with the first tile on a hex, and a hexside when track first meets there.
Cost by_money(const Passages& ways) {
  const Map& map = ways.ground().title().map;
  const auto price = [&](std::size_t hex, int lays) {
    if (lays >= no_way) return no_way;
    int sum = 0;
    if (lays > 0)
      for (const Terrain& terrain : map.hexes()[hex].tile.terrain) sum += terrain.cost;
    return sum;
  };
  const auto cross = [&](std::size_t hex, std::size_t side) {
    const Edge edge(static_cast<int>(side));
    const Hex& here = map.hexes()[hex];
    const Hex& there = map.hexes()[map.beyond(hex, edge)];
    if (((exits(here.tile) >> edge.index()) & (exits(there.tile) >> edge.opposite().index()) & 1) != 0)
      return 0;
    int most = 0;
    for (const Border& border : map.borders(here, edge)) most = std::max(most, border.cost.value_or(0));
    return most;
  };
  return {
      [&ways, price](std::size_t hex, std::size_t from, std::size_t to) {
        return price(hex, ways.at(hex).lays[from][to]);
      },
      [&ways, price](std::size_t hex, std::size_t side) { return price(hex, ways.at(hex).end_lays[side]); },
      cross};
}

// The values of the stops of a hex, each as high as in any of its states.
struct HexValue {
  std::vector<int> stops;  // highest first
  bool off_board = false;
};

std::vector<HexValue> values_in(const StudyGround& ground, std::size_t phase, bool diesel) {
  const Roster& roster = ground.title().roster;
  std::vector<HexValue> values(ground.hexes.size());
  if (roster.phases.empty()) return values;
  const auto value_of = [&](const Stop& stop) {
    return revenue_in_phase(stop.revenue, roster, roster.phases[phase], diesel);
  };
  std::vector<std::vector<int>> tiles(ground.book.size());
  const auto sorted = [&](const Tile& tile) {
    std::vector<int> list;
    for (const Stop& stop : tile.stops) list.push_back(value_of(stop));
    std::ranges::sort(list, std::greater{});
    return list;
  };
  for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = sorted(ground.book.tile(i));
  for (std::size_t i = 0; i < values.size(); ++i) {
    const HexGround& hex = ground.hexes[i];
    values[i].off_board =
        std::ranges::any_of(hex.hex->tile.stops, [](const Stop& s) { return s.kind == StopKind::OffBoard; });
    for (const GroundState& state : hex.states) {
      if (state.phase > phase) continue;
      const std::vector<int> one =
          state.tile == UpgradeSource::printed ? sorted(hex.hex->tile) : tiles[state.tile];
      if (one.size() > values[i].stops.size()) values[i].stops.resize(one.size(), 0);
      for (std::size_t k = 0; k < one.size(); ++k) values[i].stops[k] = std::max(values[i].stops[k], one[k]);
    }
  }
  return values;
}

// The sum of the most valuable stops that a train is paid for. A run has at most two off-board areas.
int best_sum(const TrainReach& reach, const std::vector<HexValue>& values,
             const std::vector<std::size_t>& hexes) {
  std::vector<int> stops;
  std::vector<int> ends;
  for (const std::size_t hex : hexes)
    for (const int value : values[hex].stops) (values[hex].off_board ? ends : stops).push_back(value);
  std::ranges::sort(ends, std::greater{});
  stops.insert(stops.end(), ends.begin(),
               ends.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(ends.size(), 2)));
  std::ranges::sort(stops, std::greater{});
  const auto most = std::min(stops.size(), static_cast<std::size_t>(std::max(reach.most_paid(), 0)));
  int sum = 0;
  for (std::size_t i = 0; i < most; ++i) sum += stops[i];
  int times = 1;
  for (const StopKind kind : {StopKind::City, StopKind::Town, StopKind::OffBoard})
    times = std::max(times, reach.multiplier(kind));
  return sum * times;
}

class Journeys {
 public:
  explicit Journeys(const StudyGround& ground)
      : ground_(ground), title_(ground.title()), entered_(ground.hexes.size()) {}

  JourneyStudy study() {
    for (const Company& company : title_.companies.companies)
      if (homes_of(title_, company).empty()) study_.homeless.push_back(company.id.value);
    for (std::size_t phase = 0; phase < ground_.phases; ++phase) add_phase(Passages(ground_, phase));
    for (std::size_t i = 0; i < entered_.size(); ++i)
      if (!entered_[i] && can_have_track(ground_.hexes[i]))
        study_.unreached.push_back(title_.map.hexes()[i].id);
    std::ranges::stable_sort(study_.journeys, {}, [&](const Journey& one) {
      return std::pair(order_of(one.company), title_.map.find(one.target) - title_.map.hexes().data());
    });
    std::ranges::stable_sort(study_.reaches, {},
                             [&](const CompanyReaches& one) { return order_of(one.company); });
    return std::move(study_);
  }

 private:
  std::size_t order_of(const std::string& company) const {
    return static_cast<std::size_t>(find_company(title_.companies, company) -
                                    title_.companies.companies.data());
  }

  static bool can_have_track(const HexGround& hex) {
    return hex.states.size() > 1 || exits(hex.hex->tile) != 0;
  }

  void add_phase(const Passages& ways) {
    const std::vector<const Train*> sold = trains_sold_in(title_.roster, ways.phase());
    const std::vector<HexValue> values = values_in(ground_, ways.phase(), false);
    const std::vector<HexValue> diesel_values = values_in(ground_, ways.phase(), true);
    for (const Company& company : title_.companies.companies) {
      const std::vector<std::uint32_t> homes = homes_of(title_, company);
      if (homes.empty()) continue;
      const Search stops(title_.map, homes, by_stops(ways));
      const Search hexes(title_.map, homes, by_hexes(ways));
      add_reach(company, ways, sold, {stops, hexes, homes}, values, diesel_values);
      for (std::size_t hex = 0; hex < entered_.size(); ++hex)
        if (stops.enters(hex) || std::ranges::find(homes, hex) != homes.end()) entered_[hex] = true;
      add_journeys(company, homes, ways);
    }
  }

  struct Found {
    const Search& stops;
    const Search& hexes;
    const std::vector<std::uint32_t>& homes;
  };

  static bool touches(const TrainReach& reach, const Found& found, std::size_t hex) {
    if (std::ranges::find(found.homes, hex) != found.homes.end()) return true;
    if (reach.hexes() > 0) return found.hexes.to_stop(hex) <= reach.hexes();
    return found.stops.to_stop(hex) <= reach.most_visits();
  }

  void add_reach(const Company& company, const Passages& ways, const std::vector<const Train*>& sold,
                 const Found& found, const std::vector<HexValue>& values,
                 const std::vector<HexValue>& diesel) {
    CompanyReaches row{company.id.value, phase_name(ways.phase()), {}, {}, {}, {}, {}, {}};
    std::vector<std::size_t> connected;
    for (std::size_t hex = 0; hex < ground_.hexes.size(); ++hex)
      if (found.stops.to_stop(hex) < no_way || std::ranges::find(found.homes, hex) != found.homes.end()) {
        connected.push_back(hex);
        row.connected.push_back(title_.map.hexes()[hex].id);
      }
    std::ranges::sort(row.connected);
    for (const Train* train : sold) {
      const TrainReach reach(*train);
      std::vector<std::size_t> touched;
      std::ranges::copy_if(connected, std::back_inserter(touched),
                           [&](std::size_t hex) { return touches(reach, found, hex); });
      const auto& paid = reach.diesel() ? diesel : values;
      const int best = best_sum(reach, paid, touched);
      if (touched.size() > row.touched.size() || row.train.empty()) {
        row.train = train->name.value;
        row.touched.clear();
        for (const std::size_t hex : touched) row.touched.push_back(title_.map.hexes()[hex].id);
        std::ranges::sort(row.touched);
      }
      row.best = std::max(row.best.value_or(0), best);
      row.elsewhere = std::max(row.elsewhere.value_or(0), best_sum(reach, paid, connected));
    }
    if (!row.train.empty())
      std::ranges::set_difference(row.connected, row.touched, std::back_inserter(row.beyond));
    study_.reaches.push_back(std::move(row));
  }

  std::string phase_name(std::size_t phase) const {
    return title_.roster.phases.empty() ? std::string() : title_.roster.phases[phase].name.value;
  }

  void add_journeys(const Company& company, const std::vector<std::uint32_t>& homes, const Passages& ways) {
    const Search lays(title_.map, homes, by_lays(ways));
    const Search money(title_.map, homes, by_money(ways));
    for (const std::uint32_t target : targets_of(title_, company)) {
      if (lays.to_stop(target) >= no_way || std::ranges::find(homes, target) != homes.end()) continue;
      Journey row{company.id.value,
                  title_.map.hexes()[target].id,
                  phase_name(ways.phase()),
                  lays.to_stop(target),
                  false,
                  money.to_stop(target),
                  {}};
      const auto known = std::find_if(
          study_.journeys.rbegin(), study_.journeys.rend(),
          [&](const Journey& one) { return one.company == row.company && one.target == row.target; });
      if (known != study_.journeys.rend() && known->lays == row.lays && known->money == row.money) continue;
      const std::vector<Entrance> way = lays.way(target);
      row.exact = is_exact(way, ways);
      for (const Entrance& one : way) row.over.push_back(title_.map.hexes()[one.hex].id);
      study_.journeys.push_back(std::move(row));
    }
  }

  // Whether the way passes each hex once, and the copies of tiles suffice for it.
  bool is_exact(const std::vector<Entrance>& way, const Passages& ways) const {
    std::set<std::uint32_t> hexes;
    for (const Entrance& one : way)
      if (!hexes.insert(one.hex).second) return false;
    if (ways.at(way.front().hex).several) return false;
    std::vector<int> copies(ground_.book.size(), 0);
    for (const ManifestEntry& entry : title_.manifest)
      if (const auto tile = ground_.book.find(entry.id.value))
        copies[*tile] = entry.count.value_or(static_cast<int>(way.size()));
    Handout handout(std::move(copies));
    std::vector<std::vector<std::size_t>> wanted(way.size());
    for (std::size_t i = 0; i < way.size(); ++i) {
      wanted[i] = tiles_for(way, i, ways);
      if (!wanted[i].empty() && !handout.serve(i, wanted)) return false;
    }
    return true;
  }

  // The tiles with which the hex is passed after the fewest lays; empty: as printed.
  std::vector<std::size_t> tiles_for(const std::vector<Entrance>& way, std::size_t i,
                                     const Passages& ways) const {
    const HexGround& hex = ground_.hexes[way[i].hex];
    const std::size_t out = i + 1 < way.size() ? (way[i + 1].side + 3U) % 6 : 6;
    const std::size_t in = way[i].side;
    const HexPassages& best = ways.at(way[i].hex);
    const int least = in == 6 ? best.end_lays[out] : out == 6 ? best.end_lays[in] : best.lays[in][out];
    const std::vector<int> lays = lays_to_states(hex, ways.phase());
    std::set<std::size_t> tiles;
    for (std::size_t s = 1; s < hex.states.size(); ++s) {
      if (lays[s] != least) continue;
      const TileSides& sides = ways.tile(hex.states[s].tile);
      const auto at = [&](std::size_t side) {  // on the tile before it is turned
        return static_cast<std::size_t>(
            Edge(static_cast<int>(side) - hex.states[s].rotation.steps()).index());
      };
      const int cost = in == 6    ? sides.to_stop[at(out)]
                       : out == 6 ? sides.to_stop[at(in)]
                                  : sides.between[at(in)][at(out)];
      if (cost < no_way) tiles.insert(hex.states[s].tile);
    }
    return least == 0 ? std::vector<std::size_t>() : std::vector<std::size_t>(tiles.begin(), tiles.end());
  }

  const StudyGround& ground_;
  const Title& title_;
  std::vector<bool> entered_;
  JourneyStudy study_;
};

}  // namespace

std::vector<std::uint32_t> homes_of(const Title& title, const Company& company) {
  std::vector<std::uint32_t> homes;
  for (const Station& station : company.homes)
    if (const Hex* hex = title.map.find(station.hex.value))
      homes.push_back(static_cast<std::uint32_t>(hex - title.map.hexes().data()));
  return homes;
}

std::vector<std::uint32_t> targets_of(const Title& title, const Company& company) {
  const auto off_board = [](const Hex& hex) {
    return (hex.fixed && hex.tile.colour == Colour::Red && !hex.tile.stops.empty()) ||
           std::ranges::any_of(hex.tile.stops,
                               [](const Stop& stop) { return stop.kind == StopKind::OffBoard; });
  };
  std::vector<std::uint32_t> targets;
  const std::vector<Hex>& hexes = title.map.hexes();
  for (std::uint32_t i = 0; i < hexes.size(); ++i)
    if (off_board(hexes[i]) || (company.destination && company.destination->hex.value == hexes[i].id))
      targets.push_back(i);
  return targets;
}

std::vector<const Train*> trains_sold_in(const Roster& roster, std::size_t phase) {
  const auto begins = [&](std::size_t index) -> std::optional<std::size_t> {
    for (std::size_t i = 0; index < roster.phases.size() && i < roster.trains.size(); ++i)
      if (names(roster.phases[index].on, roster.trains[i].name.value)) return i;
    return std::nullopt;
  };
  std::size_t last = roster.trains.size();
  if (const auto next = begins(phase + 1)) last = *next;
  std::size_t first = begins(phase).value_or(0);
  if (first == last) first = 0;
  std::vector<const Train*> sold;
  for (std::size_t i = first; i < last; ++i) {
    sold.push_back(&roster.trains[i]);
    for (const Train& variant : roster.trains[i].variants) sold.push_back(&variant);
  }
  std::erase_if(sold, [](const Train* train) { return !runs_by_itself(*train); });
  return sold;
}

std::map<std::string, int> least_lays(const StudyGround& ground, const Company& company) {
  const std::vector<std::uint32_t> homes = homes_of(ground.title(), company);
  const Passages ways(ground, ground.phases - 1);
  const Search lays(ground.title().map, homes, by_lays(ways));
  std::map<std::string, int> least;
  for (std::size_t hex = 0; hex < ground.hexes.size(); ++hex) {
    int best = std::ranges::find(homes, hex) != homes.end() ? 0 : no_way;
    for (std::size_t side = 0; side < 6; ++side) best = std::min(best, lays.to_side(hex, side));
    if (best < no_way) least.emplace(ground.hexes[hex].hex->id, best);
  }
  return least;
}

JourneyStudy study_journeys(const StudyGround& ground) {
  return Journeys(ground).study();
}

}  // namespace trackwright

// Finds whether and how a company could run from its home to a place.
#include <algorithm>
#include <set>

#include "engine/play/income/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/table/runs.h"
#include "engine/run/in_force.h"
#include "engine/run/network.h"

namespace trackwright::play {

std::optional<std::uint32_t> first_station(const PlayTable& table, std::size_t company) {
  const auto tokens = table.tokens_of(company);
  if (tokens.empty() || table.state.tokens[tokens.front()].hex < 0) return std::nullopt;
  return static_cast<std::uint32_t>(table.state.tokens[tokens.front()].hex);
}

std::optional<std::uint32_t> destination_of(const PlayTable& table, std::size_t company) {
  const std::int16_t chosen = table.state.companies[company].destination;
  return chosen >= 0 ? std::optional(static_cast<std::uint32_t>(chosen))
                     : table.game.companies[company].destination;
}

Network network_of(const PlayTable& table, std::size_t company) {
  const Title& title = table.game.title();
  const Position& position = table.board(company);
  const RunRules in_force = rules_in_force(title.runs, title.roster, position);
  NetworkOptions options;
  options.rules = &in_force;
  return build_network(title.map, title.roster, position, options);
}

namespace {

constexpr int any_stops = 1000;

// The number of stops that a run may have, and whether towns count among them.
struct Length {
  int stops = any_stops;
  bool towns_free = false;
};

bool is_for_towns(const Allowance& row) {
  return std::ranges::find(row.kinds, StopKind::Town) != row.kinds.end();
}

// Sums the visits of all rows, except a row that allows any number of towns.
Length length_of(const PlayTable& table, std::uint16_t card) {
  const Reach& reach = table.type_of(card).reach;
  if (reach.unlimited) return {};
  if (reach.rows.empty()) return {reach.stops, false};
  Length length{0, false};
  for (const Allowance& row : reach.rows)
    if (row.visit == any_number && is_for_towns(row))
      length.towns_free = true;
    else
      length.stops += row.visit == any_number ? any_stops : std::max(row.visit, row.pay);
  return length;
}

// Marks stops that no run of the company may enter.
std::vector<bool> closed_stops(const PlayTable& table, std::size_t company, const Network& network) {
  const Title& title = table.game.title();
  const Position& position = table.board(company);
  const RunRules in_force = rules_in_force(title.runs, title.roster, position);
  std::vector<bool> closed;
  for (const NetworkStop& stop : network.stops)
    closed.push_back(!may_enter(in_force, position, title.map.hexes()[stop.hex].id, stop.own));
  return closed;
}

// Searches for a route over the company's track within a length. It visits no stop and no group of stops
// twice, and uses no track twice.
class Way {
 public:
  Way(const Network& network, const std::vector<bool>& closed, std::uint32_t to, Length length)
      : network_(network), closed_(closed), to_(to), towns_free_(length.towns_free), stops_(length.stops) {}

  bool leads_from(std::uint32_t home) { return leads(home, stops_ - 1); }

  const std::vector<std::uint32_t>& segments() const { return way_; }

 private:
  // `left`: stops that the route may still make beyond this one.
  bool leads(std::uint32_t from, int left) {
    if (left < 0 || --steps_ < 0) return false;
    passed_.insert(from);
    const std::vector<std::uint16_t>& groups = network_.stops[from].groups;
    groups_.insert(groups.begin(), groups.end());
    for (const std::uint32_t number : network_.leaving[from]) {
      const TrackSegment& segment = network_.segments[number];
      if (passed_.contains(segment.to) || is_barred(segment.to) || !is_free(segment) ||
          cost(segment.to) > left)
        continue;
      way_.push_back(number);
      if (segment.to == to_) return true;
      way_.pop_back();
      if (network_.stops[segment.to].blocked || segment.to_terminal) continue;
      use(segment);
      way_.push_back(number);
      if (leads(segment.to, left - cost(segment.to))) return true;
      way_.pop_back();
      give_back(segment);
    }
    passed_.erase(from);
    for (const std::uint16_t group : groups) groups_.erase(group);
    return false;
  }

  bool is_barred(std::uint32_t stop) const {
    const auto visited = [&](std::uint16_t group) { return groups_.contains(group); };
    return closed_[stop] || std::ranges::any_of(network_.stops[stop].groups, visited);
  }

  int cost(std::uint32_t stop) const {
    return towns_free_ && network_.stops[stop].kind == StopKind::Town ? 0 : 1;
  }

  bool is_free(const TrackSegment& segment) const {
    const auto used = [&](std::uint16_t one) { return used_.contains(one); };
    const auto turned = [&](std::uint16_t one) { return junctions_.contains(one); };
    return std::ranges::none_of(segment.resources, used) && std::ranges::none_of(segment.junctions, turned);
  }

  void use(const TrackSegment& segment) {
    used_.insert(segment.resources.begin(), segment.resources.end());
    junctions_.insert(segment.junctions.begin(), segment.junctions.end());
  }

  void give_back(const TrackSegment& segment) {
    for (const std::uint16_t one : segment.resources) used_.erase(one);
    for (const std::uint16_t one : segment.junctions) junctions_.erase(one);
  }

  const Network& network_;
  const std::vector<bool>& closed_;
  std::uint32_t to_;
  bool towns_free_;
  int stops_;
  std::vector<std::uint32_t> way_;
  std::set<std::uint32_t> passed_;
  std::set<std::uint16_t> groups_;
  std::set<std::uint16_t> used_;
  std::set<std::uint16_t> junctions_;
  int steps_ = 200'000;
};

// Finds a route between two hexes within the length and returns it stretch by stretch.
std::vector<std::vector<std::uint16_t>> way_on(const PlayTable& table, std::size_t company,
                                               const Network& network, std::uint32_t home, std::uint32_t aim,
                                               Length length) {
  const std::vector<bool> closed = closed_stops(table, company, network);
  for (std::uint32_t to = 0; to < network.stops.size(); ++to) {
    if (network.stops[to].hex != aim) continue;
    for (std::uint32_t from = 0; from < network.stops.size(); ++from)
      if (Way way(network, closed, to, length);
          network.stops[from].hex == home && network.stops[from].own && way.leads_from(from)) {
        std::vector<std::vector<std::uint16_t>> stretches;
        for (const std::uint32_t segment : way.segments())
          stretches.push_back(hexes_of(network, network.segments[segment]));
        return stretches;
      }
  }
  return {};
}

// Finds a route from the company's home to its destination.
std::vector<std::vector<std::uint16_t>> way_over(const PlayTable& table, std::size_t company, Length length) {
  const auto home = first_station(table, company);
  const auto aim = destination_of(table, company);
  if (!aim || !home || length.stops < 2) return {};
  const auto& reached = table.reach(company).stops;
  if (std::ranges::none_of(reached, [&](StopPlace place) { return place.first == *aim; })) return {};
  return way_on(table, company, network_of(table, company), *home, *aim, length);
}

}  // namespace

// The first of the company's trains with the most stops.
std::optional<std::uint16_t> longest_train(const PlayTable& table, std::size_t company) {
  const auto cards = table.cards_of(company_owner(company));
  const auto longest =
      std::ranges::max_element(cards, {}, [&](std::uint16_t card) { return length_of(table, card).stops; });
  return longest == cards.end() ? std::nullopt : std::optional(*longest);
}

namespace {

Length longest_run(const PlayTable& table, std::size_t company) {
  const auto train = longest_train(table, company);
  return train ? length_of(table, *train) : Length{0, false};
}

}  // namespace

// Empty if no train of the company can reach its destination.
std::vector<std::vector<std::uint16_t>> way_to_destination(const PlayTable& table, std::size_t company) {
  return way_over(table, company, longest_run(table, company));
}

bool joins_destination(const PlayTable& table, std::size_t company) {
  return !way_over(table, company, {}).empty();
}

bool longest_train_leads(const PlayTable& table, const Network& network, std::size_t company,
                         std::uint32_t home, std::uint32_t hex) {
  const Length length = longest_run(table, company);
  return length.stops >= 2 && !way_on(table, company, network, home, hex, length).empty();
}

bool makes_connection(const PlayTable& table, std::size_t company, std::uint32_t hex) {
  State copy = table.state;
  copy.companies[company].destination = static_cast<std::int16_t>(hex);
  for (CardState& card : copy.cards)
    if (card.owner.is_company(company)) card.operated = false;
  const PlayTable then(table.game, copy);
  StatedRoute route;
  route.stretches = way_to_destination(then, company);
  if (route.stretches.empty()) return false;
  route.card = *longest_train(then, company);
  const auto judged = judged_runs(then, company, {route});
  return judged && std::ranges::all_of(*judged, &Judgement::legal);
}

}  // namespace trackwright::play

#include "engine/bot/foresight.h"

#include <algorithm>

namespace trackwright::bot {

using namespace play;

namespace {

// The type with this name, or the one whose purchase begins the phase with this name.
std::optional<std::size_t> type_behind(const Game& game, const std::string& trigger) {
  if (const auto type = game.find_type(trigger)) return type;
  for (const Phase& phase : game.title().roster.phases)
    if (phase.name.value == trigger && !phase.on.empty()) return game.find_type(phase.on.front().value);
  return {};
}

std::optional<std::size_t> first_trigger(const Game& game, const Train& train) {
  std::optional<std::size_t> first;
  for (const auto* triggers : {&train.rusts_on, &train.obsolete_on})
    for (const Ref& trigger : *triggers)
      if (const auto type = type_behind(game, trigger.value); type && (!first || *type < *first))
        first = type;
  return first;
}

// The value for the newest colour of the phase that the revenue names.
int value_in(const Game& game, const Revenue& revenue, std::size_t phase) {
  int value = revenue.steps.empty() ? revenue.flat : revenue.steps.front().value;
  for (const Placed<Colour>& colour : game.title().roster.phases[phase].tiles)
    for (const RevenueEntry& step : revenue.steps)
      if (step.key == word_of(colour.value)) value = step.value;
  return value;
}

// The mean value of the cities on tiles of the newest colour that has any.
double city_in(const Game& game, std::size_t phase) {
  double mean = 20;
  for (const Placed<Colour>& colour : game.title().roster.phases[phase].tiles) {
    double sum = 0;
    int cities = 0;
    for (const std::string& number : game.tiles) {
      const TileDefinition* tile = find_tile(game.title(), number);
      if (tile == nullptr || tile->tile.colour != colour.value) continue;
      for (const Stop& stop : tile->tile.stops)
        if (stop.kind == StopKind::City) {
          sum += value_in(game, stop.revenue, phase);
          ++cities;
        }
    }
    if (cities > 0 && sum > 0) mean = sum / cities;
  }
  return mean;
}

}  // namespace

Foresight::Foresight(const Game& game) : game_(game) {
  for (const TrainFacts& type : game.trains) rusts_with_.push_back(first_trigger(game, *type.train));
  const std::size_t phases = game.title().roster.phases.size();
  for (std::size_t phase = 0; phase < phases; ++phase) city_in_phase_.push_back(city_in(game, phase));
  const Map& map = game.title().map;
  std::vector<double> own;
  for (const Hex& hex : map.hexes()) {
    double value = 0;
    for (const Stop& stop : hex.tile.stops) {
      const double usual = stop.kind == StopKind::Town ? city_in_phase_.front() / 2 : city_in_phase_.front();
      value += std::max(usual, 1.0 * value_in(game, stop.revenue, phases - 1));
    }
    own.push_back(value);
  }
  // Hexes near a stop share its value.
  attraction_ = own;
  for (int round = 0; round < 3; ++round) {
    const std::vector<double> before = attraction_;
    for (std::size_t hex = 0; hex < own.size(); ++hex)
      for (const Edge edge : all_edges)
        if (const auto beyond = map.beyond(hex, edge); beyond != Map::none)
          attraction_[hex] = std::max(attraction_[hex], own[hex] / 2 + before[beyond] / 2);
  }
}

std::optional<int> Foresight::sales_until_rust(const State& state, std::size_t type) const {
  const auto trigger = rusts_with_[type];
  if (!trigger) return {};
  int sales = 1;
  for (const std::uint16_t card : game_.supply) {
    if (state.cards[card].owner != the_bank) continue;
    if (game_.cards[card].type >= *trigger) return sales;
    ++sales;
  }
  return sales;
}

double Foresight::typical_run(const Train& train, std::size_t phase) const {
  constexpr int most_stops = 5;
  constexpr double usual_part = 0.8;
  int stops = train.reach.unlimited ? most_stops : train.reach.stops;
  for (const Allowance& row : train.reach.rows) stops = std::max(stops, row.pay);
  if (stops == 0) stops = train.reach.hexes / 2;
  return usual_part * city_in_phase_[phase] * std::clamp(stops, 1, most_stops) * train.reach.multiplier;
}

double Foresight::stops_on(const Tile& tile, std::size_t phase) const {
  double value = 0;
  for (const Stop& stop : tile.stops) value += value_in(game_, stop.revenue, phase);
  return value;
}

}  // namespace trackwright::bot

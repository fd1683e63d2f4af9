// Amounts that are multiples of a round number, except for one: a rule that several checks use.
#include "designer/checks/prelude.h"

#include <array>
#include <numeric>

namespace trackwright {

namespace {

struct Amount {
  int value = 0;
  Place place;
  std::string object;
};

struct OddAmount {
  Amount amount;
  int unit = 0;  // the common divisor of all others
};

// Returns the only amount that lies a little beside a multiple of the unit of all others. Returns none if
// there are fewer than five amounts, if several are odd, or if it lies far from a multiple: 450 among
// hundreds is a price, 410 a mistake.
std::optional<OddAmount> odd_one_out(const std::vector<Amount>& amounts) {
  if (amounts.size() < 5) return std::nullopt;
  std::optional<OddAmount> odd;
  for (std::size_t i = 0; i < amounts.size(); ++i) {
    int unit = 0;
    for (std::size_t j = 0; j < amounts.size(); ++j)
      if (j != i) unit = std::gcd(unit, amounts[j].value);
    if (unit < 5) continue;
    const int rest = amounts[i].value % unit;
    const int beside = std::min(rest, unit - rest);
    // Count half a step as a step, for example 25 among multiples of 10.
    if (rest == 0 || 2 * rest == unit || (5 * beside > unit && unit > 10)) continue;
    if (odd) return std::nullopt;
    odd = OddAmount{amounts[i], unit};
  }
  return odd;
}

struct Series {
  std::string_view check;
  std::string_view message;  // {0}: the object, {1}: its amount, {2}: the unit of the others;
                             // {3}, {4}: amount and unit as money
  std::string_view help;
  std::vector<Amount> (*amounts)(const Title&);
};

std::vector<Amount> terrain_costs(const Title& title) {
  std::vector<Amount> costs;
  for (const Hex& hex : title.map.hexes())
    for (const Terrain& terrain : hex.tile.terrain)
      if (terrain.cost > 0) costs.push_back({terrain.cost, hex.code_place, hex.id});
  return costs;
}

std::vector<Amount> values_of_stops(const Title& title) {
  std::vector<Amount> values;
  for (const Hex& hex : title.map.hexes())
    for (const Stop& stop : hex.tile.stops) {
      if (stop.revenue.flat > 0) values.push_back({stop.revenue.flat, hex.code_place, hex.id});
      for (const RevenueEntry& step : stop.revenue.steps)
        if (step.value > 0) values.push_back({step.value, hex.code_place, hex.id});
    }
  return values;
}

std::vector<Amount> amounts_of_privates(const Title& title) {
  std::vector<Amount> amounts;
  for (const Private& company : title.companies.privates)
    for (const auto& amount : {company.price, company.revenue})
      if (amount.value > 0) amounts.push_back({amount.value, amount.place, company.id.value});
  return amounts;
}

std::vector<Amount> train_prices(const Title& title) {
  std::vector<Amount> prices;
  for (const Train& train : title.roster.trains)
    if (train.price.value > 0) prices.push_back({train.price.value, train.price.place, train.name.value});
  return prices;
}

constexpr std::array all_series{
    Series{"map/odd-cost", "the terrain of {0} costs {3}, but all other terrain costs are multiples of {4}",
           "check the cost", terrain_costs},
    Series{"map/odd-value", "{0} is worth {1}, but all other values are multiples of {2}", "check the value",
           values_of_stops},
    Series{"private/odd-amount",
           "{0} has {3}, but all other prices and revenues of privates are multiples of {4}",
           "check the amount", amounts_of_privates},
    Series{"train/odd-price", "the {0}-train costs {3}, but all other trains cost multiples of {4}",
           "check the price", train_prices},
};

}  // namespace

namespace checks {

void odd_amounts(const Facts& facts, Report& report) {
  for (const Series& series : all_series) {
    if (series.check != report.check()) continue;
    if (const auto odd = odd_one_out(series.amounts(facts.title)))
      report(odd->amount.place, odd->amount.object,
             fmt::format(fmt::runtime(series.message), odd->amount.object, odd->amount.value, odd->unit,
                         money(facts.title, odd->amount.value), money(facts.title, odd->unit)),
             std::string(series.help));
  }
}

}  // namespace checks

}  // namespace trackwright

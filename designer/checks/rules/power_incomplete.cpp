#include <array>

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// A key that a power needs, because the power does nothing without it.
struct PowerNeed {
  rule::Power power;
  const char* key;
  bool (*there)(const PowerRule&);
};

bool has_amount(const PowerRule& power) {
  return power.amount.has_value();
}
bool has_hexes(const PowerRule& power) {
  return !power.hexes.empty();
}
bool has_companies(const PowerRule& power) {
  return !power.companies.empty();
}
bool has_trains(const PowerRule& power) {
  return !power.trains.empty();
}
bool has_phase(const PowerRule& power) {
  return power.phase.has_value();
}

constexpr std::array power_needs = std::to_array<PowerNeed>({
    {rule::Power::LayTile, "tiles",
     [](const PowerRule& power) {
       return !power.tiles.empty() || !power.hexes.empty() || power.connected.has_value();
     }},
    {rule::Power::Teleport, "hexes", has_hexes},
    {rule::Power::PlaceStation, "hexes", has_hexes},
    {rule::Power::LayDiscount, "amount", has_amount},
    {rule::Power::TrainDiscount, "amount", has_amount},
    {rule::Power::Revenue, "amount", has_amount},
    {rule::Power::PaidForTunnel, "amount", has_amount},
    {rule::Power::PaidForShip, "amount", has_amount},
    {rule::Power::TrainLimit, "amount", has_amount},
    {rule::Power::SmallUncounted, "amount", has_amount},
    {rule::Power::BecomesShare, "amount", has_amount},
    {rule::Power::BecomesShare, "companies", has_companies},
    {rule::Power::RunsMinor, "companies", has_companies},
    {rule::Power::ClosesWithTrain, "companies", has_companies},
    {rule::Power::FreeTrain, "trains", has_trains},
    {rule::Power::NationalizedWithTrain, "trains", has_trains},
    {rule::Power::SecondYellow, "hexes", has_hexes},
    {rule::Power::FloatsFrom, "phase", has_phase},
    {rule::Power::NotTraded, "phase", has_phase},
    {rule::Power::BarsCrossing, "terrain", [](const PowerRule& power) { return power.terrain.has_value(); }},
});

void look_at(const Ref& owner, const std::vector<PowerRule>& powers, Report& report) {
  for (const PowerRule& power : powers)
    for (const PowerNeed& need : power_needs)
      if (power.power && power.power->value == need.power && !need.there(power))
        report(power.power->place, owner.value,
               fmt::format("{} has the power `{}`, but its `{}` is missing", owner.value,
                           word_of(power.power->value), need.key),
               fmt::format("add `{}:`", need.key));
}

}  // namespace

void rules_power_incomplete(const Facts& facts, Report& report) {
  for (const auto& [owner, powers] : facts.title.rules.privates.powers.kinds) look_at(owner, powers, report);
  for (const auto& [owner, powers] : facts.title.rules.company_powers.kinds) look_at(owner, powers, report);
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string trouble(const Facts& facts, const Company& company, const Station& destination) {
  const HexFacts* hex = facts.find_hex(destination.hex.value);
  if (hex == nullptr) return fmt::format("{}, which is not a hex on the map", destination.hex.value);
  if (hex->hex->tile.stops.empty()) return fmt::format("{}, which has no stop", hex_words(*hex->hex));
  const auto at_home = [&](const Station& home) { return home.hex == destination.hex && !destination.city; };
  if (std::ranges::any_of(company.homes, at_home))
    return fmt::format("{}, its own home", hex_words(*hex->hex));
  const auto stops = static_cast<int>(hex->hex->tile.stops.size());
  if (destination.city && (destination.city->value < 0 || destination.city->value >= stops))
    return fmt::format("city {} of {}, but the hex has no such city", destination.city->value,
                       hex_words(*hex->hex));
  return {};
}

// Track can reach a tunnel or a pass, although no train stops there.
bool is_on_the_way(const Facts& facts, const Station& destination) {
  const HexFacts* hex = facts.find_hex(destination.hex.value);
  return hex != nullptr && hex->hex->tile.stops.empty() && !hex->hex->tile.paths.empty();
}

}  // namespace

void company_destination(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.destination) continue;
    const std::string seen = trouble(facts, company, *company.destination);
    if (seen.empty()) continue;
    Finding& finding = report(company.destination->hex.place, company.id.value,
                              fmt::format("the destination of {} is {}", company.id.value, seen),
                              "name a hex that has a stop and is not the home");
    if (is_on_the_way(facts, *company.destination)) finding.severity = Severity::Warning;
    finding.also.push_back({Name::Hex, company.destination->hex.value});
  }
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_home_without_city(const Facts& facts, Report& report) {
  const auto is_city = [](const Stop& stop) { return stop.kind == StopKind::City; };
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) {
      const HexFacts* hex = facts.find_hex(home.hex.value);
      if (hex == nullptr || std::ranges::any_of(hex->hex->tile.stops, is_city)) continue;
      Finding& finding = report(
          home.hex.place, company.id.value,
          fmt::format("the home of {} is {}, which has no city", company.id.value, hex_words(*hex->hex)),
          "give the hex a city, or the company another home");
      finding.related.push_back({hex->hex->place, "the hex"});
      finding.also.push_back({Name::Hex, hex->hex->id});
    }
}

}  // namespace trackwright::checks

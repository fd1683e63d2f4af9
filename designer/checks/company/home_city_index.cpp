#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_home_city_index(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) {
      const HexFacts* hex = facts.find_hex(home.hex.value);
      if (hex == nullptr || !home.city) continue;
      const auto cities = std::ranges::count(hex->hex->tile.stops, StopKind::City, &Stop::kind);
      if (cities == 0 || (home.city->value >= 0 && home.city->value < cities)) continue;
      report(home.city->place, company.id.value,
             fmt::format("the home of {} is city {} of {}, which has {}", company.id.value, home.city->value,
                         hex_words(*hex->hex), counted(cities, "city", "cities")),
             "count cities from 0, in the order of the hex's code")
          .also.push_back({Name::Hex, hex->hex->id});
    }
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_home_ambiguous(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) {
      const HexFacts* hex = facts.find_hex(home.hex.value);
      if (hex == nullptr || home.city || !company.home_text.empty()) continue;
      const auto cities = std::ranges::count(hex->hex->tile.stops, StopKind::City, &Stop::kind);
      if (cities < 2) continue;
      report(home.hex.place, company.id.value,
             fmt::format("the home of {} is {}, which has {} cities; which one is not said", company.id.value,
                         hex_words(*hex->hex), cities),
             fmt::format("`home: {{hex: {}, city: 0}}`, or say in `home_text` who chooses", hex->hex->id))
          .also.push_back({Name::Hex, hex->hex->id});
    }
}

}  // namespace trackwright::checks

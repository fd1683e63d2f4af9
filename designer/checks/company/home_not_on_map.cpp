#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_home_not_on_map(const Facts& facts, Report& report) {
  std::vector<std::string> ids;
  for (const HexFacts& hex : facts.hexes) ids.push_back(hex.hex->id);
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) {
      if (facts.find_hex(home.hex.value) != nullptr) continue;
      report(
          home.hex.place, company.id.value,
          fmt::format("the home of {} is {}, which is no hex of the map", company.id.value, home.hex.value),
          did_you_mean(home.hex.value, ids));
    }
}

}  // namespace trackwright::checks

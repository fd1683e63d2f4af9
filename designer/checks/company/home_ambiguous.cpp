#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether all other cities of the hex are stated homes of other companies. The remaining city follows from
// them, so the author may have omitted it.
bool others_are_said(const Facts& facts, const std::string& hex, std::ptrdiff_t cities) {
  std::set<int> taken;
  std::ptrdiff_t homes = 0;
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes)
      if (home.hex.value == hex) {
        ++homes;
        if (home.city) taken.insert(home.city->value);
      }
  return homes == cities && std::ssize(taken) == cities - 1;
}

}  // namespace

void company_home_ambiguous(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) {
      const HexFacts* hex = facts.find_hex(home.hex.value);
      if (hex == nullptr || home.city || !company.home_text.empty()) continue;
      const auto cities = std::ranges::count(hex->hex->tile.stops, StopKind::City, &Stop::kind);
      if (cities < 2) continue;
      Finding& finding = report(
          home.hex.place, company.id.value,
          fmt::format("the home of {} is {}, which has {} cities; the city is not stated", company.id.value,
                      hex_words(*hex->hex), cities),
          fmt::format("write `home: {{hex: {}, city: 0}}`, or state in `home_text` who chooses the city",
                      hex->hex->id));
      finding.also.push_back({Name::Hex, hex->hex->id});
      if (others_are_said(facts, home.hex.value, cities)) finding.severity = Severity::Warning;
    }
}

}  // namespace trackwright::checks

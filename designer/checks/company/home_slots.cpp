#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct HomeCity {
  const Hex* hex = nullptr;
  int slots = 0;
  std::vector<const Company*> companies;
};

int neutral_stations_in(const Facts& facts, const std::string& hex, int city) {
  return static_cast<int>(
      std::ranges::count_if(facts.title.companies.neutral_stations, [&](const NeutralStation& one) {
        return one.at.hex.value == hex && (city < 0 || city_of(one) == city);
      }));
}

// A white city gets one slot when it is built; a printed city has the slots that it shows.
void place_home(const Facts& facts, const Company& company, const Station& home,
                std::map<std::pair<Coordinate, int>, HomeCity>& cities) {
  const HexFacts* hex = facts.find_hex(home.hex.value);
  if (hex == nullptr) return;
  std::vector<const Stop*> in_hex;
  for (const Stop& stop : hex->hex->tile.stops)
    if (stop.kind == StopKind::City) in_hex.push_back(&stop);
  const bool one = in_hex.size() == 1 || home.city;
  if (in_hex.empty()) return;
  const int index = home.city ? home.city->value : one ? 0 : -1;
  if (index >= static_cast<int>(in_hex.size())) return;
  HomeCity& city = cities[{hex->hex->at, index}];
  city.hex = hex->hex;
  city.slots = 0;
  for (std::size_t i = 0; i < in_hex.size(); ++i)
    if (index < 0 || static_cast<int>(i) == index) city.slots += in_hex[i]->slots;
  city.slots = std::max(0, city.slots - neutral_stations_in(facts, hex->hex->id, index));
  if (city.companies.empty() || city.companies.back() != &company) city.companies.push_back(&company);
}

// A company with fewer tokens than homes leaves some homes without a token, by a rule of its own.
bool takes_slot(const Company& company) {
  return company.homes.size() == 1 || company.homes.size() <= company.tokens.size();
}

}  // namespace

void company_home_slots(const Facts& facts, Report& report) {
  std::map<std::pair<Coordinate, int>, HomeCity> cities;
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) place_home(facts, company, home, cities);
  for (const auto& [key, city] : cities) {
    if (static_cast<int>(city.companies.size()) <= city.slots) continue;
    std::map<std::string, int> of_kind;
    int most = 0;
    for (const Company* company : city.companies)
      if (takes_slot(*company)) most = std::max(most, ++of_kind[company->kind]);
    std::vector<std::string> names;
    for (const Company* company : city.companies) names.push_back(company->id.value);
    const Company& last = *city.companies.back();
    Finding& finding = report(
        last.homes.front().hex.place, last.id.value,
        fmt::format("{} in {}, which has {}",
                    names.size() == 1 ? names.front() + " starts" : shortlist(names) + " start",
                    hex_words(*city.hex),
                    city.slots == 0 ? "no room for a token" : "room for " + counted(city.slots, "token")),
        "give the city more slots, or give a company a different home");
    // Kinds can follow each other: minors close before the majors that replace them begin.
    if (most <= city.slots) {
      finding.severity = Severity::Warning;
      finding.help =
          "allow the finding if one company places no token there, or closes (as minors often do) before the "
          "other starts";
    }
    finding.related.push_back({city.hex->place, "the hex"});
    finding.also.push_back({Name::Hex, city.hex->id});
  }
}

}  // namespace trackwright::checks

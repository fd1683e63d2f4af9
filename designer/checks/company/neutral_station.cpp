#include "designer/checks/meant_hex.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Slots that neutral stations take, by hex and city.
using Taken = std::map<std::pair<std::string, int>, int>;

// Returns the fault in the place of the station; empty if there is none.
std::string fault(const HexFacts& hex, int city, Taken& taken) {
  int number = 0;
  for (const Stop& stop : hex.hex->tile.stops) {
    if (stop.kind != StopKind::City || number++ != city) continue;
    if (++taken[{hex.hex->id, city}] <= stop.slots) return {};
    return fmt::format("{} has more neutral stations than slots", hex_words(*hex.hex));
  }
  return number == 0 ? fmt::format("a neutral station is in {}, which has no city", hex_words(*hex.hex))
                     : fmt::format("a neutral station is in city {} of {}, which has {}", city,
                                   hex_words(*hex.hex), counted(number, "city", "cities"));
}

}  // namespace

void company_neutral_station(const Facts& facts, Report& report) {
  Taken taken;
  for (const NeutralStation& station : facts.title.companies.neutral_stations) {
    const std::string& id = station.at.hex.value;
    const HexFacts* hex = facts.find_hex(id);
    if (hex == nullptr) {
      Finding& finding = report(station.at.hex.place, id,
                                fmt::format("a neutral station is in {}, which is not a hex on the map", id));
      help_with_hex(facts, id, finding);
      if (is_part_of_larger_map(facts)) finding.severity = Severity::Warning;
      continue;
    }
    if (const std::string wrong = fault(*hex, city_of(station), taken); !wrong.empty())
      report(station.at.hex.place, id, wrong, "correct the hex or the city, or give the city more slots");
    if (find_company(facts.title.companies, station.name) != nullptr)
      report(station.place, id,
             fmt::format("the neutral station in {} has the name of the company {}", id, station.name),
             "give the station a different name; the station of a company is its `home`");
  }
}

}  // namespace trackwright::checks

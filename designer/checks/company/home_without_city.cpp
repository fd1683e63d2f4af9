#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool has_city(const HexFacts& hex) {
  return std::ranges::any_of(hex.hex->tile.stops,
                             [](const Stop& stop) { return stop.kind == StopKind::City; });
}

// The game has a rule for homes without a city if as many companies of a kind begin without a city as with
// one, and several do.
std::set<std::string> kinds_that_need_none(const Facts& facts) {
  std::map<std::string, int> more;
  std::map<std::string, int> without;
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes)
      if (const HexFacts* hex = facts.find_hex(home.hex.value)) {
        more[company.kind] += has_city(*hex) ? -1 : 1;
        without[company.kind] += has_city(*hex) ? 0 : 1;
      }
  constexpr int several = 4;
  std::set<std::string> kinds;
  for (const auto& [kind, count] : without)
    if (count >= several && more[kind] >= 0) kinds.insert(kind);
  return kinds;
}

// Whether the hex states the label of a later tile, and a tile with this label has a city.
bool city_comes(const Facts& facts, const HexFacts& hex) {
  const auto& future = hex.hex->tile.future_label;
  return future && std::ranges::any_of(facts.manifest, [&](const ManifestFacts& tile) {
           if (tile.definition == nullptr) return false;
           const Tile& shown = tile.definition->tile;
           return std::ranges::find(shown.labels, future->label) != shown.labels.end() &&
                  std::ranges::any_of(shown.stops, [](const Stop& s) { return s.kind == StopKind::City; });
         });
}

}  // namespace

void company_home_without_city(const Facts& facts, Report& report) {
  const std::set<std::string> need_none = kinds_that_need_none(facts);
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) {
      const HexFacts* hex = facts.find_hex(home.hex.value);
      if (hex == nullptr || has_city(*hex)) continue;
      Finding& finding = report(
          home.hex.place, company.id.value,
          fmt::format("the home of {} is {}, which has no city", company.id.value, hex_words(*hex->hex)),
          "add a city to the hex, or give the company a different home");
      if (need_none.contains(company.kind) || city_comes(facts, *hex)) finding.severity = Severity::Warning;
      finding.related.push_back({hex->hex->place, "the hex"});
      finding.also.push_back({Name::Hex, hex->hex->id});
    }
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void look_at(const Facts& facts, const Ref& hex, Report& report) {
  const auto parsed = parse_coordinate(facts.title.map.layout(), hex.value);
  if (!parsed || hex.place.length != hex.value.size()) return;
  const std::string name = coordinate_name(facts.title.map.layout(), *parsed);
  if (name == hex.value || facts.title.map.find(*parsed) == nullptr) return;
  report(hex.place, hex.value, fmt::format("{} is printed as {}", hex.value, name),
         fmt::format("write {}", name))
      .edits.push_back({hex.place, name});
}

}  // namespace

void map_padded_coordinate(const Facts& facts, Report& report) {
  for (const Ref& hex : facts.title.map.respelt) look_at(facts, hex, report);
  for (const Company& company : facts.title.companies.companies) {
    for (const Station& home : company.homes) look_at(facts, home.hex, report);
    if (company.destination) look_at(facts, company.destination->hex, report);
  }
  for (const Private& company : facts.title.companies.privates)
    for (const auto* list : {&company.hexes, &company.blocks})
      for (const Ref& hex : *list) look_at(facts, hex, report);
  for (const BonusToken& token : facts.title.companies.bonus_tokens)
    for (const Ref& hex : token.hexes) look_at(facts, hex, report);
  for (const NeutralStation& station : facts.title.companies.neutral_stations)
    look_at(facts, station.at.hex, report);
  const UpgradeRules& rules = facts.title.upgrades;
  for (const auto* lines : {&rules.chart, &rules.also, &rules.never})
    for (const UpgradeLine& line : *lines)
      for (const auto* list : {&line.hexes, &line.not_hexes})
        for (const Ref& hex : *list) look_at(facts, hex, report);
}

}  // namespace trackwright::checks

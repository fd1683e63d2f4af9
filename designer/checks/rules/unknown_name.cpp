#include "designer/checks/prelude.h"
#include "engine/base/suggest.h"

namespace trackwright::checks {

namespace {

void look(const std::set<std::string>& known, const Ref& name, std::string_view what, Report& report) {
  if (known.contains(name.value)) return;
  const std::vector<std::string> names(known.begin(), known.end());
  std::string meant = did_you_mean(name.value, names);
  report(name.place, name.value,
         fmt::format("rules.yaml names `{}`, but there is no such {}", name.value, what),
         meant.empty() ? fmt::format("known here: {}", shortlist(names)) : meant);
}

template <class T>
void look_at_kinds(const Facts& facts, const ByKind<T>& rules, Report& report) {
  for (const auto& [kind, rule] : rules.kinds)
    if (kind.value != "all") look(facts.kinds, kind, "kind of company", report);
}

void look_at_privates(const Facts& facts, const PrivateRules& rules, Report& report) {
  std::set<std::string> privates;
  for (const Private& one : facts.title.companies.privates) privates.insert(one.id.value);
  for (const auto& [name, players] : rules.from_players.kinds) look(privates, name, "private", report);
  std::set<std::string> companies;
  for (const Company& company : facts.title.companies.companies) companies.insert(company.id.value);
  for (const PrivateSale& sale : rules.sold_to_companies) {
    for (const Ref& name : sale.privates) look(privates, name, "private", report);
    for (const Ref& company : sale.companies) look(companies, company, "company", report);
  }
  for (const auto& [name, powers] : rules.powers.kinds) {
    look(privates, name, "private", report);
    for (const PowerRule& power : powers) {
      for (const Ref& company : power.companies) look(companies, company, "company", report);
      for (const Ref& train : power.trains) look(facts.trains, train, "train", report);
      if (power.phase) look(facts.phases, *power.phase, "phase", report);
    }
  }
}

}  // namespace

void rules_unknown_name(const Facts& facts, Report& report) {
  const Rules& rules = facts.title.rules;
  look_at_kinds(facts, rules.companies, report);
  look_at_kinds(facts, rules.operating.order, report);
  look_at_kinds(facts, rules.operating.turn, report);
  look_at_kinds(facts, rules.operating.lays, report);
  look_at_kinds(facts, rules.operating.dividends, report);
  look_at_kinds(facts, rules.operating.no_revenue, report);
  look_at_kinds(facts, rules.trains.must_own, report);
  for (const Ref& phase : rules.trains.one_from_bank) look(facts.phases, phase, "phase", report);
  look_at_privates(facts, rules.privates, report);
  for (const Ref& train : rules.trains.exported) look(facts.trains, train, "train", report);
  for (const PrivateSale& sale : rules.privates.sold_to_companies)
    for (const Ref& phase : sale.phases) look(facts.phases, phase, "phase", report);
  for (const Ref& phase : rules.privates.between_players) look(facts.phases, phase, "phase", report);
  std::set<std::string> zones;
  for (const MarketZone& zone : facts.title.market.zones) zones.insert(zone.letter);
  for (const EndRule& end : rules.end) {
    if (end.train) look(facts.trains, *end.train, "train", report);
    if (end.zone) look(zones, *end.zone, "zone of the market", report);
  }
}

}  // namespace trackwright::checks

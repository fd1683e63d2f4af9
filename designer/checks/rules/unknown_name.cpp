#include "designer/checks/meant_hex.h"
#include "designer/checks/prelude.h"
#include "engine/base/suggest.h"

namespace trackwright::checks {

namespace {

using Names = std::set<std::string>;

void look(const Names& known, const Ref& name, std::string_view what, Report& report,
          Severity severity = Severity::Error) {
  if (known.contains(name.value)) return;
  const std::vector<std::string> names(known.begin(), known.end());
  std::string meant = did_you_mean(name.value, names);
  report(name.place, name.value,
         fmt::format("rules.yaml names `{}`, but there is no such {}", name.value, what),
         meant.empty() ? fmt::format("use one of these: {}", shortlist(names)) : meant)
      .severity = severity;
}

void look_at_all(const Names& known, const std::vector<Ref>& names, std::string_view what, Report& report,
                 Severity severity = Severity::Error) {
  for (const Ref& name : names) look(known, name, what, report, severity);
}

template <class T>
void look_at_kinds(const Facts& facts, const ByKind<T>& rules, Report& report) {
  for (const auto& [kind, rule] : rules.kinds)
    if (kind.value != "all") look(facts.kinds, kind, "kind of company", report);
}

std::set<std::string> companies_of(const Facts& facts) {
  std::set<std::string> companies;
  for (const Company& company : facts.title.companies.companies) companies.insert(company.id.value);
  return companies;
}

std::set<std::string> hexes_of(const Facts& facts) {
  std::set<std::string> hexes;
  for (const Hex& hex : facts.title.map.hexes()) hexes.insert(hex.id);
  return hexes;
}

// Returns the kinds of terrain on hexes and on the sides between them.
std::set<std::string> terrain_of(const Facts& facts) {
  std::set<std::string> kinds;
  const auto note = [&](BorderKind kind) { kinds.insert(std::string(word_of(kind))); };
  for (const Hex& hex : facts.title.map.hexes()) {
    for (const Terrain& terrain : hex.tile.terrain) kinds.insert(terrain.kinds.begin(), terrain.kinds.end());
    for (const Border& border : hex.tile.borders) note(border.kind);
    for (const Partition& line : hex.tile.partitions)
      if (line.kind) note(*line.kind);
  }
  for (const HexSide& side : facts.title.map.sides()) note(side.kind);
  return kinds;
}

void look_at_powers(const Facts& facts, const std::vector<PowerRule>& powers, Report& report) {
  const std::set<std::string> companies = companies_of(facts);
  const std::set<std::string> hexes = hexes_of(facts);
  const Severity of_hexes = is_part_of_larger_map(facts) ? Severity::Warning : Severity::Error;
  for (const PowerRule& power : powers) {
    look_at_all(hexes, power.hexes, "hex", report, of_hexes);
    look_at_all(facts.in_manifest, power.tiles, "tile in the manifest", report);
    look_at_all(companies, power.companies, "company", report);
    look_at_all(facts.trains, power.trains, "train", report);
    if (power.phase) look(facts.phases, *power.phase, "phase", report);
    // A discount that never applies does not prevent play.
    if (power.terrain)
      look(terrain_of(facts), *power.terrain, "terrain on the map", report, Severity::Warning);
  }
}

void look_at_privates(const Facts& facts, const PrivateRules& rules, Report& report) {
  std::set<std::string> privates;
  for (const Private& one : facts.title.companies.privates) privates.insert(one.id.value);
  for (const auto& [name, players] : rules.from_players.kinds) look(privates, name, "private", report);
  const std::set<std::string> companies = companies_of(facts);
  for (const PrivateSale& sale : rules.sold_to_companies) {
    look_at_all(privates, sale.privates, "private", report);
    look_at_all(companies, sale.companies, "company", report);
  }
  for (const auto& [name, powers] : rules.powers.kinds) {
    look(privates, name, "private", report);
    look_at_powers(facts, powers, report);
  }
}

void look_at_companies(const Facts& facts, const Rules& rules, Report& report) {
  const std::set<std::string> companies = companies_of(facts);
  for (const auto& [name, powers] : rules.company_powers.kinds) {
    look(companies, name, "company", report);
    look_at_powers(facts, powers, report);
  }
  std::set<std::string> drawn = companies;
  for (const Private& one : facts.title.companies.privates) drawn.insert(one.id.value);
  for (const LotRule& lot : rules.lots) look_at_all(drawn, lot.of, "private or company", report);
}

void look_at_merger(const Facts& facts, const Rules& rules, Report& report) {
  if (!rules.merger) return;
  const std::set<std::string> companies = companies_of(facts);
  if (rules.merger->into) look(companies, *rules.merger->into, "company", report);
  look_at_all(companies, rules.merger->never, "company", report);
}

void look_at_tokens(const Facts& facts, const Rules& rules, Report& report) {
  std::set<std::string> tokens;
  for (const BonusToken& token : facts.title.companies.bonus_tokens) tokens.insert(token.id);
  if (rules.operating.tunnels) look_at_all(tokens, rules.operating.tunnels->tokens, "bonus token", report);
  if (!rules.nationalization) return;
  if (rules.nationalization->token) look(tokens, *rules.nationalization->token, "bonus token", report);
  const std::set<std::string> companies = companies_of(facts);
  look_at_all(companies, rules.nationalization->may_choose, "company", report);
}

void look_at_all_kinds(const Facts& facts, const Rules& rules, Report& report) {
  look_at_kinds(facts, rules.companies, report);
  look_at_kinds(facts, rules.operating.order, report);
  look_at_kinds(facts, rules.operating.turn, report);
  look_at_kinds(facts, rules.operating.lays, report);
  look_at_kinds(facts, rules.operating.dividends, report);
  look_at_kinds(facts, rules.operating.no_revenue, report);
  look_at_kinds(facts, rules.trains.must_own, report);
}

void look_at_phases(const Facts& facts, const Rules& rules, Report& report) {
  if (rules.nationalization && rules.nationalization->at_float)
    look(facts.phases, *rules.nationalization->at_float, "phase", report);
  if (rules.loans && rules.loans->until) look(facts.phases, *rules.loans->until, "phase", report);
  for (const auto& [kind, company] : rules.companies.kinds)
    if (company.conversion) look_at_all(facts.phases, company.conversion->phases, "phase", report);
  look_at_all(facts.phases, rules.trains.one_from_bank, "phase", report);
  look_at_all(facts.phases, rules.trains.deals_in, "phase", report);
  for (const auto& [kind, lays] : rules.operating.lays.kinds)
    for (const LayRule& lay : lays) look_at_all(facts.phases, lay.phases, "phase", report);
  for (const PrivateSale& sale : rules.privates.sold_to_companies)
    look_at_all(facts.phases, sale.phases, "phase", report);
  look_at_all(facts.phases, rules.privates.between_players, "phase", report);
  for (const auto& [kind, company] : rules.companies.kinds)
    if (company.full_from) look(facts.phases, *company.full_from, "phase", report);
}

void look_at_hexes(const Facts& facts, const Rules& rules, Report& report) {
  const std::set<std::string> hexes = hexes_of(facts);
  look_at_all(hexes, rules.operating.after_homes, "hex", report);
  for (const auto& [kind, company] : rules.companies.kinds)
    if (company.chosen_home) look_at_all(hexes, company.chosen_home->never, "hex", report);
}

void look_at_opening(const Facts& facts, const Rules& rules, Report& report) {
  std::set<std::string> privates;
  for (const Private& one : facts.title.companies.privates) privates.insert(one.id.value);
  for (const AuctionRules& auction : rules.opening)
    for (const auto& [name, more] : auction.dearer.kinds) look(privates, name, "private", report);
}

void look_at_deal(const std::set<std::string>& zones, const std::optional<ShareDeal>& deal, Report& report) {
  if (!deal) return;
  for (const ZoneDeal& in : deal->in_zones)
    if (in.zone) look(zones, *in.zone, "zone of the market", report);
}

void look_at_market(const Facts& facts, const Rules& rules, Report& report) {
  std::set<std::string> zones;
  for (const MarketZone& zone : facts.title.market.zones) zones.insert(zone.letter);
  for (const auto& [kind, company] : rules.companies.kinds) {
    look_at_deal(zones, company.issue, report);
    look_at_deal(zones, company.redeem, report);
  }
  for (const EndRule& end : rules.end)
    if (end.zone) look(zones, *end.zone, "zone of the market", report);
}

void look_at_trains(const Facts& facts, const Rules& rules, Report& report) {
  look_at_all(facts.trains, rules.trains.exported, "train", report);
  for (const auto& [train, set] : rules.trains.rust_after.kinds) look(facts.trains, train, "train", report);
  for (const EndRule& end : rules.end)
    if (end.train) look(facts.trains, *end.train, "train", report);
}

}  // namespace

void rules_unknown_name(const Facts& facts, Report& report) {
  const Rules& rules = facts.title.rules;
  look_at_all_kinds(facts, rules, report);
  look_at_phases(facts, rules, report);
  look_at_hexes(facts, rules, report);
  look_at_trains(facts, rules, report);
  look_at_opening(facts, rules, report);
  look_at_privates(facts, rules.privates, report);
  look_at_companies(facts, rules, report);
  look_at_merger(facts, rules, report);
  look_at_tokens(facts, rules, report);
  look_at_market(facts, rules, report);
}

}  // namespace trackwright::checks

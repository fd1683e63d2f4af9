// Companies of a game: their certificates, homes, and what their kind allows.
#include <algorithm>

#include "engine/play/game_builder.h"

namespace trackwright::play {

namespace {

// Counts the certificates beyond 100 %, which are not part of the game.
int beyond_all(const CompanyFacts& facts) {
  int percent = 0;
  return static_cast<int>(std::ranges::count_if(facts.certificates, [&](const CertificateFacts& one) {
    percent += one.percent;
    return percent > 100;
  }));
}

}  // namespace

void GameBuilder::own_powers(CompanyFacts& company) {
  for (const auto& [name, powers] : rules_.company_powers.kinds)
    if (name.value == company.id)
      for (const PowerRule& rule : powers) company.powers.push_back(power_of(rule));
}

void GameBuilder::certificates(CompanyFacts& facts, const Company& company) {
  for (const Certificate& kind : company.certificates)
    for (int i = 0; i < kind.count.value; ++i)
      facts.certificates.push_back(
          {kind.percent.value, kind.then ? kind.then->value : kind.percent.value, kind.president});
  std::ranges::stable_sort(facts.certificates,
                           [](const auto& a, const auto& b) { return a.president && !b.president; });
  facts.drawn = std::ranges::find(deal_.drawn, facts.id) != deal_.drawn.end();
  few_players(facts);
  facts.removed = std::max(facts.removed, beyond_all(facts));
  if (!facts.certificates.empty()) facts.president = facts.certificates.front().percent;
  facts.share =
      facts.certificates.size() > 1 ? facts.certificates[1].percent : std::max(1, facts.president / 2);
}

void GameBuilder::places(CompanyFacts& facts, const Company& company) {
  for (const Station& home : company.homes)
    if (const auto hex = game_.find_hex(home.hex.value))
      facts.homes.push_back(
          {static_cast<std::uint32_t>(*hex), home.city ? std::optional(home.city->value) : std::nullopt});
  if (company.destination)
    if (const auto hex = game_.find_hex(company.destination->hex.value))
      facts.destination = static_cast<std::uint32_t>(*hex);
  if (!company.connection) return;
  facts.connects_from = company.connection->distance ? company.connection->distance->value : 0;
  for (const Ref& name : company.connection->to)
    if (const auto hex = game_.find_hex(name.value))
      facts.connects_to.push_back(static_cast<std::uint32_t>(*hex));
}

// Sets the lays and costs of the company's turn, and whether it buys trains.
void GameBuilder::turn(CompanyFacts& facts, const Company& company) {
  if (const auto* must = for_kind(rules_.trains.must_own, company.kind))
    facts.must_own = said(*must, rule::MustOwn::WithRoute);
  if (const auto* lays = for_kind(rules_.operating.lays, company.kind)) facts.lays = *lays;
  if (facts.lays.empty()) {
    LayRule any;
    any.tile = Placed<rule::LayKind>{rule::LayKind::Any, {}};
    facts.lays.push_back(any);
  }
  if (const auto* choices = for_kind(rules_.operating.dividends, company.kind))
    for (const auto& choice : *choices)
      if (choice.value == rule::Dividend::Half) facts.may_pay_half = true;
  facts.splits = facts.minor && facts.may_pay_half;
  facts.buys_trains = !facts.minor || buys_trains_by_its_turn(company.kind);
}

void GameBuilder::add(const Company& company) {
  CompanyFacts facts;
  facts.company = &company;
  facts.id = company.id.value;
  certificates(facts, company);
  facts.float_percent = company.float_percent ? company.float_percent->value : 60;
  facts.incremental =
      (company.capitalization.empty() ? title_.capitalization : company.capitalization) == "incremental";
  facts.minor = company.kind == "minor" && facts.certificates.size() <= 1;
  places(facts, company);
  if (const CompanyRules* rules = for_kind(rules_.companies, company.kind)) {
    facts.rules = rules;
    facts.home_time = said(rules->home, rule::HomeTime::Operate);
    facts.destination_pays = said(rules->destination_pays, 0);
    own_shares(facts, *rules);
  }
  turn(facts, company);
  facts.first_certificate = game_.certificates;
  game_.certificates += facts.certificates.size();
  game_.companies.push_back(std::move(facts));
}

// A minor buys trains if its kind has a turn with that step.
bool GameBuilder::buys_trains_by_its_turn(const std::string& kind) const {
  for (const auto& [name, turn] : rules_.operating.turn.kinds)
    if (name.value == kind)
      return std::ranges::any_of(turn, [](const TurnStep& step) {
        return std::ranges::any_of(step.any_order,
                                   [](const auto& one) { return one.value == rule::StepKind::BuyTrains; });
      });
  return false;
}

// Sets the deals in its own shares and its connection run.
void GameBuilder::own_shares(CompanyFacts& facts, const CompanyRules& rules) {
  const auto in_stock_rounds = [](const auto& deal) {
    return deal && deal->when && deal->when->value == rule::DealTime::StockRound;
  };
  if (in_stock_rounds(rules.redeem)) facts.redeem = &*rules.redeem;
  if (in_stock_rounds(rules.reissue)) facts.reissue = &*rules.reissue;
  if (!rules.connection) return;
  if (said(rules.connection->when, rule::ConnectionTime::Joined) == rule::ConnectionTime::Joined)
    facts.connection = &*rules.connection;
  else
    facts.chosen_connection = &*rules.connection;
}

void GameBuilder::homes() {
  game_.homes_in.resize(title_.map.hexes().size());
  for (std::size_t c = 0; c < game_.companies.size(); ++c)
    for (const HomeFacts& home : game_.companies[c].homes)
      game_.homes_in[home.hex].push_back({static_cast<std::uint8_t>(c), home.city});
  for (auto& here : game_.homes_in) std::ranges::stable_sort(here, {}, &HomeHere::city);
}

void GameBuilder::count_homes() {
  std::size_t homes = 0;
  for (const auto& here : game_.homes_in) {
    game_.first_home.push_back(homes);
    homes += here.size();
  }
}

// Makes president's certificates larger, except for companies drawn with a private.
void GameBuilder::few_players(CompanyFacts& facts) {
  const CompanyRules* rules = for_kind(rules_.companies, facts.company->kind);
  if (rules == nullptr || !rules->few_players || facts.certificates.empty()) return;
  const FewPlayersRule& few = *rules->few_players;
  if (game_.players_ > said(few.up_to, 0)) return;
  facts.few = &few;
  if (facts.drawn) return;
  facts.certificates.front().percent = said(few.president, facts.certificates.front().percent);
  facts.removed = std::min(said(few.removed, 0), static_cast<int>(facts.certificates.size()) - 1);
}

}  // namespace trackwright::play

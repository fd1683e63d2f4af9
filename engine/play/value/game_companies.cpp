// Companies of a game: their certificates, homes, and what their kind allows.
#include <algorithm>
#include <iterator>

#include "engine/play/value/game_builder.h"

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
  // A kind without certificates consists of minors. If only one company of the kind has none, its data are
  // incomplete.
  const bool owned_whole = std::ranges::none_of(title_.companies.companies, [&](const Company& other) {
    return other.kind == company.kind && !other.certificates.empty();
  });
  facts.minor = (company.kind == "minor" && facts.certificates.size() <= 1) || owned_whole;
  places(facts, company);
  if (const CompanyRules* rules = for_kind(rules_.companies, company.kind)) {
    facts.rules = rules;
    facts.home_time = said(rules->home, rule::HomeTime::Operate);
    facts.destination_pays = said(rules->destination_pays, 0);
    if (rules->conversion) facts.conversion = &*rules->conversion;
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

// Certificates that are kept until an event: for owners of privates, or for a merger.

// The last certificate of this percentage that is not kept yet.
std::optional<CertificateId> GameBuilder::kept_of(const std::string& company, int percent) const {
  const auto index = game_.find_company(company);
  if (!index) return std::nullopt;
  const auto& certificates = game_.companies[*index].certificates;
  for (std::size_t i = certificates.size(); i-- > 0;)
    if (!certificates[i].president && certificates[i].percent == percent && !certificates[i].kept)
      return CertificateId{static_cast<std::uint8_t>(*index), static_cast<std::uint8_t>(i)};
  return std::nullopt;
}

// Keeps shares for the merger and for privates, so that the first private gets the first of its shares.
void GameBuilder::keep_shares() {
  const auto keep = [&](const CertificateId& one) {
    game_.companies[one.company].certificates[one.number].kept = true;
  };
  if (const auto& rules = rules_.merger; rules && rules->into) {
    const auto share = kept_of(rules->into->value, said(rules->share, 10));
    if (const auto into = game_.find_company(rules->into->value); into && share) {
      game_.merger = MergerFacts{*into, *share, {}};
      for (const Ref& name : rules->never)
        if (const auto one = game_.find_company(name.value))
          game_.merger->never.push_back(static_cast<std::uint8_t>(*one));
      keep(*share);
    }
  }
  for (auto one = game_.privates.rbegin(); one != game_.privates.rend(); ++one)
    for (const PowerFacts& power : one->powers) {
      if (!power.is(rule::Power::BecomesShare) || power.rule->companies.empty()) continue;
      one->kept = kept_of(power.rule->companies.front().value, said(power.rule->amount, 10));
      if (one->kept) keep(*one->kept);
    }
}

// Minors that a player buys as a whole: in a game, each becomes a private that runs the minor, with its price
// in the treasury.

namespace {

PowerRule power(rule::Power kind) {
  PowerRule rule;
  rule.power = Placed<rule::Power>{kind, {}};
  return rule;
}

}  // namespace

// The private stays open until minors close; the minor defines the rest.
void GameBuilder::add_bought(const Company& minor) {
  PrivateFacts facts;
  facts.id = minor.id.value;
  facts.name = minor.name.empty() ? facts.id : minor.name;
  facts.price = minor.price ? minor.price->value : 0;
  facts.stays_open = true;
  facts.not_sold = true;
  PowerRule runs = power(rule::Power::RunsMinor);
  runs.companies.push_back({minor.id.value, {}});
  runs.treasury = Placed<int>{facts.price, {}};
  std::vector<PowerRule> rules{std::move(runs), power(rule::Power::StaysOpen), power(rule::Power::NotSold)};
  for (const auto& [name, powers] : rules_.company_powers.kinds)
    if (name.value == facts.id)
      std::ranges::copy_if(powers, std::back_inserter(rules), [](const PowerRule& one) {
        return one.power && one.power->value == rule::Power::BecomesShare;
      });
  for (PowerRule& rule : rules) {
    game_.made_rules.push_back(std::make_shared<const PowerRule>(std::move(rule)));
    facts.powers.push_back(power_of(*game_.made_rules.back()));
  }
  game_.privates.push_back(std::move(facts));
}

void GameBuilder::bought_minors() {
  for (const CompanyFacts& company : game_.companies)
    if (company.minor && company.rules != nullptr &&
        said(company.rules->start, rule::CompanyStart::PresidentCertificate) == rule::CompanyStart::Bought)
      add_bought(*company.company);
}

}  // namespace trackwright::play

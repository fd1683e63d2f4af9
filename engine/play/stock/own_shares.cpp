// Shares of its own that a company buys in its turn.
#include <algorithm>

#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

// The deal, unless it is in stock rounds (see treasury.cpp).
const ShareDeal* in_turns(const std::optional<ShareDeal>& deal) {
  return deal && said(deal->when, rule::DealTime::TurnStart) != rule::DealTime::StockRound ? &*deal : nullptr;
}

const CompanyRules* rules_of(const PlayTable& table, std::size_t company) {
  return is_in_receivership(table, company) ? nullptr : table.game.companies[company].rules;
}

const ShareDeal* issue_rule(const PlayTable& table, std::size_t company) {
  const CompanyRules* rules = rules_of(table, company);
  return rules == nullptr ? nullptr : in_turns(rules->issue);
}

bool names_step(const TurnStep& step, rule::StepKind kind) {
  return std::ranges::any_of(step.any_order, [&](const auto& one) { return one.value == kind; });
}

// Whether a turn allows only one of the two deals.
bool either_or(const PlayTable& table, std::size_t company) {
  const auto* turn = for_kind(table.game.rules().operating.turn, table.game.companies[company].company->kind);
  return turn != nullptr && std::ranges::any_of(*turn, [](const TurnStep& step) {
           return names_step(step, rule::StepKind::IssueOrRedeem);
         });
}

// Whether the turn has a step to issue before one to redeem, so that the first redemption ends both.
bool one_after_the_other(const PlayTable& table, std::size_t company) {
  const auto* turn = for_kind(table.game.rules().operating.turn, table.game.companies[company].company->kind);
  return turn != nullptr && std::ranges::none_of(*turn, [](const TurnStep& step) {
           return names_step(step, rule::StepKind::Issue) && names_step(step, rule::StepKind::Redeem);
         });
}

bool redeemed_at_last(const PlayTable& table, std::size_t company) {
  return table.state.this_turn.redeemed && one_after_the_other(table, company);
}

// Whether the one deal that the turn allows is done.
bool has_dealt(const PlayTable& table, std::size_t company) {
  return (table.state.this_turn.issued || table.state.this_turn.redeemed) && either_or(table, company);
}

bool before_dividend(const PlayTable& table, std::size_t company) {
  const ShareDeal* deal = issue_rule(table, company);
  return deal != nullptr && said(deal->when, rule::DealTime::TurnStart) == rule::DealTime::BeforeDividend;
}

const ShareDeal* redeem_rule(const PlayTable& table, std::size_t company) {
  const CompanyRules* rules = rules_of(table, company);
  const ShareDeal* deal = rules == nullptr ? nullptr : in_turns(rules->redeem);
  const bool barred = deal != nullptr && said(deal->incremental_only, false) && !table.incremental(company);
  return barred ? nullptr : deal;
}

bool in_time(const PlayTable& table, std::size_t company) {
  if (before_dividend(table, company)) return !table.done(Stage::Dividend);
  return !table.done(Stage::OwnShares) && (!deals_at_end(table, company) || table.done(Stage::Trains));
}

// The part of the deal that applies in the zone of the company's price.
const ZoneDeal* in_zone(const PlayTable& table, std::size_t company, const ShareDeal& deal) {
  const Cell cell = table.state.companies[company].cell;
  if (!table.game.price_at(cell)) return nullptr;
  const auto& here =
      table.game.title()
          .market.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
  for (const ZoneDeal& zone : deal.in_zones)
    if (zone.zone && here->zones.find(zone.zone->value) != std::string::npos) return &zone;
  return nullptr;
}

}  // namespace

// Moves the price for each share if the deal has `moves`, or if the market has a line for it: along that
// line, or else down.
void move_for_deal(PlayTable& table, std::size_t company, const ShareDeal& deal, MoveCause cause,
                   int shares) {
  const auto& line = table.game.market.on(cause);
  if (!said(deal.moves, line.has_value())) return;
  for (; shares > 0; --shares) table.move_price(company, line.value_or(PriceMove{PriceDirection::Down, 1}));
}

int redeem_price(const PlayTable& table, std::size_t company) {
  const ShareDeal* deal = redeem_rule(table, company);
  const int own = table.game.price_at(table.state.companies[company].cell).value_or(0);
  if (deal == nullptr) return own;
  const ZoneDeal* zone = in_zone(table, company, *deal);
  if (zone != nullptr && zone->percent) return own * zone->percent->value / 100;
  switch (said(deal->price, rule::DealPrice::Market)) {
    case rule::DealPrice::NextRight:
      return table.price_to_right(company);
    case rule::DealPrice::NextLeft:
      return table.price_to_left(company);
    default:
      return own;
  }
}

std::vector<PlayTable::Bundle> redeemable(const PlayTable& table, std::size_t company) {
  std::vector<PlayTable::Bundle> bundles;
  const ShareDeal* deal = redeem_rule(table, company);
  if (deal == nullptr || !table.state.companies[company].cell.is_there() || !in_time(table, company) ||
      redeemed_at_last(table, company) || has_dealt(table, company))
    return bundles;
  const ZoneDeal* zone = in_zone(table, company, *deal);
  const auto limit =
      zone != nullptr && zone->limit ? zone->limit->value : said(deal->limit, rule::DealLimit::One);
  const int price = redeem_price(table, company);
  const int cash = table.state.companies[company].cash;
  std::vector<std::uint8_t> some;
  for (const std::uint8_t number : table.held(the_pool, company)) {
    some.push_back(number);
    PlayTable::Bundle bundle = table.bundle(company, the_pool, some, 0);
    if (price * bundle.percent / table.share_of(company) > cash) break;
    bundles.push_back(std::move(bundle));
    if (limit == rule::DealLimit::One) break;
  }
  return bundles;
}

bool deals_wait(const PlayTable& table, std::size_t company) {
  return !before_dividend(table, company);
}

bool deals_at_end(const PlayTable& table, std::size_t company) {
  const ShareDeal* issue = issue_rule(table, company);
  const ShareDeal* deal = issue != nullptr ? issue : redeem_rule(table, company);
  return deal != nullptr && said(deal->when, rule::DealTime::TurnStart) == rule::DealTime::TurnEnd;
}

int issue_price(const PlayTable& table, std::size_t company) {
  const ShareDeal* deal = issue_rule(table, company);
  const int own = table.game.price_at(table.state.companies[company].cell).value_or(0);
  if (deal == nullptr) return own;
  return said(deal->price, rule::DealPrice::Market) == rule::DealPrice::NextLeft
             ? table.price_to_left(company)
             : own;
}

std::vector<PlayTable::Bundle> issuable(const PlayTable& table, std::size_t company) {
  if (!in_time(table, company) || redeemed_at_last(table, company) || has_dealt(table, company)) return {};
  return issuable_now(table, company);
}

// Applies the limits of the rule and the pool, such as the percentage by which players exceed the pool.
std::vector<PlayTable::Bundle> issuable_now(const PlayTable& table, std::size_t company) {
  std::vector<PlayTable::Bundle> bundles;
  const ShareDeal* deal = issue_rule(table, company);
  if (deal == nullptr || !table.incremental(company) || !table.state.companies[company].cell.is_there())
    return bundles;
  int with_players = 0;
  for (std::size_t p = 0; p < table.state.players.size(); ++p)
    with_players += table.percent_of(player_owner(p), company);
  const auto limit = said(deal->limit, rule::DealLimit::One);
  int most = table.share_of(company);
  if (limit == rule::DealLimit::AsPlayersOverPool) most = with_players - table.percent_of(the_pool, company);
  if (limit == rule::DealLimit::Any) most = 100;
  std::vector<std::uint8_t> some;
  for (const std::uint8_t number : table.held(the_offer, company)) {
    some.push_back(number);
    PlayTable::Bundle bundle = table.bundle(company, the_offer, some, 0);
    if (bundle.percent > most || !table.fits_in_pool(bundle)) break;
    bundles.push_back(std::move(bundle));
  }
  return bundles;
}

int money_with_issue(const PlayTable& table, std::size_t company) {
  const ShareDeal* deal = issue_rule(table, company);
  if (deal == nullptr || !said(deal->counts, false)) return table.most_funds(company);
  int most = 0;
  for (const PlayTable::Bundle& one : issuable(table, company))
    most = std::max(most, issue_price(table, company) * one.percent / table.share_of(company));
  return table.state.companies[company].cash + most;
}

Verdict issue(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (action.company != company) return refused("companies.issue", "a company can sell only its own shares");
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(company, number)].owner != the_offer)
      return refused("companies.issue", "the certificate is not in the treasury");
  const PlayTable::Bundle wanted = table.bundle(company, the_offer, action.certificates, 0);
  const auto legal = issuable(table, company);
  if (std::ranges::none_of(legal,
                           [&](const PlayTable::Bundle& one) { return one.percent == wanted.percent; }))
    return refused("companies.issue", "the company cannot issue this number of shares now");
  table.pay(the_bank, company_owner(company),
            issue_price(table, company) * wanted.percent / table.share_of(company));
  for (const std::uint8_t number : wanted.certificates) table.move_certificate(company, number, the_pool);
  move_for_deal(table, company, *issue_rule(table, company), MoveCause::Issued,
                wanted.percent / table.share_of(company));
  table.state.this_turn.issued = true;
  if (deals_wait(table, company)) table.pass_step(Stage::OwnShares);
  return {};
}

Verdict redeem(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (action.company != company) return refused("companies.redeem", "a company can buy only its own shares");
  if (action.certificates.empty()) return refused("companies.redeem", "the action names no certificate");
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(company, number)].owner != the_pool)
      return refused("companies.redeem", "the certificate is not in the pool");
  const PlayTable::Bundle wanted = table.bundle(company, the_pool, action.certificates, 0);
  const auto legal = redeemable(table, company);
  const bool may = std::ranges::any_of(legal, [&](const PlayTable::Bundle& one) {
    return one.certificates.size() == wanted.certificates.size() && one.percent == wanted.percent;
  });
  if (!may) return refused("companies.redeem", "the company cannot redeem this number of shares now");
  table.pay(company_owner(company), the_bank,
            redeem_price(table, company) * wanted.percent / table.share_of(company));
  // A fully capitalized company owns the shares that it redeems; the bank owns its unsold ones.
  const Owner treasury = table.incremental(company) ? the_offer : company_owner(company);
  for (const std::uint8_t number : wanted.certificates) table.move_certificate(company, number, treasury);
  move_for_deal(table, company, *redeem_rule(table, company), MoveCause::Redeemed,
                wanted.percent / table.share_of(company));
  table.state.this_turn.redeemed = true;
  if (deals_wait(table, company)) table.pass_step(Stage::OwnShares);
  return {};
}

}  // namespace trackwright::play

// What a company buys of its own shares in its turn.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

const ShareDeal* redeem_rule(const PlayTable& table, std::size_t company) {
  const CompanyRules* rules = table.game.companies[company].rules;
  return rules == nullptr || !rules->redeem ? nullptr : &*rules->redeem;
}

// What holds in the zone of the company's price.
const ZoneDeal* in_zone(const PlayTable& table, std::size_t company, const ShareDeal& deal) {
  const Cell cell = table.state.companies[company].cell;
  if (!table.game.price_at(cell)) return nullptr;
  const auto& here = table.game.title()
                         .market.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
  for (const ZoneDeal& zone : deal.in_zones)
    if (zone.zone && here->zones.find(zone.zone->value) != std::string::npos) return &zone;
  return nullptr;
}

}  // namespace

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
  if (deal == nullptr || !table.state.companies[company].cell.is_there()) return bundles;
  const ZoneDeal* zone = in_zone(table, company, *deal);
  const auto limit = zone != nullptr && zone->limit ? zone->limit->value : said(deal->limit, rule::DealLimit::One);
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

Verdict redeem(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (action.company != company) return refused("companies.redeem", "a company buys its own shares alone");
  if (action.certificates.empty()) return refused("companies.redeem", "no certificate is named");
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(company, number)].owner != the_pool)
      return refused("companies.redeem", "the certificate is not in the pool");
  const PlayTable::Bundle wanted = table.bundle(company, the_pool, action.certificates, 0);
  const auto legal = redeemable(table, company);
  const bool may = std::ranges::any_of(legal, [&](const PlayTable::Bundle& one) {
    return one.certificates.size() == wanted.certificates.size() && one.percent == wanted.percent;
  });
  if (!may) return refused("companies.redeem", "so many of its shares are not redeemed now");
  table.pay(company_owner(company), the_bank,
            redeem_price(table, company) * wanted.percent / table.share_of(company));
  for (const std::uint8_t number : wanted.certificates) table.move_certificate(company, number, the_offer);
  table.pass_step(Stage::OwnShares);
  return {};
}

}  // namespace trackwright::play

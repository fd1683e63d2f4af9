// Discounts of powers on the price of a train.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

constexpr std::size_t of_company = static_cast<std::size_t>(-1);  // the company's own power, not a private's

// The discounts of the company and its privates on a card. A private with a number of uses gives a discount
// only if the purchase is made in its name; the others apply always.
std::vector<Discount> discounts_for(const PlayTable& table, std::size_t company, std::size_t card) {
  std::vector<Discount> discounts;
  const Train& train = table.type_of(card);
  if (const PowerFacts* own = table.own_power(company, rule::Power::TrainDiscount))
    if (own->rule->trains.empty() || names(own->rule->trains, train.name.value))
      discounts.push_back({of_company, 0, train.price.value * said(own->rule->amount, 0) / 100});
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    const PrivateFacts& facts = table.game.privates[p];
    for (std::size_t i = 0; i < facts.powers.size(); ++i)
      if (facts.powers[i].is(rule::Power::TrainDiscount) &&
          names(facts.powers[i].rule->trains, train.name.value) && left_of(table, p, i) > 0)
        discounts.push_back({p, i, train.price.value * said(facts.powers[i].rule->amount, 0) / 100});
  }
  return discounts;
}

bool is_counted(const PlayTable& table, const Discount& one) {
  return one.private_ != of_company &&
         table.game.privates[one.private_].powers[one.power].rule->count.has_value();
}

}  // namespace

std::optional<Discount> discount_for(const PlayTable& table, std::size_t company, std::size_t card,
                                     Owner buyer) {
  for (const Discount& one : discounts_for(table, company, card))
    if (buyer.is_private() ? buyer.index == one.private_ : !is_counted(table, one)) return one;
  return std::nullopt;
}

int amount_of(const std::optional<Discount>& discount) {
  return discount ? discount->amount : 0;
}

void count_use(PlayTable& table, const Discount& discount) {
  if (!is_counted(table, discount)) return;
  use(table, discount.private_, discount.power);
  const PowerFacts& power = table.game.privates[discount.private_].powers[discount.power];
  if (left_of(table, discount.private_, discount.power) == 0 && said(power.rule->closes, false))
    table.close_private(discount.private_);
}

int saved_on(const PlayTable& table, std::size_t company, std::size_t card) {
  int most = 0;
  for (const Discount& one : discounts_for(table, company, card)) most = std::max(most, one.amount);
  return most;
}

}  // namespace trackwright::play

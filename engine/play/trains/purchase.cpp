// Buying trains from the bank and from other companies, with the president's help if it is required.
#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

Verdict may_take_bank_train(const PlayTable& table, std::size_t company, const Action& action, int price) {
  const int cash = table.funds(company);
  if (action.price != price)
    return refused("roster.trains",
                   "train " + table.game.card_name(action.card) + " costs " + table.money(price));
  if (price <= cash) return {};
  if (!must_buy_train(table, company))
    return refused("trains.must_own", "the company has only " + table.money(cash));
  if (lacks_sold_train(table, company))
    return refused("privates.powers",
                   "a company that has sold its last train must pay for the next one alone");
  if (action.exchange) return refused("trains.emergency", "the president cannot add money to a trade-in");
  if (issues_for_train(table, company))
    return refused("trains.emergency.issue_first", "the company must issue shares first");
  if (said(emergency_rules(table).cheapest, true) && price > table.cheapest())
    return refused("trains.emergency.cheapest", "a cheaper train is for sale");
  const std::size_t player = table.president_of(company);
  const int president = table.state.players[player].cash;
  if (price - cash > president && !lends(table, player, company))
    return refused("trains.emergency", "the president has only " + table.money(president));
  return {};
}

Verdict may_take_of_company(const PlayTable& table, std::size_t company, const Action& action) {
  const auto offers = train_offers(table, company);
  const auto offer = std::ranges::find_if(
      offers, [&](const TrainOffer& one) { return one.card == action.card && !one.exchange; });
  if (offer == offers.end())
    return refused("trains.emergency.from_others", "the train is not for sale to this company now");
  const int face = table.type_of(action.card).price.value;
  if (deals_at_face(table, company, action.card) && action.price != face)
    return refused("trains.between_companies", "the train is sold at face value, " + table.money(face));
  if (action.price < offer->least || action.price > offer->most)
    return refused("trains.deals_from",
                   "the price must be from " + table.money(offer->least) + " to " + table.money(offer->most));
  const int cash = table.funds(company);
  if (action.price > cash && !must_buy_train(table, company))
    return refused("trains.must_own", "the company has only " + table.money(cash));
  return {};
}

Verdict may_take_one(const PlayTable& table, std::size_t company, const Action& action) {
  if (action.exchange && !table.state.cards[*action.exchange].owner.is_company(company))
    return refused("trains", "the traded-in train does not belong to the company");
  if (not_for(table, company, action.card))
    return refused("roster.trains",
                   "the company cannot buy a " + table.type_of(action.card).name.value + "-train now");
  // A company may buy if it could trade in a train, since the purchase may rust one of its own.
  if (!action.exchange && !has_room_for(table, company, action.card) && !trades_in(table, company))
    return refused("roster.phases.limits", "the company is at its train limit");
  return {};
}

// The side of the bank's card that the action names: 0 for its type, else 1 + the variant's index.
std::uint8_t side_of(const PlayTable& table, const Action& action) {
  std::uint8_t side = 0;
  const auto& sides = table.base_of(action.card).variants;
  for (std::size_t v = 0; v < sides.size(); ++v)
    if (sides[v].name.value == action.variant) side = static_cast<std::uint8_t>(v + 1);
  return side;
}

Verdict may_buy_from_bank(const PlayTable& table, std::size_t company, const Action& action,
                          std::uint8_t side, const std::optional<Discount>& discount) {
  const auto sale = table.for_sale();
  if (std::ranges::find(sale, action.card) == sale.end())
    return refused("roster.trains.available_on",
                   "train " + table.game.card_name(action.card) + " is not for sale yet");
  if (!bank_sells(table, action.card))
    return refused("trains.one_from_bank",
                   "the company cannot buy more of these trains from the bank in this turn");
  const Train& base = table.base_of(action.card);
  const Train& train = side == 0 ? base : base.variants[side - 1U];
  int off = amount_of(discount);
  if (action.exchange) {
    off = trade_in(train, table.type_of(*action.exchange));
    if (off <= 0) return refused("roster.trains.discount", "the train has no trade-in value");
  }
  return may_take_bank_train(table, company, action, train.price.value - off);
}

Verdict may_buy_of_company(const PlayTable& table, std::size_t company, const Action& action) {
  const Owner from = table.state.cards[action.card].owner;
  if (!from.is_company() || from.is_company(company))
    return refused("trains", "train " + table.game.card_name(action.card) + " is not for sale");
  if (action.exchange) return refused("trains", "a train can be traded in only to the bank");
  return may_take_of_company(table, company, action);
}

Verdict president_adds(PlayTable& table, std::size_t company, int price) {
  const CompanyState& buyer = table.state.companies[company];
  const int lacks = price - table.funds(company);
  if (lacks <= 0) return {};
  if (!buyer.president.is_player())
    return refused("trains.emergency", "the company must pay the whole price");
  const int borrows = lacks - table.cash(buyer.president);
  if (borrows > 0) {
    if (!lends(table, buyer.president.index, company))
      return refused("trains.emergency", "the company must pay the whole price");
    lend_to(table, buyer.president.index, borrows);
  }
  table.pay(buyer.president, company_owner(company), lacks);
  return {};
}

}  // namespace

std::optional<std::size_t> early_power(const PlayTable& table, std::size_t company) {
  if (table.game.companies[company].minor) return std::nullopt;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company) || table.state.privates[p].closed) continue;
    const PrivateFacts& facts = table.game.privates[p];
    for (std::size_t i = 0; i < facts.powers.size(); ++i)
      if (facts.powers[i].is(rule::Power::BuysBeforeRun) &&
          (left_of(table, p, i) > 0 || table.state.this_turn.bought_early))
        return facts.first_power + i;
  }
  return std::nullopt;
}

void give_free_train(PlayTable& table, std::size_t company) {
  const PowerFacts* free = table.own_power(company, rule::Power::FreeTrain);
  if (free == nullptr || table.state.companies[company].free_train) return;
  if (free->rule->phase &&
      table.state.phase >= phase_index(table.game.title().roster, free->rule->phase->value))
    return;
  for (const std::uint16_t card : table.upcoming()) {
    if (!names(free->rule->trains, table.base_of(card).name.value) || has_its_share(table, company, card))
      continue;
    table.take_card(card, company_owner(company));
    table.state.companies[company].free_train = true;
    return;
  }
}

namespace {

// The first purchase uses the power up; further purchases in the turn are free of it.
void note_early(PlayTable& table, std::size_t company) {
  const auto power = early_power(table, company);
  if (power && !table.state.this_turn.bought_early && table.state.power_left[*power] > 0)
    --table.state.power_left[*power];
  table.state.this_turn.bought_early = true;
}

}  // namespace

Verdict buy_train(PlayTable& table, const Action& asked) {
  const std::size_t company = *table.operator_now();
  const bool early = table.state.step == Stage::EarlyTrains;
  if (early && table.state.cards[asked.card].owner.is_company())
    return refused("privates.powers", "before its run, the company can buy trains only from the bank");
  if (early && asked.price > table.cash(company_owner(company)))
    return refused("privates.powers", "the company cannot pay for the train");
  const auto discount = discount_for(table, company, asked.card, asked.actor);
  if (asked.actor.is_private() && !discount)
    return refused("privates.powers", table.name(asked.actor) + " gives no discount on this train");
  Action action = asked;
  action.actor = company_owner(company);
  if (auto no = may_take_one(table, company, action)) return no;
  CardState& card = table.state.cards[action.card];
  const Owner from = card.owner;
  const bool by_bank = from == the_bank || from == the_pool;
  const std::uint8_t side = by_bank ? side_of(table, action) : card.variant;
  if (auto no = by_bank ? may_buy_from_bank(table, company, action, side, discount)
                        : may_buy_of_company(table, company, action))
    return no;
  if (auto no = president_adds(table, company, action.price)) return no;
  if (by_bank && discount) count_use(table, *discount);
  if (action.exchange) {
    const bool pool =
        said(table.game.rules().trains.traded_in, rule::OverLimit::Pool) == rule::OverLimit::Pool;
    table.take_card(*action.exchange, pool ? the_pool : nobody);
  }
  table.pay(action.actor, by_bank ? the_bank : from, action.price);
  card.variant = side;
  table.take_card(action.card, action.actor);
  TurnState& turn = table.state.this_turn;
  turn.dealt_train = !by_bank;
  if (by_bank) {
    ++turn.bank_trains;
    turn.types_bought =
        static_cast<std::uint16_t>(turn.types_bought | (1U << table.game.cards[action.card].type));
  }
  if (is_ship(table, action.card)) pay_holders(table, rule::Power::PaidForShip);
  close_with_train(table, company);
  if (from == the_bank) table.after_purchase(action.card);  // a train of the pool was bought before
  nationalize_trainless(table);
  if (table.state.step == Stage::EarlyTrains) note_early(table, company);
  if (!can_buy_train(table, company)) table.pass_step(table.state.step);
  return {};
}

Verdict discard_train(PlayTable& table, const Action& action) {
  const auto crowded = table.crowded();
  if (crowded.empty() || !action.actor.is_company() ||
      std::ranges::find(crowded, action.actor.index) == crowded.end())
    return refused("trains.over_limit", "the company is not over its train limit");
  if (table.state.cards[action.card].owner != action.actor)
    return refused("trains.over_limit", "the train does not belong to the company");
  const bool pool =
      said(table.game.rules().trains.over_limit, rule::OverLimit::Pool) == rule::OverLimit::Pool;
  table.take_card(action.card, pool && !table.state.cards[action.card].obsolete ? the_pool : nobody);
  return {};
}

}  // namespace trackwright::play

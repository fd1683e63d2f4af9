// Buying trains: from the bank, from other companies, with the president's help where it must be.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

rule::FromOthers from_others(const PlayTable& table) {
  return said(emergency_rules(table).from_others, rule::FromOthers::FaceValue);
}

// A ship is no train that a company must own.
bool is_ship(const PlayTable& table, std::size_t card) {
  const std::string& stack = table.type_of(card).stack;
  return !stack.empty() && stack != "train";
}

// Of some types a company owns no more than so many.
bool has_its_share(const PlayTable& table, std::size_t company, std::size_t card) {
  const Train& type = table.base_of(card);
  if (type.per_company == 0) return false;
  const auto own = table.cards_of(company_owner(company));
  return std::ranges::count_if(own, [&](std::uint16_t one) { return &table.base_of(one) == &type; }) >=
         type.per_company;
}

// A company that must own a train and has none buys no ship before it.
bool not_for(const PlayTable& table, std::size_t company, std::size_t card) {
  return has_its_share(table, company, card) || (is_ship(table, card) && must_buy_train(table, company));
}

bool has_room(const PlayTable& table, std::size_t company) {
  return table.trains_counted(company) < table.train_limit(company);
}

bool one_from_bank(const PlayTable& table) {
  return names(table.game.rules().trains.one_from_bank,
               table.game.title().roster.phases[table.state.phase].name.value);
}

bool bank_sells(const PlayTable& table, std::size_t card) {
  const TurnState& turn = table.state.this_turn;
  if (one_from_bank(table) && turn.bank_trains > 0) return false;
  return !said(table.game.rules().trains.one_of_type, false) ||
         ((turn.types_bought >> table.game.cards[card].type) & 1U) == 0;
}

std::vector<std::uint16_t> of_others(const PlayTable& table, std::size_t company) {
  std::vector<std::uint16_t> cards;
  if (said(table.game.rules().trains.between_companies, rule::TrainDeal::AnyPrice) == rule::TrainDeal::Never)
    return cards;
  for (std::size_t i = 0; i < table.state.cards.size(); ++i) {
    const CardState& card = table.state.cards[i];
    if (card.owner.is_company() && !card.owner.is_company(company) && !card.obsolete &&
        !table.game.companies[card.owner.index].minor)
      cards.push_back(static_cast<std::uint16_t>(i));
  }
  return cards;
}

constexpr std::size_t of_company = static_cast<std::size_t>(-1);  // its own power, no private's

struct Discount {
  std::size_t private_ = 0;
  std::size_t power = 0;
  int amount = 0;
};

// What a private of the company takes off the price. One that is used so many times is used where the
// purchase is made in its name; the others hold always.
std::vector<Discount> discounts_for(const PlayTable& table, std::size_t company, std::size_t card) {
  std::vector<Discount> discounts;
  const Train& train = table.type_of(card);
  if (const PowerFacts* own = table.game.companies[company].power(rule::Power::TrainDiscount))
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

// The one that holds for a purchase in the name of the company, or of the private.
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
  if (left_of(table, discount.private_, discount.power) == 0) table.close_private(discount.private_);
}

// The most that the company could save.
int saved_on(const PlayTable& table, std::size_t company, std::size_t card) {
  int most = 0;
  for (const Discount& one : discounts_for(table, company, card)) most = std::max(most, one.amount);
  return most;
}

int trade_in(const Train& train, const Train& given) {
  const auto off = train.discount.find(given.name.value);
  return off == train.discount.end() ? 0 : off->second;
}

std::pair<int, int> range_of(const PlayTable& table, std::size_t company, std::size_t card) {
  const int cash = table.state.companies[company].cash;
  const int face = table.type_of(card).price.value;
  if (from_others(table) == rule::FromOthers::Never || cash >= face) return {1, cash};
  const int all = cash + table.state.players[table.president_of(company)].cash;
  const int last = table.state.this_turn.last_sale_price;
  const int least = last >= 0 ? all - last + 1 : 1;
  return {least, from_others(table) == rule::FromOthers::FaceValue ? std::min(face, all) : all};
}

void offers_of_trade(const PlayTable& table, std::size_t company, std::vector<TrainOffer>& offers) {
  for (const std::uint16_t card : table.for_sale())
    for (const std::uint16_t given : table.cards_of(company_owner(company))) {
      const Train& train = table.type_of(card);
      const int off = trade_in(train, table.type_of(given));
      if (off <= 0) continue;
      const int price = train.price.value - off;
      offers.push_back({card, 0, the_bank, price, price, given});
    }
}

Verdict may_take_bank_train(const PlayTable& table, std::size_t company, const Action& action, int price) {
  const int cash = table.state.companies[company].cash;
  if (action.price != price)
    return refused("roster.trains",
                   "train " + table.game.card_name(action.card) + " costs " + table.money(price));
  if (price <= cash) return {};
  if (!must_buy_train(table, company))
    return refused("trains.must_own", "the company has no more than " + table.money(cash));
  if (action.exchange) return refused("trains.emergency", "the president pays nothing for a train traded in");
  if (said(emergency_rules(table).cheapest, true) && price > table.cheapest())
    return refused("trains.emergency.cheapest", "a cheaper train is for sale");
  const int president = table.state.players[table.president_of(company)].cash;
  if (price - cash > president)
    return refused("trains.emergency", "the president has no more than " + table.money(president));
  return {};
}

Verdict may_take_of_company(const PlayTable& table, std::size_t company, const Action& action) {
  const auto offers = train_offers(table, company);
  const auto offer = std::ranges::find_if(
      offers, [&](const TrainOffer& one) { return one.card == action.card && !one.exchange; });
  if (offer == offers.end())
    return refused("trains.emergency.from_others", "that train is not for sale to this company now");
  const int face = table.type_of(action.card).price.value;
  if (said(table.game.rules().trains.between_companies, rule::TrainDeal::AnyPrice) ==
          rule::TrainDeal::FaceValue &&
      action.price != face)
    return refused("trains.between_companies", "it is sold at face value, " + table.money(face));
  if (action.price < offer->least || action.price > offer->most)
    return refused("trains.deals_from",
                   "it costs from " + table.money(offer->least) + " to " + table.money(offer->most));
  const int cash = table.state.companies[company].cash;
  if (action.price > cash && !must_buy_train(table, company))
    return refused("trains.must_own", "the company has no more than " + table.money(cash));
  return {};
}

bool trades_in(const PlayTable& table, std::size_t company) {
  std::vector<TrainOffer> trades;
  offers_of_trade(table, company, trades);
  return std::ranges::any_of(trades, [&](const TrainOffer& one) {
    return one.least <= table.state.companies[company].cash && bank_sells(table, one.card);
  });
}

}  // namespace

bool must_buy_train(const PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  if (facts.minor || facts.must_own == rule::MustOwn::Never) return false;
  const auto own = table.cards_of(company_owner(company));
  const auto ship = [&](std::uint16_t card) { return is_ship(table, card); };
  if (!std::ranges::all_of(own, ship) || !table.cheapest_card()) return false;
  if (const PowerFacts* free = facts.power(rule::Power::TrainNotNeeded))
    if (!free->rule->phase ||
        table.state.phase < phase_index(table.game.title().roster, free->rule->phase->value))
      return false;
  return facts.must_own == rule::MustOwn::Always || table.has_route(company);
}

bool can_buy_train(const PlayTable& table, std::size_t company) {
  if (table.game.companies[company].minor) return false;
  const int cash = table.state.companies[company].cash;
  const auto cards = table.for_sale();
  if (has_room(table, company)) {
    int least = 1'000'000;
    for (const std::uint16_t card : cards) {
      if (!bank_sells(table, card) || not_for(table, company, card)) continue;
      least = std::min(least, table.type_of(card).price.value - saved_on(table, company, card));
      for (const Train& side : table.base_of(card).variants) least = std::min(least, side.price.value);
    }
    if (!of_others(table, company).empty()) least = std::min(least, 1);
    if (cash >= least) return true;
  }
  return trades_in(table, company);
}

std::vector<TrainOffer> train_offers(const PlayTable& table, std::size_t company) {
  std::vector<TrainOffer> offers;
  const int cash = table.state.companies[company].cash;
  std::vector<std::uint16_t> bank = table.for_sale();
  std::vector<std::uint16_t> others = of_others(table, company);
  const bool never = from_others(table) == rule::FromOthers::Never;
  if (cash < table.cheapest()) {
    if (said(emergency_rules(table).cheapest, true))
      if (const auto cheapest = table.cheapest_card()) bank = {*cheapest};
    if (table.state.this_turn.last_sale_price >= 0) {
      if (never)
        others.clear();
      else
        std::erase_if(others, [&](std::uint16_t card) {
          return table.type_of(card).price.value < range_of(table, company, card).first;
        });
    }
  }
  if (cash == 0 && never) others.clear();
  std::erase_if(others, [&](std::uint16_t card) { return not_for(table, company, card); });
  for (const std::uint16_t card : bank) {
    if (!bank_sells(table, card) || not_for(table, company, card)) continue;
    const int price = table.type_of(card).price.value -
                      amount_of(discount_for(table, company, card, company_owner(company)));
    const Owner from = table.state.cards[card].owner;
    offers.push_back({card, 0, from, price, price, {}});
    const auto& sides = table.base_of(card).variants;
    for (std::size_t v = 0; v < sides.size(); ++v)
      offers.push_back(
          {card, static_cast<std::uint8_t>(v + 1), from, sides[v].price.value, sides[v].price.value, {}});
  }
  for (const std::uint16_t card : others) {
    const auto [least, most] = range_of(table, company, card);
    offers.push_back({card, 0, table.state.cards[card].owner, least, most, {}});
  }
  return offers;
}

std::vector<TrainOffer> train_trades(const PlayTable& table, std::size_t company) {
  std::vector<TrainOffer> offers;
  offers_of_trade(table, company, offers);
  return offers;
}

namespace {

Verdict may_take_one(const PlayTable& table, std::size_t company, const Action& action) {
  if (action.exchange && !table.state.cards[*action.exchange].owner.is_company(company))
    return refused("trains", "the train traded in is not the company's");
  if (not_for(table, company, action.card))
    return refused("roster.trains", "the company buys no " + table.type_of(action.card).name.value + " now");
  // A company that could trade a train in may buy: what it buys may rust what it has.
  if (!action.exchange && !has_room(table, company) && !trades_in(table, company))
    return refused("roster.phases.limits", "the company has as many trains as it may");
  return {};
}

// Which side of a card of the bank is asked for. 0: as its type; else one of its variants.
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
    return refused("trains.one_from_bank", "the bank sells it no more of these in this turn");
  const Train& base = table.base_of(action.card);
  const Train& train = side == 0 ? base : base.variants[side - 1U];
  int off = amount_of(discount);
  if (action.exchange) {
    off = trade_in(train, table.type_of(*action.exchange));
    if (off <= 0) return refused("roster.trains.discount", "nothing is given for that train");
  }
  return may_take_bank_train(table, company, action, train.price.value - off);
}

Verdict may_buy_of_company(const PlayTable& table, std::size_t company, const Action& action) {
  const Owner from = table.state.cards[action.card].owner;
  if (!from.is_company() || from.is_company(company))
    return refused("trains", "train " + table.game.card_name(action.card) + " is not for sale");
  if (action.exchange) return refused("trains", "a train is traded in to the bank alone");
  return may_take_of_company(table, company, action);
}

Verdict president_adds(PlayTable& table, std::size_t company, int price) {
  const CompanyState& buyer = table.state.companies[company];
  const int lacks = price - buyer.cash;
  if (lacks <= 0) return {};
  if (!buyer.president.is_player() || lacks > table.cash(buyer.president))
    return refused("trains.emergency", "nobody adds what the company lacks");
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

namespace {

// With the first train that it buys, before a phase, a company gets another.
void give_free_train(PlayTable& table, std::size_t company) {
  const PowerFacts* free = table.game.companies[company].power(rule::Power::FreeTrain);
  if (free == nullptr || table.state.companies[company].free_train) return;
  if (free->rule->phase &&
      table.state.phase >= phase_index(table.game.title().roster, free->rule->phase->value))
    return;
  for (const std::uint16_t card : table.upcoming()) {
    if (!names(free->rule->trains, table.base_of(card).name.value) || has_its_share(table, company, card))
      continue;
    table.take_card(card, company_owner(company));
    table.state.companies[company].free_train = true;
    pay_holders(table, rule::Power::PaidForShip);
    return;
  }
}

// The first purchase uses the power up; more may follow in the same turn.
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
    return refused("privates.powers", "before it runs it buys trains of the bank alone");
  if (early && asked.price > table.cash(company_owner(company)))
    return refused("privates.powers", "the company has too little for that train");
  const auto discount = discount_for(table, company, asked.card, asked.actor);
  if (asked.actor.is_private() && !discount)
    return refused("privates.powers", table.name(asked.actor) + " saves nothing on that train");
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
  if (by_bank) {
    TurnState& turn = table.state.this_turn;
    ++turn.bank_trains;
    turn.types_bought =
        static_cast<std::uint16_t>(turn.types_bought | (1U << table.game.cards[action.card].type));
  }
  if (is_ship(table, action.card)) pay_holders(table, rule::Power::PaidForShip);
  give_free_train(table, company);
  close_with_train(table, company);
  if (by_bank) table.after_purchase(action.card);
  nationalize_trainless(table);
  if (table.state.step == Stage::EarlyTrains) note_early(table, company);
  if (!can_buy_train(table, company)) table.pass_step(table.state.step);
  return {};
}

Verdict discard_train(PlayTable& table, const Action& action) {
  const auto crowded = table.crowded();
  if (crowded.empty() || !action.actor.is_company() ||
      std::ranges::find(crowded, action.actor.index) == crowded.end())
    return refused("trains.over_limit", "it has no train too many");
  if (table.state.cards[action.card].owner != action.actor)
    return refused("trains.over_limit", "the train is not the company's");
  const bool pool =
      said(table.game.rules().trains.over_limit, rule::OverLimit::Pool) == rule::OverLimit::Pool;
  table.take_card(action.card, pool && !table.state.cards[action.card].obsolete ? the_pool : nobody);
  return {};
}

}  // namespace trackwright::play

// Buying trains: from the bank, from other companies, with the president's help where it must be, and what
// the president may sell for it.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

const EmergencyRules& emergency(const PlayTable& table) {
  static const EmergencyRules plain;
  const auto& rules = table.game.rules().trains.emergency;
  return rules ? *rules : plain;
}

rule::FromOthers from_others(const PlayTable& table) {
  return said(emergency(table).from_others, rule::FromOthers::FaceValue);
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
    if (card.owner.is_company() && !card.owner.is_company(company) && !card.obsolete)
      cards.push_back(static_cast<std::uint16_t>(i));
  }
  return cards;
}

int discount_for(const PlayTable& table, std::size_t company, std::size_t card) {
  const Train& train = table.type_of(card);
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    for (std::size_t i = 0; i < table.game.privates[p].powers.size(); ++i) {
      const PowerFacts& power = table.game.privates[p].powers[i];
      if (!power.is(rule::Power::TrainDiscount) || !table.state.privates[p].owner.is_company(company))
        continue;
      if (table.state.power_left[table.game.privates[p].first_power + i] == 0) continue;
      if (names(power.rule->trains, train.name.value))
        return train.price.value * said(power.rule->amount, 0) / 100;
    }
  return 0;
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
  if (said(emergency(table).cheapest, true) && price > table.cheapest())
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

}  // namespace

bool must_buy_train(const PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  if (facts.minor || facts.must_own == rule::MustOwn::Never || table.for_sale().empty()) return false;
  const bool owns = std::ranges::any_of(
      table.state.cards, [&](const CardState& card) { return card.owner.is_company(company); });
  if (owns) return false;
  return facts.must_own == rule::MustOwn::Always || table.has_route(company);
}

bool can_buy_train(const PlayTable& table, std::size_t company) {
  if (table.game.companies[company].minor) return false;
  const int cash = table.state.companies[company].cash;
  const auto cards = table.for_sale();
  if (has_room(table, company)) {
    int least = 1'000'000;
    for (const std::uint16_t card : cards) {
      if (!bank_sells(table, card)) continue;
      least = std::min(least, table.type_of(card).price.value - discount_for(table, company, card));
      for (const Train& side : table.base_of(card).variants) least = std::min(least, side.price.value);
    }
    if (!of_others(table, company).empty()) least = std::min(least, 1);
    if (cash >= least) return true;
  }
  std::vector<TrainOffer> trades;
  offers_of_trade(table, company, trades);
  return std::ranges::any_of(
      trades, [&](const TrainOffer& one) { return one.least <= cash && bank_sells(table, one.card); });
}

std::vector<TrainOffer> train_offers(const PlayTable& table, std::size_t company) {
  std::vector<TrainOffer> offers;
  const int cash = table.state.companies[company].cash;
  std::vector<std::uint16_t> bank = table.for_sale();
  std::vector<std::uint16_t> others = of_others(table, company);
  const bool never = from_others(table) == rule::FromOthers::Never;
  if (cash < table.cheapest()) {
    if (said(emergency(table).cheapest, true))
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
  for (const std::uint16_t card : bank) {
    if (!bank_sells(table, card)) continue;
    const int price = table.type_of(card).price.value - discount_for(table, company, card);
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

Verdict buy_train(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  State& state = table.state;
  TurnState& turn = state.this_turn;
  CardState& card = state.cards[action.card];
  const std::string name = table.game.card_name(action.card);
  if (action.exchange && !state.cards[*action.exchange].owner.is_company(company))
    return refused("trains", "the train traded in is not the company's");
  if (!action.exchange && !has_room(table, company))
    return refused("roster.phases.limits", "the company has as many trains as it may");
  const Owner from = card.owner;
  const bool by_bank = from == the_bank || from == the_pool;
  std::uint8_t side = card.variant;
  if (by_bank) {
    side = 0;
    const auto& sides = table.base_of(action.card).variants;
    for (std::size_t v = 0; v < sides.size(); ++v)
      if (sides[v].name.value == action.variant) side = static_cast<std::uint8_t>(v + 1);
    const auto sale = table.for_sale();
    if (std::ranges::find(sale, action.card) == sale.end())
      return refused("roster.trains.available_on", "train " + name + " is not for sale yet");
    if (!bank_sells(table, action.card))
      return refused("trains.one_from_bank", "the bank sells it no more of these in this turn");
    const Train& train = side == 0 ? table.base_of(action.card) : sides[side - 1U];
    int price = train.price.value - discount_for(table, company, action.card);
    if (action.exchange) {
      const int off = trade_in(train, table.type_of(*action.exchange));
      if (off <= 0) return refused("roster.trains.discount", "nothing is given for that train");
      price = train.price.value - off;
    }
    if (auto no = may_take_bank_train(table, company, action, price)) return no;
  } else {
    if (!from.is_company() || from.is_company(company))
      return refused("trains", "train " + name + " is not for sale");
    if (action.exchange) return refused("trains", "a train is traded in to the bank alone");
    if (auto no = may_take_of_company(table, company, action)) return no;
  }
  const int lacks = action.price - state.companies[company].cash;
  if (lacks > 0 && (!state.companies[company].president.is_player() ||
                    lacks > table.cash(state.companies[company].president)))
    return refused("trains.emergency", "nobody adds what the company lacks");
  if (lacks > 0) table.pay(player_owner(table.president_of(company)), action.actor, lacks);
  if (by_bank)
    for (std::size_t p = 0; p < table.game.privates.size(); ++p)
      for (std::size_t i = 0; i < table.game.privates[p].powers.size(); ++i)
        if (table.game.privates[p].powers[i].is(rule::Power::TrainDiscount) &&
            state.privates[p].owner.is_company(company) && discount_for(table, company, action.card) > 0) {
          auto& left = state.power_left[table.game.privates[p].first_power + i];
          if (left > 0 && --left == 0) table.close_private(p);
        }
  if (action.exchange) table.take_card(*action.exchange, the_pool);
  table.pay(action.actor, by_bank ? the_bank : from, action.price);
  card.variant = side;
  table.take_card(action.card, action.actor);
  if (by_bank) {
    ++turn.bank_trains;
    turn.types_bought =
        static_cast<std::uint16_t>(turn.types_bought | (1U << table.game.cards[action.card].type));
  }
  close_with_train(table, company);
  if (by_bank) table.after_purchase(action.card);
  if (!can_buy_train(table, company)) table.pass_step(Stage::Trains);
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

std::vector<PlayTable::Bundle> emergency_sales(const PlayTable& table, std::size_t player,
                                               std::size_t operating) {
  std::vector<PlayTable::Bundle> legal;
  const int needed =
      table.cheapest() - table.state.players[player].cash - table.state.companies[operating].cash;
  const auto sells = said(emergency(table).president_sells, rule::PresidentSells::KeepsCompany);
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    if (!sale_in_time(table, player, c)) continue;
    if (said(table.game.rules().stock.blocks, false) &&
        ((table.state.this_turn.emergency_sold >> c) & 1U) != 0)
      continue;
    const bool president = table.state.companies[c].president.is_player(player);
    const bool keeps = president && sells != rule::PresidentSells::Any &&
                       (sells == rule::PresidentSells::KeepsPresidencies || c == operating);
    int most = 0;
    for (std::size_t p = 0; p < table.state.players.size(); ++p)
      if (p != player) most = std::max(most, table.percent_of(player_owner(p), c));
    for (PlayTable::Bundle& bundle : table.bundles_for_sale(player, c)) {
      if (!table.fits_in_pool(bundle) || !table.can_dump(player, bundle)) continue;
      if (keeps && table.percent_of(player_owner(player), c) - bundle.percent < most) continue;
      int least = 1'000'000;
      for (const std::uint8_t number : bundle.certificates)
        least = std::min(least,
                         table.price_of(c, the_pool, table.game.companies[c].certificates[number].percent));
      if (table.price_of(c, the_pool, bundle.percent) - least < needed) legal.push_back(std::move(bundle));
    }
  }
  return legal;
}

Verdict sell_in_emergency(PlayTable& table, const Action& action) {
  const std::size_t operating = *table.operator_now();
  if (!action.actor.is_player(table.president_of(operating)) || !must_buy_train(table, operating))
    return refused("trains.emergency", "nothing has to be sold for a train");
  const auto legal = emergency_sales(table, action.actor.index, operating);
  const PlayTable::Bundle wanted =
      table.bundle(action.company, action.actor, action.certificates, action.percent);
  const bool allowed = std::ranges::any_of(legal, [&](const PlayTable::Bundle& one) {
    return one.company == wanted.company && one.percent == wanted.percent &&
           one.president == wanted.president;
  });
  if (!allowed)
    return refused(
        "trains.emergency.president_sells",
        "these shares of " + table.game.companies[action.company].id + " may not be sold for a train");
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(action.company, number)].owner != action.actor)
      return refused("trains.emergency", "the certificate belongs to another");
  table.state.this_turn.last_sale_price =
      static_cast<std::int16_t>(table.share_price(action.company, the_pool));
  table.sell(wanted);
  table.state.this_turn.emergency_sold |= std::uint64_t{1} << action.company;
  table.recalculate_order();
  return {};
}

bool may_be_bankrupt(const PlayTable& table, std::size_t company) {
  const std::size_t player = table.president_of(company);
  if (!must_buy_train(table, company)) return false;
  std::vector<int> best(table.game.companies.size());
  for (const PlayTable::Bundle& bundle : emergency_sales(table, player, company))
    best[bundle.company] =
        std::max(best[bundle.company], table.price_of(bundle.company, the_pool, bundle.percent));
  int all = table.state.players[player].cash + table.state.companies[company].cash;
  for (const int price : best) all += price;
  return all < table.cheapest();
}

Verdict go_bankrupt(PlayTable& table, const Action& action) {
  const auto company = table.operator_now();
  if (!company || !action.actor.is_company(*company) || !may_be_bankrupt(table, *company))
    return refused("trains.emergency.bankruptcy", "the president can still pay");
  const std::size_t player = table.president_of(*company);
  std::vector<std::uint8_t> order = table.operating_order();
  for (std::size_t c = 0; c < table.game.companies.size(); ++c)
    if (std::ranges::find(order, c) == order.end()) order.push_back(static_cast<std::uint8_t>(c));
  for (const std::uint8_t c : order)
    while (true) {
      auto sales = emergency_sales(table, player, *company);
      std::erase_if(sales, [&](const PlayTable::Bundle& one) { return one.company != c; });
      if (sales.empty()) break;
      table.sell(*std::ranges::max_element(sales, {}, &PlayTable::Bundle::percent));
    }
  table.recalculate_order();
  PlayerState& one = table.state.players[player];
  table.pay(player_owner(player), the_bank, one.cash);
  one.bankrupt = true;
  return {};
}

}  // namespace trackwright::play

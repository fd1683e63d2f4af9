// The trains that a company may buy, and their prices.
#include <algorithm>
#include <limits>

#include "engine/play/companies/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/steps.h"

namespace trackwright::play {

namespace {

rule::FromOthers from_others(const PlayTable& table) {
  return said(emergency_rules(table).from_others, rule::FromOthers::FaceValue);
}

bool one_from_bank(const PlayTable& table) {
  return names(table.game.rules().trains.one_from_bank, table.phase().name.value);
}

bool trades_trains_now(const PlayTable& table) {
  const TrainRules& rules = table.game.rules().trains;
  if (said(rules.between_companies, rule::TrainDeal::AnyPrice) == rule::TrainDeal::Never) return false;
  return rules.deals_in.empty() || names(rules.deals_in, table.phase().name.value);
}

// Whether the rules allow these two companies to trade trains.
bool may_trade(const PlayTable& table, std::size_t a, std::size_t b) {
  return !said(table.game.rules().trains.deals_within, false) ||
         table.state.companies[a].president == table.state.companies[b].president;
}

// In recorded games, a company with money gets its turn even if only companies in receivership, which sell
// none, have trains. Nobody sells the trains of the neutral player's companies.
std::vector<std::uint16_t> of_others(const PlayTable& table, std::size_t company, bool of_all = false) {
  std::vector<std::uint16_t> cards;
  if (!trades_trains_now(table)) return cards;
  for (std::size_t i = 0; i < table.state.cards.size(); ++i) {
    const CardState& card = table.state.cards[i];
    if (card.owner.is_company() && !card.owner.is_company(company) && !card.obsolete &&
        may_trade(table, company, card.owner.index) && table.game.companies[card.owner.index].buys_trains &&
        !table.is_neutral(card.owner.index) && (of_all || !is_in_receivership(table, card.owner.index)))
      cards.push_back(static_cast<std::uint16_t>(i));
  }
  return cards;
}

// The lowest price of a train of another company.
int least_deal(const PlayTable& table) {
  return said(table.game.rules().trains.deals_from, 1);
}

std::pair<int, int> range_of(const PlayTable& table, std::size_t company, std::size_t card) {
  const int cash = table.funds(company);
  const int face = table.type_of(card).price.value;
  const auto from = from_others(table);
  if (from == rule::FromOthers::Never || from == rule::FromOthers::OwnMoney || cash >= face)
    return {least_deal(table), cash + money_of_minors(table, company, 1, 2)};
  const int all = cash + table.state.players[table.president_of(company)].cash;
  const int last = table.state.this_turn.last_sale_price;
  const int least =
      std::max(last >= 0 ? all - last + 1 : 0, least_deal(table));  // a sale may have changed the president
  return {least, from == rule::FromOthers::FaceValue ? std::min(face, all) : all};
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

}  // namespace

bool is_ship(const PlayTable& table, std::size_t card) {
  return trackwright::is_ship(table.type_of(card));
}

// Whether the company has reached its limit of trains of this type.
bool has_its_share(const PlayTable& table, std::size_t company, std::size_t card) {
  const Train& type = table.base_of(card);
  if (type.per_company == 0) return false;
  const auto own = table.cards_of(company_owner(company));
  return std::ranges::count_if(own, [&](std::uint16_t one) { return &table.base_of(one) == &type; }) >=
         type.per_company;
}

// A deal with another company, at face value by a rule or by a power of either company.
bool deals_at_face(const PlayTable& table, std::size_t company, std::size_t card) {
  const auto has_power = [&](std::size_t one) {
    return table.game.companies[one].power(rule::Power::DealsAtFace) != nullptr;
  };
  return said(table.game.rules().trains.between_companies, rule::TrainDeal::AnyPrice) ==
             rule::TrainDeal::FaceValue ||
         has_power(company) || has_power(table.state.cards[card].owner.index);
}

// A company that must own a train and has none cannot buy a ship first.
bool not_for(const PlayTable& table, std::size_t company, std::size_t card) {
  return has_its_share(table, company, card) || (is_ship(table, card) && must_buy_train(table, company));
}

bool has_room(const PlayTable& table, std::size_t company) {
  return table.trains_counted(company) < table.train_limit(company);
}

bool has_room_for(const PlayTable& table, std::size_t company, std::size_t card) {
  return !table.counts(card) || has_room(table, company);
}

bool bank_sells(const PlayTable& table, std::size_t card) {
  const TurnState& turn = table.state.this_turn;
  if (one_from_bank(table) && turn.bank_trains > 0) return false;
  return !said(table.game.rules().trains.one_of_type, false) ||
         ((turn.types_bought >> table.game.cards[card].type) & 1U) == 0;
}

int trade_in(const Train& train, const Train& given) {
  const auto off = train.discount.find(given.name.value);
  return off == train.discount.end() ? 0 : off->second;
}

bool trades_in(const PlayTable& table, std::size_t company) {
  std::vector<TrainOffer> trades;
  offers_of_trade(table, company, trades);
  return std::ranges::any_of(trades, [&](const TrainOffer& one) {
    return one.least <= table.most_funds(company) && bank_sells(table, one.card);
  });
}

namespace {

// Whether a power exempts the company from owning a train before some phase.
bool is_excused(const PlayTable& table, std::size_t company) {
  const PowerFacts* free = table.own_power(company, rule::Power::TrainNotNeeded);
  return free != nullptr && (!free->rule->phase || table.state.phase < phase_index(table.game.title().roster,
                                                                                   free->rule->phase->value));
}

}  // namespace

bool must_buy_train(const PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  if (facts.minor || table.is_neutral(company) || facts.must_own == rule::MustOwn::Never) return false;
  const auto own = table.cards_of(company_owner(company));
  const auto ship = [&](std::uint16_t card) { return is_ship(table, card); };
  if (!std::ranges::all_of(own, ship) || !table.cheapest_card() || !has_room(table, company)) return false;
  if (lacks_sold_train(table, company)) return true;
  if (is_excused(table, company)) return false;
  return facts.must_own == rule::MustOwn::Always || table.has_route(company);
}

bool can_buy_train(const PlayTable& table, std::size_t company) {
  if (!table.game.companies[company].buys_trains) return false;
  const int cash = table.most_funds(company) + money_of_minors(table, company, 1, 2);
  const auto cards = table.for_sale();
  // In recorded games, a company that has bought from another one gets another choice, even if the bank sells
  // it no more. With `asked`, it also gets one if its money suffices only for a ship that it may not buy.
  const bool again = table.game.foreign_record && table.state.this_turn.dealt_train;
  const bool asked = always_asked(table, rule::StepKind::BuyTrainsAndShips);
  int least = std::numeric_limits<int>::max();
  for (const std::uint16_t card : cards) {
    if ((!again && !bank_sells(table, card)) || (!asked && not_for(table, company, card)) ||
        !has_room_for(table, company, card))
      continue;
    least = std::min(least, table.type_of(card).price.value - saved_on(table, company, card));
    for (const Train& side : table.base_of(card).variants) least = std::min(least, side.price.value);
  }
  const auto others = of_others(table, company, table.game.foreign_record);
  if (std::ranges::any_of(others, [&](std::uint16_t card) { return has_room_for(table, company, card); }))
    least = std::min(least, least_deal(table));
  return cash >= least || trades_in(table, company);
}

int cheapest_for(const PlayTable& table, std::size_t company) {
  const auto card = table.cheapest_card();
  if (!card) return 0;
  return table.cheapest() - amount_of(discount_for(table, company, *card, company_owner(company)));
}

namespace {

// The cheapest train that the bank sells to the company; ships only to a company with a train.
std::optional<std::uint16_t> cheapest_sold_to(const PlayTable& table, std::size_t company) {
  const auto own = table.cards_of(company_owner(company));
  const auto ship = [&](std::uint16_t card) { return is_ship(table, card); };
  if (std::ranges::all_of(own, ship)) return table.cheapest_card();
  const auto cards = table.for_sale();
  const auto price = [&](std::uint16_t card) { return table.type_of(card).price.value; };
  const auto least = std::ranges::min_element(cards, {}, price);
  return least == cards.end() ? std::nullopt : std::optional(*least);
}

// The lowest price that uses some of the money raised last; nothing if none was raised.
std::optional<int> must_spend(const PlayTable& table, std::size_t company) {
  const TurnState& turn = table.state.this_turn;
  const int cash = table.state.companies[company].cash;
  if (turn.last_sale_price >= 0)
    return cash + table.cash(table.state.companies[company].president) - turn.last_sale_price + 1;
  if (turn.last_raised >= 0) return cash - turn.last_raised + 1;
  return std::nullopt;
}

// If any train may be the aim, offers only the sides of a card that can be paid, if there is one. Leaves out
// trains for which less money would have been enough, unless none would be left.
void leave_out_sides(const PlayTable& table, std::size_t company, std::vector<TrainOffer>& offers) {
  if (said(emergency_rules(table).cheapest, true)) return;
  int money = table.funds(company);
  if (must_buy_train(table, company) && money < cheapest_for(table, company))
    money += table.cash(table.state.companies[company].president);
  const std::vector<TrainOffer> all = offers;
  std::erase_if(offers, [&](const TrainOffer& one) {
    return one.least > money && std::ranges::any_of(all, [&](const TrainOffer& other) {
             return other.card == one.card && other.least <= money;
           });
  });
  const auto least = must_spend(table, company);
  if (!least) return;
  const std::vector<TrainOffer> payable = offers;
  std::erase_if(offers, [&](const TrainOffer& one) {
    return one.least < *least && !table.base_of(one.card).variants.empty();
  });
  if (offers.empty()) offers = payable;  // a player who sold too much may still buy
}

}  // namespace

std::vector<TrainOffer> train_offers(const PlayTable& table, std::size_t company) {
  std::vector<TrainOffer> offers;
  const int cash = table.funds(company);
  std::vector<std::uint16_t> bank = table.for_sale();
  std::vector<std::uint16_t> others = of_others(table, company);
  const bool never = from_others(table) == rule::FromOthers::Never;
  const auto cheapest = cheapest_sold_to(table, company);
  if (cheapest && cash < table.cheapest_side(*cheapest)) {
    if (said(emergency_rules(table).cheapest, true) && !is_excused(table, company)) bank = {*cheapest};
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
  if (issues_for_train(table, company))  // the president does not pay yet
    std::erase_if(bank, [&](std::uint16_t card) { return table.type_of(card).price.value > cash; });
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
  if (!must_buy_train(table, company))
    std::erase_if(others, [&](std::uint16_t card) {
      return deals_at_face(table, company, card) && table.type_of(card).price.value > cash;
    });
  leave_out_sides(table, company, offers);
  if (table.state.this_turn.issued_for_train && !said(emergency_rules(table).cheapest, true)) others.clear();
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

}  // namespace trackwright::play

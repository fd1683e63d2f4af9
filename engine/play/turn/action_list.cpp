#include <algorithm>

#include "engine/play/auction/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/action_list.h"

namespace trackwright::play {

Action& ActionList::add(Owner actor, ActionKind kind) {
  Action& action = actions.emplace_back();
  action.kind = kind;
  action.actor = actor;
  return action;
}

void ActionList::bid_for(Owner actor, std::size_t company, int price) {
  Action& action = add(actor, ActionKind::Bid);
  action.private_ = no_private;
  action.company = static_cast<std::uint8_t>(company);
  action.price = price;
}

void ActionList::bid_on(Owner actor, std::size_t one, int price) {
  Action& action = add(actor, ActionKind::Bid);
  action.private_ = static_cast<std::uint8_t>(one);
  action.price = price;
}

void ActionList::things(Owner actor, const std::vector<std::uint8_t>& privates) {
  for (const std::uint8_t one : privates) bid_on(actor, one, price_at_face(table, one));
}

void ActionList::par(Owner actor, std::size_t company, Cell cell) {
  Action& action = add(actor, ActionKind::Par);
  action.company = static_cast<std::uint8_t>(company);
  action.cell = cell;
}

Action& ActionList::bundle(Owner actor, ActionKind kind, const PlayTable::Bundle& bundle) {
  Action& action = add(actor, kind);
  action.company = static_cast<std::uint8_t>(bundle.company);
  action.certificates = bundle.certificates;
  action.percent = bundle.percent;
  return action;
}

void ActionList::private_at(Owner actor, std::size_t one, int price) {
  Action& action = add(actor, ActionKind::BuyPrivate);
  action.private_ = static_cast<std::uint8_t>(one);
  action.price = price;
}

void ActionList::station(Owner actor, std::size_t hex, std::size_t city) {
  Action& action = add(actor, ActionKind::PlaceToken);
  action.hex = static_cast<std::uint16_t>(hex);
  action.city = static_cast<std::uint8_t>(city);
}

void ActionList::lay(Owner actor, const LegalLay& lay) {
  for (int rotation = 0; rotation < 6; ++rotation) {
    if (((lay.rotations >> rotation) & 1U) == 0) continue;
    Action& action = add(actor, ActionKind::LayTile);
    action.hex = lay.hex;
    action.tile = lay.tile;
    action.copy = table.free_copy(lay.tile);
    action.rotation = static_cast<std::uint8_t>(rotation);
  }
}

void ActionList::train(Owner actor, const TrainOffer& offer, int price) {
  Action& action = add(actor, ActionKind::BuyTrain);
  action.card = offer.card;
  action.price = price;
  action.exchange = offer.exchange;
  if (offer.variant > 0) action.variant = table.base_of(offer.card).variants[offer.variant - 1U].name.value;
}

// Lists the legal bids, par prices, share deals and train deals.

namespace {

void list_right(ActionList& list, Owner actor) {
  if (!list.state.choosing) return list.bid_for(actor, 0, least_right_bid(list.table));
  for (const std::uint8_t one : choices_of_right(list.table))
    list.bid_on(actor, one, price_by_right(list.table, one));
}

void list_own_shares(ActionList& list, Owner president) {
  for (std::size_t c = 0; c < list.game.companies.size(); ++c) {
    if (list.state.companies[c].president != president) continue;
    for (const PlayTable::Bundle& one : redeemable_in_stock_round(list.table, c))
      list.bundle(company_owner(c), ActionKind::BuyShares, one);
    if (const auto all = reissuable(list.table, c))
      list.bundle(company_owner(c), ActionKind::SellShares, *all);
  }
}

}  // namespace

void list_bids(ActionList& list, Owner actor) {
  if (list.state.put_up >= 0)
    return list.bid_for(actor, static_cast<std::size_t>(list.state.put_up), least_company_bid(list.table));
  if (list.game.right_to_choose) return list_right(list, actor);
  for (std::size_t p = 0; p < list.game.privates.size(); ++p) {
    if (!is_unsold(list.table, p) || (list.game.bids_on_sets && !is_offered_in_sets(list.table, p))) continue;
    if (list.game.one_by_one && !is_up(list.table, p)) continue;
    list.bid_on(actor, p, least_bid(list.table, p));
  }
}

void list_pars_of_private(ActionList& list, Owner actor) {
  const std::size_t one = list.state.pending_pars.front();
  if (takes_share(list.table, one)) {
    for (const PlayTable::Bundle& share : shares_to_take(list.table, one))
      list.bundle(actor, ActionKind::BuyShares, share);
    return;
  }
  const bool lot = list.game.privates[one].president_by_lot;
  for (std::size_t c = 0; c < list.game.companies.size(); ++c)
    if (!list.state.companies[c].started && (!lot || may_be_drawn(list.table, c)))
      for (const Cell cell : list.game.par_cells) list.par(actor, c, cell);
}

void list_shares(ActionList& list, Owner actor) {
  if (can_put_up(list.table, actor.index))
    for (const std::uint8_t company : companies_on_offer(list.table))
      list.bid_for(actor, company, list.game.company_auction->start);
  list.things(actor, unsold_for(list.table, actor.index));
  for (std::size_t c = 0; c < list.game.companies.size(); ++c) {
    for (const PlayTable::Bundle& one : sales(list.table, actor.index, c))
      list.bundle(actor, ActionKind::SellShares, one);
    for (const Cell cell : par_choices(list.table, actor.index, c)) list.par(actor, c, cell);
  }
  for (const ShareOffer& offer : purchases(list.table, actor.index))
    list.bundle(actor, ActionKind::BuyShares, offer.bundle);
  list_own_shares(list, actor);
  if (!buys_privates_of_players(list.table, actor.index)) return;
  for (std::size_t p = 0; p < list.game.privates.size(); ++p)
    if (list.state.privates[p].owner.is_player()) list.private_at(actor, p, list.game.privates[p].price);
}

void list_protection(ActionList& list, Owner actor) {
  const UnsettledSale& sale = list.state.unsettled.front();
  list.bundle(actor, ActionKind::BuyShares, list.table.bundle(sale.company, the_pool, sale.certificates, 0));
}

void list_trains(ActionList& list, Owner actor) {
  const bool must = must_buy_train(list.table, actor.index);
  for (const TrainOffer& offer : train_offers(list.table, actor.index)) {
    list.train(actor, offer, offer.least);
    if (must && offer.most != offer.least) list.train(actor, offer, offer.most);
  }
  for (const TrainOffer& offer : train_trades(list.table, actor.index)) list.train(actor, offer, offer.least);
  if (!must) return;
  for (const EmergencyIssue& issue : emergency_issues(list.table, actor.index))
    list.bundle(actor, ActionKind::SellShares, issue.bundle).price = issue.price;
  const Owner president = player_owner(list.table.president_of(actor.index));
  for (const PlayTable::Bundle& one : emergency_sales(list.table, president.index, actor.index))
    list.bundle(president, ActionKind::SellShares, one);
  list.add(actor, ActionKind::Bankrupt);
}

// Lists the tiles, stations and bonus tokens that may be placed.

void list_homes(ActionList& list, Owner actor) {
  const std::size_t hex = list.state.pending_tokens.front().hex;
  if (hex == any_hex) {
    for (const StationPlace& place : chosen_homes(list.table, actor.index))
      list.station(actor, place.hex, place.city);
    return;
  }
  for (int city = 0; city < list.table.city_count(hex); ++city)
    list.station(actor, hex, static_cast<std::size_t>(city));
}

void list_stations(ActionList& list, Owner actor) {
  for (const StationPlace& place : station_places(list.table, actor.index))
    list.station(actor, place.hex, place.city);
  for (const std::uint16_t port : port_places(list.table, actor.index)) list.station(actor, port, 0);
}

void list_track(ActionList& list, Owner actor) {
  for (const std::uint16_t hex : open_hexes(list.table, actor.index))
    for (const LegalLay& one : lays_on(list.table, actor.index, hex)) list.lay(actor, one);
}

void list_power(ActionList& list, Owner actor) {
  for (const std::uint16_t hex : power_hexes(list.table, actor.index))
    for (const LegalLay& one : power_lays(list.table, actor.index, hex)) list.lay(actor, one);
  for (const PowerFacts& one : list.game.privates[actor.index].powers)
    for (const std::uint32_t hex : one.hexes)
      for (int city = 0; city < list.table.city_count(hex); ++city)
        list.station(actor, hex, static_cast<std::size_t>(city));
}

void list_lending(ActionList& list, Owner actor) {
  for (const PowerFacts& power : list.game.privates[actor.index].powers)
    if (power.is(rule::Power::PlaceBonusToken))
      for (const std::uint32_t hex : power.hexes)
        list.add(actor, ActionKind::PlaceBonusToken).hex = static_cast<std::uint16_t>(hex);
  for (std::size_t c = 0; c < list.game.companies.size(); ++c)
    list.add(actor, ActionKind::PlaceBonusToken).tokener = static_cast<std::uint8_t>(c);
}

}  // namespace trackwright::play

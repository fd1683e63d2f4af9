// Lists the legal bids, par prices, share deals and train deals.
#include <algorithm>

#include "engine/play/action_list.h"

namespace trackwright::play {

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

}  // namespace trackwright::play

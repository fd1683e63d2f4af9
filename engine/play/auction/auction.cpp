// The waterfall auction: in turn, a player buys the cheapest private, bids for another or passes. A sale
// settles the bids behind it: a single bid buys, several bidders go on until one is left. If all pass, the
// cheapest gets cheaper while it is the first private of all; later the privates pay.
#include <algorithm>
#include <iterator>

#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

std::vector<Bid> bids_for(const PlayTable& table, std::size_t one) {
  std::vector<Bid> bids;
  std::ranges::copy_if(table.state.bids, std::back_inserter(bids),
                       [&](const Bid& bid) { return bid.company == one; });
  return bids;
}

void forget_bids(PlayTable& table, std::size_t one) {
  std::erase_if(table.state.bids, [&](const Bid& bid) { return bid.company == one; });
}

void settle_bids(PlayTable& table) {
  while (const auto one = first_unsold(table)) {
    table.state.auctioning = -1;
    const auto bids = bids_for(table, *one);
    if (bids.size() > 1) table.state.auctioning = static_cast<std::int8_t>(*one);
    if (bids.size() != 1) return;
    forget_bids(table, *one);
    get_private(table, bids.front().player, *one, bids.front().price);
  }
  table.state.auctioning = -1;
}

// Whether the company's president's certificate comes with a private.
bool is_granted(const PlayTable& table, std::size_t company) {
  return std::ranges::any_of(table.game.privates, [&](const PrivateFacts& one) {
    return std::ranges::any_of(one.grants, [&](const CertificateId& grant) {
      return grant.company == company && table.game.companies[company].certificates[grant.number].president;
    });
  });
}

Verdict check_bid(const PlayTable& table, std::size_t player, std::size_t one, int price) {
  const int least = least_bid(table, one);
  const std::string& id = table.game.privates[one].id;
  if (price < least) return refused("opening.step", "the lowest bid for " + id + " is " + table.money(least));
  if (table.game.bid_multiples && (price - least) % table.game.bid_step != 0)
    return refused("opening.multiples", "bids must rise by multiples of " + table.money(table.game.bid_step));
  if (price > free_cash(table, player, one))
    return refused("opening.committed",
                   "the player has only " + table.money(free_cash(table, player, one)) + " left for " + id);
  return {};
}

void add_bid(PlayTable& table, std::size_t player, std::size_t one, int price) {
  std::erase_if(table.state.bids, [&](const Bid& bid) { return bid.company == one && bid.player == player; });
  table.state.bids.push_back(
      {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(player), static_cast<std::int16_t>(price)});
}

void privates_pay_all(PlayTable& table);

bool somebody_can_bid(const PlayTable& table) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    for (std::size_t player = 0; is_unsold(table, p) && player < table.state.players.size(); ++player)
      if (least_bid(table, p) <= free_cash(table, player, p)) return true;
  return false;
}

void all_passed(PlayTable& table) {
  const auto one = first_unsold(table);
  if (one == 0U && table.game.cheapest_falls > 0) {
    if (price_falls(table, 0)) {
      next_player(table);
      get_private(table, table.state.order[table.state.at], 0, 0);
      settle_bids(table);
    }
  } else {
    pay_between_passes(table);
  }
  all_may_bid(table);
}

void privates_pay_all(PlayTable& table) {
  for (const PrivateState& one : table.state.privates)
    if (!one.closed && one.owner.is_player()) table.pay(the_bank, one.owner, one.revenue);
  minors_pay(table);
  table.export_as_stated();
}

}  // namespace

// Pays the owners. If nobody can bid and this changes nothing, the auction would never end.
void pay_between_passes(PlayTable& table) {
  const auto players = table.state.players;
  const auto clock = table.state.clock;  // moves when a train is exported
  privates_pay_all(table);
  const bool unchanged =
      clock == table.state.clock &&
      std::ranges::equal(players, table.state.players, {}, &PlayerState::cash, &PlayerState::cash);
  if (unchanged && !somebody_can_bid(table)) table.finish("not finished");
}

bool price_falls(PlayTable& table, std::size_t one) {
  PrivateState& item = table.state.privates[one];
  item.discount = static_cast<std::int16_t>(item.discount + std::max(table.game.cheapest_falls, 1));
  return item.discount >= table.game.privates[one].price;
}

void leave_unsold(PlayTable& table) {
  for (PrivateState& one : table.state.privates)
    if (one.owner == nobody) one.closed = true;
}

const AuctionRules& first_sale(const PlayTable& table) {
  return table.game.rules().opening.front();
}

bool can_pay_for_one(const PlayTable& table, std::size_t player) {
  for (std::size_t p = 0; p < table.state.privates.size(); ++p)
    if (is_unsold(table, p) && least_bid(table, p) <= table.state.players[player].cash) return true;
  return false;
}

void all_may_bid(PlayTable& table) {
  for (PlayerState& player : table.state.players) player.passed = false;
}

bool bids_no_more(const PlayTable& table, std::size_t player) {
  return ((unsigned{table.state.out} >> player) & 1U) != 0 || table.state.players[player].bankrupt;
}

bool is_unsold(const PlayTable& table, std::size_t one) {
  return table.state.privates[one].owner == nobody && !table.state.privates[one].closed;
}

void next_player(PlayTable& table) {
  table.state.at = static_cast<std::uint8_t>((table.state.at + 1U) % table.state.order.size());
}

std::size_t place_in_order(const PlayTable& table, std::size_t player) {
  return static_cast<std::size_t>(std::ranges::find(table.state.order, static_cast<std::uint8_t>(player)) -
                                  table.state.order.begin());
}

Verdict not_their_turn(const PlayTable& table, const Action& action, std::size_t player) {
  if (action.actor.is_player(player)) return {};
  return refused("opening", "it is the turn of " + table.name(player_owner(player)));
}

Verdict check_price(const PlayTable& table, int price, int least, const char* rule) {
  if (price < least) return refused(rule, "the lowest bid is " + table.money(least));
  if (table.game.bid_multiples && price % table.game.bid_step != 0)
    return refused("opening.multiples", "bids must be multiples of " + table.money(table.game.bid_step));
  return {};
}

std::optional<std::size_t> first_unsold(const PlayTable& table) {
  for (std::size_t p = 0; p < table.state.privates.size(); ++p)
    if (is_unsold(table, p)) return p;
  return std::nullopt;
}

std::size_t bidder_now(const PlayTable& table) {
  if (table.state.put_up >= 0) return company_bidder(table);
  if (table.game.bids_on_sets) return set_bidder(table);
  if (table.game.right_to_choose) return right_bidder(table);
  if (table.game.one_by_one) return bidder_for_one(table);
  if (table.game.at_face) return buyer_now(table);
  if (table.state.auctioning < 0) return table.state.order[table.state.at];
  const auto bids = bids_for(table, static_cast<std::size_t>(table.state.auctioning));
  return std::ranges::min_element(bids, {}, &Bid::price)->player;
}

int least_bid(const PlayTable& table, std::size_t one) {
  if (table.game.bids_on_sets) return least_set_bid(table, one);
  if (table.game.one_by_one) return least_bid_for_one(table, one);
  if (table.game.at_face) return price_at_face(table, one);
  const int price = table.game.privates[one].price - table.state.privates[one].discount;
  if (table.state.auctioning < 0 && first_unsold(table) == one) return price;
  const auto bids = bids_for(table, one);
  if (bids.empty()) return price + table.game.bid_step;
  return std::ranges::max_element(bids, {}, &Bid::price)->price + table.game.bid_step;
}

int free_cash(const PlayTable& table, std::size_t player, std::optional<std::size_t> for_private) {
  int cash = table.state.players[player].cash;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const auto bids = bids_for(table, p);
    if (bids.empty()) continue;
    const Bid& highest = *std::ranges::max_element(bids, {}, &Bid::price);
    for (const Bid& bid : bids) {
      if (bid.player != player) continue;
      if (table.game.highest_committed && highest.player != player) continue;
      if (for_private != p) cash -= bid.price;
    }
  }
  return cash;
}

std::optional<Cell> par_of_half(const PlayTable& table, int bid) {
  const auto& cells = table.game.par_cells;
  const auto cell =
      std::ranges::find_if(cells, [&](Cell one) { return 2 * *table.game.price_at(one) <= bid; });
  return cell == cells.end() ? std::nullopt : std::optional(*cell);
}

namespace {

const PowerRule* half_bid(const PlayTable& table, std::size_t one) {
  for (const PowerFacts& power : table.game.privates[one].powers)
    if (power.is(rule::Power::ParHalfBid)) return power.rule;
  return nullptr;
}

// Starts the company at the par price that half the bid covers; the bid goes into its treasury.
void start_at_half(PlayTable& table, std::size_t one, const CertificateId& grant) {
  const PrivateState& now = table.state.privates[one];
  const auto cell = par_of_half(table, now.paid);
  if (!cell) return;
  table.enter(grant.company, *cell);
  table.state.companies[grant.company].par = *cell;
  table.buy(table.bundle(grant.company, the_offer, {grant.number}, 0), now.owner, true);
  table.pay(the_bank, company_owner(grant.company), now.paid);
}

}  // namespace

void get_private(PlayTable& table, std::size_t player, std::size_t one, int price) {
  const bool anew = table.state.privates[one].buyer >= 0;  // from a bankrupt player: no new grants
  table.state.privates[one].owner = player_owner(player);
  table.pay(player_owner(player), the_bank, price);
  table.state.privates[one].paid = static_cast<std::int16_t>(price);
  table.state.privates[one].buyer = static_cast<std::int8_t>(player);
  start_minors(table, one, anew);
  if (anew) return;
  if (table.game.privates[one].president_by_lot || starts_company(table, one) ||
      (takes_share(table, one) && !shares_to_take(table, one).empty()))
    table.state.pending_pars.push_back(static_cast<std::uint8_t>(one));
  for (const CertificateId& grant : table.game.privates[one].grants)
    if (!table.game.companies[grant.company].certificates[grant.number].president)
      table.buy(table.bundle(grant.company, the_offer, {grant.number}, 0), player_owner(player), true);
    else if (const PowerRule* half = half_bid(table, one); half != nullptr && said(half->all, false))
      start_at_half(table, one, grant);
    else
      table.state.pending_pars.push_back(static_cast<std::uint8_t>(one));
}

Verdict bid(PlayTable& table, const Action& action) {
  const std::size_t player = bidder_now(table);
  if (auto no = not_their_turn(table, action, player)) return no;
  if (table.state.put_up >= 0) return bid_for_company(table, action);
  if (table.game.right_to_choose) return bid_for_right(table, action);
  const std::size_t one = action.private_;
  if (one >= table.state.privates.size() || !is_unsold(table, one))
    return refused("opening", "the private is not for sale");
  if (table.game.bids_on_sets) return bid_on_set(table, action);
  if (table.game.one_by_one) return bid_for_one(table, action);
  if (table.game.at_face) return buy_at_face(table, action);
  State& state = table.state;
  const bool buys = state.auctioning < 0 && first_unsold(table) == one;
  if (state.auctioning >= 0 && one != static_cast<std::size_t>(state.auctioning))
    return refused("opening.auction", table.game.privates[static_cast<std::size_t>(state.auctioning)].id +
                                          " is being auctioned");
  if (buys && action.price != least_bid(table, one))
    return refused("opening.auction", "the cheapest private costs " + table.money(least_bid(table, one)));
  if (auto no = check_bid(table, player, one, action.price)) return no;
  state.players[player].passed = false;
  if (state.auctioning >= 0) {
    add_bid(table, player, one, action.price);
    return {};
  }
  if (buys) {
    state.last_to_act = static_cast<std::int8_t>(player);
    forget_bids(table, one);
    get_private(table, player, one, action.price);
    settle_bids(table);
  } else {
    add_bid(table, player, one, action.price);
  }
  next_player(table);
  return {};
}

Verdict pass_bid(PlayTable& table, const Action& action) {
  const std::size_t player = bidder_now(table);
  if (auto no = not_their_turn(table, action, player)) return no;
  if (table.state.put_up >= 0) return pass_company(table, player);
  if (table.game.right_to_choose) return pass_right(table);
  if (table.game.bids_on_sets) return pass_set(table, player);
  if (table.game.one_by_one) return pass_one(table, player);
  if (table.game.at_face) return pass_at_face(table, player);
  State& state = table.state;
  if (state.auctioning >= 0) {
    std::erase_if(state.bids, [&](const Bid& bid) {
      return bid.company == static_cast<std::uint8_t>(state.auctioning) && bid.player == player;
    });
    settle_bids(table);
    return {};
  }
  state.players[player].passed = true;
  if (std::ranges::all_of(state.players, &PlayerState::passed)) all_passed(table);
  next_player(table);
  return {};
}

void pay_for_given(PlayTable& table, std::size_t company) {
  if (!table.incremental(company)) return;
  const bool reopened = table.state.companies[company].reopened;
  const CompanyFacts& facts = table.game.companies[company];
  int percent = 0;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const bool closed = table.state.privates[p].closed;  // it loses its draw, but not its grants
    if (!closed && table.state.privates[p].drawn == static_cast<int>(company)) percent += facts.president;
    for (const CertificateId& grant : table.game.privates[p].grants)
      if (grant.company == company &&
          (!closed || (!reopened &&
                       table.state.certificates[table.certificate(company, grant.number)].owner.is_player())))
        percent += facts.certificates[grant.number].percent;
  }
  table.pay(the_bank, company_owner(company),
            table.game.price_at(table.state.companies[company].par).value_or(0) * percent / facts.share);
}

// Accepts any company if the game does not record the draw: the action that sets the par price names it.
bool may_be_drawn(const PlayTable& table, std::size_t company) {
  return table.game.companies[company].drawn ||
         std::ranges::none_of(table.game.companies, &CompanyFacts::drawn);
}

Verdict set_par_of_private(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t one = state.pending_pars.front();
  if (state.privates[one].owner != action.actor)
    return refused("companies.par", table.name(state.privates[one].owner) + " chooses the par price");
  std::optional<CertificateId> president;
  for (const CertificateId& grant : table.game.privates[one].grants)
    if (table.game.companies[grant.company].certificates[grant.number].president) president = grant;
  const bool drawn = table.game.privates[one].president_by_lot;
  if (drawn && (table.game.foreign_record || may_be_drawn(table, action.company)) &&
      !state.companies[action.company].started && !is_granted(table, action.company))
    president = CertificateId{action.company, 0};
  const bool chosen = may_start(table, one, action.company);
  if (chosen) president = CertificateId{action.company, 0};
  if (!president || president->company != action.company)
    return refused("companies.par", "the private comes with another company");
  const auto& cells = table.game.par_cells;
  if (std::ranges::find(cells, action.cell) == cells.end())
    return refused("companies.par", "the cell is not a par cell");
  if (half_bid(table, one) != nullptr && 2 * *table.game.price_at(action.cell) > state.privates[one].paid)
    return refused("privates.powers", "the par price cannot exceed half the bid");
  CompanyState& company = state.companies[action.company];
  table.enter(action.company, action.cell);
  company.par = action.cell;
  table.buy(table.bundle(action.company, the_offer, {president->number}, 0), action.actor, true);
  if (drawn) state.privates[one].drawn = static_cast<std::int8_t>(action.company);
  pay_for_given(table, action.company);
  table.place_home_at_start(action.company);
  state.pending_pars.erase(state.pending_pars.begin());
  if (chosen) begin_where_private_says(table, one, action.company);
  const auto closes = [](const PowerFacts& power) { return power.is(rule::Power::ClosesWithPar); };
  if (std::ranges::any_of(table.game.privates[one].powers, closes)) table.close_private(one);
  return {};
}

}  // namespace trackwright::play

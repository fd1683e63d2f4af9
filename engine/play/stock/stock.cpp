// Purchases of players in a stock round, and the companies that they start.
#include <algorithm>

#include "engine/play/auction/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

bool has_bought(const TurnState& turn) {
  return turn.bought > 0 || turn.parred;
}

namespace {

// Whether the company's price allows several certificates in a turn.
bool one_more(const PlayTable& table, std::size_t company, Owner from) {
  const TurnState& turn = table.state.this_turn;
  const Cell cell = table.state.companies[company].cell;
  if (!cell.is_there() || !table.game.effect(cell, MarketEffect::BuySeveral)) return false;
  const auto& sources = table.game.rules().stock.several_from;
  const bool offer = std::ranges::any_of(
      sources, [](const auto& source) { return source.value == rule::ShareSource::Offer; });
  if (!sources.empty() && !offer && (from != the_pool || turn.bought_of_offer)) return false;
  return !turn.parred &&
         (turn.bought == 0 || turn.bought_company == company || turn.bought_company == no_company_bought);
}

}  // namespace

Verdict may_buy(const PlayTable& table, std::size_t player, const PlayTable::Bundle& bundle) {
  const std::string& id = table.game.companies[bundle.company].id;
  const PlayerState& buyer = table.state.players[player];
  if (!is_traded(table, bundle.company))
    return refused("company_powers", "shares of " + id + " cannot be traded yet");
  const int price = table.price_of(bundle.company, bundle.owner, bundle.percent);
  if (buyer.cash < price) return refused("stock_round", "the price is " + table.money(price));
  if (((buyer.barred() >> bundle.company) & 1U) != 0 &&
      said(table.game.rules().stock.rebuy, rule::Rebuy::NextRound) == rule::Rebuy::NextRound)
    return refused("stock_round.rebuy", "the player has sold shares of " + id + " in this stock round");
  if (has_bought(table.state.this_turn) && !one_more(table, bundle.company, bundle.owner))
    return refused("stock_round.turn", "the player has already bought a certificate in this turn");
  return may_gain(table, player, bundle, false);
}

namespace {

// With few players, a buyer who is not president removes the certificate that came to the pool last. Returns
// whether that is the purchased one.
bool removes_instead(PlayTable& table, const PlayTable::Bundle& bundle, Owner buyer) {
  const FewPlayersRule* few = table.game.companies[bundle.company].few;
  if (few == nullptr || !said(few->buyers_remove, false)) return false;
  const auto pool = table.held(the_pool, bundle.company);
  if (pool.empty() || table.state.companies[bundle.company].president == buyer) return false;
  table.move_certificate(bundle.company, pool.back(), the_bank);
  return bundle.certificates.front() == pool.back();
}

void bought(PlayTable& table, std::size_t player, std::size_t company, Owner from) {
  TurnState& turn = table.state.this_turn;
  ++turn.bought;
  turn.bought_company = static_cast<std::uint8_t>(company);
  turn.bought_of_offer = turn.bought_of_offer || from == the_offer;
  table.state.last_to_act = static_cast<std::int8_t>(player);
}

}  // namespace

Verdict may_gain(const PlayTable& table, std::size_t player, const PlayTable::Bundle& bundle, bool exchange) {
  const std::string& id = table.game.companies[bundle.company].id;
  if (!table.holding_ok(player, bundle.company, bundle.percent))
    return refused("title.holding_limit",
                   "the holding limit for " + id + " is " + std::to_string(table.game.holding_limit) + " %");
  const bool counts = std::ranges::any_of(
      bundle.certificates, [&](std::uint8_t number) { return !table.uncounted(bundle.company, number); });
  if (!exchange && counts && table.counted(bundle.company) && table.certificate_limit() > 0 &&
      table.certificates_counted(player) >= table.certificate_limit())
    return refused("title.certificates",
                   "the certificate limit is " + std::to_string(table.certificate_limit()));
  return {};
}

namespace {

// Visits a president's certificate in receivership, if the player has a share already.
template <class Visit>
bool finds_presidency(const PlayTable& table, std::size_t player, std::size_t company, const Visit& visit) {
  return !may_take_presidency(table, player, company) &&
         visit(presidency_for_a_share(table, company),
               table.price_of(company, the_pool, table.presidents(company)));
}

template <class Visit>
bool finds_share(const PlayTable& table, std::size_t player, const PlayTable::Bundle& bundle,
                 const Visit& visit) {
  return !may_buy(table, player, bundle) &&
         visit(bundle, table.price_of(bundle.company, bundle.owner, bundle.percent));
}

// Quick test: the owner has nothing for sale, or the player cannot pay the lowest price.
bool is_too_dear(const PlayTable& table, std::size_t player, std::size_t company, Owner from) {
  const CompanyFacts& facts = table.game.companies[company];
  int least = 0;
  for (std::size_t number = 0; number < facts.certificates.size(); ++number) {
    if (table.state.certificates[facts.first_certificate + number].owner != from) continue;
    if (facts.certificates[number].president && is_in_receivership(table, company)) return false;
    const int percent = table.percent_each(company, number);
    if (least == 0 || percent < least) least = percent;
  }
  return least == 0 || table.price_of(company, from, least) > table.state.players[player].cash;
}

// Shares that a company has redeemed in its turn are for sale. Those redeemed in a stock round are not, until
// the company puts them on sale again.
bool sells(const PlayTable& table, std::size_t company, Owner from) {
  if (from == the_offer || from == the_pool) return true;
  const CompanyFacts& facts = table.game.companies[company];
  return from.is_company(company) && facts.redeem == nullptr && facts.reissue == nullptr;
}

// Visits one certificate of each size, or only the first of the initial offering.
template <class Visit>
bool find_purchase_from(const PlayTable& table, std::size_t player, std::size_t company, Owner from,
                        const Visit& visit) {
  if (!sells(table, company, from) || is_too_dear(table, player, company, from)) return false;
  int taken = 0;
  for (const std::uint8_t number : table.held(from, company)) {
    const bool president = table.game.companies[company].certificates[number].president;
    if (from == the_offer && (president || is_kept(table, company, number))) continue;
    if (president && is_in_receivership(table, company)) {
      if (finds_presidency(table, player, company, visit)) return true;
      continue;
    }
    const int percent = table.percent_each(company, number);
    if (percent == taken || (from == the_offer && taken > 0)) continue;
    taken = percent;
    if (finds_share(table, player, table.bundle(company, from, {number}, 0), visit)) return true;
  }
  return false;
}

// Visits each legal purchase until `visit` returns true; returns whether it did.
template <class Visit>
bool find_purchase(const PlayTable& table, std::size_t player, const Visit& visit) {
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    if (!table.state.companies[c].started || table.state.companies[c].closed) continue;
    for (const Owner from : {the_offer, the_pool, company_owner(c)})
      if (find_purchase_from(table, player, c, from, visit)) return true;
  }
  return false;
}

}  // namespace

std::vector<ShareOffer> purchases(const PlayTable& table, std::size_t player) {
  std::vector<ShareOffer> offers;
  find_purchase(table, player, [&](const PlayTable::Bundle& bundle, int price) {
    offers.push_back({bundle, price});
    return false;
  });
  return offers;
}

bool has_purchase(const PlayTable& table, std::size_t player) {
  return find_purchase(table, player, [](const PlayTable::Bundle&, int) { return true; });
}

std::vector<Cell> par_choices(const PlayTable& table, std::size_t player, std::size_t company) {
  std::vector<Cell> cells;
  const CompanyState& one = table.state.companies[company];
  const CompanyFacts& facts = table.game.companies[company];
  if (one.started || one.closed || facts.minor || facts.starts_with_bid() ||
      has_bought(table.state.this_turn) || waits_with_unsold(table, {static_cast<std::uint8_t>(company), 0}))
    return cells;
  for (const Cell cell : table.game.par_cells) {
    if (facts.company->par && *table.game.price_at(cell) != facts.company->par->value) continue;
    const int price = *table.game.price_at(cell) * facts.president / facts.share;
    if (price <= table.state.players[player].cash) cells.push_back(cell);
  }
  return cells;
}

namespace {

// Whether players cannot buy the president's certificate by itself.
bool comes_with_private(const PlayTable& table, std::size_t company) {
  return table.state.certificates[table.certificate(company, 0)].owner != the_offer ||
         waits_with_unsold(table, {static_cast<std::uint8_t>(company), 0});
}

}  // namespace

bool can_start_any(const PlayTable& table, std::size_t player) {
  if (has_bought(table.state.this_turn)) return false;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    const CompanyState& one = table.state.companies[c];
    if (one.started || one.closed || table.game.companies[c].minor) continue;
    if (table.game.companies[c].starts_with_bid()) continue;
    if (comes_with_private(table, c)) continue;
    if (((table.state.players[player].barred() >> c) & 1U) != 0) continue;
    if (!may_gain(table, player, table.bundle(c, the_offer, {0}, 0), false)) return true;
  }
  return false;
}

bool buys_privates_of_players(const PlayTable& table, std::size_t player) {
  const auto& phases = table.game.rules().privates.between_players;
  if (has_bought(table.state.this_turn) || table.state.players[player].cash <= 0 ||
      table.state.turn < said(table.game.rules().privates.between_players_from, 1))
    return false;
  if (!names(phases, table.phase().name.value)) return false;
  for (std::size_t p = 0; p < table.state.privates.size(); ++p) {
    const PrivateState& one = table.state.privates[p];
    if (!one.closed && one.owner.is_player() && !one.owner.is_player(player) &&
        !table.game.privates[p].not_sold)
      return true;
  }
  return false;
}

Verdict buy_shares(PlayTable& table, const Action& action) {
  const std::size_t player = action.actor.index;
  if (action.certificates.empty()) return refused("stock_round", "the action names no certificate");
  if (must_sell(table, player))
    return refused("title.certificates", "a player over the certificate limit must sell first");
  const Owner from =
      table.state.certificates[table.certificate(action.company, action.certificates.front())].owner;
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(action.company, number)].owner != from)
      return refused("stock_round", "the certificates belong to several owners");
  if (std::ranges::any_of(action.certificates,
                          [&](std::uint8_t number) { return is_kept(table, action.company, number); }))
    return refused("privates.powers", "the certificate is reserved for a later event");
  if (!sells(table, action.company, from))
    return refused("stock_round", "the certificate is not for sale: " + table.name(from) + " owns it");
  if (!table.state.companies[action.company].started)
    return refused("companies.start", "the president's certificate must be bought first");
  const PlayTable::Bundle bundle = table.bundle(action.company, from, action.certificates, 0);
  if (bundle.president && from == the_offer)
    return refused("companies.start", "the president's certificate cannot be bought this way");
  if (bundle.certificates.size() > 1)
    return refused("stock_round.turn", "only one certificate can be bought at a time");
  if (bundle.president && is_in_receivership(table, action.company)) {
    if (auto no = may_take_presidency(table, player, action.company)) return no;
    take_presidency(table, player, action.company);
  } else {
    if (auto no = may_buy(table, player, bundle)) return no;
    if (!removes_instead(table, bundle, action.actor)) table.buy(bundle, action.actor, false);
  }
  bought(table, player, action.company, from);
  if (table.state.this_turn.sold_after) table.state.this_turn.sold_before = true;
  if (table.game.companies[action.company].home_time == rule::HomeTime::Float &&
      table.state.companies[action.company].floated)
    table.place_home(action.company);
  return {};
}

Verdict par(PlayTable& table, const Action& action) {
  const std::size_t player = action.actor.index;
  if (must_sell(table, player))
    return refused("title.certificates", "a player over the certificate limit must sell first");
  CompanyState& one = table.state.companies[action.company];
  if (one.started || one.closed) return refused("companies.start", "the company has already started");
  if (has_bought(table.state.this_turn))
    return refused("stock_round.turn", "the player has already bought a certificate in this turn");
  if (comes_with_private(table, action.company))
    return refused("companies.start", "the president's certificate comes with a private");
  const auto cells = par_choices(table, player, action.company);
  const auto& all = table.game.par_cells;
  if (std::ranges::find(all, action.cell) == all.end())
    return refused("companies.par", "the cell is not a par cell");
  if (std::ranges::find(cells, action.cell) == cells.end())
    return refused("companies.par", "the player cannot pay for the president's certificate");
  const PlayTable::Bundle bundle = table.bundle(action.company, the_offer, {0}, 0);
  if (auto no = may_gain(table, player, bundle, false)) return no;
  table.enter(action.company, action.cell);
  one.par = action.cell;
  table.buy(bundle, action.actor, false);
  pay_for_given(table, action.company);
  if (const PowerFacts* gift = table.game.companies[action.company].power(rule::Power::ParGift))
    table.pay(the_bank, company_owner(action.company),
              *table.game.price_at(one.par) * said(gift->rule->amount, 1));
  table.place_home_at_start(action.company);
  bought(table, player, action.company, the_offer);
  table.state.this_turn.parred = true;
  return {};
}

Verdict buy_private_of_player(PlayTable& table, const Action& action) {
  const std::size_t player = action.actor.index;
  if (table.game.sells_later && is_unsold(table, action.private_)) return buy_unsold(table, action);
  if (!buys_privates_of_players(table, player))
    return refused("privates.between_players", "players cannot sell privates to each other now");
  const PrivateState& one = table.state.privates[action.private_];
  if (one.closed || !one.owner.is_player() || one.owner.is_player(player))
    return refused("privates.between_players", "no other player owns the private");
  if (table.game.privates[action.private_].not_sold)
    return refused("privates.powers", "the private cannot be sold");
  if (action.price < 0 || action.price > table.state.players[player].cash)
    return refused("privates.between_players",
                   "the player has only " + table.money(table.state.players[player].cash));
  table.pay(action.actor, one.owner, action.price);
  table.state.privates[action.private_].owner = action.actor;
  if (table.game.foreign_record)
    for (const CertificateId& grant : table.game.privates[action.private_].grants) {
      const Owner holder = table.state.certificates[table.certificate(grant.company, grant.number)].owner;
      if (!table.game.companies[grant.company].certificates[grant.number].president && holder != action.actor)
        table.buy(table.bundle(grant.company, holder, {grant.number}, 0), action.actor, true);
    }
  ++table.state.this_turn.bought;
  table.state.this_turn.bought_company = no_company_bought;
  return {};
}

// A player who has acted does not count as one who passed.
bool has_acted(const TurnState& turn) {
  return has_bought(turn) || turn.sold_before || turn.sold_after;
}

void pass_shares(PlayTable& table) {
  const TurnState& turn = table.state.this_turn;
  const auto player = *table.player_now();
  table.state.players[player].passed = !has_acted(turn);
  table.pass_step(Stage::Shares);
}

}  // namespace trackwright::play

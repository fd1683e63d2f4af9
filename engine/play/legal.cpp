#include "engine/play/legal.h"

#include <algorithm>
#include <utility>

#include "engine/play/apply.h"
#include "engine/play/runs.h"
#include "engine/play/steps.h"
#include "engine/run/routes.h"

namespace trackwright::play {

namespace {

class Generator {
 public:
  Generator(const Game& game, State state, const LegalQuestion& question)
      : game_(game), state_(std::move(state)), table_(game, state_), question_(question) {}

  std::vector<Action> make() {
    if (state_.over) return {};
    const Owner actor = waits_for(table_);
    switch (state_.step) {
      case Stage::Auction:
        bids(actor);
        break;
      case Stage::Draft:
        for (const std::uint8_t one : draft_choices(table_))
          bid_on(actor, one, std::max(draft_price(table_, one), 0));
        break;
      case Stage::SetPar:
        pars_of_private(actor);
        break;
      case Stage::Shares:
        shares(actor);
        break;
      case Stage::HomeToken:
        home_tokens(actor);
        break;
      case Stage::SoldPower:
      case Stage::TogetherTiles:
      case Stage::PowerToken:
        power(actor);
        break;
      case Stage::Track:
        track(actor);
        break;
      case Stage::TrackAndToken:
        track(actor);
        stations(actor);
        break;
      case Stage::Token:
        stations(actor);
        for (const std::string& id : bonus_tokens_for_sale(table_, actor.index))
          add(actor, ActionKind::Choose).choice = id;
        break;
      case Stage::Routes:
        routes(actor);
        for (const std::string& choice : passing_choices(table_, actor.index))
          add(actor, ActionKind::Choose).choice = choice;
        break;
      case Stage::Dividend:
        dividends(actor);
        break;
      case Stage::Discard:
        discards(actor);
        break;
      case Stage::Trains:
        trains(actor);
        break;
      case Stage::Protection:
        protection(actor);
        break;
      case Stage::ConnectionMarker:
        for (const std::string& choice : marker_choices(table_, actor.index))
          add(actor, ActionKind::Choose).choice = choice;
        break;
      case Stage::ConnectionRun:
        routes(actor);
        if (auto route = some_connection(table_, actor.index))
          add(actor, ActionKind::RunRoutes).routes.push_back(std::move(*route));
        break;
      case Stage::ConnectionPay:
        dividends(actor);
        break;
      case Stage::EarlyTrains:
        trains(actor);
        break;
      case Stage::SoldTokens:
        for (const std::uint16_t hex : bonus_token_hexes(table_, static_cast<std::size_t>(state_.just_sold)))
          add(actor, ActionKind::PlaceBonusToken).hex = hex;
        break;
      case Stage::Priority:
        for (const char* choice : {"activate", "wait"}) add(actor, ActionKind::Choose).choice = choice;
        break;
      case Stage::Tunnel:
        for (const char* choice : {"build", "pass"}) add(actor, ActionKind::Choose).choice = choice;
        break;
      case Stage::Nationalize:
        if (table_.operating()) add(actor, ActionKind::Choose).choice = "nationalize";
        for (const std::string& choice : state_choices(table_, actor.index))
          add(actor, ActionKind::Choose).choice = choice;
        break;
      case Stage::LendToken:
        lending(actor);
        break;
      case Stage::Merge:
        add(actor, ActionKind::Merge).company = state_.merging.front();
        break;
      case Stage::MergedStations:
        for (const std::uint16_t token : state_.merged_stations)
          add(actor, ActionKind::PlaceBonusToken).hex = static_cast<std::uint16_t>(state_.tokens[token].hex);
        break;
      case Stage::ConnectionCheck:
        add(actor, ActionKind::CheckConnections).companies = connected_now(table_);
        break;
      case Stage::OwnShares:
      case Stage::Privates:
      case Stage::None:
      case Stage::Over:
        break;
    }
    between(actor);
    add(actor, ActionKind::Pass);
    return std::move(actions_);
  }

 private:
  Action& add(Owner actor, ActionKind kind) {
    Action& action = actions_.emplace_back();
    action.kind = kind;
    action.actor = actor;
    return action;
  }

  void bid_for(Owner actor, std::size_t company, int price) {
    Action& action = add(actor, ActionKind::Bid);
    action.private_ = no_private;
    action.company = static_cast<std::uint8_t>(company);
    action.price = price;
  }

  void bid_on(Owner actor, std::size_t one, int price) {
    Action& action = add(actor, ActionKind::Bid);
    action.private_ = static_cast<std::uint8_t>(one);
    action.price = price;
  }

  void bids(Owner actor) {
    if (state_.put_up >= 0)
      return bid_for(actor, static_cast<std::size_t>(state_.put_up), least_company_bid(table_));
    if (game_.right_to_choose) return bids_for_right(actor);
    for (std::size_t p = 0; p < game_.privates.size(); ++p) {
      if (!is_unsold(table_, p) || (game_.bids_on_sets && !is_offered_in_sets(table_, p))) continue;
      bid_on(actor, p, least_bid(table_, p));
    }
  }

  void bids_for_right(Owner actor) {
    if (!state_.choosing) return bid_for(actor, 0, least_right_bid(table_));
    things(actor, choices_of_right(table_));
  }

  // At their prices.
  void things(Owner actor, const std::vector<std::uint8_t>& privates) {
    for (const std::uint8_t one : privates) bid_on(actor, one, game_.privates[one].price);
  }

  void par(Owner actor, std::size_t company, Cell cell) {
    Action& action = add(actor, ActionKind::Par);
    action.company = static_cast<std::uint8_t>(company);
    action.cell = cell;
  }

  void pars_of_private(Owner actor) {
    const bool lot = game_.privates[state_.pending_pars.front()].president_by_lot;
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      if (!state_.companies[c].started && (!lot || may_be_drawn(table_, c)))
        for (const Cell cell : game_.par_cells) par(actor, c, cell);
  }

  Action& bundle(Owner actor, ActionKind kind, const PlayTable::Bundle& bundle) {
    Action& action = add(actor, kind);
    action.company = static_cast<std::uint8_t>(bundle.company);
    action.certificates = bundle.certificates;
    action.percent = bundle.percent;
    return action;
  }

  void shares(Owner actor) {
    if (can_put_up(table_, actor.index))
      for (const std::uint8_t company : companies_on_offer(table_))
        bid_for(actor, company, game_.company_auction->start);
    things(actor, unsold_for(table_, actor.index));
    for (std::size_t c = 0; c < game_.companies.size(); ++c) {
      for (const PlayTable::Bundle& one : sales(table_, actor.index, c))
        bundle(actor, ActionKind::SellShares, one);
      for (const Cell cell : par_choices(table_, actor.index, c)) par(actor, c, cell);
    }
    for (const ShareOffer& offer : purchases(table_, actor.index))
      bundle(actor, ActionKind::BuyShares, offer.bundle);
    own_shares(actor);
    if (!buys_privates_of_players(table_, actor.index)) return;
    for (std::size_t p = 0; p < game_.privates.size(); ++p)
      if (state_.privates[p].owner.is_player()) private_at(actor, p, game_.privates[p].price);
  }

  void lending(Owner actor) {
    for (const PowerFacts& power : game_.privates[actor.index].powers)
      if (power.is(rule::Power::PlaceBonusToken))
        for (const std::uint32_t hex : power.hexes)
          add(actor, ActionKind::PlaceBonusToken).hex = static_cast<std::uint16_t>(hex);
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      add(actor, ActionKind::PlaceBonusToken).tokener = static_cast<std::uint8_t>(c);
  }

  void own_shares(Owner president) {
    for (std::size_t c = 0; c < game_.companies.size(); ++c) {
      if (state_.companies[c].president != president) continue;
      for (const PlayTable::Bundle& one : redeemable_in_stock_round(table_, c))
        bundle(company_owner(c), ActionKind::BuyShares, one);
      if (const auto all = reissuable(table_, c)) bundle(company_owner(c), ActionKind::SellShares, *all);
    }
  }

  void protection(Owner actor) {
    const UnsettledSale& sale = state_.unsettled.front();
    bundle(actor, ActionKind::BuyShares, table_.bundle(sale.company, the_pool, sale.certificates, 0));
  }

  void private_at(Owner actor, std::size_t one, int price) {
    Action& action = add(actor, ActionKind::BuyPrivate);
    action.private_ = static_cast<std::uint8_t>(one);
    action.price = price;
  }

  void station(Owner actor, std::size_t hex, std::size_t city) {
    Action& action = add(actor, ActionKind::PlaceToken);
    action.hex = static_cast<std::uint16_t>(hex);
    action.city = static_cast<std::uint8_t>(city);
  }

  void home_tokens(Owner actor) {
    const std::size_t hex = state_.pending_tokens.front().hex;
    if (hex == any_hex) {
      for (const StationPlace& place : chosen_homes(table_, actor.index))
        station(actor, place.hex, place.city);
      return;
    }
    for (int city = 0; city < table_.city_count(hex); ++city)
      station(actor, hex, static_cast<std::size_t>(city));
  }

  void stations(Owner actor) {
    for (const StationPlace& place : station_places(table_, actor.index))
      station(actor, place.hex, place.city);
    for (const std::uint16_t port : port_places(table_, actor.index)) station(actor, port, 0);
  }

  void lay(Owner actor, const LegalLay& lay) {
    for (int rotation = 0; rotation < 6; ++rotation) {
      if (((lay.rotations >> rotation) & 1U) == 0) continue;
      Action& action = add(actor, ActionKind::LayTile);
      action.hex = lay.hex;
      action.tile = lay.tile;
      action.copy = table_.free_copy(lay.tile);
      action.rotation = static_cast<std::uint8_t>(rotation);
    }
  }

  void track(Owner actor) {
    for (const std::uint16_t hex : open_hexes(table_, actor.index))
      for (const LegalLay& one : lays_on(table_, actor.index, hex)) lay(actor, one);
  }

  void power(Owner actor) {
    for (const std::uint16_t hex : power_hexes(table_, actor.index))
      for (const LegalLay& one : power_lays(table_, actor.index, hex)) lay(actor, one);
    for (const PowerFacts& one : game_.privates[actor.index].powers)
      for (const std::uint32_t hex : one.hexes)
        for (int city = 0; city < table_.city_count(hex); ++city)
          station(actor, hex, static_cast<std::size_t>(city));
  }

  void routes(Owner actor) {
    Action& action = add(actor, ActionKind::RunRoutes);
    if (!question_.runs) return;
    std::vector<std::uint16_t> cards;
    for (const std::uint16_t card : table_.cards_of(actor))
      if (!state_.cards[card].operated) cards.push_back(card);
    RouteOptions options;
    options.most_steps = question_.run_steps;
    const Title& title = game_.title();
    const BestRuns best =
        best_runs(title.map, title.roster, table_.position(actor.index), title.runs, options);
    for (const Run& run : best.runs) {
      StatedRoute route;
      route.card = cards.at(run.train);
      route.stretches = stretches_of(run);
      action.routes.push_back(std::move(route));
    }
    add(actor, ActionKind::RunRoutes);  // none, where those cannot be told by their hexes alone
  }

  void dividends(Owner actor) {
    for (const auto kind : {rule::Dividend::Pay, rule::Dividend::Half, rule::Dividend::Withhold})
      add(actor, ActionKind::Dividend).dividend = kind;
  }

  void discards(Owner actor) {
    for (const std::uint16_t card : table_.cards_of(actor)) add(actor, ActionKind::DiscardTrain).card = card;
  }

  void train(Owner actor, const TrainOffer& offer, int price) {
    Action& action = add(actor, ActionKind::BuyTrain);
    action.card = offer.card;
    action.price = price;
    action.exchange = offer.exchange;
    if (offer.variant > 0)
      action.variant = table_.base_of(offer.card).variants[offer.variant - 1U].name.value;
  }

  void trains(Owner actor) {
    const bool must = must_buy_train(table_, actor.index);
    for (const TrainOffer& offer : train_offers(table_, actor.index)) {
      train(actor, offer, offer.least);
      if (must && offer.most != offer.least) train(actor, offer, offer.most);
    }
    for (const TrainOffer& offer : train_trades(table_, actor.index)) train(actor, offer, offer.least);
    if (!must) return;
    for (const EmergencyIssue& issue : emergency_issues(table_, actor.index))
      bundle(actor, ActionKind::SellShares, issue.bundle).price = issue.price;
    const Owner president = player_owner(table_.president_of(actor.index));
    for (const PlayTable::Bundle& one : emergency_sales(table_, president.index, actor.index))
      bundle(president, ActionKind::SellShares, one);
    add(actor, ActionKind::Bankrupt);
  }

  // Privates bought, exchanged and used between other things.
  void between(Owner actor) {
    if (state_.round == RoundKind::Auction) return;
    if (actor.is_company() && table_.operator_now() == actor.index) {
      for (const PlayTable::Bundle& one : redeemable(table_, actor.index))
        bundle(actor, ActionKind::BuyShares, one).price = redeem_price(table_, actor.index);
      for (const PlayTable::Bundle& one : issuable(table_, actor.index))
        bundle(actor, ActionKind::SellShares, one).price = issue_price(table_, actor.index);
    }
    if (actor.is_company() && sold_now(table_))
      for (std::size_t p = 0; p < game_.privates.size(); ++p)
        if (state_.privates[p].owner.is_player()) private_at(actor, p, least_price(table_, p));
    for (std::size_t p = 0; p < game_.privates.size(); ++p) {
      if (state_.privates[p].closed || actor == private_owner(p)) continue;
      if (can_exchange(table_, p)) exchanges(p);
      for (const std::uint16_t hex : bonus_token_hexes(table_, p))
        add(private_owner(p), ActionKind::PlaceBonusToken).hex = hex;
      for (const std::uint16_t hex : power_hexes(table_, p))
        for (const LegalLay& one : power_lays(table_, p, hex)) lay(private_owner(p), one);
    }
  }

  void exchanges(std::size_t one) {
    for (const PowerFacts& power : game_.privates[one].powers)
      for (const Ref& name : power.rule->companies)
        if (const auto company = game_.find_company(name.value))
          for (const Owner from : {the_offer, the_pool})
            for (const std::uint8_t number : table_.held(from, *company))
              bundle(private_owner(one), ActionKind::BuyShares, table_.bundle(*company, from, {number}, 0));
  }

  const Game& game_;
  State state_;
  const PlayTable table_;
  LegalQuestion question_;
  std::vector<Action> actions_;
};

}  // namespace

std::vector<Action> candidates(const Game& game, const State& state, const LegalQuestion& question) {
  return Generator(game, state, question).make();
}

std::vector<Action> legal_actions(const Game& game, const State& state, const LegalQuestion& question) {
  std::vector<Action> all = candidates(game, state, question);
  std::erase_if(all, [&](const Action& action) { return !apply(game, state, action); });
  return all;
}

}  // namespace trackwright::play

#include "engine/play/apply.h"

#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

bool is_there(const Game& game, const Action& action) {
  const auto& company = game.companies;
  if (action.company >= company.size() || action.hex >= game.title().map.hexes().size()) return false;
  if (action.card >= game.cards.size() || (action.exchange && *action.exchange >= game.cards.size()))
    return false;
  if (std::ranges::any_of(action.companies, [&](std::uint8_t c) { return c >= company.size(); }))
    return false;
  const bool for_other = action.kind == ActionKind::Bid && (game.company_auction || game.right_to_choose);
  if (!game.privates.empty() && !for_other && action.private_ >= game.privates.size()) return false;
  if (!game.tiles.empty() && action.tile >= game.tiles.size()) return false;
  if (action.rotation > 5) return false;
  switch (action.actor.kind) {
    case Owner::Kind::Player:
      if (action.actor.index >= game.players()) return false;
      break;
    case Owner::Kind::Company:
      if (action.actor.index >= company.size()) return false;
      break;
    case Owner::Kind::Private:
      if (action.actor.index >= game.privates.size()) return false;
      break;
    default:
      return false;
  }
  return std::ranges::all_of(action.certificates, [&](std::uint8_t number) {
    return number < company[action.company].certificates.size();
  });
}

Forbidden not_now(const PlayTable& table, const Action& action) {
  const auto word = action.kind == ActionKind::Other ? std::string_view(action.other) : word_of(action.kind);
  return refused("turn", "`" + std::string(word) + "` cannot be done by " + table.name(action.actor) +
                             " now: " + table.name(waits_for(table)) + " is to act");
}

bool company_step(const PlayTable& table, const Action& action, Stage step) {
  return table.state.step == step && table.operating() && action.actor.is_company(*table.operator_now());
}

Verdict pass(PlayTable& table, const Action& action) {
  switch (table.state.step) {
    case Stage::Auction:
      return pass_bid(table, action);
    case Stage::Draft:
      return pass_draft(table, action);
    case Stage::Shares:
      if (!action.actor.is_player(*table.player_now())) break;
      if (must_sell(table, action.actor.index))
        return refused("title.certificates", "who has too many certificates sells first");
      pass_shares(table);
      return {};
    case Stage::Protection:
      if (!action.actor.is_player(protector_now(table))) break;
      do_not_protect(table);
      return {};
    case Stage::SoldPower:
    case Stage::TogetherTiles:
    case Stage::PowerToken:
      if (!action.actor.is_private()) break;
      return pass_power(table, action);
    case Stage::TrackAndToken:
      if (!company_step(table, action, Stage::TrackAndToken)) break;
      for (const Stage step : {Stage::Track, Stage::Token, Stage::TrackAndToken}) table.pass_step(step);
      return {};
    case Stage::Trains:
      if (company_step(table, action, Stage::Trains) && must_buy_train(table, *table.operator_now()))
        return refused("trains.must_own", "the company must buy a train");
      [[fallthrough]];
    case Stage::OwnShares:
    case Stage::Track:
    case Stage::Token:
    case Stage::EarlyTrains:
    case Stage::Nationalize:
    case Stage::Privates:
      if (!company_step(table, action, table.state.step)) break;
      table.pass_step(table.state.step);
      return {};
    default:
      break;
  }
  return not_now(table, action);
}

Verdict by_private(PlayTable& table, const Action& action) {
  const std::size_t one = action.actor.index;
  if (table.state.privates[one].closed)
    return refused("privates", table.game.privates[one].id + " is closed");
  if (table.state.round == RoundKind::Auction) return not_now(table, action);
  if (table.state.step == Stage::LendToken && waits_for(table) == action.actor) {
    if (action.kind == ActionKind::PlaceBonusToken) return lend(table, action);
    if (action.kind != ActionKind::Pass) return not_now(table, action);
    pass_lending(table);
    return {};
  }
  switch (action.kind) {
    case ActionKind::BuyShares:
      return exchange(table, action);
    case ActionKind::LayTile:
      return lay_by_power(table, action);
    case ActionKind::PlaceToken:
      return place_by_power(table, action);
    case ActionKind::PlaceBonusToken:
      return place_bonus_token(table, action);
    case ActionKind::BuyTrain: {
      const auto company = table.operator_now();
      if (table.state.step == Stage::Trains && company &&
          table.state.privates[one].owner.is_company(*company))
        return buy_train(table, action);
      return not_now(table, action);
    }
    case ActionKind::Pass:
      return pass(table, action);
    default:
      return not_now(table, action);
  }
}

Verdict by_player(PlayTable& table, const Action& action) {
  const bool own_turn = table.state.step == Stage::Shares && action.actor.is_player(*table.player_now());
  switch (action.kind) {
    case ActionKind::Bid:
      if (table.state.step == Stage::Auction) return bid(table, action);
      if (own_turn && table.game.company_auction) return put_up(table, action);
      if (own_turn && table.game.sells_later) return buy_unsold(table, action);
      if (table.state.step == Stage::Draft) return draft(table, action);
      break;
    case ActionKind::Par:
      if (table.state.step == Stage::SetPar) return set_par_of_private(table, action);
      if (own_turn) return par(table, action);
      break;
    case ActionKind::Choose:
      if (table.state.step == Stage::Priority) return choose_priority(table, action);
      break;
    case ActionKind::BuyShares:
      if (own_turn) return buy_shares(table, action);
      if (table.state.step == Stage::Protection) return protect(table, action);
      break;
    case ActionKind::SellShares:
      if (action.certificates.empty()) return refused("stock_round", "no certificate is named");
      if (own_turn) return sell_shares(table, action);
      if (table.state.step == Stage::Trains) return sell_in_emergency(table, action);
      break;
    case ActionKind::BuyPrivate:
      if (own_turn) return buy_private_of_player(table, action);
      break;
    case ActionKind::Pass:
      return pass(table, action);
    default:
      break;
  }
  return not_now(table, action);
}

// Where it is part of a connection run.
std::optional<Verdict> connects(PlayTable& table, const Action& action) {
  switch (action.kind) {
    case ActionKind::CheckConnections:
      return check_connections(table, action);
    case ActionKind::Choose:
      if (table.state.step == Stage::ConnectionMarker) return choose_marker(table, action);
      break;
    case ActionKind::RunRoutes:
      if (table.state.step == Stage::ConnectionRun) return run_to_destination(table, action);
      break;
    case ActionKind::Dividend:
      if (table.state.step == Stage::ConnectionPay) return pay_for_connection(table, action);
      break;
    default:
      break;
  }
  return std::nullopt;
}

Verdict by_company(PlayTable& table, const Action& action) {
  if (table.state.step == Stage::Discard) {
    if (action.kind == ActionKind::DiscardTrain) return discard_train(table, action);
    return not_now(table, action);
  }
  if (table.state.step == Stage::HomeToken && action.kind == ActionKind::PlaceToken)
    return place_pending(table, action);
  if (table.state.step == Stage::Shares) {
    if (action.kind == ActionKind::BuyShares) return redeem_in_stock_round(table, action);
    if (action.kind == ActionKind::SellShares) return reissue(table, action);
  }
  if (table.state.step == Stage::Merge) {
    if (action.kind == ActionKind::Merge) return merge(table, action);
    if (action.kind == ActionKind::Pass) return decline_merger(table, action);
    return not_now(table, action);
  }
  if (table.state.step == Stage::MergedStations && action.kind == ActionKind::PlaceBonusToken)
    return choose_merged_station(table, action);
  if (auto done = connects(table, action)) return *done;
  if (table.state.step == Stage::Nationalize && action.kind == ActionKind::Choose &&
      waits_for(table) == action.actor)
    return table.operating() ? choose_nationalization(table, action) : choose_state(table, action);
  const auto company = table.operator_now();
  if (!company || !action.actor.is_company(*company)) return not_now(table, action);
  const Stage step = table.state.step;
  switch (action.kind) {
    case ActionKind::LayTile:
      if (step == Stage::Track || step == Stage::TrackAndToken) return lay_tile(table, action);
      break;
    case ActionKind::PlaceToken:
      if (step == Stage::Token || step == Stage::TrackAndToken) return place_station(table, action);
      break;
    case ActionKind::RunRoutes:
      if (step == Stage::Routes) return run_routes(table, action);
      break;
    case ActionKind::Dividend:
      if (step == Stage::Dividend) return pay_dividend(table, action);
      break;
    case ActionKind::BuyTrain:
      if (step == Stage::Trains || step == Stage::EarlyTrains) return buy_train(table, action);
      break;
    case ActionKind::BuyShares:
      if (!holds_up(step)) return redeem(table, action);
      break;
    case ActionKind::SellShares:
      if (step == Stage::Trains && issues_for_train(table, *company)) return issue_for_train(table, action);
      if (!holds_up(step)) return issue(table, action);
      break;
    case ActionKind::Choose:
      if (step == Stage::Tunnel) return choose_tunnel(table, action);
      if (step == Stage::Routes) return choose_passing(table, action);
      if (step == Stage::Token) return buy_bonus_token(table, action);
      break;
    case ActionKind::PlaceBonusToken:
      if (step == Stage::SoldTokens) return place_bonus_token(table, action);
      break;
    case ActionKind::BuyPrivate:
      if (!holds_up(step) || step == Stage::HomeToken) return buy_private(table, action);
      break;
    case ActionKind::Bankrupt:
      return go_bankrupt(table, action);
    case ActionKind::Pass:
      return pass(table, action);
    default:
      break;
  }
  return not_now(table, action);
}

Verdict decide(PlayTable& table, const Action& action) {
  if (action.kind == ActionKind::Other)
    return refused("unknown", "play does not know the action `" + action.other + "`");
  if (table.state.step == Stage::ConnectionCheck && !table.state.this_turn.looked &&
      action.kind != ActionKind::CheckConnections)
    return refused("companies.connection", "connections are looked for before the turn begins");
  if (action.actor.is_private()) return by_private(table, action);
  if (action.actor.is_player()) return by_player(table, action);
  return by_company(table, action);
}

void note_operator(PlayTable& table, const Action& action) {
  const auto company = table.operator_now();
  if (!company) return;
  const bool by_its_private =
      action.actor.is_private() && table.state.privates[action.actor.index].owner.is_company(*company);
  if (action.actor.is_company(*company) || by_its_private) table.state.this_turn.operator_acted = true;
}

}  // namespace

std::optional<Forbidden> apply_in(const Game& game, State& state, const Action& action) {
  PlayTable table(game, state);
  if (state.over) return refused("end", "the game is over");
  if (!is_there(game, action)) return refused("turn", "the action names what is not in the game");
  if (action.kind == ActionKind::EndGame) {
    table.finish("manual");
    return std::nullopt;
  }
  if (auto no = decide(table, action)) return no;
  note_operator(table, action);
  table.settle();
  return std::nullopt;
}

Expected<State, Forbidden> apply(const Game& game, const State& state, const Action& action) {
  State after = state;
  if (auto no = apply_in(game, after, action)) return unexpected(std::move(*no));
  return after;
}

}  // namespace trackwright::play

// Whom a game waits for, and for what kinds of action.
#include <algorithm>
#include <array>

#include "engine/play/apply.h"
#include "engine/play/steps.h"

namespace trackwright::play {

Owner waits_for(const PlayTable& table) {
  const State& state = table.state;
  switch (state.step) {
    case Stage::Auction:
      return player_owner(bidder_now(table));
    case Stage::Draft:
      return player_owner(drafter_now(table));
    case Stage::SetPar:
      return state.privates[state.pending_pars.front()].owner;
    case Stage::Shares:
      return player_owner(state.order[state.at]);
    case Stage::HomeToken:
      return company_owner(state.pending_tokens.front().company);
    case Stage::SoldPower:
      return private_owner(static_cast<std::size_t>(state.just_sold));
    case Stage::TogetherTiles:
      return private_owner(static_cast<std::size_t>(state.together));
    case Stage::PowerToken:
      return private_owner(static_cast<std::size_t>(state.teleported));
    case Stage::Discard:
      return company_owner(table.crowded().front());
    case Stage::Protection:
      return player_owner(protector_now(table));
    case Stage::ConnectionMarker:
    case Stage::ConnectionRun:
    case Stage::ConnectionPay:
      return company_owner(state.connecting.front());
    case Stage::LendToken:
      return private_owner(*lent_private(table));
    case Stage::Merge:
      return company_owner(merger_decider(table));
    case Stage::MergedStations:
      return company_owner(merger_company(table));
    case Stage::Priority:
      return player_owner(*asked_for_priority(table));
    case Stage::ConnectionCheck:
    case Stage::SoldTokens:
    case Stage::OwnShares:
    case Stage::Track:
    case Stage::TrackAndToken:
    case Stage::Tunnel:
    case Stage::Token:
    case Stage::EarlyTrains:
    case Stage::Routes:
    case Stage::Dividend:
    case Stage::Trains:
    case Stage::Privates:
    case Stage::Nationalize:
      return company_owner(state.operating[state.at]);
    case Stage::None:
    case Stage::Over:
      return nobody;
  }
  return nobody;
}

Owner waits_for(const Game& game, const State& state) {
  State copy = state;
  return waits_for(PlayTable(game, copy));
}

bool holds_up(Stage step) {
  constexpr std::array steps{Stage::SoldTokens,   Stage::SoldPower,      Stage::TogetherTiles,
                             Stage::PowerToken,   Stage::HomeToken,      Stage::ConnectionMarker,
                             Stage::Merge,        Stage::MergedStations, Stage::ConnectionRun,
                             Stage::ConnectionPay};
  return std::ranges::find(steps, step) != steps.end();
}

namespace {

std::vector<ActionKind> kinds_with_shares(const PlayTable& table, std::size_t player) {
  if (must_sell(table, player)) return {ActionKind::SellShares};
  bool starts = false;
  bool sells = false;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    starts = starts || !par_choices(table, player, c).empty();
    sells = sells || !sales(table, player, c).empty();
  }
  std::vector<ActionKind> kinds = {ActionKind::Pass};
  if (has_purchase(table, player)) kinds.push_back(ActionKind::BuyShares);
  if (starts && can_start_any(table, player)) kinds.push_back(ActionKind::Par);
  if (buys_privates_of_players(table, player)) kinds.push_back(ActionKind::BuyPrivate);
  if (sells) kinds.push_back(ActionKind::SellShares);
  if (can_put_up(table, player) || !unsold_for(table, player).empty()) kinds.push_back(ActionKind::Bid);
  return kinds;
}

std::vector<ActionKind> kinds_with_stations(const PlayTable& table, std::size_t company) {
  std::vector<ActionKind> kinds = {ActionKind::Pass};
  if (can_place_station(table, company) || !table.game.rules().operating.always_asked.empty())
    kinds.push_back(ActionKind::PlaceToken);
  if (!bonus_tokens_for_sale(table, company).empty()) kinds.push_back(ActionKind::Choose);
  return kinds;
}

// Between the turns of companies, or before one has begun.
bool is_apart(const State& state) {
  return state.step == Stage::ConnectionMarker || state.step == Stage::ConnectionRun ||
         state.step == Stage::ConnectionPay ||
         (state.step == Stage::ConnectionCheck && !state.this_turn.looked);
}

std::vector<ActionKind> kinds_at_step(const PlayTable& table) {
  switch (table.state.step) {
    case Stage::Auction:
      if (table.state.choosing) return {ActionKind::Bid};
      return {ActionKind::Bid, ActionKind::Pass};
    case Stage::Draft:
      if (!may_pass_draft(table)) return {ActionKind::Bid};
      return {ActionKind::Bid, ActionKind::Pass};
    case Stage::SetPar:
      return {ActionKind::Par};
    case Stage::Shares:
      return kinds_with_shares(table, *table.player_now());
    case Stage::HomeToken:
      return {ActionKind::PlaceToken};
    case Stage::SoldPower:
    case Stage::TogetherTiles:
    case Stage::Track:
      return {ActionKind::LayTile, ActionKind::Pass};
    case Stage::TrackAndToken: {
      std::vector<ActionKind> kinds = {ActionKind::Pass};
      if (can_lay(table, *table.operator_now())) kinds.push_back(ActionKind::LayTile);
      if (can_place_station(table, *table.operator_now())) kinds.push_back(ActionKind::PlaceToken);
      return kinds;
    }
    case Stage::PowerToken:
      return {ActionKind::PlaceToken, ActionKind::Pass};
    case Stage::Token:
      return kinds_with_stations(table, *table.operator_now());
    case Stage::Routes:
      if (says_which_passes(table, *table.operator_now())) return {ActionKind::RunRoutes, ActionKind::Choose};
      return {ActionKind::RunRoutes};
    case Stage::Dividend:
      return {ActionKind::Dividend};
    case Stage::Discard:
      return {ActionKind::DiscardTrain};
    case Stage::Trains:
      if (!must_buy_train(table, *table.operator_now())) return {ActionKind::BuyTrain, ActionKind::Pass};
      // A company that first issues shares of its own is asked before its president.
      if (said(emergency_rules(table).issue_first, false) && !issues_for_train(table, *table.operator_now()))
        return {ActionKind::BuyTrain};
      return {ActionKind::BuyTrain, ActionKind::SellShares};
    case Stage::EarlyTrains:
      return {ActionKind::BuyTrain, ActionKind::Pass};
    case Stage::OwnShares:
      return {ActionKind::Pass};
    case Stage::SoldTokens:
    case Stage::MergedStations:
      return {ActionKind::PlaceBonusToken};
    case Stage::LendToken:
      return {ActionKind::PlaceBonusToken, ActionKind::Pass};
    case Stage::Merge:
      return {ActionKind::Merge, ActionKind::Pass};
    case Stage::Priority:
    case Stage::Tunnel:
      return {ActionKind::Choose};
    case Stage::Nationalize:
      if (table.operating()) return {ActionKind::Choose, ActionKind::Pass};
      return {ActionKind::Choose};
    case Stage::Privates:
      return {ActionKind::Pass};
    case Stage::Protection:
      return {ActionKind::BuyShares, ActionKind::Pass};
    case Stage::ConnectionCheck:
      return {ActionKind::CheckConnections};
    case Stage::ConnectionMarker:
      return {ActionKind::Choose};
    case Stage::ConnectionRun:
      return {ActionKind::RunRoutes};
    case Stage::ConnectionPay:
      return {ActionKind::Dividend};
    case Stage::None:
    case Stage::Over:
      break;
  }
  return {};
}

}  // namespace

std::vector<ActionKind> kinds_now(const Game& game, const State& state) {
  State copy = state;
  const PlayTable table(game, copy);
  std::vector<ActionKind> kinds = kinds_at_step(table);
  const auto company = table.operator_now();
  if (company && !is_apart(state) && waits_for(table).is_company(*company)) {
    if (state.step != Stage::SoldTokens && can_buy_private(table, *company))
      kinds.push_back(ActionKind::BuyPrivate);
    kinds.push_back(ActionKind::Bankrupt);
    if (!holds_up(state.step)) {
      if (!redeemable(table, *company).empty()) kinds.push_back(ActionKind::BuyShares);
      if (!issuable(table, *company).empty()) kinds.push_back(ActionKind::SellShares);
    }
  }
  std::ranges::sort(kinds);
  return kinds;
}

}  // namespace trackwright::play

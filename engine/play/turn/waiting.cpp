// The players and companies that a game waits for, and the kinds of action that they can take.
#include <algorithm>
#include <array>

#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"

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
    case Stage::Debt:
      return player_owner(*player_in_debt(table));
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
    case Stage::NeutralCompany:
      return player_owner(neutral_chooser(table));
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
    case Stage::Conversion:
    case Stage::Loans:
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
  constexpr std::array steps{
      Stage::SoldTokens,    Stage::SoldPower,        Stage::TogetherTiles, Stage::PowerToken,
      Stage::HomeToken,     Stage::ConnectionMarker, Stage::Merge,         Stage::MergedStations,
      Stage::ConnectionRun, Stage::ConnectionPay,    Stage::Debt};
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
  if (table.state.players[player].debt > 0) {
    if (sells) kinds.push_back(ActionKind::SellShares);
    if (table.state.players[player].cash > 0)
      kinds.insert(kinds.end(), {ActionKind::RepayDebt, ActionKind::RepaySomeDebt});
    return kinds;
  }
  if (has_purchase(table, player)) kinds.push_back(ActionKind::BuyShares);
  if (starts && can_start_any(table, player)) kinds.push_back(ActionKind::Par);
  const bool unsold = !unsold_for(table, player).empty();
  const bool as_purchase = begins_with_stock_round(table.game);  // then records call it a purchase, not a bid
  if (buys_privates_of_players(table, player) || (unsold && as_purchase))
    kinds.push_back(ActionKind::BuyPrivate);
  if (sells) kinds.push_back(ActionKind::SellShares);
  if (can_put_up(table, player) || (unsold && !as_purchase)) kinds.push_back(ActionKind::Bid);
  return kinds;
}

std::vector<ActionKind> kinds_with_stations(const PlayTable& table, std::size_t company) {
  std::vector<ActionKind> kinds = {ActionKind::Pass};
  if (can_place_station(table, company) || !table.game.rules().operating.always_asked.empty())
    kinds.push_back(ActionKind::PlaceToken);
  if (!bonus_tokens_for_sale(table, company).empty()) kinds.push_back(ActionKind::Choose);
  return kinds;
}

// Whether the step is between turns of companies, or before the first one.
bool is_apart(const State& state) {
  return state.step == Stage::ConnectionMarker || state.step == Stage::ConnectionRun ||
         state.step == Stage::ConnectionPay ||
         (state.step == Stage::ConnectionCheck && !state.this_turn.looked);
}

// Steps with a fixed kind of action.
struct StepKinds {
  Stage step;
  ActionKind kind;
  bool may_pass = false;
};
constexpr std::array plain_steps{
    StepKinds{Stage::HomeToken, ActionKind::PlaceToken},
    StepKinds{Stage::SoldPower, ActionKind::LayTile, true},
    StepKinds{Stage::TogetherTiles, ActionKind::LayTile, true},
    StepKinds{Stage::PowerToken, ActionKind::PlaceToken, true},
    StepKinds{Stage::Dividend, ActionKind::Dividend},
    StepKinds{Stage::Discard, ActionKind::DiscardTrain},
    StepKinds{Stage::EarlyTrains, ActionKind::BuyTrain, true},
    StepKinds{Stage::OwnShares, ActionKind::Pass},
    StepKinds{Stage::SoldTokens, ActionKind::PlaceBonusToken},
    StepKinds{Stage::MergedStations, ActionKind::PlaceBonusToken},
    StepKinds{Stage::LendToken, ActionKind::PlaceBonusToken, true},
    StepKinds{Stage::Merge, ActionKind::Merge, true},
    StepKinds{Stage::Conversion, ActionKind::Convert, true},
    StepKinds{Stage::Priority, ActionKind::Choose},
    StepKinds{Stage::NeutralCompany, ActionKind::Choose},
    StepKinds{Stage::Tunnel, ActionKind::Choose},
    StepKinds{Stage::Privates, ActionKind::Pass},
    StepKinds{Stage::Protection, ActionKind::BuyShares, true},
    StepKinds{Stage::ConnectionCheck, ActionKind::CheckConnections},
    StepKinds{Stage::ConnectionMarker, ActionKind::Choose},
    StepKinds{Stage::ConnectionRun, ActionKind::RunRoutes},
    StepKinds{Stage::ConnectionPay, ActionKind::Dividend},
};

std::vector<ActionKind> or_pass(ActionKind kind, bool may_pass) {
  if (may_pass) return {kind, ActionKind::Pass};
  return {kind};
}

std::vector<ActionKind> kinds_with_track_and_token(const PlayTable& table, std::size_t company) {
  std::vector<ActionKind> kinds = {ActionKind::Pass};
  if (can_lay(table, company)) kinds.push_back(ActionKind::LayTile);
  if (can_place_station(table, company)) kinds.push_back(ActionKind::PlaceToken);
  return kinds;
}

std::vector<ActionKind> kinds_with_track(const PlayTable& table, std::size_t company) {
  if (claims_now(table, company).empty()) return {ActionKind::LayTile, ActionKind::Pass};
  return {ActionKind::LayTile, ActionKind::Choose, ActionKind::Pass};
}

std::vector<ActionKind> kinds_with_trains(const PlayTable& table, std::size_t company) {
  if (!trains_to_sell(table, company).empty())
    return {ActionKind::BuyTrain, ActionKind::Choose, ActionKind::Pass};
  if (!must_buy_train(table, company) || goes_without_train(table, company))
    return {ActionKind::BuyTrain, ActionKind::Pass};
  // A company that issues shares first comes before its president.
  if (said(emergency_rules(table).issue_first, false) && !issues_for_train(table, company))
    return {ActionKind::BuyTrain};
  return {ActionKind::BuyTrain, ActionKind::SellShares};
}

std::vector<ActionKind> kinds_at_step(const PlayTable& table) {
  const auto plain = std::ranges::find(plain_steps, table.state.step, &StepKinds::step);
  if (plain != plain_steps.end()) return or_pass(plain->kind, plain->may_pass);
  switch (table.state.step) {
    case Stage::SetPar:
      if (takes_share(table, table.state.pending_pars.front())) return {ActionKind::BuyShares};
      return {ActionKind::Par};
    case Stage::Track:
      return kinds_with_track(table, *table.operator_now());
    case Stage::Auction:
      return or_pass(ActionKind::Bid,
                     !table.state.choosing && (!table.game.at_face || may_pass_at_face(table)));
    case Stage::Draft:
      return or_pass(ActionKind::Bid, may_pass_draft(table));
    case Stage::Shares:
      return kinds_with_shares(table, *table.player_now());
    case Stage::TrackAndToken:
      return kinds_with_track_and_token(table, *table.operator_now());
    case Stage::Token:
      return kinds_with_stations(table, *table.operator_now());
    case Stage::Routes:
      if (says_which_passes(table, *table.operator_now())) return {ActionKind::RunRoutes, ActionKind::Choose};
      return {ActionKind::RunRoutes};
    case Stage::Trains:
      return kinds_with_trains(table, *table.operator_now());
    case Stage::Nationalize:
      return or_pass(ActionKind::Choose, table.operating());
    case Stage::Loans:
      if (!can_repay_loan(table, *table.operator_now())) return {ActionKind::Pass};
      return {ActionKind::RepayLoan, ActionKind::Pass};
    case Stage::Debt:
      if (may_be_bankrupt(table, *table.operator_now())) return {ActionKind::Bankrupt};
      return {ActionKind::SellShares};
    default:
      return {};
  }
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
      if (takes_loan_now(table, *company)) kinds.push_back(ActionKind::TakeLoan);
    }
  }
  std::ranges::sort(kinds);
  return kinds;
}

}  // namespace trackwright::play

#include "engine/play/turn/apply.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/steps.h"

namespace trackwright::play {

namespace {

bool is_there(const Game& game, const Action& action) {
  const auto& company = game.companies;
  if (action.company >= company.size() || action.hex >= game.title().map.hexes().size()) return false;
  const bool of_trains = action.kind == ActionKind::BuyTrain || action.kind == ActionKind::DiscardTrain;
  if ((of_trains || !game.cards.empty()) && action.card >= game.cards.size()) return false;
  if (action.exchange && *action.exchange >= game.cards.size()) return false;
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
  return refused("turn", "`" + std::string(word) + "` is not allowed for " + table.name(action.actor) +
                             " now: " + table.name(waits_for(table)) + " must act");
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
        return refused("title.certificates", "a player over the certificate limit must sell first");
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
      if (company_step(table, action, Stage::Trains) && must_buy_train(table, *table.operator_now()) &&
          !goes_without_train(table, *table.operator_now()))
        return refused("trains.must_own", "the company must buy a train");
      [[fallthrough]];
    case Stage::OwnShares:
    case Stage::Track:
    case Stage::Token:
    case Stage::EarlyTrains:
    case Stage::Nationalize:
    case Stage::Conversion:
    case Stage::Loans:
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

// A kind of action at a step, and the function that judges and applies it.
struct StepAction {
  Stage step;
  ActionKind kind;
  Verdict (*take)(PlayTable&, const Action&);
};

Verdict bid_in_stock_round(PlayTable& table, const Action& action) {
  if (table.game.company_auction) return put_up(table, action);
  return table.game.sells_later ? buy_unsold(table, action) : not_now(table, action);
}

// Actions of players; at Shares, of the player whose turn it is.
constexpr std::array player_steps{
    StepAction{Stage::Auction, ActionKind::Bid, bid},
    StepAction{Stage::Draft, ActionKind::Bid, draft},
    StepAction{Stage::SetPar, ActionKind::Par, set_par_of_private},
    StepAction{Stage::SetPar, ActionKind::BuyShares, take_share},
    StepAction{Stage::Priority, ActionKind::Choose, choose_priority},
    StepAction{Stage::NeutralCompany, ActionKind::Choose, choose_neutral},
    StepAction{Stage::Shares, ActionKind::Bid, bid_in_stock_round},
    StepAction{Stage::Shares, ActionKind::Par, par},
    StepAction{Stage::Shares, ActionKind::BuyShares, buy_shares},
    StepAction{Stage::Shares, ActionKind::SellShares, sell_shares},
    StepAction{Stage::Shares, ActionKind::BuyPrivate, buy_private_of_player},
    StepAction{Stage::Shares, ActionKind::RepayDebt, repay_debt},
    StepAction{Stage::Shares, ActionKind::RepaySomeDebt, repay_debt},
    StepAction{Stage::Protection, ActionKind::BuyShares, protect},
    StepAction{Stage::Debt, ActionKind::SellShares, sell_for_debt},
    StepAction{Stage::Debt, ActionKind::Bankrupt, go_bankrupt},
    StepAction{Stage::Trains, ActionKind::SellShares, sell_in_emergency},
};

// Actions that companies may take out of turn; each function judges which company may act.
constexpr std::array waiting_steps{
    StepAction{Stage::Discard, ActionKind::DiscardTrain, discard_train},
    StepAction{Stage::HomeToken, ActionKind::PlaceToken, place_pending},
    StepAction{Stage::Shares, ActionKind::BuyShares, redeem_in_stock_round},
    StepAction{Stage::Shares, ActionKind::SellShares, reissue},
    StepAction{Stage::Merge, ActionKind::Merge, merge},
    StepAction{Stage::Merge, ActionKind::Pass, decline_merger},
    StepAction{Stage::MergedStations, ActionKind::PlaceBonusToken, choose_merged_station},
    StepAction{Stage::ConnectionMarker, ActionKind::Choose, choose_marker},
    StepAction{Stage::ConnectionRun, ActionKind::RunRoutes, run_to_destination},
    StepAction{Stage::ConnectionPay, ActionKind::Dividend, pay_for_connection},
};

// Actions of the company whose turn it is.
constexpr std::array turn_steps{
    StepAction{Stage::Track, ActionKind::LayTile, lay_tile},
    StepAction{Stage::TrackAndToken, ActionKind::LayTile, lay_tile},
    StepAction{Stage::Track, ActionKind::Choose, take_claim},
    StepAction{Stage::TrackAndToken, ActionKind::Choose, take_claim},
    StepAction{Stage::Tunnel, ActionKind::Choose, choose_tunnel},
    StepAction{Stage::Token, ActionKind::PlaceToken, place_station},
    StepAction{Stage::TrackAndToken, ActionKind::PlaceToken, place_station},
    StepAction{Stage::Token, ActionKind::Choose, buy_bonus_token},
    StepAction{Stage::SoldTokens, ActionKind::PlaceBonusToken, place_bonus_token},
    StepAction{Stage::Routes, ActionKind::Choose, choose_passing},
    StepAction{Stage::Routes, ActionKind::RunRoutes, run_routes},
    StepAction{Stage::Dividend, ActionKind::Dividend, pay_dividend},
    StepAction{Stage::EarlyTrains, ActionKind::BuyTrain, buy_train},
    StepAction{Stage::Trains, ActionKind::BuyTrain, buy_train},
    StepAction{Stage::Trains, ActionKind::Choose, sell_train},
    StepAction{Stage::Conversion, ActionKind::Convert, convert_shares},
    StepAction{Stage::Loans, ActionKind::RepayLoan, repay_loan},
};

std::optional<Verdict> taken(std::span<const StepAction> steps, PlayTable& table, const Action& action) {
  const auto found = std::ranges::find_if(
      steps, [&](const StepAction& one) { return one.step == table.state.step && one.kind == action.kind; });
  if (found == steps.end()) return std::nullopt;
  return found->take(table, action);
}

bool buys_in_debt(const PlayTable& table, const Action& action) {
  constexpr std::array purchases{ActionKind::Bid, ActionKind::Par, ActionKind::BuyShares,
                                 ActionKind::BuyPrivate};
  return table.state.step == Stage::Shares && table.state.players[action.actor.index].debt > 0 &&
         std::ranges::find(purchases, action.kind) != purchases.end();
}

Verdict by_player(PlayTable& table, const Action& action) {
  if (action.kind == ActionKind::Pass) return pass(table, action);
  if (action.kind == ActionKind::SellShares && action.certificates.empty())
    return refused("stock_round", "the action names no certificate");
  if (table.state.step == Stage::Shares && !action.actor.is_player(*table.player_now()))
    return not_now(table, action);
  if (buys_in_debt(table, action))
    return refused("trains.emergency.loans", "a player with a debt buys nothing");
  if (auto done = taken(player_steps, table, action)) return *done;
  return not_now(table, action);
}

// Handles actions that the company whose turn it is can take at several steps.
Verdict in_its_turn(PlayTable& table, const Action& action, std::size_t company) {
  const Stage step = table.state.step;
  switch (action.kind) {
    case ActionKind::BuyShares:
      if (!holds_up(step)) return redeem(table, action);
      break;
    case ActionKind::SellShares:
      if (step == Stage::Trains && issues_for_train(table, company)) return issue_for_train(table, action);
      if (!holds_up(step)) return issue(table, action);
      break;
    case ActionKind::BuyPrivate:
      if (!holds_up(step) || step == Stage::HomeToken) return buy_private(table, action);
      break;
    case ActionKind::TakeLoan:
      if (!holds_up(step)) return take_loan(table, action);
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

Verdict by_company(PlayTable& table, const Action& action) {
  if (action.kind == ActionKind::CheckConnections) return check_connections(table, action);
  if (auto done = taken(waiting_steps, table, action)) return *done;
  const Stage step = table.state.step;
  if (step == Stage::Discard || step == Stage::Merge) return not_now(table, action);
  if (step == Stage::Nationalize && action.kind == ActionKind::Choose && waits_for(table) == action.actor)
    return table.operating() ? choose_nationalization(table, action) : choose_state(table, action);
  const auto company = table.operator_now();
  if (!company || !action.actor.is_company(*company)) return not_now(table, action);
  if (auto done = taken(turn_steps, table, action)) return *done;
  return in_its_turn(table, action, *company);
}

Verdict decide(PlayTable& table, const Action& action) {
  if (action.kind == ActionKind::Other)
    return refused("unknown", "there is no action `" + action.other + "`");
  if (table.state.step == Stage::ConnectionCheck && !table.state.this_turn.looked &&
      action.kind != ActionKind::CheckConnections)
    return refused("companies.connection", "connections are found before the turn begins");
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
  if (!is_there(game, action)) return refused("turn", "the action names something that is not in the game");
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

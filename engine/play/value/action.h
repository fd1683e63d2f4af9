// The actions of a game, with the names that 18xx.games records use, one at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/play/value/owner.h"
#include "engine/title/rule_words.h"

namespace trackwright::play {

enum class ActionKind : std::uint8_t {
  Bid,
  Par,
  BuyShares,
  SellShares,
  Pass,
  LayTile,
  PlaceToken,
  RunRoutes,
  Dividend,
  BuyTrain,
  DiscardTrain,
  BuyPrivate,
  PlaceBonusToken,
  Choose,
  CheckConnections,
  Merge,
  Convert,
  TakeLoan,
  RepayLoan,
  RepayDebt,      // of a player, as much as possible
  RepaySomeDebt,  // the price
  Bankrupt,
  EndGame,
  Other  // a kind that play does not know; play refuses it by name
};

}  // namespace trackwright::play

namespace trackwright {

template <>
inline constexpr auto enum_words<play::ActionKind> = std::to_array<EnumWord<play::ActionKind>>(
    {{play::ActionKind::Bid, "bid"},
     {play::ActionKind::Par, "par"},
     {play::ActionKind::BuyShares, "buy_shares"},
     {play::ActionKind::SellShares, "sell_shares"},
     {play::ActionKind::Pass, "pass"},
     {play::ActionKind::LayTile, "lay_tile"},
     {play::ActionKind::PlaceToken, "place_token"},
     {play::ActionKind::RunRoutes, "run_routes"},
     {play::ActionKind::Dividend, "dividend"},
     {play::ActionKind::BuyTrain, "buy_train"},
     {play::ActionKind::DiscardTrain, "discard_train"},
     {play::ActionKind::BuyPrivate, "buy_company"},
     {play::ActionKind::PlaceBonusToken, "assign"},
     {play::ActionKind::Choose, "choose"},
     {play::ActionKind::CheckConnections, "destination_connection"},
     {play::ActionKind::Merge, "merge"},
     {play::ActionKind::Convert, "convert"},
     {play::ActionKind::TakeLoan, "take_loan"},
     {play::ActionKind::RepayLoan, "payoff_loan"},
     {play::ActionKind::RepayDebt, "payoff_player_debt"},
     {play::ActionKind::RepaySomeDebt, "payoff_player_debt_partial"},
     {play::ActionKind::Bankrupt, "bankrupt"},
     {play::ActionKind::EndGame, "end_game"}});

}  // namespace trackwright

namespace trackwright::play {

// The run of one train: the hexes of each stretch between two stops, in either direction.
struct StatedRoute {
  std::uint16_t card = 0;
  std::vector<std::vector<std::uint16_t>> stretches;
  std::vector<std::uint16_t> hexes;  // all hexes in order, if there are no stretches
};

inline constexpr std::uint8_t no_private = 0xFF;

// The kind decides which fields count.
struct Action {
  ActionKind kind = ActionKind::Pass;
  Owner actor;
  std::uint8_t company = 0;   // par, shares
  std::uint8_t private_ = 0;  // bid, buy_company; no_private: the bid is for a company
  int price = 0;
  int percent = 0;  // of the shares bought or sold; 0: all of the certificates
  std::vector<std::uint8_t> certificates;
  Cell cell;
  std::uint16_t hex = 0;
  std::uint16_t tile = 0;
  std::uint8_t copy = 0;
  std::uint8_t rotation = 0;
  std::uint8_t city = 0;
  std::int8_t slot = -1;                // -1: the first free one
  std::optional<std::uint8_t> tokener;  // the company that owns the token, if it is not the actor
  std::uint16_t card = 0;
  std::string variant;
  std::optional<std::uint16_t> exchange;  // the card traded in
  rule::Dividend dividend = rule::Dividend::Pay;
  std::vector<StatedRoute> routes;
  int extra_revenue = 0;
  std::string choice;                   // the chosen option, spelled as in records
  std::vector<std::uint8_t> companies;  // ConnectionCheck: the companies that have connected
  std::string other;                    // the name of a kind that play does not know
};

// Why an action is refused: the violated rule (from rules.yaml or docs/play.md) and an explanation.
struct Forbidden {
  std::string rule;
  std::string words;
};

}  // namespace trackwright::play

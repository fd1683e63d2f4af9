// Writes an action in the format of records.
#include "designer/play/game_file.h"
#include "engine/play/table/table.h"

namespace trackwright {

namespace {

using nlohmann::ordered_json;
using namespace play;

void say_actor(const Game& game, Owner actor, ordered_json& said) {
  if (actor.is_player()) {
    said["entity"] = actor.index + 1;
    said["entity_type"] = "player";
  } else if (actor.is_private()) {
    said["entity"] = game.privates[actor.index].id;
    said["entity_type"] = "company";
  } else {
    said["entity"] = game.companies[actor.index].id;
    said["entity_type"] = game.companies[actor.index].minor ? "minor" : "corporation";
  }
}

std::string city_name(const Game& game, const State& state, const play::Action& action) {
  const HexState& here = state.hexes[action.hex];
  const std::string tile =
      here.tile < 0 ? game.title().map.hexes()[action.hex].id + "-0"
                    : game.tiles[static_cast<std::size_t>(here.tile)] + "-" + std::to_string(here.copy);
  return tile + "-" + std::to_string(action.city);
}

ordered_json say_routes(const Game& game, const play::Action& action) {
  ordered_json routes = ordered_json::array();
  const auto names = [&](const std::vector<std::uint16_t>& hexes) {
    ordered_json list = ordered_json::array();
    for (const std::uint16_t hex : hexes) list.push_back(game.title().map.hexes()[hex].id);
    return list;
  };
  for (const StatedRoute& route : action.routes) {
    ordered_json one{{"train", game.card_name(route.card)}};
    if (route.stretches.empty()) one["hexes"] = names(route.hexes);
    for (const auto& stretch : route.stretches) one["connections"].push_back(names(stretch));
    routes.push_back(std::move(one));
  }
  return routes;
}

void say_shares(const Game& game, const play::Action& action, ordered_json& said) {
  for (const std::uint8_t number : action.certificates)
    said["shares"].push_back(game.companies[action.company].id + "_" + std::to_string(number));
  if (action.percent > 0) said["percent"] = action.percent;
}

void say_bid(const Game& game, const play::Action& action, ordered_json& said) {
  if (action.private_ != play::no_private)
    said["company"] = game.privates[action.private_].id;
  else if (!game.right_to_choose)
    said["corporation"] = game.companies[action.company].id;
  said["price"] = action.price;
}

void say_lay(const Game& game, const play::Action& action, ordered_json& said) {
  said["hex"] = game.title().map.hexes()[action.hex].id;
  said["tile"] = game.tiles[action.tile] + "-" + std::to_string(action.copy);
  said["rotation"] = action.rotation;
}

void say_target(const Game& game, const play::Action& action, ordered_json& said) {
  said["target"] =
      action.tokener ? game.companies[*action.tokener].id : game.title().map.hexes()[action.hex].id;
  said["target_type"] = action.tokener ? "corporation" : "hex";
}

std::string_view dividend_word(rule::Dividend dividend) {
  return dividend == rule::Dividend::Pay ? "payout" : dividend == rule::Dividend::Half ? "half" : "withhold";
}

void say_purchase(const Game& game, const play::Action& action, ordered_json& said) {
  said["price"] = action.price;
  if (!action.variant.empty()) said["variant"] = action.variant;
  if (action.exchange) said["exchange"] = game.card_name(*action.exchange);
}

void say_what(const Game& game, const State& state, const play::Action& action, ordered_json& said) {
  switch (action.kind) {
    case ActionKind::Bid:
    case ActionKind::BuyPrivate:
      say_bid(game, action, said);
      break;
    case ActionKind::Par:
      said["corporation"] = game.companies[action.company].id;
      said["share_price"] = std::to_string(game.price_at(action.cell).value_or(0)) + "," +
                            std::to_string(action.cell.row) + "," + std::to_string(action.cell.column);
      break;
    case ActionKind::BuyShares:
    case ActionKind::SellShares:
      say_shares(game, action, said);
      if (action.price > 0 || (action.actor.is_company() && state.round == RoundKind::Operating))
        said["share_price"] = action.price;
      break;
    case ActionKind::LayTile:
      say_lay(game, action, said);
      break;
    case ActionKind::Merge:
      said["corporation"] = game.companies[action.company].id;
      break;
    case ActionKind::TakeLoan:
    case ActionKind::RepayLoan:
      said["loan"] = 0;
      break;
    case ActionKind::RepaySomeDebt:
      said["amount"] = action.price;
      break;
    case ActionKind::Choose:
      said["choice"] = action.choice;
      break;
    case ActionKind::PlaceBonusToken:
      say_target(game, action, said);
      break;
    case ActionKind::PlaceToken:
      said["city"] = city_name(game, state, action);
      break;
    case ActionKind::RunRoutes:
      said["routes"] = say_routes(game, action);
      break;
    case ActionKind::Dividend:
      said["kind"] = dividend_word(action.dividend);
      break;
    case ActionKind::CheckConnections:
      said["corporations"] = ordered_json::array();
      for (const std::uint8_t company : action.companies)
        said["corporations"].push_back(game.companies[company].id);
      break;
    case ActionKind::BuyTrain:
      say_purchase(game, action, said);
      [[fallthrough]];
    case ActionKind::DiscardTrain:
      said["train"] = game.card_name(action.card);
      break;
    default:
      break;
  }
}

}  // namespace

ordered_json said_action(const Game& game, const State& state, const play::Action& action, int id) {
  ordered_json said;
  if (id > 0) said["id"] = id;
  said["type"] = action.kind == ActionKind::Other ? action.other : std::string(word_of(action.kind));
  say_actor(game, action.actor, said);
  say_what(game, state, action, said);
  return said;
}

}  // namespace trackwright

#include "designer/play/record.h"

#include <array>
#include <set>
#include <utility>

#include "designer/play/record_board.h"
#include "designer/play/record_company.h"
#include "engine/play/auction/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"

namespace trackwright {

namespace {

using nlohmann::json;
using namespace play;

json round_of(const RecordView& at) {
  static constexpr std::array kinds{"Auction", "Stock", "Operating", "Nationalization"};
  const bool draft = at.state.step == Stage::Draft;
  json out{{"kind", draft ? "Draft" : kinds.at(static_cast<std::size_t>(at.state.round))},
           {"turn", at.state.turn},
           {"num", at.state.num}};
  if (at.state.of > 0) out["of"] = at.state.of;
  return out;
}

json kinds_of(const RecordView& at) {
  std::set<std::string> words;
  for (const ActionKind kind : kinds_now(at.game, at.state)) words.insert(std::string(word_of(kind)));
  return words;
}

json player_record(const RecordView& at, std::size_t p) {
  const PlayerState& one = at.state.players[p];
  json out{{"cash", one.cash}, {"value", at.table.worth(p)}, {"certs", at.table.certificates_counted(p)}};
  out["limit"] = at.table.certificate_limit();
  if (one.passed) out["passed"] = true;
  if (one.bankrupt) out["bankrupt"] = true;
  return out;
}

json private_record(const RecordView& at, std::size_t p) {
  const PrivateState& one = at.state.privates[p];
  if (one.closed) return "closed";
  for (const auto& [player, taken] : at.state.drafted)
    if (taken == p) return json::array({name_of(at, player_owner(player)), one.revenue});
  return json::array({one.owner == nobody ? json() : json(name_of(at, one.owner)), one.revenue});
}

void tell_operating(const RecordView& at, json& out) {
  out["operating"] = json::array();
  for (const std::uint8_t c : at.state.operating) out["operating"].push_back(at.game.companies[c].id);
  if (at.state.round == RoundKind::Nationalization) return;
  out["laid"] = {at.state.this_turn.laid, at.state.this_turn.upgraded};
  if (at.state.this_turn.tokened) out["tokened"] = true;
}

void tell_sold(const RecordView& at, json& out) {
  for (std::size_t p = 0; p < at.state.players.size(); ++p)
    for (std::size_t c = 0; c < at.game.companies.size(); ++c)
      if (((at.state.players[p].sold >> c) & 1U) != 0)
        out["sold"][name_of(at, player_owner(p))].push_back(at.game.companies[c].id);
}

json auction_of(const RecordView& at) {
  if (at.state.put_up >= 0) {
    const Bid& highest = at.state.bids.back();
    return {{"corporation", at.game.companies[static_cast<std::size_t>(at.state.put_up)].id},
            {"bid", json::array({name_of(at, player_owner(highest.player)), highest.price})}};
  }
  json out;
  if (at.game.right_to_choose) {
    for (const Bid& bid : at.state.bids)
      out["right_to_choose"] = {name_of(at, player_owner(bid.player)), bid.price};
    return out;
  }
  for (const Bid& bid : at.state.bids)
    out["bids"][at.game.privates[bid.company].id].push_back(
        {name_of(at, player_owner(bid.player)), bid.price});
  if (at.state.auctioning >= 0)
    out["auctioning"] = at.game.privates[static_cast<std::size_t>(at.state.auctioning)].id;
  for (std::size_t p = 0; p < at.game.privates.size(); ++p)
    if (is_unsold(at.table, p)) out["min_bid"][at.game.privates[p].id] = least_bid(at.table, p);
  return out;
}

void tell_pending(const RecordView& at, json& out) {
  const auto& hexes = at.game.title().map.hexes();
  for (const PendingToken& one : at.state.pending_tokens) {
    json places = json::array();
    if (one.hex != any_hex)
      places.push_back(hexes[one.hex].id);
    else
      for (const StationPlace& place : chosen_homes(at.table, one.company))
        places.push_back(hexes[place.hex].id);
    out["pending"]["tokens"].push_back({at.game.companies[one.company].id, std::move(places)});
  }
  for (const std::uint8_t one : at.state.pending_pars)
    out["pending"]["par"].push_back(at.game.privates[one].id);
  for (const std::uint8_t c : at.table.crowded())
    out["pending"]["discard"].push_back(at.game.companies[c].id);
}

json ending_of(const RecordView& at) {
  const EndRule& rule = at.game.rules().end[static_cast<std::size_t>(at.state.ending)];
  static constexpr std::array times{"immediate", "current_or", "full_or", "one_more_full_or_set",
                                    "one_more_full_or_set"};
  static constexpr std::array causes{"bank",        "bankrupt", "stock_market",
                                     "final_train", "bankrupt", "all_closed"};
  const auto time = said(rule.then, rule::EndTime::Set);
  return json::array(
      {causes.at(static_cast<std::size_t>(rule.when->value)), times.at(static_cast<std::size_t>(time))});
}

void tell_end(const RecordView& at, json& out) {
  out["end"]["reason"] = at.state.manual       ? "manually_ended"
                         : at.state.ending < 0 ? "dnf"
                                               : ending_of(at)[0].get<std::string>();
  if (at.state.manual) out["end"]["manual"] = true;
  for (std::size_t p = 0; p < at.state.players.size(); ++p)
    out["end"]["result"][name_of(at, player_owner(p))] = at.table.worth(p);
}

}  // namespace

json record_of(const Game& game, const State& state) {
  State copy = state;  // a table changes its state
  const PlayTable table(game, copy);
  const RecordView at{game, state, table};
  json out;
  out["round"] = round_of(at);
  if (!state.over) {
    out["step"] = step_name(state.step);
    out["entity"] = name_of(at, waits_for(game, state));
  }
  out["can"] = kinds_of(at);
  out["phase"] = game.title().roster.phases[state.phase].name.value;
  out["bank"] = state.bank;
  if (state.broken) out["broken"] = true;
  out["order"] = json::array();
  for (const std::uint8_t player : state.order) out["order"].push_back(name_of(at, player_owner(player)));
  for (std::size_t p = 0; p < state.players.size(); ++p)
    out["players"][name_of(at, player_owner(p))] = player_record(at, p);
  for (std::size_t c = 0; c < game.companies.size(); ++c)
    out["corporations"][game.companies[c].id] = company_record(at, c);
  if (!state.operating.empty()) tell_operating(at, out);
  out["privates"] = json::object();
  for (std::size_t p = 0; p < game.privates.size(); ++p)
    out["privates"][game.privates[p].id] = private_record(at, p);
  if (state.round == RoundKind::Stock) tell_sold(at, out);
  if (state.step == Stage::Auction && !state.over) out["auction"] = auction_of(at);
  tell_board(at, out);
  tell_pending(at, out);
  if (state.ending >= 0) out["ending"] = ending_of(at);
  if (state.over) tell_end(at, out);
  return out;
}

}  // namespace trackwright

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "designer/play/record.h"
#include "engine/play/auction/steps.h"
#include "engine/play/stock/steps.h"
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
  if (one.debt != 0) out["debt"] = one.debt;
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
  static constexpr std::array times{"immediate", "current_round",        "current_or",
                                    "full_or",   "one_more_full_or_set", "one_more_full_or_set"};
  static constexpr std::array causes{"bank",       "bankrupt",    "stock_market", "final_train", "bankrupt",
                                     "all_closed", "final_phase", "final_train",  "fixed_round"};
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

namespace {

using nlohmann::json;
using namespace play;

json depot_of(const RecordView& at) {
  json out{{"upcoming", json::array()}};
  const auto cards = at.table.upcoming();
  for (const std::uint16_t card : cards) {
    const TrainFacts& type = at.game.trains[at.game.cards[card].type];
    json& list = out["upcoming"];
    if (!list.empty() && list.back()[0] == type.name)
      list.back()[1] = list.back()[1].get<int>() + 1;
    else
      list.push_back({type.name, type.unlimited ? json("unlimited") : json(1)});
  }
  out["next"] = cards.empty() ? json() : json(at.game.card_name(cards.front()));
  for (const std::uint16_t card : at.table.cards_of(the_pool))
    out["discarded"].push_back(train_name(at, card));
  return out;
}

json tiles_of(const RecordView& at) {
  json out = json::object();
  for (std::size_t h = 0; h < at.state.hexes.size(); ++h) {
    const HexState& here = at.state.hexes[h];
    if (here.tile < 0) continue;
    out[at.game.title().map.hexes()[h].id] = {
        at.game.tiles[static_cast<std::size_t>(here.tile)] + "-" + std::to_string(here.copy), here.rotation};
  }
  return out;
}

json supply_of(const RecordView& at) {
  json out = json::object();
  for (std::size_t t = 0; t < at.game.tiles.size(); ++t) {
    const auto& count = at.game.tile_counts[t];
    if (!count)
      out[at.game.tiles[t]] = "unlimited";
    else if (*count > at.state.laid_tiles[t])
      out[at.game.tiles[t]] = *count - at.state.laid_tiles[t];
  }
  return out;
}

void tell_cells(const RecordView& at, json& out) {
  std::set<Cell> seen;
  for (const CompanyState& one : at.state.companies) {
    if (!one.cell.is_there() || one.closed || !seen.insert(one.cell).second) continue;
    const auto here = at.table.in_cell(one.cell);
    if (here.size() < 2) continue;
    json& list = out["cells"][std::to_string(one.cell.row) + "," + std::to_string(one.cell.column)];
    for (const std::uint8_t c : here) list.push_back(at.game.companies[c].id);
  }
}

void tell_assigned(const RecordView& at, json& out) {
  for (std::size_t c = 0; c < at.game.companies.size(); ++c) {
    const CompanyFacts& facts = at.game.companies[c];
    if (facts.connection != nullptr && facts.destination && !at.state.companies[c].connected)
      out["assigned"][at.game.title().map.hexes()[*facts.destination].id].push_back(facts.id);
  }
  for (const BonusTokenState& token : at.state.bonus_tokens)
    if (token.hex >= 0)
      out["assigned"][at.game.title().map.hexes()[static_cast<std::size_t>(token.hex)].id].push_back(
          token_name(at, token.token));
}

}  // namespace

void tell_board(const RecordView& at, json& record) {
  record["depot"] = depot_of(at);
  record["tiles"] = tiles_of(at);
  record["supply"] = supply_of(at);
  tell_cells(at, record);
  tell_assigned(at, record);
}

namespace {

using nlohmann::json;
using namespace play;

json cell_of(const RecordView& at, Cell cell) {
  return json::array({*at.game.price_at(cell), cell.row, cell.column});
}

// Records do not distinguish redeemed shares from unsold shares.
void tell_treasury(const RecordView& at, std::size_t c, json& out) {
  const auto own = at.table.held(company_owner(c), c);
  if (own.empty()) return;
  for (const std::uint8_t number : own) out["shares"]["ipo"].push_back(number);
  out["percent"]["ipo"] = at.table.percent_of(the_offer, c) + at.table.percent_of(company_owner(c), c);
}

void tell_shares(const RecordView& at, std::size_t c, json& out) {
  out["shares"] = json::object();
  out["percent"] = json::object();
  std::set<Owner> owners;
  for (std::size_t i = 0; i < at.game.companies[c].certificates.size(); ++i)
    owners.insert(at.state.certificates[at.table.certificate(c, i)].owner);
  const CompanyFacts& facts = at.game.companies[c];
  owners.erase(nobody);
  for (const Owner owner : owners) {
    if (owner.is_company(c)) continue;
    out["shares"][name_of(at, owner)] = at.table.held(owner, c);
    out["percent"][name_of(at, owner)] = at.table.percent_of(owner, c);
  }
  tell_treasury(at, c, out);
  // Records count certificates removed in the set-up as sold, even if no certificate is left to
  // sell.
  if (facts.removed > 0) {
    const int percent = at.table.percent_of(the_offer, c) - facts.removed * facts.share;
    out["percent"]["ipo"] = percent;
    if (percent == 0) out["percent"].erase("ipo");
  }
}

// The privates whose bonus tokens the company has bought.
json bought_tokens(const RecordView& at, std::size_t c) {
  json ids = json::array();
  for (std::size_t p = 0; p < at.state.privates.size(); ++p)
    if (at.state.privates[p].token_holder == static_cast<int>(c))
      ids.push_back(at.game.privates[p].id + mark_of(at, p));
  return ids;
}

json privates_of(const RecordView& at, std::size_t c) {
  std::vector<std::size_t> owned;
  for (std::size_t p = 0; p < at.state.privates.size(); ++p)
    if (at.state.privates[p].owner.is_company(c)) owned.push_back(p);
  std::ranges::stable_sort(owned, {}, [&](std::size_t p) { return at.state.privates[p].taken; });
  json ids = json::array();
  for (const std::size_t p : owned) ids.push_back(at.game.privates[p].id);
  return ids;
}

json token_of(const RecordView& at, std::size_t t) {
  const TokenState& one = at.state.tokens[t];
  if (one.hex < 0) return one.price;
  if (one.marker || one.slot < 0)
    return json::array({at.game.title().map.hexes()[static_cast<std::size_t>(one.hex)].id, one.city, "x"});
  return json::array({at.game.title().map.hexes()[static_cast<std::size_t>(one.hex)].id, one.city, one.slot});
}

}  // namespace

json company_record(const RecordView& at, std::size_t c) {
  const CompanyState& one = at.state.companies[c];
  json out{{"cash", one.cash}, {"floated", one.floated}};
  if (at.game.companies[c].minor) out["minor"] = true;
  if (one.cell.is_there()) {
    out["price"] = cell_of(at, one.cell);
    out["price"].push_back(at.table.place_in_cell(c));
  }
  // If all shares cost the market price, records store that price as par.
  const bool market =
      said(at.game.rules().stock.offer_price, rule::OfferPrice::Par) == rule::OfferPrice::Market;
  if (one.par.is_there()) out["par"] = cell_of(at, market ? one.cell : one.par);
  out["ipoed"] = one.started;
  tell_shares(at, c, out);
  if (one.president != nobody) out["president"] = name_of(at, one.president);
  if (is_in_receivership(at.table, c)) out["receivership"] = true;
  if (one.operated) out["operated"] = true;
  if (one.loans != 0) out["loans"] = one.loans;
  if (one.closed) out["closed"] = true;
  out["trains"] = json::array();
  for (const std::uint16_t card : at.table.cards_of(company_owner(c)))
    out["trains"].push_back(train_name(at, card));
  out["tokens"] = json::array();
  if (one.closed) return out;
  for (const std::size_t token : at.table.tokens_of(c)) out["tokens"].push_back(token_of(at, token));
  const json privates = privates_of(at, c);
  if (!privates.empty()) out["companies"] = privates;
  // In titles without connection runs, records omit the holders of bonus tokens.
  if (const json tokens = bought_tokens(at, c);
      !tokens.empty() && (at.game.connection_runs || at.game.tells_holders))
    out["bought"] = tokens;
  return out;
}

}  // namespace trackwright

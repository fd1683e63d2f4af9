#include "designer/play/record.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "engine/play/apply.h"
#include "engine/play/steps.h"

namespace trackwright {

namespace {

using nlohmann::json;
using namespace play;

class Writer {
 public:
  Writer(const Game& game, State state) : game_(game), state_(std::move(state)), table_(game, state_) {}

  json write() {
    json out;
    out["round"] = round();
    if (!state_.over) {
      out["step"] = step();
      out["entity"] = name(waits_for(game_, state_));
    }
    out["can"] = kinds();
    out["phase"] = game_.title().roster.phases[state_.phase].name.value;
    out["bank"] = state_.bank;
    if (state_.broken) out["broken"] = true;
    out["order"] = json::array();
    for (const std::uint8_t player : state_.order) out["order"].push_back(name(player_owner(player)));
    for (std::size_t p = 0; p < state_.players.size(); ++p) out["players"][name(player_owner(p))] = player(p);
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      out["corporations"][game_.companies[c].id] = company(c);
    if (!state_.operating.empty()) operating(out);
    out["privates"] = json::object();
    for (std::size_t p = 0; p < game_.privates.size(); ++p)
      out["privates"][game_.privates[p].id] = private_company(p);
    if (state_.round == RoundKind::Stock) sold(out);
    if (state_.step == Stage::Auction && !state_.over) out["auction"] = auction();
    out["depot"] = depot();
    out["tiles"] = tiles();
    out["supply"] = supply();
    cells(out);
    assigned(out);
    pending(out);
    if (state_.ending >= 0) out["ending"] = ending();
    if (state_.over) end(out);
    return out;
  }

 private:
  std::string name(Owner owner) const {
    switch (owner.kind) {
      case Owner::Kind::Bank:
        return "bank";
      case Owner::Kind::Pool:
        return "market";
      case Owner::Kind::Offer:
        return "ipo";
      default:
        return table_.name(owner);
    }
  }

  json round() const {
    static constexpr std::array kinds{"Auction", "Stock", "Operating", "Nationalization"};
    const bool draft = state_.step == Stage::Draft;
    json out{{"kind", draft ? "Draft" : kinds.at(static_cast<std::size_t>(state_.round))},
             {"turn", state_.turn},
             {"num", state_.num}};
    if (state_.of > 0) out["of"] = state_.of;
    return out;
  }

  std::string step() const {
    switch (state_.step) {
      case Stage::Auction:
        return "WaterfallAuction";
      case Stage::Draft:
        return "DraftDistribution";
      case Stage::TrackAndToken:
        return "TrackAndToken";
      case Stage::SetPar:
        return "CompanyPendingPar";
      case Stage::Shares:
        return "BuySellParShares";
      case Stage::HomeToken:
        return "HomeToken";
      case Stage::SoldPower:
      case Stage::TogetherTiles:
        return "SpecialTrack";
      case Stage::PowerToken:
        return "SpecialToken";
      case Stage::SoldTokens:
        return "AssignSoldTokens";
      case Stage::OwnShares:
        return "IssueShares";
      case Stage::EarlyTrains:
        return "BuyTrainBeforeRunRoute";
      case Stage::Priority:
        return "ChoosePriority";
      case Stage::Tunnel:
        return "BuildTunnel";
      case Stage::Nationalize:
        return "NationalizeCorporation";
      case Stage::Track:
        return "Track";
      case Stage::Token:
        return "Token";
      case Stage::Routes:
        return "Route";
      case Stage::Dividend:
        return "Dividend";
      case Stage::Discard:
        return "DiscardTrain";
      case Stage::Trains:
        return "BuyTrain";
      case Stage::Privates:
        return "BuyCompany";
      case Stage::Protection:
        return "PriceProtection";
      case Stage::ConnectionCheck:
        return "CheckConnection";
      case Stage::ConnectionMarker:
        return "ConnectionToken";
      case Stage::ConnectionRun:
        return "ConnectionRoute";
      case Stage::ConnectionPay:
        return "ConnectionDividend";
      case Stage::Merge:
        return "Merge";
      case Stage::MergedStations:
      case Stage::LendToken:
        return "AssignSoldTokens";
      case Stage::None:
      case Stage::Over:
        break;
    }
    return {};
  }

  json kinds() const {
    std::set<std::string> words;
    for (const ActionKind kind : kinds_now(game_, state_)) words.insert(std::string(word_of(kind)));
    return words;
  }

  json player(std::size_t p) const {
    const PlayerState& one = state_.players[p];
    json out{{"cash", one.cash}, {"value", table_.worth(p)}, {"certs", table_.certificates_counted(p)}};
    out["limit"] = table_.certificate_limit();
    if (one.passed) out["passed"] = true;
    if (one.bankrupt) out["bankrupt"] = true;
    return out;
  }

  json cell(Cell at) const { return json::array({*game_.price_at(at), at.row, at.column}); }

  json company(std::size_t c) const {
    const CompanyState& one = state_.companies[c];
    json out{{"cash", one.cash}, {"floated", one.floated}};
    if (game_.companies[c].minor) out["minor"] = true;
    if (!game_.companies[c].minor) {
      if (one.cell.is_there()) {
        out["price"] = cell(one.cell);
        out["price"].push_back(table_.place_in_cell(c));
      }
      // Where all shares cost the price of the market, records have that as par.
      const bool market =
          said(game_.rules().stock.offer_price, rule::OfferPrice::Par) == rule::OfferPrice::Market;
      if (one.par.is_there()) out["par"] = cell(market ? one.cell : one.par);
      out["ipoed"] = one.started;
      shares(c, out);
    }
    if (one.president != nobody) out["president"] = name(one.president);
    if (is_in_receivership(table_, c)) out["receivership"] = true;
    if (one.operated) out["operated"] = true;
    if (one.closed) out["closed"] = true;
    out["trains"] = json::array();
    for (const std::uint16_t card : table_.cards_of(company_owner(c))) out["trains"].push_back(train(card));
    out["tokens"] = json::array();
    if (one.closed) return out;
    for (const std::size_t token : table_.tokens_of(c)) out["tokens"].push_back(this->token(token));
    const json privates = privates_of(c);
    if (!privates.empty()) out["companies"] = privates;
    // Of titles without connection runs records do not say whose bonus tokens are.
    if (const json tokens = bought(c); !tokens.empty() && (game_.connection_runs || game_.tells_holders))
      out["bought"] = tokens;
    return out;
  }

  void shares(std::size_t c, json& out) const {
    out["shares"] = json::object();
    out["percent"] = json::object();
    std::set<Owner> owners;
    for (std::size_t i = 0; i < game_.companies[c].certificates.size(); ++i)
      owners.insert(state_.certificates[table_.certificate(c, i)].owner);
    const CompanyFacts& facts = game_.companies[c];
    owners.erase(nobody);
    for (const Owner owner : owners) {
      if (owner.is_company(c)) continue;
      out["shares"][name(owner)] = table_.held(owner, c);
      out["percent"][name(owner)] = table_.percent_of(owner, c);
    }
    treasury(c, out);
    // Records count what left the game in the set-up as if it had been sold, even where nothing is left to
    // sell.
    if (facts.removed > 0) {
      const int percent = table_.percent_of(the_offer, c) - facts.removed * facts.share;
      out["percent"]["ipo"] = percent;
      if (percent == 0) out["percent"].erase("ipo");
    }
  }

  // Records do not tell what a company has redeemed from what it has not sold yet.
  void treasury(std::size_t c, json& out) const {
    const auto own = table_.held(company_owner(c), c);
    if (own.empty()) return;
    for (const std::uint8_t number : own) out["shares"]["ipo"].push_back(number);
    out["percent"]["ipo"] = table_.percent_of(the_offer, c) + table_.percent_of(company_owner(c), c);
  }

  // Privates whose bonus tokens the company has bought.
  json bought(std::size_t c) const {
    json ids = json::array();
    for (std::size_t p = 0; p < state_.privates.size(); ++p)
      if (state_.privates[p].token_holder == static_cast<int>(c))
        ids.push_back(game_.privates[p].id + mark_of(p));
    return ids;
  }

  // Of a private that has replaced its token by the next.
  std::string mark_of(std::size_t p) const {
    const bool replaced = std::ranges::any_of(state_.bonus_tokens, [&](const BonusTokenState& token) {
      return game_.title().companies.bonus_tokens[token.token].owner == game_.privates[p].id &&
             is_later(token.token);
    });
    return replaced ? "\u1d9c" : "";
  }

  // Its tokens take the place of each other.
  bool replaces(const std::string& owner) const {
    const auto one = game_.find_private(owner);
    return one && std::ranges::any_of(game_.privates[*one].powers, [](const PowerFacts& power) {
             return power.is(rule::Power::ReplaceBonusToken);
           });
  }

  // It has taken the place of the one that its private puts on the map first.
  bool is_later(std::size_t token) const {
    const auto& kinds = game_.title().companies.bonus_tokens;
    if (!replaces(kinds[token].owner)) return false;
    const auto first = std::ranges::find(kinds, kinds[token].owner, &BonusToken::owner);
    return static_cast<std::size_t>(first - kinds.begin()) != token;
  }

  json privates_of(std::size_t c) const {
    std::vector<std::size_t> owned;
    for (std::size_t p = 0; p < state_.privates.size(); ++p)
      if (state_.privates[p].owner.is_company(c)) owned.push_back(p);
    std::ranges::stable_sort(owned, {}, [&](std::size_t p) { return state_.privates[p].taken; });
    json ids = json::array();
    for (const std::size_t p : owned) ids.push_back(game_.privates[p].id);
    return ids;
  }

  std::string train(std::size_t card) const {
    std::string text = game_.card_name(card);
    if (state_.cards[card].variant != 0) text += "=" + table_.type_of(card).name.value;
    if (state_.this_turn.passing == static_cast<int>(card) && !table_.done(Stage::Routes))
      text += "=" + table_.type_of(card).name.value + "/1";
    return state_.cards[card].obsolete ? text + "!" : text;
  }

  json token(std::size_t t) const {
    const TokenState& one = state_.tokens[t];
    if (one.hex < 0) return one.price;
    if (one.marker || one.slot < 0)
      return json::array({game_.title().map.hexes()[static_cast<std::size_t>(one.hex)].id, one.city, "x"});
    return json::array({game_.title().map.hexes()[static_cast<std::size_t>(one.hex)].id, one.city, one.slot});
  }

  json private_company(std::size_t p) const {
    const PrivateState& one = state_.privates[p];
    if (one.closed) return "closed";
    for (const auto& [player, taken] : state_.drafted)
      if (taken == p) return json::array({name(player_owner(player)), one.revenue});
    return json::array({one.owner == nobody ? json() : json(name(one.owner)), one.revenue});
  }

  void operating(json& out) const {
    out["operating"] = json::array();
    for (const std::uint8_t c : state_.operating) out["operating"].push_back(game_.companies[c].id);
    if (state_.round == RoundKind::Nationalization) return;
    out["laid"] = {state_.this_turn.laid, state_.this_turn.upgraded};
    if (state_.this_turn.tokened) out["tokened"] = true;
  }

  void sold(json& out) const {
    for (std::size_t p = 0; p < state_.players.size(); ++p)
      for (std::size_t c = 0; c < game_.companies.size(); ++c)
        if (((state_.players[p].sold >> c) & 1U) != 0)
          out["sold"][name(player_owner(p))].push_back(game_.companies[c].id);
  }

  json auction() const {
    if (state_.put_up >= 0) {
      const Bid& highest = state_.bids.back();
      return {{"corporation", game_.companies[static_cast<std::size_t>(state_.put_up)].id},
              {"bid", json::array({name(player_owner(highest.player)), highest.price})}};
    }
    json out;
    if (game_.right_to_choose) {
      for (const Bid& bid : state_.bids) out["right_to_choose"] = {name(player_owner(bid.player)), bid.price};
      return out;
    }
    for (const Bid& bid : state_.bids)
      out["bids"][game_.privates[bid.company].id].push_back({name(player_owner(bid.player)), bid.price});
    if (state_.auctioning >= 0)
      out["auctioning"] = game_.privates[static_cast<std::size_t>(state_.auctioning)].id;
    for (std::size_t p = 0; p < game_.privates.size(); ++p)
      if (is_unsold(table_, p)) out["min_bid"][game_.privates[p].id] = least_bid(table_, p);
    return out;
  }

  json depot() const {
    json out{{"upcoming", json::array()}};
    const auto cards = table_.upcoming();
    for (const std::uint16_t card : cards) {
      const TrainFacts& type = game_.trains[game_.cards[card].type];
      json& list = out["upcoming"];
      if (!list.empty() && list.back()[0] == type.name)
        list.back()[1] = list.back()[1].get<int>() + 1;
      else
        list.push_back({type.name, type.unlimited ? json("unlimited") : json(1)});
    }
    out["next"] = cards.empty() ? json() : json(game_.card_name(cards.front()));
    for (const std::uint16_t card : table_.cards_of(the_pool)) out["discarded"].push_back(train(card));
    return out;
  }

  json tiles() const {
    json out = json::object();
    for (std::size_t h = 0; h < state_.hexes.size(); ++h) {
      const HexState& here = state_.hexes[h];
      if (here.tile < 0) continue;
      out[game_.title().map.hexes()[h].id] = {
          game_.tiles[static_cast<std::size_t>(here.tile)] + "-" + std::to_string(here.copy), here.rotation};
    }
    return out;
  }

  json supply() const {
    json out = json::object();
    for (std::size_t t = 0; t < game_.tiles.size(); ++t) {
      const auto& count = game_.tile_counts[t];
      if (!count)
        out[game_.tiles[t]] = "unlimited";
      else if (*count > state_.laid_tiles[t])
        out[game_.tiles[t]] = *count - state_.laid_tiles[t];
    }
    return out;
  }

  void cells(json& out) const {
    std::set<Cell> seen;
    for (const CompanyState& one : state_.companies) {
      if (!one.cell.is_there() || one.closed || !seen.insert(one.cell).second) continue;
      const auto here = table_.in_cell(one.cell);
      if (here.size() < 2) continue;
      json& list = out["cells"][std::to_string(one.cell.row) + "," + std::to_string(one.cell.column)];
      for (const std::uint8_t c : here) list.push_back(game_.companies[c].id);
    }
  }

  // By the private that they come with, and what they pay where it has several kinds, or the mark of a later
  // one; by themselves else.
  std::string token_name(std::size_t number) const {
    const auto& kinds = game_.title().companies.bonus_tokens;
    const BonusToken& token = kinds[number];
    if (token.owner.empty()) return token.id;
    if (replaces(token.owner)) return token.owner + (is_later(number) ? "\u1d9c" : "");
    const bool several = std::ranges::count(kinds, token.owner, &BonusToken::owner) > 1;
    return several ? token.owner + std::to_string(token.bonus) : token.owner;
  }

  void assigned(json& out) const {
    for (std::size_t c = 0; c < game_.companies.size(); ++c) {
      const CompanyFacts& facts = game_.companies[c];
      if (facts.connection != nullptr && facts.destination && !state_.companies[c].connected)
        out["assigned"][game_.title().map.hexes()[*facts.destination].id].push_back(facts.id);
    }
    for (const BonusTokenState& token : state_.bonus_tokens)
      if (token.hex >= 0)
        out["assigned"][game_.title().map.hexes()[static_cast<std::size_t>(token.hex)].id].push_back(
            token_name(token.token));
  }

  void pending(json& out) const {
    const auto& hexes = game_.title().map.hexes();
    for (const PendingToken& one : state_.pending_tokens) {
      json places = json::array();
      if (one.hex != any_hex)
        places.push_back(hexes[one.hex].id);
      else
        for (const StationPlace& place : chosen_homes(table_, one.company))
          places.push_back(hexes[place.hex].id);
      out["pending"]["tokens"].push_back({game_.companies[one.company].id, std::move(places)});
    }
    for (const std::uint8_t one : state_.pending_pars)
      out["pending"]["par"].push_back(game_.privates[one].id);
    for (const std::uint8_t c : table_.crowded()) out["pending"]["discard"].push_back(game_.companies[c].id);
  }

  json ending() const {
    const EndRule& rule = game_.rules().end[static_cast<std::size_t>(state_.ending)];
    static constexpr std::array times{"immediate", "current_or", "full_or", "one_more_full_or_set",
                                      "one_more_full_or_set"};
    static constexpr std::array causes{"bank",        "bankrupt", "stock_market",
                                       "final_train", "bankrupt", "all_closed"};
    const auto time = said(rule.then, rule::EndTime::Set);
    return json::array(
        {causes.at(static_cast<std::size_t>(rule.when->value)), times.at(static_cast<std::size_t>(time))});
  }

  void end(json& out) const {
    out["end"]["reason"] = state_.manual       ? "manually_ended"
                           : state_.ending < 0 ? "dnf"
                                               : ending()[0].get<std::string>();
    if (state_.manual) out["end"]["manual"] = true;
    for (std::size_t p = 0; p < state_.players.size(); ++p)
      out["end"]["result"][name(player_owner(p))] = table_.worth(p);
  }

  const Game& game_;
  State state_;
  const PlayTable table_;
};

}  // namespace

json record_of(const Game& game, const State& state) {
  return Writer(game, state).write();
}

}  // namespace trackwright

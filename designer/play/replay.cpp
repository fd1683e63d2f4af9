#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/play/record.h"
#include "designer/play/replay.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/table/table.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/apply.h"

namespace trackwright {

namespace {

using nlohmann::json;
using namespace play;

std::string type_of(const json& said) {
  return said.is_object() && said.contains("type") && said["type"].is_string()
             ? said["type"].get<std::string>()
             : "";
}

// Parses the line of a position; returns nothing if the line is invalid.
std::optional<json> line(const std::vector<std::string>& states, std::size_t at) {
  if (at >= states.size()) return std::nullopt;
  json read = json::parse(states[at], nullptr, false);
  if (read.is_discarded() || !read.is_object()) return std::nullopt;
  return read;
}

// Whether the record numbers the phases that the title names.
bool numbers_phases(const Title& title, const std::vector<std::string>& states) {
  const auto first = line(states, 0);
  return first && first->value("phase", json()) == "1" && !title.roster.phases.empty() &&
         title.roster.phases.front().name.value != "1";
}

Divergence divergence_at(const RecordedAction* action, std::size_t done) {
  Divergence found;
  found.done = done;
  if (action == nullptr) return found;
  found.action = action->id;
  found.type = type_of(action->said);
  found.place = action->place;
  return found;
}

}  // namespace

Expected<Replayed> replay(const Title& title, const RecordedGame& record, const ReplayQuestion& question) {
  const auto game = game_of(title, record);
  if (!game) return unexpected(game.error());
  Replayed result;
  result.unknown = game->unknown;
  State state = opening(*game);
  const std::size_t last = std::min(record.actions.size(), question.until.value_or(record.actions.size()));
  const bool by_number = numbers_phases(title, question.states);
  const auto compare = [&](const RecordedAction* action, std::size_t done) {
    const auto theirs = line(question.states, done);
    if (!theirs) return true;
    json ours = record_of(*game, state);
    if (by_number) ours["phase"] = std::to_string(state.phase + 1);
    if (const auto differs = first_difference(*game, std::move(ours), *theirs)) {
      Divergence found = divergence_at(action, done);
      found.field = differs->field;
      found.ours = differs->ours;
      found.theirs = differs->theirs;
      result.divergence = std::move(found);
      return false;
    }
    ++result.compared;
    return true;
  };
  bool alike = compare(nullptr, 0);
  for (std::size_t i = 0; alike && i < last; ++i) {
    const RecordedAction& recorded = record.actions[i];
    if (question.legal)
      if (const auto theirs = line(question.states, i))
        for (LegalDifference& one : compare_legal(*game, state, recorded.said, *theirs)) {
          if (one.ours == one.theirs) {
            ++result.legal_sets;
            continue;
          }
          Divergence found = divergence_at(&recorded, i);
          found.field = one.set;
          found.ours = one.ours;
          found.theirs = one.theirs;
          result.sets.push_back(std::move(found));
        }
    const auto action = action_of(*game, state, recorded.said);
    auto after = action ? apply(*game, state, *action) : unexpected(Forbidden{"record", action.error()});
    if (!after) {
      Divergence found = divergence_at(&recorded, i);
      found.ours = after.error().words;
      found.theirs = "accepted";
      found.rule = after.error().rule;
      result.divergence = std::move(found);
      break;
    }
    state = std::move(*after);
    ++result.actions;
    alike = compare(&recorded, i + 1);
  }
  result.complete = alike && result.actions == record.actions.size();
  result.position = PlayTable(*game, state).position(std::nullopt);
  result.state = std::move(state);
  return result;
}

namespace {

using nlohmann::json;
using namespace play;

std::string share_name(const Game& game, std::size_t company, std::size_t number) {
  return game.companies[company].id + "_" + std::to_string(number);
}

json lays_json(const Game& game, const std::vector<LegalLay>& lays) {
  json out = json::object();
  for (const LegalLay& lay : lays) {
    json rotations = json::array();
    for (int r = 0; r < 6; ++r)
      if (((lay.rotations >> r) & 1U) != 0) rotations.push_back(r);
    out[game.tiles[lay.tile]] = rotations;
  }
  return out;
}

json hexes_json(const Game& game, const std::vector<std::uint16_t>& hexes) {
  json out = json::array();
  for (const std::uint16_t hex : hexes) out.push_back(game.title().map.hexes()[hex].id);
  std::sort(out.begin(), out.end());
  return out;
}

json sorted(json list) {
  if (list.is_array()) std::sort(list.begin(), list.end());
  return list;
}

class Comparison {
 public:
  Comparison(const Game& game, State state) : game_(game), state_(std::move(state)), table_(game, state_) {}

  void lays(const json& theirs) {
    if (!theirs.contains("hex") || !theirs.contains("entity")) return;
    const std::string entity = theirs["entity"].get<std::string>();
    const auto one = game_.find_private(entity);
    const auto company = game_.find_company(entity);
    const bool by_private = theirs.value("step", "") == "SpecialTrack" && one;
    if (!by_private && (!company || table_.operator_now() != company)) return;
    const auto lays = [&](std::size_t hex) {
      return lays_json(game_, by_private ? power_lays(table_, *one, hex) : lays_on(table_, *company, hex));
    };
    if (const auto hex = game_.find_hex(theirs["hex"].get<std::string>()))
      add("legal_lays." + theirs["hex"].get<std::string>(), lays(*hex), theirs["tiles"]);
    if (theirs.contains("hexes"))
      add("legal_lays.hexes",
          hexes_json(game_, by_private ? power_hexes(table_, *one) : hexes_of_step(*company)),
          sorted(theirs["hexes"]));
    if (!theirs.contains("all")) return;
    for (const auto& [id, tiles] : theirs["all"].items())
      if (const auto hex = game_.find_hex(id))
        add("legal_lays." + id, lays(*hex), tiles.is_null() ? json::object() : tiles);
  }

  void tokens(const json& theirs) {
    const auto company = table_.operator_now();
    if (!company) return;
    json ours = json::array();
    for (const StationPlace& place : station_places(table_, *company))
      ours.push_back({game_.title().map.hexes()[place.hex].id, place.city, place.slot});
    add("legal_tokens", sorted(ours), sorted(theirs));
  }

  void trains(const json& theirs) {
    const auto company = table_.operator_now();
    if (!company || !theirs.contains("trains")) return;
    json ours = json::array();
    for (const TrainOffer& offer : train_offers(table_, *company)) {
      std::string name = game_.card_name(offer.card);
      if (offer.variant > 0) name += "=" + table_.base_of(offer.card).variants[offer.variant - 1U].name.value;
      const std::string from = offer.from.is_company() ? game_.companies[offer.from.index].id : "depot";
      // Records list the bank's price without the discount of a company.
      const Train& base = table_.base_of(offer.card);
      const int face = offer.variant > 0 ? base.variants[offer.variant - 1U].price.value : base.price.value;
      const bool bank = !offer.from.is_company();
      ours.push_back({name, from, bank ? face : offer.least, bank ? face : offer.most});
    }
    add("legal_trains.must", must_by_plain_rule(*company), theirs.value("must", false));
    add("legal_trains", sorted(ours), sorted(theirs["trains"]));
  }

  void stock(const json& theirs) {
    const auto player = table_.player_now();
    if (!player || state_.step != Stage::Shares) return;
    json buy = json::array();
    const bool must = must_sell(table_, *player);
    if (!must)
      for (const ShareOffer& offer : purchases(table_, *player))
        buy.push_back(
            {game_.companies[offer.bundle.company].id, offer.bundle.owner == the_pool ? "market" : "ipo",
             share_name(game_, offer.bundle.company, offer.bundle.certificates.front()), offer.price});
    add("legal_stock.buy", sorted(buy), sorted(theirs.value("buy", json::array())));
    json sell = json::object();
    json par = json::object();
    for (std::size_t c = 0; c < game_.companies.size(); ++c) {
      std::vector<int> percents;
      for (const PlayTable::Bundle& bundle : sales(table_, *player, c)) percents.push_back(bundle.percent);
      std::ranges::sort(percents);
      percents.erase(std::unique(percents.begin(), percents.end()), percents.end());
      if (!percents.empty()) sell[game_.companies[c].id] = percents;
      if (must || !can_start_any(table_, *player)) continue;
      json cells = json::array();
      for (const Cell cell : par_choices(table_, *player, c))
        cells.push_back({*game_.price_at(cell), cell.row, cell.column});
      if (!cells.empty()) par[game_.companies[c].id] = sorted(cells);
    }
    add("legal_stock.sell", sell, theirs.value("sell", json::object()));
    json their_par = theirs.value("par", json::object());
    // Records also list closed companies and companies with a price, which nobody can start again.
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      if (state_.companies[c].closed || state_.companies[c].started) their_par.erase(game_.companies[c].id);
    drop_dear_pars(their_par, *player);
    for (auto& [id, cells] : their_par.items()) cells = sorted(cells);
    add("legal_stock.par", par, their_par);
  }

  std::vector<LegalDifference> take() { return std::move(found_); }

 private:
  // Records only test whether the company has a card at all, even if its power exempts it.
  bool must_by_plain_rule(std::size_t company) const {
    const CompanyFacts& facts = game_.companies[company];
    if (facts.minor || facts.must_own == rule::MustOwn::Never || !table_.cheapest_card()) return false;
    return table_.cards_of(company_owner(company)).empty() &&
           (facts.must_own == rule::MustOwn::Always || table_.has_route(company));
  }

  // Records offer every price at which the player can pay two shares, even if the president's certificate
  // costs more.
  void drop_dear_pars(json& pars, std::size_t player) const {
    json kept = json::object();
    for (const auto& [id, cells] : pars.items())
      for (const json& cell : cells) {
        const auto company = game_.find_company(id);
        if (!company) continue;
        const CompanyFacts& facts = game_.companies[*company];
        if (cell[0].get<int>() * facts.president / facts.share <= state_.players[player].cash)
          kept[id].push_back(cell);
      }
    pars = kept;
  }

  // If track and stations are allowed in any order, includes the hexes for stations.
  std::vector<std::uint16_t> hexes_of_step(std::size_t company) const {
    std::vector<std::uint16_t> hexes = open_hexes(table_, company);
    if (state_.step != Stage::TrackAndToken || !can_place_station(table_, company)) return hexes;
    const auto& edges = table_.reach(company).edges;
    for (std::size_t h = 0; h < edges.size(); ++h)
      if ((edges[h] & exits(table_.laid_tile(h))) != 0 && !blocker_of(table_, h, company_owner(company)))
        hexes.push_back(static_cast<std::uint16_t>(h));
    for (const StationPlace& place : station_places(table_, company)) hexes.push_back(place.hex);
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
  }

  void add(std::string set, const json& ours, const json& theirs) {
    found_.push_back({std::move(set), ours.dump(), theirs.dump()});
  }

  const Game& game_;
  State state_;
  const PlayTable table_;
  std::vector<LegalDifference> found_;
};

}  // namespace

std::vector<LegalDifference> compare_legal(const Game& game, const State& state, const json&,
                                           const json& theirs) {
  Comparison comparison(game, state);
  if (theirs.contains("legal_lays") && theirs["legal_lays"].is_object())
    comparison.lays(theirs["legal_lays"]);
  if (theirs.contains("legal_tokens") && theirs["legal_tokens"].is_array())
    comparison.tokens(theirs["legal_tokens"]);
  if (theirs.contains("legal_trains") && theirs["legal_trains"].is_object())
    comparison.trains(theirs["legal_trains"]);
  if (theirs.contains("legal_stock") && theirs["legal_stock"].is_object())
    comparison.stock(theirs["legal_stock"]);
  return comparison.take();
}

}  // namespace trackwright

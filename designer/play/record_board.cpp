#include "designer/play/record_board.h"

#include <set>

namespace trackwright {

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

}  // namespace trackwright

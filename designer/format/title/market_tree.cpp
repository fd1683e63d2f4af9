#include "designer/format/title/market_tree.h"

#include <utility>

#include "designer/format/title/tree_values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

// Writes "100pq|", or "-" for an empty cell.
std::string cell_text(const std::optional<MarketCell>& cell) {
  return cell ? std::to_string(cell->price) + cell->zones + (cell->ledge_right ? "|" : "") : "-";
}

Node row_tree(const std::vector<std::optional<MarketCell>>& row) {
  return text_node(joined(row, " ", cell_text));
}

Node zone_tree(const MarketZone& zone) {
  Node said = mapping_node();
  put_text(said, "name", zone.name);
  put_text(said, "colour", zone.colour);
  put_text(said, "meaning", zone.meaning);
  put_flag(said, "par", zone.par);
  put(said, "effects",
      list_of(zone.effects, [](const Placed<MarketEffect>& effect) { return word_node(effect.value); }));
  return said;
}

Node move_tree(const MarketMove& move) {
  Node said = mapping_node();
  put_text(said, "when", move.when);
  put_text(said, "move", move.move);
  return said;
}

void put_row_end(Node& ends, const char* key, std::optional<RowEnd> end) {
  if (end) put(ends, key, word_node(*end));
}

}  // namespace

Node market_tree(const Market& market) {
  Node file = mapping_node();
  if (market.shape != MarketShape::Grid) add(file, "shape", word_node(market.shape));
  add(file, "rows", list_of(market.rows, row_tree));
  put(file, "zones", mapping_of(market.zones, &MarketZone::letter, zone_tree));
  put(file, "par", numbers_node(market.par));
  put(file, "moves", list_of(market.moves, move_tree));
  Node ends = mapping_node();
  put_row_end(ends, "right", market.row_end_right);
  put_row_end(ends, "left", market.row_end_left);
  put_row_end(ends, "top", market.row_end_top);
  put(file, "row_ends", std::move(ends));
  return file;
}

}  // namespace trackwright

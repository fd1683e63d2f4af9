#include "designer/format/title/market_tree.h"

#include <utility>

#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

// "100pq|", or "-" for no cell.
std::string cell_text(const std::optional<MarketCell>& cell) {
  return cell ? std::to_string(cell->price) + cell->zones + (cell->ledge_right ? "|" : "") : "-";
}

Node rows_tree(const Market& market) {
  Node rows = list_node();
  for (const auto& row : market.rows) {
    std::string text;
    for (const auto& cell : row) text += (text.empty() ? "" : " ") + cell_text(cell);
    rows.items.push_back(text_node(std::move(text)));
  }
  return rows;
}

Node zones_tree(const std::vector<MarketZone>& zones) {
  Node all = mapping_node();
  for (const MarketZone& zone : zones) {
    Node said = mapping_node();
    put_text(said, "name", zone.name);
    put_text(said, "colour", zone.colour);
    put_text(said, "meaning", zone.meaning);
    put_flag(said, "par", zone.par);
    add(all, zone.letter, std::move(said));
  }
  return all;
}

}  // namespace

Node market_tree(const Market& market) {
  Node file = mapping_node();
  if (market.shape != MarketShape::Grid) add(file, "shape", word_node(market.shape));
  add(file, "rows", rows_tree(market));
  put(file, "zones", zones_tree(market.zones));
  Node par = list_node();
  for (const Placed<int>& price : market.par) par.items.push_back(number_node(price.value));
  put(file, "par", std::move(par));
  Node moves = list_node();
  for (const MarketMove& move : market.moves) {
    Node said = mapping_node();
    put_text(said, "when", move.when);
    put_text(said, "move", move.move);
    moves.items.push_back(std::move(said));
  }
  put(file, "moves", std::move(moves));
  Node ends = mapping_node();
  put_text(ends, "right", market.row_end_right);
  put_text(ends, "left", market.row_end_left);
  put(file, "row_ends", std::move(ends));
  return file;
}

}  // namespace trackwright

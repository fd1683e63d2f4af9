#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/market_file.h"
#include "designer/format/title/tree_values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

using Row = std::vector<std::optional<MarketCell>>;

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Reads `100`, `100p` or `100pq|`.
std::optional<MarketCell> read_cell(const Ref& word) {
  MarketCell cell;
  cell.place = word.place;
  std::string_view text = word.value;
  if (text.ends_with('|')) {
    cell.ledge_right = true;
    text.remove_suffix(1);
  }
  const auto price = take_number(text);
  if (!price || *price < 0 || !std::ranges::all_of(text, is_letter)) return std::nullopt;
  cell.price = *price;
  cell.zones = text;
  return cell;
}

void report_cell(const Ref& word, Findings& findings) {
  report(findings, "market/cell", word.place, word.value,
         fmt::format("`{}` is not a market price", word.value),
         "write a price with the letters of its zones, such as 100p; write - for no cell and | for a ledge");
}

// A row pasted from a spreadsheet: report it once for the row and still read its prices.
bool has_comma(const Ref& word) {
  return word.value.size() > 1 && (word.value.ends_with(',') || word.value.ends_with(';'));
}

void report_comma(const Ref& word, Findings& findings) {
  report(findings, "market/cell", word.place, word.value,
         fmt::format("`{}` is not a market price: only spaces separate the prices in a row", word.value),
         fmt::format("remove the commas: `{} ...`", word.value.substr(0, word.value.size() - 1)));
}

Row read_row(const Node& node, Findings& findings) {
  Row row;
  bool commas = false;
  for (Ref& word : words(node.text, node.place, node.verbatim)) {
    if (has_comma(word)) {
      if (!std::exchange(commas, true)) report_comma(word, findings);
      word.value.pop_back();
    }
    if (word.value == "-") {
      row.emplace_back(std::nullopt);
    } else if (word.value == "|" && !row.empty() && row.back()) {
      row.back()->ledge_right = true;
    } else if (auto cell = read_cell(word)) {
      row.emplace_back(std::move(*cell));
    } else {
      report_cell(word, findings);
      row.emplace_back(std::nullopt);
    }
  }
  return row;
}

// The largest published markets have about 200 cells.
constexpr std::size_t most_cells = 2000;

std::vector<Row> read_rows(const Node& market_file, Findings& findings) {
  std::vector<Row> rows;
  std::size_t cells = 0;
  for (const Node& node : items_of(&market_file, "rows")) {
    if (!is_scalar(node)) continue;
    Row row = read_row(node, findings);
    cells += std::max<std::size_t>(row.size(), 1);
    if (cells > most_cells) {
      report(findings, "schema/out-of-range", node.place, "rows",
             fmt::format("`rows` has more than {} cells; this row and the following ones are not read",
                         most_cells));
      break;
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

MarketZone read_zone(const Entry& entry) {
  MarketZone zone;
  zone.letter = entry.key;
  zone.name = text_of(&entry.value, "name");
  zone.colour = text_of(&entry.value, "colour");
  zone.meaning = text_of(&entry.value, "meaning");
  zone.par = boolean_of(&entry.value, "par").value_or(false);
  for (const Ref& word : names_of(&entry.value, "effects"))
    if (const auto effect = from_word<MarketEffect>(word.value))
      zone.effects.push_back({*effect, word.place});
  zone.place = entry.key_place;
  return zone;
}

}  // namespace

Market build_market(const Node& market_file, Findings& findings) {
  Market market;
  market.place = market_file.place;
  market.shape = from_word<MarketShape>(text_of(&market_file, "shape")).value_or(MarketShape::Grid);
  market.rows = read_rows(market_file, findings);
  for (const Entry& zone : entries_of(&market_file, "zones")) market.zones.push_back(read_zone(zone));
  for (const Node& par : items_of(&market_file, "par"))
    if (const auto price = integer(par)) market.par.push_back({*price, par.place});
  for (const Node& move : items_of(&market_file, "moves"))
    market.moves.push_back({text_of(&move, "when"), text_of(&move, "move"), move.place});
  const Node* ends = value_of(&market_file, "row_ends");
  market.row_end_right = from_word<RowEnd>(text_of(ends, "right"));
  market.row_end_left = from_word<RowEnd>(text_of(ends, "left"));
  market.row_end_top = from_word<RowEnd>(text_of(ends, "top"));
  return market;
}

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

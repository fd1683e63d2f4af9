#include "designer/format/title/market_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "designer/format/text/report.h"
#include "designer/format/text/values.h"

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
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), cell.price);
  if (error != std::errc() || cell.price < 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (!std::ranges::all_of(text, is_letter)) return std::nullopt;
  cell.zones = text;
  return cell;
}

void report_cell(const Ref& word, Findings& findings) {
  report(findings, "market/cell", word.place, word.value,
         fmt::format("`{}` is not a market price", word.value),
         "write a price with the letters of its zones, such as 100p, or - for no cell, or | for a ledge");
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

}  // namespace trackwright

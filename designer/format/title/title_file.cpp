#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "designer/format/text/values.h"
#include "designer/format/title/formats.h"
#include "designer/format/title/title_file.h"
#include "designer/format/title/title_options.h"
#include "designer/format/title/tree_values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

void read_identity(const Node& node, Title& title) {
  title.name = text_of(&node, "title");
  title.subtitle = text_of(&node, "subtitle");
  title.version = text_of(&node, "version");
  title.designer = joined(texts_of(&node, "designer"), ", ");
  title.publisher = text_of(&node, "publisher");
  title.location = text_of(&node, "location");
  title.year = integer_of(&node, "year").value_or(0);
  title.draft = text_of(&node, "status") == "draft";
  title.licence = text_of(&node, "licence");
}

std::vector<std::pair<Ref, Placed<int>>> read_counts(const Node& row, std::string_view key) {
  std::vector<std::pair<Ref, Placed<int>>> counts;
  for (const Entry& entry : entries_of(&row, key))
    if (const auto count = integer(entry.value))
      counts.push_back({{entry.key, entry.key_place}, {*count, entry.value.place}});
  return counts;
}

std::vector<PlayerRow> read_players(const Node& node) {
  std::vector<PlayerRow> rows;
  for (const Entry& entry : entries_of(&node, "players")) {
    PlayerRow row{.players = number_in(entry.key).value_or(0)};
    if (row.players < 1) continue;
    row.cash = placed_integer_of(&entry.value, "cash");
    row.certificates = placed_integer_of(&entry.value, "certificates");
    row.bank = placed_integer_of(&entry.value, "bank");
    row.holding_limit = placed_integer_of(&entry.value, "holding_limit");
    row.without = names_of(&entry.value, "without");
    row.trains = read_counts(entry.value, "trains");
    row.tiles = read_counts(entry.value, "tiles");
    row.place = entry.key_place;
    rows.push_back(std::move(row));
  }
  std::ranges::stable_sort(rows, {}, &PlayerRow::players);
  return rows;
}

CertificateTable read_certificate_table(const Node* node) {
  CertificateTable table;
  table.by = text_of(node, "by");
  for (const Entry& line : entries_of(node, "rows")) {
    CertificateTable::Row row;
    row.label = line.key;
    row.place = line.key_place;
    for (const Entry& cell : line.value.entries) {
      const auto limit = integer(cell.value);
      const auto players = number_in(cell.key);
      if (limit && players) row.limit.insert_or_assign(*players, Placed<int>{*limit, cell.value.place});
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

// Reads denominations with the count of each.
void read_note_counts(const Node& node, Title& title) {
  for (const Entry& note : entries_of(&node, "notes")) {
    const auto value = number_in(note.key);
    const auto count = integer(note.value);
    if (!value || !count) continue;
    title.notes.push_back({*value, note.key_place});
    title.note_counts.insert_or_assign(*value, *count);
  }
  std::ranges::stable_sort(title.notes, {}, &Placed<int>::value);
}

void read_money(const Node& node, Title& title) {
  title.currency = text_of(&node, "currency", title.currency);
  title.players = read_players(node);
  title.certificate_table = read_certificate_table(value_of(&node, "certificate_limits"));
  title.bank = placed_integer_of(&node, "bank");
  title.bank_said = value_of(&node, "bank") != nullptr;
  for (const Node& note : items_of(&node, "notes"))
    if (const auto value = integer(note)) title.notes.push_back({*value, note.place});
  read_note_counts(node, title);
  title.holding_limit = placed_integer_of(&node, "holding_limit");
  title.pool_limit = placed_integer_of(&node, "pool_limit");
  title.capitalization = text_of(&node, "capitalization", title.capitalization);
  if (const Node* said = value_of(&node, "capitalization")) title.capitalization_place = said->place;
}

std::vector<RoundStep> read_steps(const Node& node, std::string_view key) {
  std::vector<RoundStep> steps;
  for (Ref& step : names_of(&node, key)) steps.push_back({std::move(step.value), step.place});
  return steps;
}

// Reads one list for all companies, or a list for each kind.
void read_turns(const Node& file, Title& title) {
  title.operating_round = read_steps(file, "operating_round");
  const Node* node = value_of(&file, "operating_round");
  if (node == nullptr) return;
  title.turns_place = node->place;
  for (const Entry& kind : entries_of(&file, "operating_round"))
    title.turns.emplace(kind.key, read_steps(*node, kind.key));
}

StatedTotals read_totals(const Node* node) {
  StatedTotals totals;
  totals.tiles = placed_integer_of(node, "tiles");
  totals.trains = placed_integer_of(node, "trains");
  totals.certificates = placed_integer_of(node, "certificates");
  totals.privates = placed_integer_of(node, "privates");
  totals.station_tokens = placed_integer_of(node, "station_tokens");
  return totals;
}

std::vector<StatedCensus> read_census(const Node& node) {
  std::vector<StatedCensus> census;
  for (const Entry& section : entries_of(&node, "census")) {
    StatedCensus stated{section.key, {}, section.key_place};
    for (const Entry& thing : section.value.entries)
      if (const auto count = integer(thing.value))
        stated.counts.emplace_back(thing.key, Placed<int>{*count, thing.value.place});
    census.push_back(std::move(stated));
  }
  return census;
}

std::vector<Source> read_sources(const Node& node) {
  std::vector<Source> sources;
  for (const Node& item : items_of(&node, "sources"))
    sources.push_back({text_of(&item, "about"), text_of(&item, "from"), text_of(&item, "because"),
                       boolean_of(&item, "assumed").value_or(false), text_of(&item, "part"),
                       names_of(&item, "left_out"), item.place});
  return sources;
}

std::vector<Allow> read_allow(const Node& node) {
  std::vector<Allow> allows;
  for (const Node& item : items_of(&node, "allow")) {
    const Node* check = value_of(&item, "check");
    if (check == nullptr || !is_scalar(*check)) continue;
    allows.push_back(
        {{check->text, check->place}, names_of(&item, "at"), text_of(&item, "because"), item.place});
  }
  return allows;
}

}  // namespace

void build_title(const Node& title_file, Title& title) {
  title.place = title_file.place;
  read_identity(title_file, title);
  read_money(title_file, title);
  title.setup = read_steps(title_file, "setup");
  title.stock_round = read_steps(title_file, "stock_round");
  read_turns(title_file, title);
  title.game_end = read_steps(title_file, "game_end");
  title.options = read_options(title_file);
  title.totals = read_totals(value_of(&title_file, "totals"));
  title.census = read_census(title_file);
  title.sources = read_sources(title_file);
  title.allow = read_allow(title_file);
}

namespace {

void put_identity(Node& file, const Title& title) {
  add(file, "format", number_node(current_format));
  add(file, "title", text_node(title.name));
  put_text(file, "subtitle", title.subtitle);
  put_text(file, "version", title.version);
  put_text(file, "designer", title.designer);
  put_text(file, "publisher", title.publisher);
  put_number(file, "year", title.year, 0);
  put_text(file, "location", title.location);
  if (title.draft) add(file, "status", text_node("draft"));
  put_text(file, "licence", title.licence);
}

Node counts_tree(const std::vector<std::pair<Ref, Placed<int>>>& counts) {
  return mapping_of(
      counts, [](const auto& one) { return one.first.value; },
      [](const auto& one) { return number_node(one.second.value); });
}

Node player_row_tree(const PlayerRow& row) {
  Node said = mapping_node();
  put_number(said, "cash", row.cash);
  put_number(said, "certificates", row.certificates);
  put_number(said, "bank", row.bank);
  put_number(said, "holding_limit", row.holding_limit);
  put(said, "without", names_node(row.without));
  put(said, "trains", counts_tree(row.trains));
  put(said, "tiles", counts_tree(row.tiles));
  return said;
}

Node limit_row_tree(const CertificateTable::Row& row) {
  return mapping_of(
      row.limit, [](const auto& limit) { return std::to_string(limit.first); },
      [](const auto& limit) { return number_node(limit.second.value); });
}

Node limits_tree(const CertificateTable& table) {
  Node limits = mapping_node();
  put_text(limits, "by", table.by);
  put(limits, "rows", mapping_of(table.rows, &CertificateTable::Row::label, limit_row_tree));
  return limits;
}

// Writes a list of denominations, or the count of each.
Node notes_tree(const Title& title) {
  if (title.note_counts.empty()) return numbers_node(title.notes);
  Node notes = mapping_node();
  for (const Placed<int>& note : title.notes) {
    const auto count = title.note_counts.find(note.value);
    if (count != title.note_counts.end()) add(notes, std::to_string(note.value), number_node(count->second));
  }
  return notes;
}

void put_money(Node& file, const Title& title) {
  put_text(file, "currency", title.currency, Title{}.currency);
  put(file, "players",
      mapping_of(
          title.players, [](const PlayerRow& row) { return std::to_string(row.players); }, player_row_tree));
  put(file, "certificate_limits", limits_tree(title.certificate_table));
  if (title.bank)
    put_number(file, "bank", title.bank);
  else if (title.bank_said)
    add(file, "bank", text_node("unlimited"));
  put(file, "notes", notes_tree(title));
  put_number(file, "holding_limit", title.holding_limit);
  put_number(file, "pool_limit", title.pool_limit);
  put_text(file, "capitalization", title.capitalization, Title{}.capitalization);
}

Node steps_tree(const std::vector<RoundStep>& steps) {
  return list_of(steps, [](const RoundStep& step) { return text_node(step.text); });
}

Node totals_tree(const StatedTotals& totals) {
  Node said = mapping_node();
  put_number(said, "tiles", totals.tiles);
  put_number(said, "trains", totals.trains);
  put_number(said, "certificates", totals.certificates);
  put_number(said, "privates", totals.privates);
  put_number(said, "station_tokens", totals.station_tokens);
  return said;
}

Node census_tree(const StatedCensus& section) {
  using Count = std::pair<std::string, Placed<int>>;
  return mapping_of(section.counts, &Count::first,
                    [](const Count& count) { return number_node(count.second.value); });
}

Node source_tree(const Source& source) {
  Node said = mapping_node();
  put_text(said, "about", source.about);
  put_text(said, "from", source.from);
  put_text(said, "because", source.because);
  put_flag(said, "assumed", source.assumed);
  put_text(said, "part", source.part);
  put(said, "left_out", names_node(source.left_out));
  return said;
}

Node allow_tree(const Allow& allow) {
  Node said = mapping_node();
  add(said, "check", text_node(allow.check.value));
  put(said, "at", names_node(allow.at));
  put_text(said, "because", allow.because);
  return said;
}

using Turn = std::pair<const std::string, std::vector<RoundStep>>;

}  // namespace

Node title_tree(const Title& title) {
  Node file = mapping_node();
  put_identity(file, title);
  put_money(file, title);
  put(file, "setup", steps_tree(title.setup));
  put(file, "stock_round", steps_tree(title.stock_round));
  put(file, "operating_round",
      title.turns.empty()
          ? steps_tree(title.operating_round)
          : mapping_of(title.turns, &Turn::first, [](const Turn& turn) { return steps_tree(turn.second); }));
  put(file, "game_end", steps_tree(title.game_end));
  put(file, "options", options_tree(title));
  put(file, "totals", totals_tree(title.totals));
  put(file, "census", mapping_of(title.census, &StatedCensus::section, census_tree));
  put(file, "sources", list_of(title.sources, source_tree));
  put(file, "allow", list_of(title.allow, allow_tree));
  return file;
}

}  // namespace trackwright

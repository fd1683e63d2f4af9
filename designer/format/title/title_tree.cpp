#include "designer/format/title/title_tree.h"

#include <utility>

#include "designer/format/title/formats.h"
#include "designer/format/title/tree_values.h"

namespace trackwright {

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
  put(file, "totals", totals_tree(title.totals));
  put(file, "census", mapping_of(title.census, &StatedCensus::section, census_tree));
  put(file, "sources", list_of(title.sources, source_tree));
  put(file, "allow", list_of(title.allow, allow_tree));
  return file;
}

}  // namespace trackwright

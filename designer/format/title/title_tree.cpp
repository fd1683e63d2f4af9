#include "designer/format/title/title_tree.h"

#include <utility>

#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

void put_identity(Node& file, const Title& title) {
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

Node players_tree(const Title& title) {
  Node players = mapping_node();
  for (const PlayerRow& row : title.players) {
    Node said = mapping_node();
    put_number(said, "cash", row.cash);
    put_number(said, "certificates", row.certificates);
    add(players, std::to_string(row.players), std::move(said));
  }
  return players;
}

Node limits_tree(const CertificateTable& table) {
  Node limits = mapping_node();
  put_text(limits, "by", table.by);
  Node rows = mapping_node();
  for (const CertificateTable::Row& row : table.rows) {
    Node said = mapping_node();
    for (const auto& [players, limit] : row.limit)
      add(said, std::to_string(players), number_node(limit.value));
    add(rows, row.label, std::move(said));
  }
  put(limits, "rows", std::move(rows));
  return limits;
}

// A list of denominations, or how many there are of each.
Node notes_tree(const Title& title) {
  const bool counted = !title.note_counts.empty();
  Node notes = counted ? mapping_node() : list_node();
  for (const Placed<int>& note : title.notes) {
    if (!counted) {
      notes.items.push_back(number_node(note.value));
      continue;
    }
    const auto count = title.note_counts.find(note.value);
    if (count != title.note_counts.end()) add(notes, std::to_string(note.value), number_node(count->second));
  }
  return notes;
}

void put_money(Node& file, const Title& title) {
  put_text(file, "currency", title.currency, Title{}.currency);
  put(file, "players", players_tree(title));
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
  Node list = list_node();
  for (const RoundStep& step : steps) list.items.push_back(text_node(step.text));
  return list;
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

Node census_tree(const std::vector<StatedCensus>& census) {
  Node sections = mapping_node();
  for (const StatedCensus& section : census) {
    Node counts = mapping_node();
    for (const auto& [thing, count] : section.counts) add(counts, thing, number_node(count.value));
    add(sections, section.section, std::move(counts));
  }
  return sections;
}

Node sources_tree(const std::vector<Source>& sources) {
  Node list = list_node();
  for (const Source& source : sources) {
    Node said = mapping_node();
    put_text(said, "about", source.about);
    put_text(said, "from", source.from);
    put_text(said, "because", source.because);
    put_flag(said, "assumed", source.assumed);
    put_text(said, "part", source.part);
    list.items.push_back(std::move(said));
  }
  return list;
}

Node allow_tree(const std::vector<Allow>& allows) {
  Node list = list_node();
  for (const Allow& allow : allows) {
    Node said = mapping_node();
    add(said, "check", text_node(allow.check.value));
    put(said, "at", names_node(allow.at));
    put_text(said, "because", allow.because);
    list.items.push_back(std::move(said));
  }
  return list;
}

}  // namespace

Node title_tree(const Title& title) {
  Node file = mapping_node();
  put_identity(file, title);
  put_money(file, title);
  put(file, "setup", steps_tree(title.setup));
  put(file, "stock_round", steps_tree(title.stock_round));
  put(file, "operating_round", steps_tree(title.operating_round));
  put(file, "game_end", steps_tree(title.game_end));
  put(file, "totals", totals_tree(title.totals));
  put(file, "census", census_tree(title.census));
  put(file, "sources", sources_tree(title.sources));
  put(file, "allow", allow_tree(title.allow));
  return file;
}

}  // namespace trackwright

#include "render/words/title_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/base/words.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

// Returns the trigger of a phase: its first trains. The first phase is valid from the start; other phases
// without a train refer to the rules.
std::string begin_text(const Title& title, const Phase& phase) {
  if (!phase.on.empty()) return "first " + joined(phase.on, " or ", &Ref::value);
  return is_first(title, phase) ? "start" : "see the rules";
}

bool any_phase(const Title& title, bool (*has)(const Phase&)) {
  return std::ranges::any_of(title.roster.phases, has);
}

bool has_rounds(const Phase& phase) {
  return phase.operating_rounds.has_value();
}
bool has_status(const Phase& phase) {
  return !phase.status.empty();
}

std::set<std::string> value_columns(const Title& title) {
  std::set<std::string> keys;
  for (const Phase& phase : title.roster.phases)
    for (const auto& [key, value] : phase.values) keys.insert(key);
  return keys;
}

// Returns one kind if all kinds have the same limits.
std::vector<std::string> told_kinds(const Title& title) {
  std::vector<std::string> kinds = limited_kinds(title);
  const auto limit = [](const Phase& phase, const std::string& kind) {
    const auto found = phase.limits.find(kind);
    return found == phase.limits.end() ? -1 : found->second.value;
  };
  const bool one = std::ranges::all_of(title.roster.phases, [&](const Phase& phase) {
    return std::ranges::all_of(
        kinds, [&](const std::string& kind) { return limit(phase, kind) == limit(phase, kinds.front()); });
  });
  if (one && kinds.size() > 1) kinds.resize(1);
  return kinds;
}

std::vector<TableColumn> phase_columns(const Title& title, const std::vector<std::string>& kinds) {
  std::vector<TableColumn> columns{{"Phase"}, {"From"}, {"Tiles"}};
  for (const std::string& kind : kinds)
    columns.push_back({kinds.size() == 1 ? "Train limit" : "Limit: " + kind, Align::Centre});
  if (any_phase(title, has_rounds)) columns.push_back({"ORs", Align::Centre});
  for (const std::string& key : value_columns(title)) columns.push_back({capitalised(key)});
  if (any_phase(title, has_status)) columns.push_back({"Notes", Align::Left, true});
  return columns;
}

std::vector<TableCell> phase_row(const Title& title, const Theme& theme, const Phase& phase,
                                 const std::vector<std::string>& kinds) {
  std::vector<TableCell> row{text_cell(phase.name.value, true), text_cell(begin_text(title, phase)),
                             tiles_cell(theme, phase)};
  for (const std::string& kind : kinds) row.push_back(limit_cell(phase, kind));
  if (any_phase(title, has_rounds))
    row.push_back(text_cell(has_rounds(phase) ? fmt::format("{}", phase.operating_rounds->value) : "–"));
  for (const std::string& key : value_columns(title)) {
    const auto value = phase.values.find(key);
    row.push_back(text_cell(value == phase.values.end() ? "–" : value->second.value));
  }
  if (any_phase(title, has_status)) row.push_back(text_cell(joined(phase.status, "; ")));
  return row;
}

bool says_what_rusts(const Title& title) {
  return std::ranges::any_of(value_columns(title), [](const std::string& key) {
    return key.find("rust") != std::string::npos || key.find("scrap") != std::string::npos;
  });
}

// Returns "2, S3; obs. 4", the trains that the phase ends.
std::string ended_text(const Title& title, const Phase& phase) {
  const auto ended = [&](const std::vector<Ref> Train::*on) {
    std::vector<std::string> trains;
    for (const Train& train : title.roster.trains) {
      const std::vector<Ref>& by = train.*on;
      if (names(by, phase.name.value) ||
          std::ranges::any_of(phase.on, [&](const Ref& first) { return names(by, first.value); }))
        trains.push_back(train_name(train));
    }
    return joined(trains, ", ");
  };
  std::vector<std::string> words{ended(&Train::rusts_on)};
  if (std::string obsolete = ended(&Train::obsolete_on); !obsolete.empty())
    words.push_back("obs. " + std::move(obsolete));
  std::erase(words, "");
  return joined(words, "; ");
}

}  // namespace

std::vector<std::string> limited_kinds(const Title& title) {
  std::set<std::string> limited;
  for (const Phase& phase : title.roster.phases)
    for (const auto& [kind, limit] : phase.limits)
      if (limit.value < endless_limit) limited.insert(kind);
  std::vector<std::string> kinds;
  for (const Company& company : title.companies.companies)
    if (limited.erase(company.kind) > 0) kinds.push_back(company.kind);
  kinds.insert(kinds.end(), limited.begin(), limited.end());
  return kinds;
}

Table player_table(const Title& title) {
  const auto& limits = title.certificate_table.rows;
  Table table{{{"Players", Align::Centre}, {"Cash", Align::Centre}}, {}};
  if (limits.empty()) table.columns.push_back({"Certificate limit", Align::Centre, false});
  for (const CertificateTable::Row& limit : limits)
    table.columns.push_back({limit.label, Align::Centre, false});
  for (const PlayerRow& row : title.players) {
    auto& cells = table.rows.emplace_back();
    cells.push_back(text_cell(fmt::format("{}", row.players), true));
    cells.push_back(text_cell(row.cash ? money(title, row.cash->value) : "–"));
    if (limits.empty())
      cells.push_back(text_cell(row.certificates ? fmt::format("{}", row.certificates->value) : "–"));
    for (const CertificateTable::Row& limit : limits) {
      const auto found = limit.limit.find(row.players);
      cells.push_back(text_cell(found == limit.limit.end() ? "–" : fmt::format("{}", found->second.value)));
    }
  }
  return table;
}

int most_players(const Title& title) {
  int most = 0;
  for (const PlayerRow& row : title.players) most = std::max(most, row.players);
  return most;
}

std::string player_heading(const Title& title) {
  const CertificateTable& limits = title.certificate_table;
  return limits.rows.empty() ? "Players" : fmt::format("Players, and certificates by {}", limits.by);
}

std::string certificate_limit_heading(const Title& title) {
  return "Certificate limit by " + title.certificate_table.by;
}

Table phase_table(const Title& title, const Theme& theme) {
  const std::vector<std::string> kinds = told_kinds(title);
  Table table{phase_columns(title, kinds), {}};
  for (const Phase& phase : title.roster.phases) {
    table.rows.push_back(phase_row(title, theme, phase, kinds));
    table.shown.push_back(about_phase(phase));
  }
  return table;
}

Table phase_table_with_rust(const Title& title, const Theme& theme) {
  Table table = phase_table(title, theme);
  if (says_what_rusts(title)) return table;
  constexpr std::ptrdiff_t after_tiles = 3;
  table.columns.insert(table.columns.begin() + after_tiles, {"Rusts"});
  for (std::size_t i = 0; i < table.rows.size(); ++i)
    table.rows[i].insert(table.rows[i].begin() + after_tiles,
                         text_cell(ended_text(title, title.roster.phases[i])));
  return table;
}

Table train_table(const Title& title, const Theme& theme) {
  const bool obsolete = trains_become_obsolete(title.roster);
  Table table{{{"Train"}, {"Price", Align::Right}, {"No.", Align::Centre}}, {}};
  if (obsolete) table.columns.push_back({"Obsolete by"});
  table.columns.push_back({"Rusted by"});
  for (const Train& train : title.roster.trains) {
    std::vector<TableCell> row{train_cell(title.roster, theme, train), price_cell(title, train),
                               text_cell(count_text(train.count))};
    if (obsolete) row.push_back(end_cell(title.roster, theme, train.obsolete_on));
    row.push_back(end_cell(title.roster, theme, train.rusts_on));
    table.rows.push_back(std::move(row));
    table.shown.push_back(about_train(train));
  }
  return table;
}

}  // namespace trackwright

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/base/words.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"

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
  return limits.rows.empty() ? "Players" : fmt::format("Players, and certificate limits by {}", limits.by);
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

namespace {

// A train and the phase that its purchase starts; either may be missing.
struct RosterRow {
  const Phase* phase = nullptr;
  const Train* train = nullptr;
};

About about_row(const RosterRow& row) {
  return row.train != nullptr ? about_train(*row.train) : about_phase(*row.phase);
}

// Returns trains in order of sale, each phase beside the train that starts it. A phase that no train starts
// has a row of its own after the previous phase.
std::vector<RosterRow> roster_rows(const Roster& roster) {
  std::vector<RosterRow> rows;
  std::set<const Phase*> shown;
  for (const Train& train : roster.trains) {
    const Phase* phase = phase_of_train(roster, train);
    rows.push_back({phase != nullptr && shown.insert(phase).second ? phase : nullptr, &train});
  }
  for (std::size_t i = 0; i < roster.phases.size(); ++i) {
    const Phase* phase = &roster.phases[i];
    if (!shown.contains(phase)) {
      const auto before = std::ranges::find_if(rows, [&](const RosterRow& row) {
        return row.phase != nullptr && phase_index(roster, row.phase->name.value) > i;
      });
      rows.insert(before, {phase, nullptr});
      shown.insert(phase);
    }
  }
  return rows;
}

// Returns whether each phase has the name of a train that starts it, so that one name is enough.
bool phases_named_by_trains(const Roster& roster) {
  const std::vector<RosterRow> rows = roster_rows(roster);
  return std::ranges::all_of(rows, [](const RosterRow& row) {
    return row.phase == nullptr || (row.train != nullptr && names_train({row.phase->name}, *row.train));
  });
}

std::vector<TableColumn> roster_columns(bool phases, bool obsolete) {
  std::vector<TableColumn> columns;
  if (phases) columns.push_back({"Phase"});
  columns.insert(columns.end(),
                 {{"Tiles"}, {"Limit", Align::Centre}, {"Train"}, {"Price"}, {"No.", Align::Centre}});
  if (obsolete) columns.push_back({"Obsolete by"});
  columns.push_back({"Rusted by"});
  return columns;
}

std::vector<TableCell> roster_row(const Title& title, const Theme& theme, const RosterRow& row,
                                  const std::string& kind, bool phases, bool obsolete) {
  std::vector<TableCell> cells;
  if (phases) cells.push_back(row.phase != nullptr ? text_cell(row.phase->name.value, true) : TableCell{});
  cells.push_back(row.phase != nullptr ? tiles_cell(theme, *row.phase) : TableCell{});
  cells.push_back(row.phase != nullptr ? limit_cell(*row.phase, kind) : TableCell{});
  if (row.train == nullptr) {
    cells.resize(roster_columns(phases, obsolete).size());
    return cells;
  }
  cells.push_back(text_cell(train_name(*row.train), true));
  cells.push_back(price_cell(title, *row.train));
  cells.push_back(text_cell(count_text(row.train->count)));
  if (obsolete) cells.push_back(end_cell(title.roster, theme, row.train->obsolete_on));
  cells.push_back(end_cell(title.roster, theme, row.train->rusts_on));
  return cells;
}

// Returns the train's rust trigger or, without one, the trigger that makes it obsolete, in one column.
TableCell any_end_cell(const Roster& roster, const Theme& theme, const Train& train) {
  if (!train.rusts_on.empty() || train.obsolete_on.empty()) return end_cell(roster, theme, train.rusts_on);
  TableCell cell = end_cell(roster, theme, train.obsolete_on);
  cell.text = "obs. " + cell.text;
  return cell;
}

// Returns the phase that the train or one of several others can start, such as that of a 4 and a 4*.
const Phase* also_begun(const Roster& roster, const Train& train) {
  const auto phase =
      std::ranges::find_if(roster.phases, [&](const Phase& one) { return names_train(one.on, train); });
  return phase == roster.phases.end() ? nullptr : &*phase;
}

// Returns the train at the company's prices, reduced by its own power.
Train priced_for(const Title& title, const std::string& company, const Train& train) {
  Train priced = train;
  const std::vector<PowerRule>* powers = for_kind(title.rules.company_powers, company);
  if (company.empty() || powers == nullptr) return priced;
  for (const PowerRule& power : *powers) {
    if (!power.power || power.power->value != rule::Power::TrainDiscount || !power.amount) continue;
    const auto reduce = [&](Train& one) {
      if (power.trains.empty() || names(power.trains, one.name.value))
        one.price.value -= one.price.value * power.amount->value / 100;
    };
    reduce(priced);
    std::ranges::for_each(priced.variants, reduce);
  }
  return priced;
}

std::vector<TableCell> compact_row(const Title& title, const Theme& theme, const RosterRow& row,
                                   const std::string& kind, const std::string& company) {
  const Phase* begun = row.phase != nullptr ? row.phase : also_begun(title.roster, *row.train);
  const TableCell limit = begun != nullptr ? limit_cell(*begun, kind) : TableCell{};
  if (row.train == nullptr)
    return {{"phase " + row.phase->name.value, {phase_colour(theme, *row.phase)}, false}, {}, limit, {}};
  return {train_cell(title.roster, theme, *row.train),
          price_cell(title, priced_for(title, company, *row.train)), limit,
          any_end_cell(title.roster, theme, *row.train)};
}

}  // namespace

Table roster_table(const Title& title, const Theme& theme, const std::string& kind) {
  const bool obsolete = trains_become_obsolete(title.roster);
  const bool phases = !phases_named_by_trains(title.roster);
  Table table{roster_columns(phases, obsolete), {}};
  for (const RosterRow& row : roster_rows(title.roster)) {
    table.rows.push_back(roster_row(title, theme, row, kind, phases, obsolete));
    table.shown.push_back(about_row(row));
  }
  return table;
}

Table compact_roster_table(const Title& title, const Theme& theme, const std::string& kind,
                           const std::string& company) {
  Table table{{{"Train"}, {"Price"}, {"Limit", Align::Centre}, {"Rusted by"}}, {}};
  bool limited = false;
  for (const RosterRow& row : roster_rows(title.roster)) {
    table.rows.push_back(compact_row(title, theme, row, kind, company));
    table.shown.push_back(about_row(row));
    const bool limit = row.phase != nullptr && row.phase->limits.contains(kind);
    if (limited && row.phase != nullptr && !limit) break;
    limited = limited || limit;
  }
  return table;
}

}  // namespace trackwright

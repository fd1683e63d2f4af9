#include "render/parts/title_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace trackwright {
namespace {

std::string joined(const std::vector<std::string>& words, const char* between) {
  return fmt::format("{}", fmt::join(words, between));
}

std::vector<std::string> names(const std::vector<Ref>& refs) {
  std::vector<std::string> words;
  for (const Ref& ref : refs) {
    words.push_back(ref.value);
  }
  return words;
}

bool names_train(const std::vector<Ref>& refs, const Train& train) {
  const auto named = [&](const std::string& name) {
    return std::any_of(refs.begin(), refs.end(), [&](const Ref& ref) { return ref.value == name; });
  };
  return named(train.name.value) || std::any_of(train.variants.begin(), train.variants.end(),
                                                [&](const Train& v) { return named(v.name.value); });
}

TableCell text_cell(std::string text, bool strong = false) {
  return {std::move(text), {}, strong};
}

TableCell tiles_cell(const Theme& theme, const Phase& phase) {
  TableCell cell;
  for (const Placed<Colour>& colour : phase.tiles) {
    cell.chips.push_back(theme.tile(colour.value));
  }
  return cell;
}

TableCell limit_cell(const Phase& phase, const std::string& kind) {
  const auto limit = phase.limits.find(kind);
  return text_cell(limit == phase.limits.end() ? "–" : fmt::format("{}", limit->second.value));
}

TableCell train_cell(const Roster& roster, const Theme& theme, const Train& train) {
  TableCell cell = text_cell(train_name(train), true);
  if (const Phase* phase = phase_of_train(roster, train)) {
    cell.chips.push_back(phase_colour(theme, *phase));
  }
  return cell;
}

TableCell price_cell(const Title& title, const Train& train) {
  std::vector<std::string> prices{money(title, train.price.value)};
  for (const Train& variant : train.variants) {
    prices.push_back(money(title, variant.price.value));
  }
  return text_cell(joined(prices, " / "));
}

// What ends a train, with the colour of the phase in which that happens.
TableCell end_cell(const Roster& roster, const Theme& theme, const std::vector<Ref>& on) {
  TableCell cell = text_cell(joined(names(on), ", "));
  if (on.empty()) {
    cell.text = "–";
    return cell;
  }
  const Train* train = find_train(roster, on.front().value);
  const Phase* phase =
      train != nullptr ? phase_of_train(roster, *train) : find_phase(roster, on.front().value);
  if (phase != nullptr) {
    cell.chips.push_back(phase_colour(theme, *phase));
  }
  return cell;
}

bool any_train(const Title& title, bool (*has)(const Train&)) {
  return std::any_of(title.roster.trains.begin(), title.roster.trains.end(), has);
}

bool becomes_obsolete(const Train& train) {
  return !train.obsolete_on.empty();
}

// What begins a phase: its first trains; the first phase is there from the start.
std::string begin_text(const Phase& phase) {
  return phase.on.empty() ? "start" : "first " + joined(names(phase.on), " or ");
}

bool any_phase(const Title& title, bool (*has)(const Phase&)) {
  return std::any_of(title.roster.phases.begin(), title.roster.phases.end(), has);
}

bool has_rounds(const Phase& phase) {
  return phase.operating_rounds.has_value();
}
bool has_status(const Phase& phase) {
  return !phase.status.empty();
}

std::set<std::string> value_columns(const Title& title) {
  std::set<std::string> keys;
  for (const Phase& phase : title.roster.phases) {
    for (const auto& [key, value] : phase.values) {
      keys.insert(key);
    }
  }
  return keys;
}

std::vector<TableColumn> phase_columns(const Title& title) {
  std::vector<TableColumn> columns{{"Phase"}, {"From"}, {"Tiles"}};
  for (const std::string& kind : limited_kinds(title)) {
    columns.push_back({capitalised(kind), Align::Centre});
  }
  if (any_phase(title, has_rounds)) {
    columns.push_back({"ORs", Align::Centre});
  }
  for (const std::string& key : value_columns(title)) {
    columns.push_back({capitalised(key)});
  }
  if (any_phase(title, has_status)) {
    columns.push_back({"Notes", Align::Left, true});
  }
  return columns;
}

std::vector<TableCell> phase_row(const Title& title, const Theme& theme, const Phase& phase) {
  std::vector<TableCell> row{text_cell(phase.name.value, true), text_cell(begin_text(phase)),
                             tiles_cell(theme, phase)};
  for (const std::string& kind : limited_kinds(title)) {
    row.push_back(limit_cell(phase, kind));
  }
  if (any_phase(title, has_rounds)) {
    row.push_back(text_cell(has_rounds(phase) ? fmt::format("{}", phase.operating_rounds->value) : "–"));
  }
  for (const std::string& key : value_columns(title)) {
    const auto value = phase.values.find(key);
    row.push_back(text_cell(value == phase.values.end() ? "–" : value->second.value));
  }
  if (any_phase(title, has_status)) {
    row.push_back(text_cell(joined(phase.status, "; ")));
  }
  return row;
}

// A train with the phase that its purchase begins; either may be missing.
struct RosterRow {
  const Phase* phase = nullptr;
  const Train* train = nullptr;
};

// Trains in order of sale, each phase beside the train that begins it; a phase that no train begins has a row
// of its own after the phase before it.
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
      const auto before = std::find_if(rows.begin(), rows.end(), [&](const RosterRow& row) {
        return row.phase != nullptr && phase_index(roster, row.phase->name.value) > i;
      });
      rows.insert(before, {phase, nullptr});
      shown.insert(phase);
    }
  }
  return rows;
}

// Whether each phase is called like a train that begins it, so that naming both says nothing.
bool phases_named_by_trains(const Roster& roster) {
  const std::vector<RosterRow> rows = roster_rows(roster);
  return std::all_of(rows.begin(), rows.end(), [](const RosterRow& row) {
    return row.phase == nullptr || (row.train != nullptr && names_train({row.phase->name}, *row.train));
  });
}

std::vector<TableColumn> roster_columns(bool phases, bool obsolete) {
  std::vector<TableColumn> columns;
  if (phases) {
    columns.push_back({"Phase"});
  }
  columns.insert(columns.end(),
                 {{"Tiles"}, {"Limit", Align::Centre}, {"Train"}, {"Price"}, {"No.", Align::Centre}});
  if (obsolete) {
    columns.push_back({"Obsolete by"});
  }
  columns.push_back({"Rusted by"});
  return columns;
}

std::vector<TableCell> roster_row(const Title& title, const Theme& theme, const RosterRow& row,
                                  const std::string& kind, bool phases, bool obsolete) {
  std::vector<TableCell> cells;
  if (phases) {
    cells.push_back(row.phase != nullptr ? text_cell(row.phase->name.value, true) : TableCell{});
  }
  cells.push_back(row.phase != nullptr ? tiles_cell(theme, *row.phase) : TableCell{});
  cells.push_back(row.phase != nullptr ? limit_cell(*row.phase, kind) : TableCell{});
  if (row.train == nullptr) {
    cells.resize(roster_columns(phases, obsolete).size());
    return cells;
  }
  cells.push_back(text_cell(train_name(*row.train), true));
  cells.push_back(price_cell(title, *row.train));
  cells.push_back(text_cell(count_text(row.train->count)));
  if (obsolete) {
    cells.push_back(end_cell(title.roster, theme, row.train->obsolete_on));
  }
  cells.push_back(end_cell(title.roster, theme, row.train->rusts_on));
  return cells;
}

std::vector<TableCell> compact_row(const Title& title, const Theme& theme, const RosterRow& row,
                                   const std::string& kind) {
  const TableCell limit = row.phase != nullptr ? limit_cell(*row.phase, kind) : TableCell{};
  if (row.train == nullptr) {
    return {{"phase " + row.phase->name.value, {phase_colour(theme, *row.phase)}, false}, {}, limit, {}};
  }
  return {train_cell(title.roster, theme, *row.train), price_cell(title, *row.train), limit,
          end_cell(title.roster, theme, row.train->rusts_on)};
}

}  // namespace

std::string count_text(const std::optional<Placed<int>>& count) {
  return count ? fmt::format("{}", count->value) : "∞";
}

std::string capitalised(std::string word) {
  if (!word.empty() && word.front() >= 'a' && word.front() <= 'z') {
    word.front() = static_cast<char>(word.front() - 'a' + 'A');
  }
  return word;
}

std::string train_name(const Train& train) {
  std::vector<std::string> all{train.name.value};
  for (const Train& variant : train.variants) {
    all.push_back(variant.name.value);
  }
  return joined(all, " / ");
}

Rgb phase_colour(const Theme& theme, const Phase& phase) {
  return theme.tile(phase.tiles.empty() ? Colour::White : phase.tiles.back().value);
}

const Phase* phase_of_train(const Roster& roster, const Train& train) {
  const Phase* latest = nullptr;
  for (const Train& sold : roster.trains) {
    for (const Phase& phase : roster.phases) {
      if (names_train(phase.on, sold)) {
        latest = &phase;
      } else if (phase.on.empty() && latest == nullptr) {
        latest = &phase;
      }
    }
    if (&sold == &train || sold.name == train.name) {
      return latest;
    }
  }
  return nullptr;
}

std::vector<std::string> limited_kinds(const Title& title) {
  std::set<std::string> limited;
  for (const Phase& phase : title.roster.phases) {
    for (const auto& [kind, limit] : phase.limits) {
      limited.insert(kind);
    }
  }
  std::vector<std::string> kinds;
  for (const Company& company : title.companies.companies) {
    if (limited.erase(company.kind) > 0) {
      kinds.push_back(company.kind);
    }
  }
  kinds.insert(kinds.end(), limited.begin(), limited.end());
  return kinds;
}

Table player_table(const Title& title) {
  Table table{{{"Players", Align::Centre}, {"Cash", Align::Centre}, {"Certificates", Align::Centre}}, {}};
  for (const PlayerRow& row : title.players) {
    table.rows.push_back({text_cell(fmt::format("{}", row.players), true),
                          text_cell(row.cash ? money(title, row.cash->value) : "–"),
                          text_cell(row.certificates ? fmt::format("{}", row.certificates->value) : "–")});
  }
  return table;
}

Table phase_table(const Title& title, const Theme& theme) {
  Table table{phase_columns(title), {}};
  for (const Phase& phase : title.roster.phases) {
    table.rows.push_back(phase_row(title, theme, phase));
  }
  return table;
}

Table train_table(const Title& title, const Theme& theme) {
  const bool obsolete = any_train(title, becomes_obsolete);
  Table table{{{"Train"}, {"Price", Align::Right}, {"No.", Align::Centre}}, {}};
  if (obsolete) {
    table.columns.push_back({"Obsolete by"});
  }
  table.columns.push_back({"Rusted by"});
  for (const Train& train : title.roster.trains) {
    std::vector<TableCell> row{train_cell(title.roster, theme, train), price_cell(title, train),
                               text_cell(count_text(train.count))};
    if (obsolete) {
      row.push_back(end_cell(title.roster, theme, train.obsolete_on));
    }
    row.push_back(end_cell(title.roster, theme, train.rusts_on));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table roster_table(const Title& title, const Theme& theme, const std::string& kind) {
  const bool obsolete = any_train(title, becomes_obsolete);
  const bool phases = !phases_named_by_trains(title.roster);
  Table table{roster_columns(phases, obsolete), {}};
  for (const RosterRow& row : roster_rows(title.roster)) {
    table.rows.push_back(roster_row(title, theme, row, kind, phases, obsolete));
  }
  return table;
}

Table compact_roster_table(const Title& title, const Theme& theme, const std::string& kind) {
  Table table{{{"Train"}, {"Price"}, {"Limit", Align::Centre}, {"Rusted by"}}, {}};
  bool limited = false;
  for (const RosterRow& row : roster_rows(title.roster)) {
    table.rows.push_back(compact_row(title, theme, row, kind));
    const bool limit = row.phase != nullptr && row.phase->limits.contains(kind);
    if (limited && row.phase != nullptr && !limit) {
      break;
    }
    limited = limited || limit;
  }
  return table;
}

}  // namespace trackwright

#include "render/words/roster_table.h"

#include <algorithm>
#include <set>

#include "render/words/title_cells.h"

namespace trackwright {
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

#include "designer/simulate/shifts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "designer/simulate/cells.h"
#include "designer/simulate/tables.h"
#include "engine/base/words.h"
#include "engine/simulate/significance.h"

namespace trackwright {

namespace {

using simulate::FigureName;
using simulate::FigureShift;
using simulate::ShiftVerdict;

constexpr std::size_t most_shown = 12;

// The difference of two shares is in percent of all games.
StudyEstimate shift_estimate(const FigureShift& one) {
  const simulate::MeasureFacts& facts = simulate::facts_of(one.figure.measure);
  const double scale = facts.share ? 100.0 : 1.0 / facts.unit;
  StudyEstimate estimate;
  estimate.value = one.shift.mean() * scale;
  estimate.games = one.shift.games();
  if (const auto range = simulate::mean_interval(one.shift)) {
    estimate.low = range->low * scale;
    estimate.high = range->high * scale;
    estimate.has_range = true;
  }
  return estimate;
}

std::string verdict_words(const FigureShift& one) {
  switch (one.verdict) {
    case ShiftVerdict::Up:
      return "up";
    case ShiftVerdict::Down:
      return "down";
    case ShiftVerdict::PerhapsUp:
      return "perhaps up";
    case ShiftVerdict::PerhapsDown:
      return "perhaps down";
    case ShiftVerdict::Same:
      return "same";
    case ShiftVerdict::Unclear:
      break;
  }
  return one.games_needed ? fmt::format("too few games: about {}", *one.games_needed) : "too few games";
}

// "seat 2, 4 players", "PRR, turn 3".
std::string item_words(const FigureName& name) {
  std::vector<std::string> words;
  const bool seat = topic_of(name.measure) == "seats";
  if (!name.item.empty()) words.push_back(seat ? "seat " + name.item : name.item);
  if (name.players > 0) words.push_back(counted(name.players, "player"));
  const bool turn = name.measure == simulate::Measure::CompanyTurnPays;
  if (name.round > 0) words.push_back(fmt::format("{} {}", turn ? "turn" : "round", name.round));
  return words.empty() ? "all games" : fmt::format("{}", fmt::join(words, ", "));
}

StudyTable shift_table() {
  StudyTable table{
      "shifts",
      "the figures that change, the clearest first; shift: the mean difference of the same games",
      {key_column("figure"),
       key_column("of"),
       measured("before"),
       measured("after"),
       measured("shift"),
       {"verdict", Certainty::Name}},
      {}};
  table.most_rows = most_shown;
  return table;
}

StudyTable count_table(const std::vector<FigureShift>& shifts) {
  StudyTable table{"verdicts",
                   "the figures by verdict. Up and down: clear after the correction for this number of "
                   "figures. Perhaps: only the "
                   "interval of this figure excludes 0. Too few games: these games are not enough",
                   {key_column("verdict"), {"figures"}},
                   {}};
  const auto count = [&](const std::string& word, std::vector<ShiftVerdict> verdicts) {
    const auto many = std::ranges::count_if(shifts, [&](const FigureShift& one) {
      return std::ranges::find(verdicts, one.verdict) != verdicts.end();
    });
    table.rows.push_back({word, static_cast<int>(many)});
  };
  count("up or down", {ShiftVerdict::Up, ShiftVerdict::Down});
  count("perhaps", {ShiftVerdict::PerhapsUp, ShiftVerdict::PerhapsDown});
  count("too few games", {ShiftVerdict::Unclear});
  count("same", {ShiftVerdict::Same});
  return table;
}

StudyRow shift_row(const Simulation& simulation, const FigureShift& one) {
  const auto& versions = simulation.series.versions;
  const std::uint64_t usual = one.shift.games();
  return {std::string(simulate::facts_of(one.figure.measure).sentence),
          item_words(one.figure),
          estimate_cell(versions[0], one.figure, usual),
          estimate_cell(versions[1], one.figure, usual),
          StudyCell::estimated(shift_estimate(one), versions[0].all_games()),
          verdict_words(one)};
}

}  // namespace

std::vector<TopicStudy> shift_tables(const Simulation& simulation, std::string_view topic) {
  const std::vector<FigureShift> shifts = simulate::figure_shifts(simulation.series.shifts[1]);
  std::vector<TopicStudy> topics;
  TopicStudy& all = topics.emplace_back(TopicStudy{"what if", simulation_assumptions(simulation), {}, {}});
  all.assumptions.push_back(fmt::format("before: {}; after: {}; both play the games with the same seeds",
                                        simulation.versions[0], simulation.versions[1]));
  all.tables.push_back(count_table(shifts));
  for (const SimulationTopic& one : simulation_topics()) {
    if (!topic.empty() && topic != one.name) continue;
    TopicStudy told{std::string(one.name), {}, {}, {shift_table()}};
    // Figures by round last, because there are many.
    for (const bool by_round : {false, true})
      for (const FigureShift& shift : shifts)
        if (topic_of(shift.figure.measure) == one.name && shift.verdict != ShiftVerdict::Same &&
            (shift.figure.round > 0) == by_round)
          told.tables.front().rows.push_back(shift_row(simulation, shift));
    if (!told.tables.front().rows.empty()) topics.push_back(std::move(told));
  }
  return topics;
}

namespace {

// The figures that some value clearly shifts, the clearest first.
std::vector<FigureName> clear_figures(const simulate::Series& series) {
  std::map<FigureName, double> least;  // p
  for (std::size_t v = 1; v < series.shifts.size(); ++v)
    for (const FigureShift& one : simulate::figure_shifts(series.shifts[v]))
      if (one.verdict == ShiftVerdict::Up || one.verdict == ShiftVerdict::Down) {
        const auto [found, fresh] = least.emplace(one.figure, one.p);
        found->second = std::min(found->second, one.p);
      }
  std::vector<FigureName> figures;
  for (const auto& [name, p] : least) figures.push_back(name);
  std::ranges::stable_sort(figures, {},
                           [&](const FigureName& name) { return std::pair(name.round > 0, least.at(name)); });
  return figures;
}

TopicStudy figures_of_topic(const simulate::Summary& version, std::string_view topic,
                            const std::vector<FigureName>& figures) {
  TopicStudy told{std::string(topic), {}, {}, {}};
  for (const FigureName& name : figures) {
    if (topic_of(name.measure) != topic) continue;
    const std::string figure(simulate::facts_of(name.measure).sentence);
    auto table = std::ranges::find(told.tables, figure, &StudyTable::name);
    if (table == told.tables.end())
      table = told.tables.insert(table, StudyTable{figure, {}, {key_column("of"), measured("value")}, {}});
    table->rows.push_back({item_words(name), estimate_cell(version, name, version.all_games())});
  }
  return told;
}

}  // namespace

SweptStudies swept_figures(const Simulation& simulation, std::string_view topic) {
  const std::vector<FigureName> figures = clear_figures(simulation.series);
  SweptStudies swept{simulation.title, std::string(topic), simulation.sweep, {}};
  for (const simulate::Summary& version : simulation.series.versions) {
    std::vector<TopicStudy>& topics = swept.studies.emplace_back();
    for (const SimulationTopic& one : simulation_topics())
      if (topic.empty() || topic == one.name) topics.push_back(figures_of_topic(version, one.name, figures));
  }
  return swept;
}

}  // namespace trackwright

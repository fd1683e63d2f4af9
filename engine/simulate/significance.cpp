#include "engine/simulate/significance.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace trackwright::simulate {

std::vector<double> corrected(const std::vector<double>& p_values) {
  std::vector<std::size_t> order(p_values.size());
  std::iota(order.begin(), order.end(), 0U);
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return p_values[i]; });
  std::vector<double> result(p_values.size());
  double highest = 0;
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    const double times = static_cast<double>(order.size() - rank);
    highest = std::max(highest, std::min(1.0, p_values[order[rank]] * times));
    result[order[rank]] = highest;
  }
  return result;
}

namespace {

void add_tests(const Summary& summary, const std::vector<FigureName>& figures,
               std::vector<FairnessTest>& tests) {
  std::vector<double> p_values;
  for (const FigureName& figure : figures) p_values.push_back(mean_p_value(summary.tally(figure)));
  const std::vector<double> together = corrected(p_values);
  for (std::size_t i = 0; i < figures.size(); ++i) tests.push_back({figures[i], p_values[i], together[i]});
}

ShiftVerdict verdict_of(const FigureShift& one) {
  const double mean = one.shift.mean();
  if (mean == 0 && one.shift.deviation() == 0) return ShiftVerdict::Same;
  if (one.corrected < flag_level) return mean > 0 ? ShiftVerdict::Up : ShiftVerdict::Down;
  if (one.p < 1 - usual_level) return mean > 0 ? ShiftVerdict::PerhapsUp : ShiftVerdict::PerhapsDown;
  return ShiftVerdict::Unclear;
}

}  // namespace

std::vector<FairnessTest> fairness_tests(const Summary& summary) {
  std::vector<FigureName> seats;
  for (const auto& [players, games] : summary.games)
    for (int seat = 1; seat <= players; ++seat)
      seats.push_back({Measure::SeatAhead, players, std::to_string(seat), 0});
  std::vector<FigureName> companies;
  for (const std::string& company : summary.items(Measure::CompanyAhead))
    companies.push_back({Measure::CompanyAhead, 0, company, 0});
  std::vector<FairnessTest> tests;
  add_tests(summary, seats, tests);
  add_tests(summary, companies, tests);
  return tests;
}

std::vector<FigureShift> figure_shifts(const PairedSummary& pairs) {
  std::vector<FigureShift> shifts;
  std::vector<double> p_values;
  for (const auto& [name, tally] : pairs.shifts) {
    FigureShift& one = shifts.emplace_back();
    one.figure = name;
    one.shift = pairs.shift(name);
    one.p = mean_p_value(one.shift);
    p_values.push_back(one.p);
  }
  const std::vector<double> together = corrected(p_values);
  for (std::size_t i = 0; i < shifts.size(); ++i) {
    shifts[i].corrected = together[i];
    shifts[i].verdict = verdict_of(shifts[i]);
    if (shifts[i].verdict == ShiftVerdict::Unclear) shifts[i].games_needed = games_to_tell(shifts[i].shift);
  }
  std::ranges::stable_sort(shifts, {}, &FigureShift::p);
  return shifts;
}

}  // namespace trackwright::simulate

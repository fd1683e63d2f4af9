#include "designer/simulate/pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "designer/simulate/cells.h"
#include "designer/simulate/tables.h"
#include "engine/base/words.h"
#include "engine/simulate/summary.h"
#include "engine/study/journeys.h"
#include "render/study/heat_map.h"

namespace trackwright {

namespace {

using simulate::FigureName;
using simulate::Measure;
using simulate::Summary;

// The mean of a figure; empty if no game has it.
std::optional<double> mean_of(const Summary& summary, const FigureName& name) {
  const simulate::GameTally tally = summary.tally(name);
  if (tally.counts().empty()) return std::nullopt;
  return estimate_of(simulate::facts_of(name.measure), tally).value;
}

// A bar from 0 to the end of the interval, with a mark at the estimate.
std::optional<Bar> estimate_bar(const Summary& summary, const FigureName& name, std::string label,
                                const std::string& unit) {
  const simulate::GameTally tally = summary.tally(name);
  if (tally.counts().empty()) return std::nullopt;
  const StudyEstimate one = estimate_of(simulate::facts_of(name.measure), tally);
  Bar bar{std::move(label), one.value};
  bar.note = one.has_range ? fmt::format("{:.0f}{} ({:.0f}\u2013{:.0f})", one.value, unit, one.low, one.high)
                           : fmt::format("{:.0f}{}", one.value, unit);
  return bar;
}

std::vector<StudyPicture> seats_pictures(const Title&, const Summary& summary, const Theme& theme,
                                         double width) {
  BarChart chart{"Games won by each seat, with the interval of 95 %", "share of games in %", "", {}};
  for (const auto& [players, games] : summary.games) {
    BarPanel panel{fmt::format("{}, {}", counted(players, "player"), counted(games, "game")), {}};
    for (int seat = 1; seat <= players; ++seat)
      if (auto bar = estimate_bar(summary, {Measure::SeatWon, players, std::to_string(seat), 0},
                                  fmt::format("seat {}", seat), " %"))
        panel.bars.push_back(std::move(*bar));
    chart.panels.push_back(std::move(panel));
  }
  std::vector<StudyPicture> pictures;
  if (!chart.panels.empty()) pictures.push_back(draw_bars(theme, chart, width));
  return pictures;
}

std::vector<StudyPicture> trains_pictures(const Title& title, const Summary& summary, const Theme& theme,
                                          double width) {
  BarChart chart{"The life of each type of train in operating rounds, averaged over all games",
                 "from the first sale until it rusts, or until the game ends",
                 "the last copy leaves the bank",
                 {{"", {}}}};
  std::optional<double> rounds;
  for (const auto& [players, games] : summary.games) {
    const auto mean = mean_of(summary, {Measure::OperatingRounds, players, {}, 0});
    rounds = std::max(rounds.value_or(0), mean.value_or(0));
  }
  for (const Train& train : title.roster.trains) {
    const std::string& name = train.name.value;
    const auto first = mean_of(summary, {Measure::TrainFirst, 0, name, 0});
    if (!first) continue;
    const auto rusted = mean_of(summary, {Measure::TrainRustRound, 0, name, 0});
    const double sold = mean_of(summary, {Measure::TrainSold, 0, name, 0}).value_or(0);
    Bar bar{name, rusted.value_or(rounds.value_or(*first)), *first};
    bar.mark = mean_of(summary, {Measure::TrainSoldOutRound, 0, name, 0});
    if (sold < 99.5) bar.note = fmt::format("sold in {:.0f} % of the games", sold);
    chart.panels.front().bars.push_back(std::move(bar));
  }
  std::vector<StudyPicture> pictures;
  if (!chart.panels.front().bars.empty()) pictures.push_back(draw_bars(theme, chart, width));
  return pictures;
}

// Mean, and the ends of its interval, by round. Late rounds with few games are left out.
PlotPanel round_panel(const Summary& summary, const char* heading, Measure measure, int rounds) {
  PlotPanel panel{heading, {{"mean", {}}, {"low", {}}, {"high", {}}}};
  for (int round = 1; round <= rounds; ++round) {
    const StudyEstimate one =
        estimate_of(simulate::facts_of(measure), summary.tally({measure, 0, {}, round}));
    panel.curves[0].values.emplace_back(one.value);
    panel.curves[1].values.push_back(one.has_range ? std::optional(one.low) : std::nullopt);
    panel.curves[2].values.push_back(one.has_range ? std::optional(one.high) : std::nullopt);
  }
  return panel;
}

// The rounds that at least a tenth of the games play.
int common_rounds(const Summary& summary) {
  constexpr double least = 10;
  int rounds = 0;
  while (mean_of(summary, {Measure::RoundPlayed, 0, {}, rounds + 1}).value_or(0) >= least) ++rounds;
  return rounds;
}

std::vector<StudyPicture> money_pictures(const Title&, const Summary& summary, const Theme& theme,
                                         double width) {
  const int rounds = common_rounds(summary);
  if (rounds < 2) return {};
  CurveChart chart{
      "Money after each operating round that at least a tenth of the games reach", "operating round", {}, {}};
  for (int round = 1; round <= rounds; ++round) chart.along.push_back(std::to_string(round));
  chart.panels = {round_panel(summary, "Bank", Measure::BankAfter, rounds),
                  round_panel(summary, "Income of all companies", Measure::IncomeIn, rounds),
                  round_panel(summary, "Cash of all players", Measure::PlayersCash, rounds),
                  round_panel(summary, "Mean worth of a player", Measure::MeanWorth, rounds)};
  return {draw_curves(theme, chart, width)};
}

StudyPicture company_bars(const Title& title, const Summary& summary, const Theme& theme, double width) {
  BarChart chart{"Revenue of each company in a game, with the interval of 95 %", "revenue", "", {{"", {}}}};
  for (const Company& company : title.companies.companies)
    if (auto bar =
            estimate_bar(summary, {Measure::CompanyRevenue, 0, company.id.value, 0}, company.id.value, ""))
      chart.panels.front().bars.push_back(std::move(*bar));
  return draw_bars(theme, chart, width);
}

std::vector<StudyPicture> companies_pictures(const Title& title, const Summary& summary, const Theme& theme,
                                             double width) {
  if (summary.items(Measure::CompanyRevenue).empty()) return {};
  std::vector<StudyPicture> pictures{company_bars(title, summary, theme, width)};
  constexpr std::size_t most_curves = 5;
  CurveChart chart{"Mean revenue of the turns of each company", "turn in which it runs", {}, {}};
  // A turn that few games have says little.
  const double least = static_cast<double>(summary.all_games()) / 10;
  const auto enough = [&](const std::string& id, int turn) {
    return static_cast<double>(summary.tally({Measure::CompanyTurnPays, 0, id, turn}).games()) >= least;
  };
  int turns = 0;
  for (const Company& company : title.companies.companies)
    while (enough(company.id.value, turns + 1)) ++turns;
  for (int turn = 1; turn <= turns; ++turn) chart.along.push_back(std::to_string(turn));
  for (const Company& company : title.companies.companies) {
    const std::string& id = company.id.value;
    if (!enough(id, 2)) continue;
    PlotCurve curve{id, {}};
    for (int turn = 1; turn <= turns; ++turn)
      curve.values.push_back(enough(id, turn) ? mean_of(summary, {Measure::CompanyTurnPays, 0, id, turn})
                                              : std::nullopt);
    if (chart.panels.empty() || chart.panels.back().curves.size() == most_curves) chart.panels.push_back({});
    chart.panels.back().curves.push_back(std::move(curve));
  }
  if (!chart.panels.empty()) pictures.push_back(draw_curves(theme, chart, width));
  return pictures;
}

// Colours the hexes in steps between 0 and the highest mean.
std::optional<HeatPanel> heat_panel(const Summary& summary, const char* heading, Measure measure) {
  std::map<std::string, double> means;
  double most = 0;
  for (const std::string& hex : summary.items(measure)) {
    means[hex] = mean_of(summary, {measure, 0, hex, 0}).value_or(0);
    most = std::max(most, means[hex]);
  }
  if (most <= 0) return std::nullopt;
  constexpr std::size_t steps = 6;
  HeatPanel panel{heading, {}, {}};
  const double step = most / static_cast<double>(steps);
  const int decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0;
  for (std::size_t i = 0; i < steps; ++i)
    panel.steps.push_back(fmt::format("to {:.{}f}", step * static_cast<double>(i + 1), decimals));
  for (const auto& [hex, mean] : means)
    if (mean > 0)
      panel.hexes[hex] = std::min(steps - 1, static_cast<std::size_t>(std::ceil(mean / step)) - 1);
  return panel;
}

std::vector<StudyPicture> board_pictures(const Title& title, const Summary& summary, const Theme& theme,
                                         double width) {
  std::vector<StudyPicture> pictures;
  for (const auto& [heading, measure] : {std::pair{"Stops of runs in a game", Measure::HexVisits},
                                         std::pair{"Revenue of the stops in a game", Measure::HexRevenue},
                                         std::pair{"Tiles laid in a game", Measure::HexLays}}) {
    auto panel = heat_panel(summary, heading, measure);
    if (!panel) continue;
    HeatMap map{"The use of each hex, averaged over all games", {std::move(*panel)}, {}};
    for (const Company& company : title.companies.companies)
      for (const std::uint32_t home : homes_of(title, company))
        map.marked[title.map.hexes()[home].id] = company.id.value;
    pictures.push_back(draw_heat_map(title, theme, map, width));
  }
  return pictures;
}

using Draw = std::vector<StudyPicture> (*)(const Title&, const Summary&, const Theme&, double);
constexpr std::array drawn_topics{std::pair<std::string_view, Draw>{"seats", seats_pictures},
                                  std::pair<std::string_view, Draw>{"trains", trains_pictures},
                                  std::pair<std::string_view, Draw>{"companies", companies_pictures},
                                  std::pair<std::string_view, Draw>{"money", money_pictures},
                                  std::pair<std::string_view, Draw>{"board", board_pictures}};

}  // namespace

std::vector<std::string> pictured_simulation_topics() {
  std::vector<std::string> topics;
  for (const auto& [name, draw] : drawn_topics) topics.emplace_back(name);
  return topics;
}

std::vector<StudyPicture> simulation_pictures(const Title& title, const Simulation& simulation,
                                              std::size_t version, std::string_view topic, const Theme& theme,
                                              double width) {
  for (const auto& [name, draw] : drawn_topics)
    if (name == topic) return draw(title, simulation.series.versions[version], theme, width);
  return {};
}

}  // namespace trackwright

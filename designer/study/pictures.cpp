#include "designer/study/pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "designer/study/study.h"
#include "engine/base/words.h"
#include "engine/study/fairness.h"
#include "engine/study/income.h"
#include "engine/study/supply.h"
#include "render/study/heat_map.h"

namespace trackwright {

namespace {

constexpr std::size_t most_bars = 8;    // tiles of a colour
constexpr std::size_t most_curves = 6;  // in a panel
constexpr std::size_t most_panels = 9;

std::optional<StudyPicture> supply_picture(StudyData& data, const Theme& theme, double width) {
  if (data.title().manifest.empty() || data.title().map.hexes().empty()) return std::nullopt;
  BarChart chart{"Scarce tiles: printed copies compared with the smallest sufficient count",
                 "copies",
                 "smallest count that lets the largest number of hexes have the colour",
                 {}};
  for (const TileSupply& tile : data.supply().tiles) {
    if (!tile.count) continue;
    const std::string heading = capitalised(std::string(word_of(tile.colour)));
    if (chart.panels.empty() || chart.panels.back().heading != heading) chart.panels.push_back({heading, {}});
    std::vector<Bar>& bars = chart.panels.back().bars;
    if (bars.size() == most_bars) continue;
    Bar bar{tile.tile, static_cast<double>(*tile.count)};
    bar.mark = tile.least;
    bar.colour = theme.tile(tile.colour);
    if (!tile.sole.empty())
      bar.note = fmt::format("{} without another tile", counted(tile.sole.size(), "hex", "hexes"));
    bars.push_back(std::move(bar));
  }
  if (chart.panels.empty()) return std::nullopt;
  return draw_bars(theme, chart, width);
}

std::optional<StudyPicture> trains_picture(StudyData& data, const Theme& theme, double width) {
  const TrainStudy& trains = data.trains();
  if (trains.rushes.empty() || trains.ranks.empty()) return std::nullopt;
  BarChart chart{"The operating rounds of each rank, if each company buys one train in each round",
                 "from the first purchase until the rank rusts",
                 "",
                 {}};
  for (const std::size_t group :
       std::set<std::size_t>{0, trains.rushes.size() / 2, trains.rushes.size() - 1}) {
    const TrainRush& rush = trains.rushes[group];
    BarPanel panel{counted(rush.companies, "company", "companies"), {}};
    int last = 1;
    for (const RankRounds& row : rush.ranks) last = std::max({last, row.first + 1, row.ends.value_or(0)});
    for (const RankRounds& row : rush.ranks) {
      Bar bar{trains.ranks[row.rank].train, static_cast<double>(row.ends.value_or(last)),
              static_cast<double>(row.first)};
      if (!row.ends) bar.note = "never ends";
      panel.bars.push_back(std::move(bar));
    }
    chart.panels.push_back(std::move(panel));
  }
  return draw_bars(theme, chart, width);
}

// The step of each hex: the first of the lists that contains it.
std::optional<StudyPicture> reach_picture(StudyData& data, const std::string& wanted, const Theme& theme,
                                          double width) {
  const Title& title = data.title();
  const auto& companies = title.companies.companies;
  const auto company = std::ranges::find_if(companies, [&](const Company& one) {
    return !homes_of(title, one).empty() && (wanted.empty() || one.id.value == wanted);
  });
  if (company == companies.end() || title.roster.trains.empty()) return std::nullopt;
  const std::string& id = company->id.value;
  HeatMap map{
      fmt::format("{}: where its track and trains can lead", company->name.empty() ? id : company->name),
      {},
      {}};
  for (const std::uint32_t home : homes_of(title, *company)) map.marked[title.map.hexes()[home].id] = id;
  constexpr std::size_t most_steps = 7;
  HeatPanel lays{"With the tiles of the last phase: the fewest lays before its track reaches a hex", {}, {}};
  for (std::size_t n = 0; n < most_steps; ++n)
    lays.steps.push_back(n + 1 == most_steps ? fmt::format("{} and more", n) : std::to_string(n));
  for (const auto& [hex, n] : least_lays(data.ground(), *company))
    lays.hexes[hex] = most_steps - 1 - std::min<std::size_t>(static_cast<std::size_t>(n), most_steps - 1);
  std::ranges::reverse(lays.steps);
  HeatPanel stops{"The first phase in which a train from its home can touch a stop", {}, {}};
  for (const CompanyReaches& one : data.journeys().reaches) {
    if (one.company != id) continue;
    const std::size_t before = stops.hexes.size();
    for (const std::string& hex : one.touched) stops.hexes.emplace(hex, stops.steps.size());
    if (stops.hexes.size() > before) stops.steps.push_back(fmt::format("phase {}", one.phase));
  }
  HeatPanel runs{"The phases in which its best run passes through a hex", {}, {}};
  std::map<std::string, std::size_t> uses;
  std::size_t most = 1;
  for (const CompanyEarnings& one : data.earnings().companies)
    if (one.company == id)
      for (const std::string& hex : one.with_all.over) most = std::max(most, ++uses[hex]);
  for (std::size_t n = 1; n <= most; ++n) runs.steps.push_back(counted(n, "phase"));
  for (const auto& [hex, n] : uses) runs.hexes[hex] = n - 1;
  map.panels = {std::move(lays), std::move(stops), std::move(runs)};
  return draw_heat_map(title, theme, map, width);
}

// The span of rounds over all companies.
std::optional<StudyPicture> income_picture(StudyData& data, const Theme& theme, double width) {
  const IncomeStudy& income = data.income();
  if (income.ladders.empty()) return std::nullopt;
  BarChart chart{"The operating round in which companies that withhold can pay for a train",
                 "from the first to the last company",
                 "",
                 {}};
  for (const bool highest : {false, true}) {
    BarPanel panel{highest ? "At the highest par price" : "At the lowest par price", {}};
    for (std::size_t rank = 0; rank < data.trains().ranks.size(); ++rank) {
      std::optional<int> first;
      std::optional<int> last;
      std::size_t never = 0;
      for (std::size_t i = 0; i < income.ladders.size(); ++i) {
        const TrainLadder& one = income.ladders[i];
        const bool has_next = i + 1 < income.ladders.size() && income.ladders[i + 1].company == one.company;
        const bool has_last = i > 0 && income.ladders[i - 1].company == one.company;
        if (highest ? has_next : has_last) continue;
        const auto& round = one.steps[rank].round;
        if (!round) ++never;
        if (round) first = std::min(first.value_or(*round), *round);
        if (round) last = std::max(last.value_or(*round), *round);
      }
      Bar bar{data.trains().ranks[rank].train, static_cast<double>(last.value_or(0)),
              static_cast<double>(first.value_or(0))};
      bar.note = !first            ? fmt::format("not within {} rounds", most_rounds)
                 : *first == *last ? fmt::format("round {}", *first)
                                   : fmt::format("rounds {} to {}", *first, *last);
      if (first && never > 0) bar.note += fmt::format(", {} later", counted(never, "company", "companies"));
      panel.bars.push_back(std::move(bar));
    }
    chart.panels.push_back(std::move(panel));
  }
  return draw_bars(theme, chart, width);
}

std::optional<StudyPicture> fairness_picture(StudyData& data, const Theme& theme, double width) {
  if (data.title().roster.trains.empty()) return std::nullopt;
  FairnessStudy fairness =
      study_fairness(data.title(), data.trains(), data.journeys(), data.earnings(), data.chokes());
  if (fairness.homes.empty()) return std::nullopt;
  BarChart chart{"The homes of companies: the mean rank over eight measures, the best first",
                 "mean rank; a short bar marks a good home",
                 "",
                 {}};
  std::vector<std::string> kinds;
  for (const HomeFigures& home : fairness.homes)
    if (std::ranges::find(kinds, home.kind) == kinds.end()) kinds.push_back(home.kind);
  std::ranges::stable_sort(fairness.homes, {}, &HomeFigures::place);
  for (const std::string& kind : kinds) {
    BarPanel panel{capitalised(kind), {}};
    for (const HomeFigures& home : fairness.homes) {
      if (home.kind != kind) continue;
      Bar bar{home.company, home.place};
      if (!home.ahead.empty()) bar.note = fmt::format("+ {}", fmt::join(home.ahead, ", "));
      if (!home.behind.empty())
        bar.note += fmt::format("{}\u2212 {}", bar.note.empty() ? "" : "   ", fmt::join(home.behind, ", "));
      panel.bars.push_back(std::move(bar));
    }
    chart.panels.push_back(std::move(panel));
  }
  return draw_bars(theme, chart, width);
}

std::optional<double> number_of(const StudyCell& cell) {
  if (cell.estimate) return cell.estimate->value;
  if (cell.kind != StudyCell::Kind::Number) return std::nullopt;
  return std::stod(cell.text);
}

}  // namespace

std::vector<std::string> pictured_topics() {
  return {"supply", "trains", "reach", "income", "fairness"};
}

std::optional<StudyPicture> study_picture(StudyData& data, std::string_view topic, const std::string& company,
                                          const Theme& theme, double width) {
  if (topic == "supply") return supply_picture(data, theme, width);
  if (topic == "trains") return trains_picture(data, theme, width);
  if (topic == "reach") return reach_picture(data, company, theme, width);
  if (topic == "income") return income_picture(data, theme, width);
  if (topic == "fairness") return fairness_picture(data, theme, width);
  return std::nullopt;
}

std::optional<StudyPicture> sweep_picture(const SweptStudies& swept, const Theme& theme, double width) {
  CurveChart chart{
      fmt::format("The figures that {} changes", swept.sweep.path), swept.sweep.path, swept.sweep.values, {}};
  for (const TopicStudy& topic : side_by_side(swept))
    for (const StudyTable& table : topic.tables) {
      const std::size_t figure = table.columns.size() - swept.sweep.values.size() - 2;
      for (const StudyRow& row : table.rows) {
        PlotCurve curve;
        for (std::size_t i = 0; i < figure; ++i)
          curve.name += (curve.name.empty() ? "" : " / ") + short_text(row[i]);
        for (std::size_t i = 0; i < swept.sweep.values.size(); ++i)
          curve.values.push_back(number_of(row[figure + 1 + i]));
        if (std::ranges::count_if(curve.values, [](const auto& value) { return value.has_value(); }) < 2)
          continue;
        const std::string heading = fmt::format("{}: {}", table.name, row[figure].text);
        auto panel = std::ranges::find(chart.panels, heading, &PlotPanel::heading);
        if (panel == chart.panels.end()) {
          if (chart.panels.size() == most_panels) continue;
          panel = chart.panels.insert(chart.panels.end(), {heading, {}});
        }
        if (panel->curves.size() < most_curves) panel->curves.push_back(std::move(curve));
      }
    }
  if (chart.panels.empty()) return std::nullopt;
  return draw_curves(theme, chart, width);
}

Page picture_page(StudyPicture picture, const std::string& name) {
  Page page;
  page.size = picture.size;
  page.drawing = std::move(picture.drawing);
  page.name = name;
  return page;
}

}  // namespace trackwright

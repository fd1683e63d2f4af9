// Measures `simulate`: games a second (of processor time) of each shipped title with thrifty bots, and bytes
// of the sums. Usage: simulate [GAMES [TITLE...]]. --fairness RUNS GAMES [MONEY]: how often a seat is flagged
// if seats are drawn by lot and seat 1 has MONEY more; prints Markdown. See docs/measurements/simulate.md.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/simulate/series_file.h"
#include "engine/simulate/many_games.h"
#include "engine/simulate/significance.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace {

using namespace trackwright;
using simulate::GameRecord;

simulate::GamePlan plan_of(const Title& title, std::uint64_t games) {
  simulate::GamePlan plan;
  plan.games = games;
  for (const PlayerRow& row : title.players) plan.players.push_back(row.players);
  plan.bots = {bot::BotKind::Thrifty};
  return plan;
}

Title title_of(const std::string& folder) {
  return load_title(DiskReader(), noise::installation(), folder).title.value();
}

void measure(const std::string& name, const Title& title, std::uint64_t games) {
  Simulation simulation;
  simulation.title = title.slug;
  simulation.plan = plan_of(title, games);
  simulation.versions = {""};
  const std::clock_t start = std::clock();
  auto series = simulate::play_games({{&title}, simulation.plan, 1, {}, {}}, simulation.to_play());
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  if (!series) {
    fmt::print("| {} | {} | | |\n", name, series.error());
    return;
  }
  simulation.series = std::move(*series);
  fmt::print("| {} | {} | {:.1f} | {} |\n", name, games, static_cast<double>(games) / seconds,
             series_text(simulation).size() / 1024);
}

void measure_all(std::uint64_t games, const std::vector<std::string>& slugs) {
  fmt::print("| title | games | games a second | KiB of sums |\n|---|--:|--:|--:|\n");
  for (const std::string& slug : slugs)
    measure(slug, title_of(source_folder() + (slug == "starter" ? "/templates/" : "/titles/") + slug), games);
}

// Four players whose seats are drawn by lot. The seat that is called 1 has more money.
GameRecord drawn_game(const Title& title, std::uint64_t seed, int money) {
  std::mt19937_64 lot(seed);
  std::vector<std::size_t> seats{0, 1, 2, 3};
  for (std::size_t left = 4; left > 1; --left) std::swap(seats[left - 1], seats[lot() % left]);
  simulate::GamePlan plan = plan_of(title, 1);
  plan.players = {4};
  plan.seed = seed;
  plan.handicaps.assign(4, 0);
  plan.handicaps[seats[0]] = money;
  plan.detailed_every = 2;
  GameRecord record = simulate::play_game(title, plan, 1).value();
  std::vector<simulate::SeatRecord> drawn;
  for (const std::size_t seat : seats) drawn.push_back(record.seats[seat]);
  record.seats = std::move(drawn);
  return record;
}

void measure_fairness(int runs, int games, int money) {
  const Title title = title_of(source_folder() + "/templates/starter");
  int flagged = 0;
  int first = 0;  // seat 1 with p < 0.001 after the correction
  double highest = 0;
  for (int run = 0; run < runs; ++run) {
    simulate::Summary summary;
    for (int game = 0; game < games; ++game)
      summary.add(drawn_game(title, static_cast<std::uint64_t>(run * games + game), money));
    bool any = false;
    for (const simulate::FairnessTest& one : simulate::fairness_tests(summary)) {
      if (one.figure.measure != simulate::Measure::SeatAhead) continue;
      any = any || one.flagged();
      if (one.figure.item != "1") continue;
      highest = std::max(highest, one.corrected);
      if (one.corrected < 0.001) ++first;
    }
    flagged += any ? 1 : 0;
  }
  fmt::print(
      "| more for seat 1 | runs | games of a run | runs with a flag | seat 1 with p < 0.001 | highest p |\n"
      "|--:|--:|--:|--:|--:|--:|\n| {} | {} | {} | {} | {} | {:.2g} |\n",
      money, runs, games, flagged, first, highest);
}

}  // namespace

int main(int count, char** words) {
  const std::vector<std::string> arguments(words + 1, words + count);
  if (arguments.size() >= 3 && arguments[0] == "--fairness") {
    measure_fairness(std::atoi(arguments[1].c_str()), std::atoi(arguments[2].c_str()),
                     arguments.size() > 3 ? std::atoi(arguments[3].c_str()) : 0);
    return 0;
  }
  const std::vector<std::string> all{"starter", "18scan", "denmark1847", "18norway", "18sj", "18qq", "1870"};
  const std::vector<std::string> chosen(arguments.begin() + (arguments.empty() ? 0 : 1), arguments.end());
  measure_all(arguments.empty() ? 50 : static_cast<std::uint64_t>(std::atoi(arguments[0].c_str())),
              chosen.empty() ? all : chosen);
  return 0;
}

// `simulate`: lets bots play a title many times, and prints statistics of the games.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/progress.h"
#include "designer/faces/cli/report.h"
#include "designer/faces/cli/table.h"
#include "designer/simulate/tables.h"
#include "designer/studio/open.h"
#include "engine/base/words.h"
#include "engine/play/value/game.h"

namespace trackwright {

namespace {

constexpr std::uint64_t most_games = 100'000'000;

struct SimulateRequest {
  std::string title;
  std::string topic;
  simulate::Plan plan;
  std::string players;  // "3..5", "3,4"; empty: all numbers of the title
  std::size_t jobs = 1;
  StudyFormat format = StudyFormat::Text;
};

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (text.empty() || read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return number;
}

// Parses "3", "3..5" or "3,5".
std::optional<std::vector<int>> players_in(const std::string& text) {
  std::vector<int> players;
  if (const std::size_t dots = text.find(".."); dots != std::string::npos) {
    const auto from = number_in(std::string_view(text).substr(0, dots));
    const auto to = number_in(std::string_view(text).substr(dots + 2));
    if (!from || !to || *from < 1 || *to < *from || *to > static_cast<int>(play::most_players))
      return std::nullopt;
    for (int number = *from; number <= *to; ++number) players.push_back(number);
    return players;
  }
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const auto number = number_in(std::string_view(text).substr(at, end - at));
    if (!number || *number < 1 || std::ranges::find(players, *number) != players.end()) return std::nullopt;
    players.push_back(*number);
    at = end + 1;
  }
  return players;
}

// The numbers of players of the title that the user wants. The error is the exit code.
Expected<std::vector<int>, Exit> chosen_players(const Environment& environment,
                                                const SimulateRequest& options, const Title& title) {
  std::vector<int> known;
  for (const PlayerRow& row : title.players) known.push_back(row.players);
  if (options.players.empty()) {
    if (known.empty())
      return unexpected(
          unusable(environment, "play/not-a-game", "the title has no number of players", "use --players"));
    return known;
  }
  std::vector<int> wanted = players_in(options.players).value_or(std::vector<int>());
  for (const int players : wanted)
    if (std::ranges::find(known, players) == known.end()) {
      std::vector<std::string> words;
      for (const int one : known) words.push_back(std::to_string(one));
      return unexpected(unusable(environment, "usage/unknown-players",
                                 fmt::format("the title is not for {} players", players),
                                 known.empty() ? "the title gives no number of players"
                                               : fmt::format("it is for {} players", listed(words, "or"))));
    }
  return wanted;
}

// Plays all games. The error is the exit code.
Expected<simulate::Series, Exit> played(const Environment& environment, const SimulateRequest& options,
                                        const Simulation& simulation,
                                        const std::vector<const Title*>& versions) {
  ProgressLine line(environment.streams.terminal, "games played");
  simulate::ManyGames many{versions, simulation.plan, options.jobs, {}, {}};
  const std::vector<std::uint64_t> numbers = simulation.numbers();
  many.pause = [&](std::size_t done) { line.show(done, numbers.size()); };
  auto series = simulate::play_games(many, numbers);
  if (!series)
    return unexpected(unusable(environment, "play/not-a-game", series.error(),
                               "`trackwright check` lists what the title lacks"));
  return std::move(*series);
}

bool has_faults(const simulate::Series& series) {
  return std::ranges::any_of(series.versions, [](const simulate::Summary& version) {
    return std::ranges::any_of(version.games, [&](const auto& games) {
      return version.tallies.contains(
          {simulate::Measure::Ended, games.first, std::string(simulate::fault), 0});
    });
  });
}

Exit simulate_title(const Environment& environment, const SimulateRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title) return Exit::Unusable;
  const Title& title = *loaded.title;
  Simulation simulation;
  simulation.title = title.slug;
  simulation.plan = options.plan;
  const auto players = chosen_players(environment, options, title);
  if (!players) return players.error();
  simulation.plan.players = *players;
  auto series = played(environment, options, simulation, {&title});
  if (!series) return series.error();
  simulation.series = std::move(*series);
  environment.streams.out << written(simulation.title, simulation_tables(title, simulation, 0, options.topic),
                                     options.format);
  return has_faults(simulation.series) ? Exit::Faulty : Exit::Sound;
}

void add_games(CLI::App& app, SimulateRequest& options) {
  app.add_option("--games", options.plan.games, "number of games; default: 100")
      ->type_name("N")
      ->check(CLI::Range(std::uint64_t{1}, most_games));
  app.add_option("--players", options.players,
                 "numbers of players, in turn, such as 4, 3..5 or 3,5; default: all numbers of the title")
      ->type_name("N..M")
      ->check([](const std::string& text) {
        return players_in(text) ? std::string() : text + " is not a number of players such as 4 or 3..5";
      });
  app.add_option_function<std::vector<std::string>>(
         "--bots",
         [&options](const std::vector<std::string>& words) {
           options.plan.bots.clear();
           for (const std::string& word : words) options.plan.bots.push_back(*from_word<bot::BotKind>(word));
         },
         fmt::format("the bots of the seats, separated by commas: {}; they repeat if there are more seats; "
                     "default: thrifty",
                     fmt::join(words_of<bot::BotKind>(), ", ")))
      ->type_name("BOT")
      ->delimiter(',')
      ->check(one_of<bot::BotKind>());
  app.add_option("--seed", options.plan.seed, "seed of the first game; the seeds count up; default: 1")
      ->type_name("N");
  app.add_option("--jobs", options.jobs, "the games to play at the same time; default: 1")
      ->type_name("NUMBER")
      ->check(CLI::Range(1, 256));
}

Action set_up_simulate(CLI::App& app) {
  const auto options = std::make_shared<SimulateRequest>();
  options->plan.bots = {bot::BotKind::Thrifty};
  add_title(app, options->title);
  std::vector<std::string> topics;
  for (const SimulationTopic& topic : simulation_topics()) topics.emplace_back(topic.name);
  app.add_option("TOPIC", options->topic, "one topic; default: all")->check(CLI::IsMember(topics));
  add_games(app, *options);
  app.add_option_function<std::string>(
         "--format",
         [options](const std::string& word) {
           options->format = from_word<StudyFormat>(word).value_or(StudyFormat::Text);
         },
         "text (default), json, csv or markdown")
      ->check(one_of<StudyFormat>())
      ->type_name("FORMAT");
  return [options](const Environment& environment) { return simulate_title(environment, *options); };
}

}  // namespace

Command simulate_command() {
  return {"simulate", "let bots play a title many times, and print statistics",
          "Plays games between bots and prints what happens in them, with intervals. Topics:\n\n"
          "games: how and when games end, and how open they are.\n\n"
          "seats: which seat wins.\n\n"
          "trains: when trains are sold and rust.\n\n"
          "companies: when companies float and what they earn.\n\n"
          "money: the bank, income and bankruptcies.\n\n"
          "privates: prices of private companies.\n\n"
          "board: tiles that run out, full cities, and the use of each hex.\n\n"
          "Bots are not people: trust differences between versions of a title more than a figure alone. The "
          "same title, seed and options give the same bytes on every machine. Exit code 1: a game had a "
          "fault. See docs/simulate.md.",
          "simulate mytitle\nsimulate mytitle trains --games 1000 --players 4 --jobs 2", set_up_simulate};
}

}  // namespace trackwright

// `simulate`: lets bots play a title many times, and prints statistics of the games.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "designer/faces/cli/drawn_study.h"
#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/report.h"
#include "designer/faces/cli/simulating.h"
#include "designer/faces/cli/table.h"
#include "designer/simulate/pictures.h"
#include "designer/simulate/report.h"
#include "designer/simulate/series_file.h"
#include "designer/simulate/tables.h"
#include "designer/studio/art.h"
#include "designer/studio/open.h"
#include "engine/base/words.h"
#include "engine/play/value/game.h"

namespace trackwright {

namespace {

bool has_faults(const simulate::Series& series) {
  return std::ranges::any_of(series.versions, [](const simulate::Summary& version) {
    return std::ranges::any_of(version.games, [&](const auto& games) {
      return version.tallies.contains(
          {simulate::Measure::Ended, games.first, std::string(simulate::fault), 0});
    });
  });
}

bool draws(const SimulateRequest& options) {
  return !options.drawn.picture.empty() || !options.drawn.report.empty();
}

// Draws the picture and the report that are wanted.
Exit draw_simulation(const Environment& environment, const SimulateRequest& options, const Loaded& loaded,
                     const Simulation& simulation) {
  const auto theme = study_theme(environment, options.drawn, loaded);
  if (!theme) return Exit::Unusable;
  const Title& title = *loaded.title;
  const std::string document = fmt::format("{}: simulation", title.name);
  if (!options.drawn.picture.empty()) {
    const Exit written =
        write_study_pictures(environment, options.drawn, document,
                             pictures_of(title, simulation, options.topic, *theme, study_picture_width),
                             fmt::format("use one of the topics {}, or a sweep that shifts figures",
                                         listed(pictured_simulation_topics())));
    if (written != Exit::Sound) return written;
  }
  if (options.drawn.report.empty()) return Exit::Sound;
  return write_study_report(environment, options.drawn, document,
                            simulation_report(title, simulation, *theme, art_of(environment.files, loaded)));
}

Exit simulate_title(const Environment& environment, const SimulateRequest& options) {
  TitleName name = options.title;
  if (const auto players = players_in(options.players); players && players->size() == 1)
    name.players = players->front();
  const Loaded loaded = open_title(environment.files, environment.installation, name);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title) return Exit::Unusable;
  if (!options.drawn.report.empty() && !is_report_file(environment, options.drawn)) return Exit::Unusable;
  const auto simulation = simulated(environment, options, loaded);
  if (!simulation) return simulation.error();
  std::ostream& out = environment.streams.out;
  if (draws(options)) {
    const Exit drawn = draw_simulation(environment, options, loaded, *simulation);
    if (drawn != Exit::Sound) return drawn;
  } else if (!options.shard.empty()) {
    out << series_text(*simulation);
  } else {
    out << written(simulation->title, tables_of(*loaded.title, *simulation, options.topic), options.format);
  }
  return has_faults(simulation->series) ? Exit::Faulty : Exit::Sound;
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
         fmt::format(
             "the bot in each seat ({}), separated by commas; the list repeats if there are more seats; "
             "default: thrifty",
             fmt::join(words_of<bot::BotKind>(), ", ")))
      ->type_name("BOT")
      ->delimiter(',')
      ->check(one_of<bot::BotKind>());
  app.add_option("--handicap", options.plan.handicaps,
                 "additional starting money by seat, separated by commas, for example 0,20,40")
      ->type_name("MONEY")
      ->delimiter(',')
      ->check(CLI::Range(0, 10'000));
  app.add_option("--seed", options.plan.seed, "seed of the first game; the seeds count up; default: 1")
      ->type_name("N");
  app.add_option("--jobs", options.jobs, "the number of games to play at the same time; default: 1")
      ->type_name("NUMBER")
      ->check(CLI::Range(1, 256));
}

void add_comparison(CLI::App& app, SimulateRequest& options) {
  add_title_changes(app, options.changes);
  app.add_option("--against", options.against,
                 "the title to compare with: a folder or name; . is the title without the changes (default)")
      ->type_name("TITLE");
  app.add_option("--sweep", options.sweep,
                 "compare several values, for example trains.4.count=1..6 or bank=8000..12000..1000 (with a "
                 "step)")
      ->type_name("PATH=VALUES")
      ->excludes("--against");
}

void add_parts(CLI::App& app, SimulateRequest& options) {
  auto* shard = app.add_option("--shard", options.shard,
                               "play only part I of the N parts of the games, and print this part for --join")
                    ->type_name("I/N")
                    ->check([](const std::string& text) {
                      return parse_shard(text) ? std::string() : text + " is not a part such as 2/5";
                    });
  auto* resume = app.add_option("--resume", options.resume,
                                "save the sums in this file while games are played, and continue from it")
                     ->type_name("FILE");
  auto* games = app.add_option("-o,--output", options.games,
                               "write the data of each game: .csv (one line for each game) or .sqlite (a "
                               "table for each series)")
                    ->type_name("FILE");
  app.add_option("--join", options.join, "print the simulation whose parts are in these files")
      ->type_name("FILE...")
      ->excludes(shard)
      ->excludes(resume)
      ->excludes(games)
      ->excludes("--sweep")
      ->excludes("--against");
}

void add_drawn(CLI::App& app, SimulateRequest& options) {
  app.add_option("--picture", options.drawn.picture, "draw the topic or the sweep: .pdf, .svg or .png")
      ->type_name("FILE")
      ->excludes("--shard");
  app.add_option("--report", options.drawn.report,
                 "write a report of all topics with pictures and tables: .pdf")
      ->type_name("FILE")
      ->excludes("--shard");
  add_theme(app, options.drawn.look.theme);
  app.add_option("--dpi", options.drawn.dpi, "resolution of a PNG in pixels per inch; default: 150")
      ->type_name("NUMBER")
      ->check(number_from(10.0, 2400.0));
}

Action set_up_simulate(CLI::App& app) {
  const auto options = std::make_shared<SimulateRequest>();
  options->plan.bots = {bot::BotKind::Thrifty};
  add_title(app, options->title);
  std::vector<std::string> topics;
  for (const SimulationTopic& topic : simulation_topics()) topics.emplace_back(topic.name);
  app.add_option("TOPIC", options->topic, "one topic; default: all")->check(CLI::IsMember(topics));
  add_games(app, *options);
  add_comparison(app, *options);
  add_parts(app, *options);
  add_drawn(app, *options);
  add_study_format(app, options->format);
  return [options](const Environment& environment) { return simulate_title(environment, *options); };
}

}  // namespace

Command simulate_command() {
  return {
      "simulate", "let bots play a title many times, and print statistics",
      "Plays games between bots and prints what happens in them, with intervals. Topics:\n\n"
      "flags: seats and companies that do better or worse than chance.\n\n"
      "games: how and when games end, and how open they are.\n\n"
      "seats: which seat wins.\n\n"
      "trains: when trains are sold and rust.\n\n"
      "companies: when companies float and what they earn.\n\n"
      "money: the bank, income and bankruptcies.\n\n"
      "privates: prices of private companies.\n\n"
      "board: tiles that run out, full cities, and the use of each hex.\n\n"
      "With --set, --without or --against, the command plays the same games with two versions and prints the "
      "figures that shift; with --sweep, it prints the figures that shift from value to value.\n\n"
      "Bots are not people: trust differences between versions of a title more than a figure alone. The "
      "same title, seed and options give the same bytes on every machine. Exit code 1: a game had a "
      "fault. See docs/simulate.md.",
      "simulate mytitle\nsimulate mytitle trains --games 1000 --players 4 --jobs 2\n"
      "simulate mytitle --set trains.4.count=2 --games 400\n"
      "simulate mytitle --games 10000 --shard 1/20 > part1.json\n"
      "simulate mytitle --join part*.json\n"
      "simulate mytitle --games 1000 -o games.sqlite --resume sums.json\n"
      "simulate mytitle --games 1000 --report report.pdf",
      set_up_simulate};
}

}  // namespace trackwright

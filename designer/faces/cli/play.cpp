// `play`: plays a game at one terminal, with or without bots, and saves it in a file that `replay` reads, or
// plays games without people.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <istream>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/cli/bot_games.h"
#include "designer/faces/cli/options.h"
#include "designer/faces/cli/play_by_lines.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/seated_bots.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/play/played_game.h"
#include "designer/play/record.h"
#include "designer/studio/open.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"
#include "engine/bot/kinds.h"
#include "engine/bot/match.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"

namespace trackwright {

namespace {

struct PlayRequest {
  TitleName title;
  std::string file;
  NewGame begun;
  std::optional<std::uint64_t> random;  // the number of random games
  RandomPolicy policy = RandomPolicy::Uniform;
  std::vector<std::string> seats;  // `human` or the name of a bot
  bool explain = false;
  bool stdio = false;
  Format format = Format::Text;
};

class TerminalGame {
 public:
  TerminalGame(const Environment& environment, PlayedGame& game, SeatedBots& bots, std::string file)
      : out_(environment.streams.out), game_(game), bots_(bots), file_(std::move(file)) {}

  // Without `in`, only bots can act.
  void play(std::istream* in) {
    if (bots_.leave_a_person()) help();
    bool shown = false;  // after an unknown input the list is not printed again
    for (std::string line; shown || show();) {
      if (in == nullptr || !std::getline(*in, line)) break;
      shown = !understands(line);
      if (!shown && !obey(line)) break;
    }
  }

 private:
  void help() {
    out_ << "number: choose an action; u: undo; s: save; p: print the position; q: save and quit\n";
  }

  // Lets bots act until it is a person's turn. The result is false if a bot cannot act.
  bool let_bots_act() {
    while (bots_.have_the_turn()) {
      const auto acted = bots_.act();
      if (!acted) {
        out_ << acted.error() << '\n';
        return false;
      }
      out_ << fmt::format("{}: {}{}{}\n", acted->actor, acted->words, acted->reason.empty() ? "" : "; ",
                          acted->reason);
    }
    return true;
  }

  // Shows the choices of a person. The result is false if the game cannot go on.
  bool show() {
    if (!let_bots_act()) return false;
    const play::State& state = game_.state();
    if (state.over) {
      out_ << "The game is over.\n" << record_of(game_.game(), state)["end"].dump() << '\n';
      return false;
    }
    legal_ = play::legal_actions(game_.game(), state);
    out_ << fmt::format("\n{} to act, phase {}\n", game_.name(play::waits_for(game_.game(), state)),
                        game_.game().title().roster.phases[state.phase].name.value);
    for (std::size_t i = 0; i < legal_.size(); ++i)
      out_ << fmt::format("{:>4}  {}\n", i + 1, game_.words(legal_[i]));
    out_ << "> " << std::flush;
    return true;
  }

  // The position of an action in the list, counted from 1; 0 if the line is not such a number.
  std::size_t number_in(const std::string& line) const {
    const std::size_t number = trackwright::number_in<std::size_t>(line).value_or(0);
    return number <= legal_.size() ? number : 0;
  }

  bool understands(const std::string& line) {
    if (line == "q" || line == "u" || line == "s" || line == "p" || number_in(line) > 0) return true;
    if (!line.empty()) out_ << fmt::format("`{}` is not one of these inputs\n", line);
    help();
    out_ << "> " << std::flush;
    return false;
  }

  bool obey(const std::string& line) {
    if (line == "q") return false;
    if (line == "u") {
      do game_.undo();
      while (game_.done() > 0 && bots_.have_the_turn());
    } else if (line == "s") {
      const auto error = update_file(file_, game_.text());
      out_ << file_ << (error ? " cannot be written\n" : " was saved\n");
    } else if (line == "p") {
      out_ << record_of(game_.game(), game_.state()).dump(1) << '\n';
    } else if (const auto no = game_.act(legal_[number_in(line) - 1])) {
      out_ << no->words << '\n';
    }
    return true;
  }

  std::ostream& out_;
  PlayedGame& game_;
  SeatedBots& bots_;
  std::string file_;
  std::vector<play::Action> legal_;
};

// The number of players of a new game; 0 if the title decides.
int players_of(const NewGame& begun) {
  return begun.players > 0 ? begun.players : static_cast<int>(begun.names.size());
}

Exit play_at_terminal(const Environment& environment, const PlayRequest& options, const Seats& seats) {
  const bool resumes = !options.file.empty() && environment.files.is_file(options.file);
  TitleName title = options.title;
  title.players = players_of(options.begun);
  if (resumes) title = title_of_game(environment.files, options.title, options.file).value_or(options.title);
  Loaded loaded = open_title(environment.files, environment.installation, title);
  std::optional<RecordedGame> record;
  if (loaded.title && resumes)
    record = read_game(environment.files, options.file, loaded.sources, loaded.findings);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title || (resumes && !record)) return Exit::Unusable;
  const RecordedGame before = record ? *record : new_game(*loaded.title, options.begun);
  auto game = PlayedGame::of(*loaded.title, before);
  if (!game) return unusable(environment, "play/not-a-game", game.error(), "use --players");
  std::ostream& told = options.stdio ? environment.streams.err : environment.streams.out;
  for (const std::string& rule : game->game().unknown) told << "not played: " << rule << '\n';
  if (const std::string why = game->resume(before); !why.empty())
    return unusable(environment, "play/refused", why, "");
  SeatedBots bots(*game, seats, options.begun.seed, options.explain);
  std::istream* in = environment.streams.in;
  if (options.stdio && in != nullptr)
    play_by_lines(*game, bots, *in, environment.streams.out);
  else
    TerminalGame(environment, *game, bots, options.file).play(in);
  if (options.file.empty()) return Exit::Sound;
  if (const auto error = update_file(options.file, game->text())) return unusable(environment, *error);
  return Exit::Sound;
}

Exit play_without_people(const Environment& environment, const PlayRequest& options,
                         std::vector<bot::BotKind> seats) {
  TitleName title = options.title;
  title.players = options.begun.players;
  const Loaded loaded = open_title(environment.files, environment.installation, title);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title) return Exit::Unusable;
  const BotGames asked{*options.random, options.begun.seed, options.begun.players, options.policy,
                       std::move(seats)};
  const auto games = play_bot_games(*loaded.title, asked, environment.streams.terminal);
  if (!games) return unusable(environment, "play/not-a-game", games.error(), "use --players");
  environment.streams.out << (options.format == Format::Json ? bot_games_json(*loaded.title, asked, *games)
                                                             : bot_games_text(*loaded.title, asked, *games));
  const bool faulty =
      std::ranges::any_of(*games, [](const BotGame& one) { return one.result.end == bot::MatchEnd::Fault; });
  return faulty ? Exit::Faulty : Exit::Sound;
}

// The error is the first word that is neither `human` nor the name of a bot.
Expected<Seats> seats_of(const std::vector<std::string>& words) {
  Seats seats;
  for (const std::string& word : words) {
    const auto kind = from_word<bot::BotKind>(word);
    if (!kind && word != "human") return unexpected(word);
    seats.push_back(kind);
  }
  return seats;
}

Exit unknown_bot(const Environment& environment, const std::string& word) {
  std::vector<std::string> known{"human"};
  for (const std::string_view name : words_of<bot::BotKind>()) known.emplace_back(name);
  const std::string guess = did_you_mean(word, known);
  return unusable(environment, "play/unknown-bot", fmt::format("`{}` is not the name of a bot", word),
                  guess.empty() ? fmt::format("use one of {}", fmt::join(known, ", ")) : guess);
}

Exit play_title(const Environment& environment, const PlayRequest& options) {
  const auto seats = seats_of(options.seats);
  if (!seats) return unknown_bot(environment, seats.error());
  if (options.random) {
    std::vector<bot::BotKind> bots;
    for (const auto& kind : *seats) {
      if (!kind)
        return unusable(environment, "play/not-a-game", "a person cannot take part with --random", "");
      bots.push_back(*kind);
    }
    return play_without_people(environment, options, bots);
  }
  if (options.file.empty() && !options.stdio)
    return unusable(environment, "play/not-a-game", "no file for the game was given",
                    "add a file name, for example `game.json`, or use --random");
  return play_at_terminal(environment, options, *seats);
}

Action set_up_play(CLI::App& app) {
  auto options = std::make_shared<PlayRequest>();
  add_title(app, options->title);
  auto* file = app.add_option("FILE", options->file, "the game file: created, or continued if it exists");
  auto* names = app.add_option("--names", options->begun.names,
                               "names of the players of a new game, separated by commas")
                    ->delimiter(',');
  app.add_option("--players", options->begun.players,
                 "number of players of a new game; default: the smallest number, or with --random each "
                 "number in turn")
      ->type_name("N");
  app.add_option("--seed", options->begun.seed, "seed of the random numbers; default: 0")->type_name("N");
  auto* random =
      app.add_option("--random", options->random,
                     "play N games at random and print how they end; the seeds count up from --seed")
          ->type_name("N")
          ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}))
          ->excludes(file)
          ->excludes(names);
  auto* seats =
      app.add_option("--seats", options->seats,
                     "the players in the order of the seats, separated by commas: human, random, thrifty or "
                     "greedy; a short list repeats; with --random, the bots move one seat on in each game")
          ->delimiter(',');
  app.add_flag("--explain", options->explain, "print the reason for each action of a bot")->needs(seats);
  app.add_flag(
         "--stdio", options->stdio,
         "read the choices for human seats as lines of JSON, so that a program can play; see docs/bots.md")
      ->excludes(random);
  app.add_option_function<std::string>(
         "--random-by",
         [options](const std::string& word) { options->policy = *from_word<RandomPolicy>(word); },
         "uniform: each legal action is equally likely (default); sensible: buy, run, pay, buy trains")
      ->type_name("WAY")
      ->check(one_of<RandomPolicy>())
      ->needs(random)
      ->excludes(seats);
  add_format(app, options->format);
  return [options](const Environment& environment) { return play_title(environment, *options); };
}

}  // namespace

Command play_command() {
  return {"play", "play a title at one terminal, or let it play itself at random",
          "Lists the legal actions, applies the action that you choose, and saves the game in a file that "
          "`replay` reads. With --seats, bots take some or all of the seats. With --random, no person takes "
          "part: each game must continue until a rule or a limit ends it. Exit code 1: such a game had a "
          "fault. See docs/play.md and docs/bots.md.",
          "play mytitle game.json --players 3\nplay mytitle game.json --seats human,greedy,greedy --explain\n"
          "play mytitle --random 20 --seats greedy,thrifty",
          set_up_play};
}

}  // namespace trackwright

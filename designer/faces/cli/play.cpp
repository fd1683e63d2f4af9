// `play`: plays a game at one terminal and saves it in a file that `replay` reads, or plays random games
// against itself.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <charconv>
#include <istream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/progress.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/play/played_game.h"
#include "designer/play/record.h"
#include "designer/studio/open.h"
#include "engine/bot/kinds.h"
#include "engine/bot/match.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"

namespace trackwright {

namespace {

// How random games choose: one bot decides for all players.
enum class RandomPolicy : std::uint8_t {
  Uniform,  // each legal action is equally likely
  Sensible  // the habits of the thrifty bot
};

bot::BotKind bot_of(RandomPolicy policy) {
  return policy == RandomPolicy::Uniform ? bot::BotKind::Random : bot::BotKind::Thrifty;
}

}  // namespace

template <>
inline constexpr auto enum_words<RandomPolicy> = std::to_array<EnumWord<RandomPolicy>>(
    {{RandomPolicy::Uniform, "uniform"}, {RandomPolicy::Sensible, "sensible"}});

namespace {

struct PlayRequest {
  std::string title;
  std::string file;
  NewGame begun;
  std::optional<std::uint64_t> random;  // the number of random games
  RandomPolicy policy = RandomPolicy::Uniform;
  Format format = Format::Text;
};

class TerminalGame {
 public:
  TerminalGame(const Environment& environment, PlayedGame& game, std::string file)
      : out_(environment.streams.out), game_(game), file_(std::move(file)) {}

  void play(std::istream& in) {
    help();
    bool shown = false;  // after an unknown input the list is not printed again
    for (std::string line; (shown || show()) && std::getline(in, line);) {
      shown = !understands(line);
      if (!shown && !obey(line)) break;
    }
  }

 private:
  void help() {
    out_ << "number: choose an action; u: undo; s: save; p: print the position; q: save and quit\n";
  }

  bool show() {
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
    std::size_t number = 0;
    const char* end = line.data() + line.size();
    const auto read = std::from_chars(line.data(), end, number);
    return read.ec == std::errc() && read.ptr == end && number <= legal_.size() ? number : 0;
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
      game_.undo();
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
  std::string file_;
  std::vector<play::Action> legal_;
};

Exit play_at_terminal(const Environment& environment, const PlayRequest& options) {
  Loaded loaded = open_title(environment.files, environment.installation, options.title);
  std::optional<RecordedGame> record;
  const bool resumes = environment.files.is_file(options.file);
  if (loaded.title && resumes)
    record = read_game(environment.files, options.file, loaded.sources, loaded.findings);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title || (resumes && !record)) return Exit::Unusable;
  const RecordedGame before = record ? *record : new_game(*loaded.title, options.begun);
  auto game = PlayedGame::of(*loaded.title, before);
  if (!game) return unusable(environment, "play/not-a-game", game.error(), "use --players");
  for (const std::string& rule : game->game().unknown)
    environment.streams.out << "not played: " << rule << '\n';
  if (const std::string why = game->resume(before); !why.empty())
    return unusable(environment, "play/refused", why, "");
  TerminalGame terminal(environment, *game, options.file);
  if (environment.streams.in != nullptr) terminal.play(*environment.streams.in);
  if (const auto error = update_file(options.file, game->text())) return unusable(environment, *error);
  return Exit::Sound;
}

struct RandomOutcome {
  std::uint64_t seed = 0;
  int players = 0;
  bot::MatchResult result;
};

using Outcomes = std::vector<RandomOutcome>;

// Without a number of players, plays with each number that the title supports in turn.
Expected<Outcomes, std::string> random_outcomes(const Title& title, const PlayRequest& options,
                                                std::ostream* terminal) {
  ProgressLine line(terminal, "games played");
  Outcomes outcomes;
  for (std::uint64_t i = 0; i < *options.random; ++i) {
    RandomOutcome one;
    one.seed = options.begun.seed + i;
    one.players = options.begun.players;
    if (one.players == 0 && !title.players.empty())
      one.players = title.players[i % title.players.size()].players;
    RecordedGame record;
    record.seed = one.seed;
    record.players.resize(static_cast<std::size_t>(std::max(one.players, 0)));
    const auto game = game_of(title, record);
    if (!game) return unexpected(game.error());
    bot::BotSettings settings;
    settings.seed = one.seed;
    const auto all = bot::make_bot(bot_of(options.policy), settings);
    one.result = bot::play_match(*game, {all.get()});
    outcomes.push_back(std::move(one));
    line.show(outcomes.size(), *options.random);
  }
  return outcomes;
}

std::string as_json(const Title& title, const PlayRequest& options, const Outcomes& outcomes) {
  nlohmann::ordered_json json;
  json["title"] = title.slug;
  json["policy"] = word_of(options.policy);
  json["ends"] = nlohmann::ordered_json::object();
  for (const bot::MatchEnd end : values_of<bot::MatchEnd>())
    json["ends"][std::string(word_of(end))] =
        std::ranges::count(outcomes, end, [](const RandomOutcome& one) { return one.result.end; });
  json["games"] = nlohmann::ordered_json::array();
  for (const RandomOutcome& one : outcomes)
    json["games"].push_back({{"seed", one.seed},
                             {"players", one.players},
                             {"end", word_of(one.result.end)},
                             {"cause", one.result.cause},
                             {"actions", one.result.actions}});
  return json.dump(1) + "\n";
}

// A line for each kind of end, such as "rule 17 (bank 14, bankruptcy 3)", and the lengths of the games.
std::string as_text(const Title& title, const PlayRequest& options, const Outcomes& outcomes) {
  std::map<bot::MatchEnd, std::map<std::string, int>> ends;
  std::vector<std::size_t> lengths;
  std::string faults;
  for (const RandomOutcome& one : outcomes) {
    lengths.push_back(one.result.actions);
    const bool faulty = one.result.end == bot::MatchEnd::Fault;
    ++ends[one.result.end][faulty ? "" : one.result.cause];
    if (faulty) faults += fmt::format("seed {}, {} players: {}\n", one.seed, one.players, one.result.cause);
  }
  std::string text =
      fmt::format("{}: {} {}, policy {}\n", title.slug, outcomes.size(),
                  outcomes.size() == 1 ? "random game" : "random games", word_of(options.policy));
  for (const auto& [end, causes] : ends) {
    int games = 0;
    std::string details;
    for (const auto& [cause, many] : causes) {
      games += many;
      if (!cause.empty()) details += fmt::format("{}{} {}", details.empty() ? "" : ", ", cause, many);
    }
    text += fmt::format("{:>6}  {}{}\n", games, word_of(end), details.empty() ? "" : " (" + details + ")");
  }
  std::ranges::sort(lengths);
  text += fmt::format("actions in a game: median {}, from {} to {}\n", lengths[lengths.size() / 2],
                      lengths.front(), lengths.back());
  return text + faults;
}

Exit play_at_random(const Environment& environment, const PlayRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title) return Exit::Unusable;
  const auto outcomes = random_outcomes(*loaded.title, options, environment.streams.terminal);
  if (!outcomes) return unusable(environment, "play/not-a-game", outcomes.error(), "use --players");
  environment.streams.out << (options.format == Format::Json ? as_json(*loaded.title, options, *outcomes)
                                                             : as_text(*loaded.title, options, *outcomes));
  const bool faulty = std::ranges::any_of(
      *outcomes, [](const RandomOutcome& one) { return one.result.end == bot::MatchEnd::Fault; });
  return faulty ? Exit::Faulty : Exit::Sound;
}

Exit play_title(const Environment& environment, const PlayRequest& options) {
  if (options.random) return play_at_random(environment, options);
  if (options.file.empty())
    return unusable(environment, "play/not-a-game", "no file for the game was given",
                    "add a file name, for example `game.json`, or use --random");
  return play_at_terminal(environment, options);
}

Action set_up_play(CLI::App& app) {
  auto options = std::make_shared<PlayRequest>();
  add_title(app, options->title);
  auto* file = app.add_option("FILE", options->file, "the game file: created, or continued if it exists");
  auto* names = app.add_option("--names", options->begun.names, "players of a new game, separated by commas")
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
  app.add_option_function<std::string>(
         "--random-by",
         [options](const std::string& word) { options->policy = *from_word<RandomPolicy>(word); },
         "uniform: each legal action is equally likely (default); sensible: buy, run, pay, buy trains")
      ->type_name("WAY")
      ->check(one_of<RandomPolicy>())
      ->needs(random);
  add_format(app, options->format);
  return [options](const Environment& environment) { return play_title(environment, *options); };
}

}  // namespace

Command play_command() {
  return {"play", "play a title at one terminal, or let it play itself at random",
          "Lists the legal actions, applies the action that you choose, and saves the game in a file that "
          "`replay` reads. With --random, the program plays by itself: each game must continue until a rule "
          "or a limit ends it. Exit code 1: a random game had a fault. See docs/play.md.",
          "play mytitle game.json --players 3\nplay mytitle --random 20 --random-by sensible", set_up_play};
}

}  // namespace trackwright

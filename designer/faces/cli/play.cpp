// A game at one terminal: what may be done is listed, and what is done is kept in a file that can be
// replayed.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <charconv>
#include <istream>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/play/played_game.h"
#include "designer/play/record.h"
#include "designer/studio/open.h"
#include "engine/play/apply.h"
#include "engine/play/legal.h"

namespace trackwright {

namespace {

struct PlayRequest {
  std::string title;
  std::string file;
  NewGame begun;
};

class TerminalGame {
 public:
  TerminalGame(const Environment& environment, PlayedGame& game, std::string file)
      : out_(environment.streams.out), game_(game), file_(std::move(file)) {}

  void play(std::istream& in) {
    help();
    bool shown = false;  // a list that was not chosen from need not be told again
    for (std::string line; (shown || show()) && std::getline(in, line);) {
      shown = !understands(line);
      if (!shown && !obey(line)) break;
    }
  }

 private:
  void help() { out_ << "a number: do that; u: undo; s: save; p: the position; q: save and quit\n"; }

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

  // The place of an action in the list, from 1; 0 where the line is no number of it.
  std::size_t number_in(const std::string& line) const {
    std::size_t number = 0;
    const char* end = line.data() + line.size();
    const auto read = std::from_chars(line.data(), end, number);
    return read.ec == std::errc() && read.ptr == end && number <= legal_.size() ? number : 0;
  }

  bool understands(const std::string& line) {
    if (line == "q" || line == "u" || line == "s" || line == "p" || number_in(line) > 0) return true;
    if (!line.empty()) out_ << fmt::format("`{}` is none of these\n", line);
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
      out_ << file_ << (error ? " cannot be written\n" : " is written\n");
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

Action set_up_play(CLI::App& app) {
  auto options = std::make_shared<PlayRequest>();
  add_title(app, options->title);
  app.add_option("FILE", options->file, "the game: resumed where it is there, and saved")->required();
  app.add_option("--names", options->begun.names, "the players of a new game, with commas between")
      ->delimiter(',');
  app.add_option("--players", options->begun.players,
                 "of a new game; as few as the title is for unless given")
      ->type_name("N");
  app.add_option("--seed", options->begun.seed, "of the lots of a new game's set-up; 0 unless given")
      ->type_name("N");
  return [options](const Environment& environment) { return play_at_terminal(environment, *options); };
}

}  // namespace

Command play_command() {
  return {"play", "plays a title at one terminal",
          "Lists what may be done by the rules that the title states, does what is chosen, and keeps the "
          "game in a "
          "file that `replay` reads. See docs/play.md.",
          "play mytitle game.json --players 3", set_up_play};
}

}  // namespace trackwright

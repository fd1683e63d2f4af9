// `replay`: repeats a recorded game and compares positions.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <sstream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/format/text/findings.h"
#include "designer/play/replay.h"
#include "designer/studio/art.h"
#include "designer/studio/chosen.h"
#include "designer/studio/open.h"
#include "designer/studio/routes.h"

namespace trackwright {

namespace {

struct ReplayRequest {
  TitleName title;
  std::string game;
  std::string against;
  std::string picture;
  KitChoices look;  // theme of the picture
  std::size_t until = static_cast<std::size_t>(-1);
  bool legal = false;
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(std::move(line));
  return lines;
}

std::string shortened(const std::string& text) {
  constexpr std::size_t most = 300;
  return text.size() <= most ? text : text.substr(0, most) + " ...";
}

// Returns a prefix such as "game.json:12:1: ".
std::string where(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) return {};
  const LineColumn at = line_column(sources, place);
  return fmt::format("{}:{}:{}: ", file->path, at.line, at.column);
}

void print(std::ostream& out, const Sources& sources, const Divergence& one, const char* what) {
  out << fmt::format("{}{} at action {} ({}, after {} actions)\n", where(sources, one.place), what,
                     one.action, one.type, one.done);
  if (one.field.empty()) {
    out << fmt::format("  refused: {}\n  rule:    {}\n", one.ours, one.rule);
    return;
  }
  out << fmt::format("  field:  {}\n  ours:   {}\n  theirs: {}\n", one.field, shortened(one.ours),
                     shortened(one.theirs));
}

// Draws the board at the end, or at the first difference.
std::optional<Exit> draw_board(const Environment& environment, const ReplayRequest& options,
                               const Loaded& loaded, const Replayed& told) {
  Sources sources = loaded.sources;
  Findings findings;
  const KitChoices look = laid_over(loaded.title->kit, options.look);
  const auto theme = chosen_theme(environment.files, environment.installation, look, sources, findings);
  if (!theme || !told.position) {
    warn(environment, sources, findings);
    return Exit::Unusable;
  }
  constexpr double dpi = 100;
  const std::string picture =
      runs_picture(*loaded.title, *told.position, {}, *theme, art_of(environment.files, loaded),
                   *format_of(options.picture), dpi, findings);
  if (const auto error = write_file(options.picture, picture)) return unusable(environment, *error);
  return std::nullopt;
}

Exit replay_game(const Environment& environment, const ReplayRequest& options) {
  if (!options.picture.empty() && !format_of(options.picture))
    return unusable(environment, "file/unwritable",
                    fmt::format("{} has an unknown file extension", options.picture),
                    "use .pdf, .svg or .png");
  const TitleName title =
      title_of_game(environment.files, options.title, options.game).value_or(options.title);
  Loaded loaded = open_title(environment.files, environment.installation, title);
  std::optional<RecordedGame> game;
  if (loaded.title) game = read_game(environment.files, options.game, loaded.sources, loaded.findings);
  ReplayQuestion question;
  question.until = options.until;
  question.legal = options.legal;
  if (!options.against.empty()) {
    auto read = environment.files.read(options.against, largest_file);
    if (!read)
      report(loaded.findings, read.error().check, {}, {},
             fmt::format("{} {}", options.against, read.error().message));
    else
      question.states = lines_of(*read);
    if (!read) game.reset();
  }
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !game || !loaded.title) return Exit::Unusable;
  const auto told = replay(*loaded.title, *game, question);
  if (!told) {
    Findings wrong;
    report(wrong, "play/not-a-game", game->place, {}, told.error());
    warn(environment, loaded.sources, wrong);
    return Exit::Unusable;
  }
  if (!options.picture.empty())
    if (const auto stop = draw_board(environment, options, loaded, *told)) return *stop;
  std::ostream& out = environment.streams.out;
  for (const std::string& rule : told->unknown) out << fmt::format("not played: {}\n", rule);
  out << fmt::format("{} of {} actions", told->actions, game->actions.size());
  if (!question.states.empty()) out << fmt::format(", {} positions equal", told->compared);
  if (options.legal)
    out << fmt::format(", {} sets of legal actions equal, {} different", told->legal_sets, told->sets.size());
  out << '\n';
  for (const Divergence& one : told->sets) print(out, loaded.sources, one, "different legal actions");
  if (!told->divergence) return told->sets.empty() ? Exit::Sound : Exit::Faulty;
  print(out, loaded.sources, *told->divergence, "first difference");
  return Exit::Faulty;
}

Action set_up_replay(CLI::App& app) {
  auto options = std::make_shared<ReplayRequest>();
  add_title(app, options->title);
  app.add_option("GAME", options->game, "the recorded game, JSON")->required();
  app.add_option("--against", options->against,
                 "positions to compare with, in JSON Lines: one line for each action")
      ->type_name("FILE");
  app.add_option("--until", options->until, "stop after N actions")
      ->type_name("N")
      ->check(CLI::Range(0, static_cast<int>(most_actions)));
  app.add_flag("--legal", options->legal, "also compare the legal actions before each action");
  app.add_option("-o,--output", options->picture,
                 "draw the board at the end of the replay: .pdf, .svg or .png")
      ->type_name("FILE");
  add_theme(app, options->look.theme);
  return [options](const Environment& environment) { return replay_game(environment, *options); };
}

}  // namespace

Command replay_command() {
  return {
      "replay", "replay a recorded game under the rules of the title, and compare positions",
      "Applies each action of a recorded game under the rules of the title. It reports the first action that "
      "is refused, and the rule that forbids it. With --against, it compares the position after every "
      "action field by field, and reports the first difference. See docs/play.md.",
      "replay my1889 game.json\nreplay my1889 game.json --against game.states.jsonl", set_up_replay};
}

}  // namespace trackwright

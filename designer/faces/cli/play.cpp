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
#include "designer/play/action_words.h"
#include "designer/play/game_file.h"
#include "designer/play/record.h"
#include "designer/studio/open.h"
#include "engine/play/apply.h"
#include "engine/play/legal.h"
#include "engine/play/table.h"

namespace trackwright {

namespace {

struct PlayRequest {
  std::string title;
  std::string file;
  int players = 0;
  std::vector<std::string> names;
  std::uint64_t seed = 0;
};

class TerminalGame {
 public:
  TerminalGame(const Environment& environment, const play::Game& game, const RecordedGame& before,
               std::string file)
      : out_(environment.streams.out),
        game_(game),
        title_(before.title),
        players_(before.players),
        options_(before.options),
        seed_(before.seed),
        deal_(deal_of(game.title(), before)),
        file_(std::move(file)) {
    states_.push_back(play::opening(game));
  }

  // What was done before; the first action that is refused ends it.
  std::string resume(const RecordedGame& record) {
    for (const RecordedAction& said : record.actions) {
      const auto action = action_of(game_, states_.back(), said.said);
      if (!action) return fmt::format("action {}: {}", said.id, action.error());
      if (auto no = act(*action)) return fmt::format("action {}: {} ({})", said.id, no->words, no->rule);
    }
    return {};
  }

  void play(std::istream& in) {
    help();
    for (std::string line; show() && std::getline(in, line);)
      if (!obey(line)) break;
  }

  std::string saved() const {
    nlohmann::ordered_json file;
    file["title"] = title_;
    if (!deal_.removed.empty()) file["removed"] = deal_.removed;
    if (!deal_.drawn.empty()) file["drawn"] = deal_.drawn;
    if (!options_.empty()) file["rules"] = options_;
    if (seed_ && *seed_ != 0) file["seed"] = *seed_;
    file["players"] = players_;
    std::string text = file.dump();
    text.pop_back();
    text += ",\"actions\":[";
    for (std::size_t i = 0; i < said_.size(); ++i) text += (i == 0 ? "\n" : ",\n") + said_[i].dump();
    return text + "]}\n";
  }

 private:
  std::string name(const play::PlayTable& table, play::Owner owner) const {
    if (owner.is_company()) return company_name(game_, owner.index);
    return owner.is_player() ? players_[owner.index] : table.name(owner);
  }

  std::optional<play::Forbidden> act(const play::Action& action) {
    auto after = play::apply(game_, states_.back(), action);
    if (!after) return after.error();
    said_.push_back(said_action(game_, states_.back(), action, static_cast<int>(said_.size()) + 1));
    states_.push_back(std::move(*after));
    return std::nullopt;
  }

  void help() { out_ << "a number: do that; u: undo; s: save; p: the position; q: save and quit\n"; }

  bool show() {
    const play::State& state = states_.back();
    if (state.over) {
      out_ << "The game is over.\n" << record_of(game_, state)["end"].dump() << '\n';
      return false;
    }
    play::State copy = state;
    const play::PlayTable table(game_, copy);
    legal_ = play::legal_actions(game_, state);
    out_ << fmt::format("\n{} to act, phase {}\n", name(table, play::waits_for(game_, state)),
                        game_.title().roster.phases[state.phase].name.value);
    for (std::size_t i = 0; i < legal_.size(); ++i)
      out_ << fmt::format("{:>4}  {}\n", i + 1, action_words(game_, state, legal_[i], players_));
    out_ << "> " << std::flush;
    return true;
  }

  bool obey(const std::string& line) {
    if (line == "q") return false;
    if (line == "u") {
      if (said_.empty()) return true;
      said_.pop_back();
      states_.pop_back();
    } else if (line == "s") {
      if (const auto error = write_file(file_, saved())) out_ << file_ << " cannot be written\n";
    } else if (line == "p") {
      out_ << record_of(game_, states_.back()).dump(1) << '\n';
    } else {
      std::size_t number = 0;
      std::from_chars(line.data(), line.data() + line.size(), number);
      if (number == 0 || number > legal_.size())
        help();
      else if (const auto no = act(legal_[number - 1]))
        out_ << no->words << '\n';
    }
    return true;
  }

  std::ostream& out_;
  const play::Game& game_;
  std::string title_;
  std::vector<std::string> players_;
  std::vector<std::string> options_;
  std::optional<std::uint64_t> seed_;
  play::Deal deal_;
  std::string file_;
  std::vector<play::State> states_;  // the last is now: an undo takes it away
  std::vector<nlohmann::ordered_json> said_;
  std::vector<play::Action> legal_;
};

// Of as few players as the title is for, unless said.
RecordedGame new_game(const Title& title, const PlayRequest& asked) {
  int players = asked.names.empty() ? asked.players : static_cast<int>(asked.names.size());
  if (players == 0 && !title.players.empty()) players = title.players.front().players;
  RecordedGame game;
  game.title = title.name;
  game.seed = asked.seed;
  game.players = asked.names;
  for (int p = static_cast<int>(game.players.size()) + 1; p <= players; ++p)
    game.players.push_back("P" + std::to_string(p));
  return game;
}

Exit play_at_terminal(const Environment& environment, const PlayRequest& options) {
  Loaded loaded = open_title(environment.files, environment.installation, options.title);
  std::optional<RecordedGame> record;
  const bool resumes = environment.files.is_file(options.file);
  if (loaded.title && resumes)
    record = read_game(environment.files, options.file, loaded.sources, loaded.findings);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title || (resumes && !record)) return Exit::Unusable;
  const RecordedGame before = record ? *record : new_game(*loaded.title, options);
  const auto game = game_of(*loaded.title, before);
  if (!game) return unusable(environment, "play/not-a-game", game.error(), "use --players");
  for (const std::string& rule : game->unknown) environment.streams.out << "not played: " << rule << '\n';
  TerminalGame terminal(environment, *game, before, options.file);
  if (const std::string why = terminal.resume(before); !why.empty())
    return unusable(environment, "play/refused", why, "");
  if (environment.streams.in != nullptr) terminal.play(*environment.streams.in);
  if (const auto error = write_file(options.file, terminal.saved())) return unusable(environment, *error);
  return Exit::Sound;
}

Action set_up_play(CLI::App& app) {
  auto options = std::make_shared<PlayRequest>();
  add_title(app, options->title);
  app.add_option("FILE", options->file, "the game: resumed where it is there, and saved")->required();
  app.add_option("--names", options->names, "the players of a new game, with commas between")->delimiter(',');
  app.add_option("--players", options->players, "of a new game; as few as the title is for unless given")
      ->type_name("N");
  app.add_option("--seed", options->seed, "of the lots of a new game's set-up; 0 unless given")
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

#include "designer/faces/cli/simulating.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string_view>
#include <utility>

#include "designer/faces/cli/progress.h"
#include "designer/faces/cli/report.h"
#include "designer/faces/serve/fingerprint.h"
#include "designer/format/yaml/write.h"
#include "designer/play/game_file.h"
#include "designer/simulate/database.h"
#include "designer/simulate/game_rows.h"
#include "designer/simulate/series_file.h"
#include "designer/studio/open.h"
#include "engine/base/words.h"
#include "engine/play/value/game.h"

namespace trackwright {

namespace {

constexpr std::uintmax_t most_series_bytes = 1U << 30U;
constexpr std::chrono::seconds between_saves{10};

std::optional<std::vector<int>> range_in(const std::string& text, std::size_t dots) {
  const auto from = number_in(std::string_view(text).substr(0, dots));
  const auto to = number_in(std::string_view(text).substr(dots + 2));
  const int most = static_cast<int>(play::most_players);
  if (!from || !to || *from < 1 || *to < *from || *to > most) return std::nullopt;
  std::vector<int> players;
  for (int number = *from; number <= *to; ++number) players.push_back(number);
  return players;
}

}  // namespace

std::optional<std::vector<int>> players_in(const std::string& text) {
  if (const std::size_t dots = text.find(".."); dots != std::string::npos) return range_in(text, dots);
  std::vector<int> players;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const auto number = number_in(std::string_view(text).substr(at, end - at));
    if (!number || *number < 1 || std::ranges::find(players, *number) != players.end()) return std::nullopt;
    players.push_back(*number);
    at = end + 1;
  }
  return players;
}

namespace {

// The numbers of players of the title that the user wants. The error is the exit code.
Expected<std::vector<int>, Exit> chosen_players(const Environment& environment, const std::string& wanted,
                                                const Title& title) {
  std::vector<int> known;
  for (const PlayerRow& row : title.players) known.push_back(row.players);
  if (known.empty())
    return unexpected(unusable(environment, "play/not-a-game", "the title gives no number of players",
                               "list the numbers of players under `players` in title.yaml"));
  if (wanted.empty()) return fit_players(title).empty() ? known : fit_players(title);
  const std::vector<int> chosen = players_in(wanted).value_or(std::vector<int>());
  for (const int players : chosen)
    if (std::ranges::find(known, players) == known.end()) {
      std::vector<std::string> words;
      for (const int one : known) words.push_back(std::to_string(one));
      return unexpected(unusable(environment, "usage/unknown-players",
                                 fmt::format("the title is not for {}", counted(players, "player")),
                                 fmt::format("use {} players", listed(words, "or"))));
    }
  return chosen;
}

// The versions of a title that play the same games.
struct Versions {
  std::vector<Loaded> loaded;
  std::vector<std::string> labels;
  StudySweep sweep;

  std::vector<const Title*> titles() const {
    std::vector<const Title*> titles;
    for (const Loaded& one : loaded) titles.push_back(&*one.title);
    return titles;
  }
};

// Adds a title, unless it has errors.
bool add_version(const Environment& environment, Versions& versions, Loaded loaded, std::string label) {
  if (!loaded.title || !usable(loaded)) {
    warn(environment, loaded.sources, loaded.findings);
    return false;
  }
  versions.loaded.push_back(std::move(loaded));
  versions.labels.push_back(std::move(label));
  return true;
}

std::string changes_words(const TitleChanges& changes) {
  std::vector<std::string> words;
  for (const std::string& one : changes.without) words.push_back("without " + one);
  words.insert(words.end(), changes.set.begin(), changes.set.end());
  return fmt::format("{}", fmt::join(words, ", "));
}

bool add_sweep(const Environment& environment, const SimulateRequest& options, const Loaded& loaded,
               Versions& versions) {
  auto sweep = parse_sweep(options.sweep);
  if (!sweep) {
    unusable(environment, sweep.error());
    return false;
  }
  versions.sweep = std::move(*sweep);
  for (const std::string& value : versions.sweep.values) {
    const std::string change = fmt::format("{}={}", versions.sweep.path, value);
    if (!add_version(environment, versions, changed_title(environment, options.changes, loaded, change),
                     change))
      return false;
  }
  return true;
}

// A title as it is may have findings of its own; play refuses it if it cannot be played.
void add_unchanged(Versions& versions, Loaded loaded, std::string label) {
  versions.loaded.push_back(std::move(loaded));
  versions.labels.push_back(std::move(label));
}

Expected<Versions, Exit> chosen_versions(const Environment& environment, const SimulateRequest& options,
                                         const Loaded& loaded) {
  Versions versions;
  if (!options.sweep.empty()) {
    if (!add_sweep(environment, options, loaded, versions)) return unexpected(Exit::Unusable);
    return versions;
  }
  const bool itself = options.against.empty() || options.against == ".";
  if (itself) {
    add_unchanged(versions, loaded, "the title as it is");
  } else {
    Loaded other = open_title(environment.files, environment.installation, options.against);
    warn(environment, other.sources, other.findings);
    if (!other.readable || !other.title) return unexpected(Exit::Unusable);
    add_unchanged(versions, std::move(other), options.against);
  }
  if (!options.changes.empty()) {
    if (!add_version(environment, versions, changed_title(environment, options.changes, loaded),
                     changes_words(options.changes)))
      return unexpected(Exit::Unusable);
  } else if (!itself) {
    add_unchanged(versions, loaded, options.title.words());
  }
  return versions;
}

std::string fingerprint_of(const std::vector<Loaded>& loaded) {
  std::string data;
  for (const Loaded& one : loaded) data += write_json(one.merged);
  return serve::fingerprint_word(data);
}

// Receives the records of single games.
class GamesFile {
 public:
  virtual ~GamesFile() = default;
  // Empty: success.
  virtual std::string add(const std::vector<simulate::GameRecord>&) = 0;
  virtual std::string save() = 0;
  virtual std::string finish() = 0;
};

class CsvGames : public GamesFile {
 public:
  explicit CsvGames(std::string path) : path_(std::move(path)), text_(games_csv_head()) {}
  std::string add(const std::vector<simulate::GameRecord>& records) override {
    for (std::size_t version = 0; version < records.size(); ++version)
      text_ += games_csv_line(version, records[version]);
    return {};
  }
  std::string save() override { return {}; }
  std::string finish() override {
    const auto error = write_file(path_, text_);
    return error ? error->message : std::string();
  }

 private:
  std::string path_;
  std::string text_;
};

// A new database has its name only when it is complete; one that goes on keeps its name.
class SqliteGames : public GamesFile {
 public:
  SqliteGames(GameDatabase database, std::string written, std::string path)
      : database_(std::move(database)), written_(std::move(written)), path_(std::move(path)) {}
  SqliteGames(const SqliteGames&) = delete;
  SqliteGames& operator=(const SqliteGames&) = delete;
  ~SqliteGames() override {
    if (written_ != path_) std::remove(written_.c_str());
  }
  std::string add(const std::vector<simulate::GameRecord>& records) override {
    return database_->add(records);
  }
  std::string save() override { return database_->save(); }
  std::string finish() override {
    if (std::string error = database_->save(); !error.empty()) return error;
    database_.reset();
    if (written_ == path_) return {};
    if (std::rename(written_.c_str(), path_.c_str()) != 0) return "cannot be written";
    written_ = path_;
    return {};
  }

 private:
  std::optional<GameDatabase> database_;
  std::string written_;
  std::string path_;
};

Exit refuse_games(const Environment& environment, const SimulateRequest& options, const std::string& why,
                  const std::string& help) {
  return unusable(environment, "file/unwritable", fmt::format("{} {}", options.games, why), help);
}

Expected<std::unique_ptr<GamesFile>, Exit> games_file(const Environment& environment,
                                                      const SimulateRequest& options,
                                                      const Simulation& simulation) {
  if (options.games.empty()) return std::unique_ptr<GamesFile>();
  const std::string_view path = options.games;
  if (path.ends_with(".csv")) {
    if (!options.resume.empty())
      return unexpected(
          refuse_games(environment, options, "cannot be continued", "use .sqlite with --resume"));
    return std::make_unique<CsvGames>(options.games);
  }
  if (!path.ends_with(".sqlite"))
    return unexpected(
        refuse_games(environment, options, "has an unknown file extension", "use .csv or .sqlite"));
  const std::string written = options.resume.empty() ? options.games + ".part" : options.games;
  if (options.resume.empty()) std::remove(written.c_str());
  auto database = GameDatabase::open(written, simulation);
  if (!database)
    return unexpected(refuse_games(environment, options, "cannot be written: " + database.error(), {}));
  return std::make_unique<SqliteGames>(std::move(*database), written, options.games);
}

// Reads the sums of an interrupted simulation into `simulation`, if there are any.
std::optional<Exit> read_resumed(const Environment& environment, const SimulateRequest& options,
                                 Simulation& simulation) {
  if (options.resume.empty() || !environment.files.is_file(options.resume)) return std::nullopt;
  const auto text = environment.files.read(options.resume, most_series_bytes);
  if (!text)
    return unusable(environment, "file/unreadable", fmt::format("{} cannot be read", options.resume), {});
  auto before = parse_series(*text);
  if (!before) return unusable(environment, before.error());
  if (!same_simulation(*before, simulation) || before->shard != simulation.shard)
    return unusable(environment,
                    unknown_simulation(fmt::format("{} belongs to a different simulation", options.resume),
                                       "use the same title and options, or another file"));
  simulation = std::move(*before);
  return std::nullopt;
}

// Plays the games that are not done, and saves the sums now and then.
class Playing {
 public:
  Playing(const Environment& environment, const SimulateRequest& options, Simulation& simulation,
          GamesFile* games)
      : environment_(environment),
        options_(options),
        simulation_(simulation),
        before_(simulation),
        games_(games),
        line_(environment.streams.terminal, "games played") {}

  std::optional<Exit> play(const std::vector<const Title*>& versions) {
    simulate::ManyGames many{versions, simulation_.plan, options_.jobs, {}, {}};
    if (games_ != nullptr)
      many.each = [&](const std::vector<simulate::GameRecord>& records) { note(games_->add(records)); };
    many.pause = [&](std::size_t done, const simulate::Series& series) { pause(done, series); };
    const auto series = simulate::play_games(many, simulation_.to_play());
    if (!series)
      return unusable(environment_, "play/not-a-game", series.error(),
                      "`trackwright check` lists what the title lacks");
    finish(simulation_.to_play().size(), *series);
    if (games_ != nullptr && error_.empty()) note(games_->finish());
    if (error_.empty()) return std::nullopt;
    return unusable(environment_, "file/unwritable", error_, {});
  }

 private:
  using Clock = std::chrono::steady_clock;

  void note(const std::string& error) {
    if (!error.empty() && error_.empty()) error_ = fmt::format("{}: {}", options_.games, error);
  }

  void pause(std::size_t done, const simulate::Series& series) {
    line_.show(before_.done + done, simulation_.games());
    if (options_.resume.empty() || Clock::now() < saved_ + between_saves) return;
    saved_ = Clock::now();
    // The games first: after an interruption, games that the sums lack are played and replaced.
    if (games_ != nullptr) note(games_->save());
    save(done, series);
  }

  void save(std::size_t done, const simulate::Series& series) {
    Simulation now = before_;
    now.series.merge(series);
    now.done += done;
    if (const auto error = write_file(options_.resume, series_text(now)); error && error_.empty())
      error_ = fmt::format("{} {}", error->path, error->message);
  }

  void finish(std::size_t done, const simulate::Series& series) {
    if (!options_.resume.empty()) {
      if (games_ != nullptr) note(games_->save());
      save(done, series);
    }
    simulation_.series.merge(series);
    simulation_.done += done;
  }

  const Environment& environment_;
  const SimulateRequest& options_;
  Simulation& simulation_;
  const Simulation before_;
  GamesFile* games_;
  ProgressLine line_;
  Clock::time_point saved_ = Clock::now();
  std::string error_;
};

Expected<Simulation, Exit> joined(const Environment& environment, const SimulateRequest& options,
                                  const Title& title) {
  std::vector<std::string> texts;
  for (const std::string& path : options.join) {
    const auto text = environment.files.read(path, most_series_bytes);
    if (!text)
      return unexpected(unusable(environment, "file/unreadable", fmt::format("{} cannot be read", path),
                                 "give files that `simulate ... --shard I/N` wrote"));
    texts.push_back(*text);
  }
  auto all = join_series(texts);
  if (!all) return unexpected(unusable(environment, all.error()));
  if (all->title != title.slug)
    return unexpected(
        unusable(environment, unknown_simulation(fmt::format("the files are a simulation of {}", all->title),
                                                 "give the title of the shards")));
  return std::move(*all);
}

}  // namespace

Expected<Simulation, Exit> simulated(const Environment& environment, const SimulateRequest& options,
                                     const Loaded& loaded) {
  if (!options.join.empty()) return joined(environment, options, *loaded.title);
  const auto players = chosen_players(environment, options.players, *loaded.title);
  if (!players) return unexpected(players.error());
  for (const int number : *players)
    if (const std::string unfit = unfit_options(*loaded.title, number); !unfit.empty())
      return unexpected(unusable(environment, "option/players", unfit, "use `--players`"));
  const auto versions = chosen_versions(environment, options, loaded);
  if (!versions) return unexpected(versions.error());
  Simulation simulation;
  simulation.title = loaded.title->slug;
  simulation.plan = options.plan;
  simulation.plan.players = *players;
  simulation.shard = parse_shard(options.shard).value_or(Shard{});
  simulation.sweep = versions->sweep;
  simulation.versions = versions->labels;
  std::vector<Loaded> sources{loaded};
  if (versions->loaded.front().folder != loaded.folder) sources.push_back(versions->loaded.front());
  simulation.fingerprint = fingerprint_of(sources);
  simulation.series.versions.resize(versions->labels.size());
  simulation.series.shifts.resize(versions->labels.size());
  if (const auto failed = read_resumed(environment, options, simulation)) return unexpected(*failed);
  auto games = games_file(environment, options, simulation);
  if (!games) return unexpected(games.error());
  const auto failed = Playing(environment, options, simulation, games->get()).play(versions->titles());
  if (failed) return unexpected(*failed);
  return simulation;
}

}  // namespace trackwright

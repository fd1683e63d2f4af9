// Measures the replay of games: actions per second, the size of a position, and many random games. Usage:
//   replay GAME [GAME ...]
//     recorded games of the reference (1830-29133): all actions, and those without runs of trains
//   replay --random TITLE N [SEED [random|thrifty]]
//     N random games, beginning with this seed, and whether anything was lost
//   replay --compare GAME [GAME ...]
//     the number of actions of each after which every position is equal, and the first differences
//   replay --write FOLDER TITLE PLAYERS SEED
//     a random game with the conventions of records, for replay by another engine
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "designer/play/replay.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "engine/run/routes.h"
#include "tests/designer/play/played.h"
#include "tests/designer/play/random_game.h"
#include "tests/noise/imported.h"

namespace {

using namespace trackwright;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::size_t bytes_of(const play::State& state) {
  const auto size = [](const auto& list) { return list.size() * sizeof(list[0]); };
  return sizeof(state) + size(state.order) + size(state.operating) + size(state.players) +
         size(state.companies) + size(state.certificates) + size(state.privates) + size(state.power_left) +
         size(state.cards) + size(state.tokens) + size(state.hexes) + size(state.home_order) +
         size(state.laid_tiles) + size(state.bids);
}

// Takes the shortest time of each action in so many rounds, since other work on the machine only adds time.
constexpr int rounds = 60;

bool proves_best(const play::Game& game, play::State& state, std::size_t company) {
  const play::PlayTable table(game, state);
  return best_runs(game.title().map, game.title().roster, table.position(company), game.title().runs)
      .complete;
}

void replay_one(const std::string& name) {
  const auto record = played::record(name);
  if (!record) return;
  const auto game = game_of(*record->title.title, record->game);
  if (!game) return;
  // Read the actions while the game is played, since names of tiles depend on the tiles on the map.
  std::vector<play::Action> actions;
  play::State end = play::opening(*game);
  for (const RecordedAction& said : record->game.actions) {
    const auto action = action_of(*game, end, said.said);
    if (!action) break;
    play::State after = end;
    if (play::apply_in(*game, after, *action)) break;
    end = std::move(after);
    actions.push_back(*action);
  }
  std::vector<double> took(actions.size(), 1e9);
  std::vector<double> searched(actions.size(), 0);  // for the best runs, proven
  std::size_t unproven = 0;
  for (int round = 0; round < rounds; ++round) {
    play::State at = play::opening(*game);
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (actions[i].kind == play::ActionKind::RunRoutes) {
        const auto begin = std::chrono::steady_clock::now();
        if (!proves_best(*game, at, actions[i].actor.index) && round == 0) ++unproven;
        searched[i] = round == 0 ? seconds_since(begin) : std::min(searched[i], seconds_since(begin));
      }
      const auto start = std::chrono::steady_clock::now();
      (void)play::apply_in(*game, at, actions[i]);
      took[i] = std::min(took[i], seconds_since(start));
    }
  }
  const double search = std::accumulate(searched.begin(), searched.end(), 0.0);
  double other = 0;
  double runs = 0;
  std::size_t others = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const bool run = actions[i].kind == play::ActionKind::RunRoutes;
    (run ? runs : other) += took[i];
    others += run ? 0 : 1;
  }
  constexpr int copies = 1000;
  double copy = 1e9;
  std::size_t copied = 0;
  for (int round = 0; round < rounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < copies; ++i) copied += play::State(end).cards.size();
    copy = std::min(copy, seconds_since(start) * 1e6 / copies);
  }
  fmt::print("| {} | {} | {:.0f} | {:.0f} | {:.0f} | {} | {:.2f} |{}{}\n", name, actions.size(),
             static_cast<double>(others) / other, static_cast<double>(actions.size()) / (other + runs),
             static_cast<double>(actions.size()) / (other + runs + search), bytes_of(end), copy,
             copied == 0 ? " " : "", unproven > 0 ? fmt::format(" {} not proven", unproven) : "");
}

// The number of differences of each kind that are printed.
constexpr std::size_t most_told = 8;

void tell(const char* what, const std::vector<std::string>& all) {
  for (std::size_t i = 0; i < std::min(all.size(), most_told); ++i) fmt::print("  {}: {}\n", what, all[i]);
  if (all.size() > most_told) fmt::print("  {}: {} more\n", what, all.size() - most_told);
}

bool compare_one(const std::string& name) {
  const auto record = played::record(name);
  if (!record) return false;
  ReplayQuestion question;
  question.states = record->states;
  question.legal = true;
  const auto result = replay(*record->title.title, record->game, question);
  const auto game = game_of(*record->title.title, record->game);
  if (!result || !game) {
    fmt::print("{}: {}\n", name, result ? game.error() : result.error());
    return false;
  }
  std::size_t equal = result->actions;
  std::vector<std::string> first;
  if (result->divergence) {
    if (!result->divergence->field.empty()) --equal;
    first.push_back(played::told(*result->divergence));
  }
  std::vector<std::string> sets;
  for (const Divergence& one : result->sets) sets.push_back(played::told(one));
  const auto verdicts = played::judged_apart(*record, *game, equal);
  fmt::print("{}: {} of {} actions, {} sets equal, {} apart, {} verdicts apart\n", name, equal,
             record->game.actions.size(), result->legal_sets, sets.size(), verdicts.size());
  tell("first", first);
  tell("set", sets);
  tell("verdict", verdicts);
  return first.empty() && sets.empty() && verdicts.empty();
}

int compare(const std::vector<std::string>& names) {
  std::size_t whole = 0;
  for (const std::string& name : names) whole += compare_one(name) ? 1U : 0U;
  fmt::print("{} of {} games without any difference\n", whole, names.size());
  return whole == names.size() ? 0 : 1;
}

int write_game(const std::vector<std::string>& arguments) {
  const std::string& title = arguments[2];
  const int players = std::atoi(arguments[3].c_str());
  const std::uint64_t seed = std::strtoull(arguments[4].c_str(), nullptr, 10);
  Loaded loaded = played::title_of(title, {});
  if (!loaded.title) loaded = load_title(DiskReader(), noise::installation(), title);
  if (!loaded.title) return 2;
  const auto told = played::written_game(*loaded.title, title, players, seed);
  std::ofstream(fmt::format("{}/{}-{}-{}.json", arguments[1], title, players, seed)) << told.json;
  fmt::print("{} {} {}: {} actions {}\n", title, players, seed, told.actions, told.fault);
  return told.fault.empty() ? 0 : 1;
}

int random_games(const std::string& title, std::uint64_t many, std::uint64_t first, bot::BotKind kind) {
  const DiskReader disk;
  const Loaded loaded = load_title(disk, noise::installation(), title);
  if (!loaded.title) return 2;
  std::map<bot::MatchEnd, std::size_t> ends;
  std::size_t actions = 0;
  for (std::uint64_t seed = first; seed < first + many; ++seed) {
    const auto& rows = loaded.title->players;
    const auto game = play::Game::of(*loaded.title, rows[seed % rows.size()].players);
    if (!game) return 2;
    const auto told = played::random_game(*game, seed, 20'000, played::lost, kind);
    ++ends[told.end];
    actions += told.actions;
    if (told.fault.empty()) continue;
    fmt::print("seed {}: {}\n", seed, told.fault);
    constexpr std::size_t most_actions_told = 12;
    for (std::size_t i = told.said.size() - std::min(told.said.size(), most_actions_told);
         i < told.said.size(); ++i)
      fmt::print("  {}\n", told.said[i]);
  }
  fmt::print("{}: {} games, {} actions", title, many, actions);
  for (const auto& [end, games] : ends) fmt::print(", {} {}", games, word_of(end));
  fmt::print("\n");
  return ends.contains(bot::MatchEnd::Fault) ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() >= 3 && arguments.size() <= 5 && arguments[0] == "--random") {
    const auto number = [&](std::size_t at) { return std::strtoull(arguments[at].c_str(), nullptr, 10); };
    const auto kind = from_word<bot::BotKind>(arguments.size() > 4 ? arguments[4] : "random");
    return random_games(arguments[1], number(2), arguments.size() > 3 ? number(3) : 1,
                        kind.value_or(bot::BotKind::Random));
  }
  if (arguments.size() == 5 && arguments[0] == "--write") return write_game(arguments);
  if (played::folder().empty()) {
    fmt::print("no recorded games: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE\n");
    return 0;
  }
  if (!arguments.empty() && arguments[0] == "--compare")
    return compare({arguments.begin() + 1, arguments.end()});
  fmt::print(
      "| game | actions | a second without runs | a second | with the best runs proven | bytes of a position "
      "| us to copy it "
      "|\n|---|---|---|---|---|---|---|\n");
  for (const std::string& name : arguments) replay_one(name);
  return 0;
}

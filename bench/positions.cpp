// Counts the positions of played games that the program can read, with titles from `import facts`. Prints
// Markdown: the obstacles by check, with their games and numbers of positions.
//
// Usage: positions [GAME ...] [--all] [--untold]; `--all` prints each error of each position, `--untold`
// ignores the set-up in the records of the games.
#include <fmt/core.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "tests/noise/recorded.h"

namespace {

using namespace trackwright;

struct Cause {
  std::set<std::string> games;
  std::size_t positions = 0;
  std::string example;
};

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> games;
  bool all = false;
  noise::Setup set_up = noise::Setup::Told;
  for (int i = 1; i < argc; ++i)
    if (std::string_view(argv[i]) == "--all")
      all = true;
    else if (std::string_view(argv[i]) == "--untold")
      set_up = noise::Setup::Untold;
    else
      games.emplace_back(argv[i]);
  if (games.empty()) games = noise::recorded_games();
  if (games.empty()) {
    fmt::print("no recorded positions: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE\n");
    return 0;
  }
  noise::RecordReader reader(set_up);
  std::map<std::string, Cause> causes;
  std::size_t count = 0;
  std::size_t readable = 0;
  for (const std::string& game : games)
    for (const noise::Recorded& position : reader.read(game)) {
      ++count;
      if (position.errors.empty()) ++readable;
      std::set<std::string> checks;
      for (const Finding& error : position.errors) {
        if (all) fmt::print("{} {} {} {}\n", game, position.action, error.check, error.message);
        if (!checks.insert(error.check).second) continue;
        Cause& cause = causes[error.check];
        cause.games.insert(game);
        ++cause.positions;
        if (cause.example.empty()) cause.example = fmt::format("{}: {}", game, error.message);
      }
    }
  fmt::print("{} positions of {} games, {} can be read ({:.2f} %)\n\n", count, games.size(), readable,
             100.0 * static_cast<double>(readable) / static_cast<double>(count));
  if (causes.empty()) return 0;
  fmt::print("| check | games | positions | for example |\n|---|---|---|---|\n");
  for (const auto& [check, cause] : causes)
    fmt::print("| {} | {} | {} | {} |\n", check, cause.games.size(), cause.positions, cause.example);
  return 0;
}

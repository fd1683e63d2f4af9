// Compares the best runs of recorded positions with the search results of another engine. Loads titles like
// the replays (`import facts` with the additions in tests/data/play, or shipped titles). Prints Markdown by
// title.
//
// Usage: optima [TITLE ...] [--all]; `--all` prints each position that differs.
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/run/routes.h"
#include "tests/designer/play/played.h"
#include "tests/noise/recorded.h"

int main(int argc, char** argv) {
  using namespace trackwright;
  bool all = false;
  std::vector<std::string> titles;
  for (int i = 1; i < argc; ++i)
    if (std::string(argv[i]) == "--all")
      all = true;
    else
      titles.emplace_back(argv[i]);
  const std::vector<noise::Optimum> optima = noise::recorded_optima();
  if (optima.empty()) {
    fmt::print("no recorded positions: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE\n");
    return 0;
  }
  struct Share {
    int same = 0;
    int all = 0;
  };
  std::map<std::string, std::vector<noise::Optimum>> games;
  for (const noise::Optimum& optimum : optima) games[optimum.fixture].push_back(optimum);
  std::map<std::string, Share> shares;
  noise::RecordReader reader(noise::Setup::Told,
                             [](const std::string& slug) { return played::title_of(slug, {}); });
  for (const auto& [game, asked] : games) {
    const std::string name = game.substr(0, game.find("__"));
    if (!titles.empty() && std::ranges::find(titles, name) == titles.end()) continue;
    const Loaded& title = reader.title_of_game(game);
    for (const noise::Recorded& recorded : reader.read(game)) {
      const auto optimum = std::ranges::find(asked, recorded.action, &noise::Optimum::action);
      if (optimum == asked.end() || !recorded.loaded) continue;
      const Title& played = title_of(*recorded.loaded, *title.title);
      const BestRuns best = best_runs(played.map, played.roster, recorded.loaded->position, played.runs);
      Share& share = shares[name];
      ++share.all;
      if (best.total == optimum->best)
        ++share.same;
      else if (all)
        fmt::print("{} {}: {} for {}\n", game, recorded.action, best.total, optimum->best);
    }
  }
  fmt::print("| title | equal | positions |\n|---|---|---|\n");
  for (const auto& [title, share] : shares) fmt::print("| {} | {} | {} |\n", title, share.same, share.all);
  return 0;
}

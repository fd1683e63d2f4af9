// Compares the best runs of recorded positions with those of another engine, under the titles' own rules for
// runs: ports and ships, sets of cities, lines from end to end, bonus tokens. bench/optima prints all titles,
// including titles whose records do not state the holders.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/run/routes.h"
#include "tests/designer/play/played.h"
#include "tests/named.h"
#include "tests/noise/recorded.h"

namespace trackwright {
namespace {

struct Optima {
  const char* title;
  int positions;

  std::string name() const { return title; }
};

class RecordedOptima : public testing::TestWithParam<Optima> {};

TEST_P(RecordedOptima, AreFoundUnderTheRulesOfTheTitle) {
  const std::vector<noise::Optimum> optima = noise::recorded_optima();
  if (optima.empty()) GTEST_SKIP() << "no recorded positions on this machine";
  noise::RecordReader reader(noise::Setup::Told,
                             [](const std::string& slug) { return played::title_of(slug, {}); });
  int equal = 0;
  std::vector<std::string> unlike;
  for (const std::string& game : noise::recorded_games()) {
    if (game.substr(0, game.find("__")) != GetParam().title) continue;
    const Loaded& title = reader.title_of_game(game);
    ASSERT_TRUE(title.title);
    for (const noise::Recorded& recorded : reader.read(game)) {
      const auto optimum = std::ranges::find_if(optima, [&](const noise::Optimum& one) {
        return one.fixture == game && one.action == recorded.action;
      });
      if (optimum == optima.end() || !recorded.loaded) continue;
      const Title& played = title_of(*recorded.loaded, *title.title);
      const BestRuns best = best_runs(played.map, played.roster, recorded.loaded->position, played.runs);
      if (best.total == optimum->best)
        ++equal;
      else
        unlike.push_back(game + " " + std::to_string(recorded.action));
    }
  }
  EXPECT_EQ(equal, GetParam().positions);
  EXPECT_THAT(unlike, testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Titles, RecordedOptima,
                         testing::Values(Optima{"1836Jr30", 24}, Optima{"1870", 12}, Optima{"18Norway", 13},
                                         Optima{"18SJ", 24}, Optima{"1877Venezuela", 8}),
                         by_name);

}  // namespace
}  // namespace trackwright

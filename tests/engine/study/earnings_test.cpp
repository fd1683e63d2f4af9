#include "engine/study/earnings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "tests/engine/study/small_maps.h"
#include "tests/engine/upgrade/upgrade_samples.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Train train(const std::string& name, int stops) {
  Train one;
  one.name = ref(name);
  one.reach.stops = stops;
  return one;
}

// Trains 2, 3 and 5, each of which begins the phase of its name.
void add_trains(Title& title) {
  title.roster.trains = {train("2", 2), train("3", 3), train("5", 5)};
  title.roster.phases[1].on = refs({"3"});
  title.roster.phases[2].on = refs({"5"});
}

// Tries all runs: a way over different hexes, and a tile for each.
class AllRuns {
 public:
  AllRuns(const UpgradeBook& book, std::size_t phase, std::string home, int stops)
      : title_(book.title()), home_(std::move(home)), stops_(stops) {
    for (const Hex& hex : title_.map.hexes())
      for (const auto& [state, lays] : states_by(book, hex, phase))
        add(hex,
            state.first.empty() ? hex.tile
                                : rotated(book.tile(*book.find(state.first)), Rotation(state.second)),
            lays);
  }

  int best(int lays) {
    best_ = 0;
    for (const Hex& hex : title_.map.hexes())
      for (const auto& [from, to, cost, visits, value] : ways_[hex.id])
        if (from == 6 && cost <= lays) leave(hex, to, {hex.id}, lays - cost, visits, value, hex.id == home_);
    return best_;
  }

 private:
  // From a side or the stop (6) to another: lays, visits and value. The tiles have one stop at most.
  using Way = std::tuple<int, int, int, int, int>;

  void add(const Hex& hex, const Tile& tile, int lays) {
    std::vector<int> at_stop;
    std::set<Way>& ways = ways_[hex.id];
    for (const Path& path : tile.paths) {
      if (path.a.is_edge() && path.b.is_edge()) {
        ways.emplace(path.a.index, path.b.index, lays, 0, 0);
        ways.emplace(path.b.index, path.a.index, lays, 0, 0);
      } else {
        at_stop.push_back(path.a.is_edge() ? path.a.index : path.b.index);
      }
    }
    const int value = tile.stops.empty() ? 0 : tile.stops.front().revenue.flat;
    for (const int a : at_stop) {
      ways.emplace(a, 6, lays, 1, value);
      ways.emplace(6, a, lays, 1, value);
      for (const int b : at_stop)
        if (a != b) ways.emplace(a, b, lays, 1, value);
    }
  }

  void leave(const Hex& hex, int side, const std::set<std::string>& used, int lays, int visits, int value,
             bool home) {
    const Hex* next = title_.map.neighbour(hex, Edge(side));
    if (next == nullptr || title_.map.impassable(hex, Edge(side)) || used.contains(next->id)) return;
    std::set<std::string> more = used;
    more.insert(next->id);
    for (const auto& [from, to, cost, visited, worth] : ways_[next->id]) {
      if (from != (side + 3) % 6 || cost > lays || visits + visited > stops_) continue;
      const bool now_home = home || (next->id == home_ && visited > 0);
      if (to == 6) {
        if (now_home) best_ = std::max(best_, value + worth);
      } else {
        leave(*next, to, more, lays - cost, visits + visited, value + worth, now_home);
      }
    }
  }

  const Title& title_;
  std::string home_;
  int stops_;
  int best_ = 0;
  std::map<std::string, std::set<Way>> ways_;
};

TEST(EarningStudy, RunsLieBetweenFoundAndBoundOnSmallMaps) {
  std::mt19937 random(11);
  int cases = 0;
  int found = 0;
  int bounds = 0;
  for (int i = 0; i < 60; ++i) {
    std::vector<std::string> cities;
    Title title = small_map_with_cities(random, cities);
    add_trains(title);
    Company company;
    company.id = ref("A");
    company.homes = {{ref(cities[0]), {}}};
    title.companies.companies = {company};
    const StudyGround ground(title);
    const EarningStudy study = study_earnings(ground, study_journeys(ground));
    ASSERT_EQ(study.companies.size(), title.roster.phases.size());
    for (std::size_t phase = 0; phase < title.roster.phases.size(); ++phase) {
      AllRuns all(ground.book, phase, cities[0], title.roster.trains[phase].reach.stops);
      for (int lays = 0; lays <= 4; ++lays) {
        const BestRun run = run_after(study.companies[phase], lays);
        const int best = all.best(lays);
        EXPECT_LE(run.found, best) << i << " " << phase << " " << lays;
        EXPECT_GE(run.bound, best) << i << " " << phase << " " << lays;
        if (best == 0) continue;
        ++cases;
        found += run.found == best ? 1 : 0;
        bounds += run.bound == best ? 1 : 0;
      }
    }
  }
  EXPECT_GT(cases, 200);
  EXPECT_EQ(found, cases);
  EXPECT_GT(bounds * 10, cases * 7);
}

// A row of the home B1, the city B3 and the off-board area B5.
TEST(EarningStudy, GivesTheHexesOfABestRun) {
  Title title = sample_title("city=revenue:0", {{"B1", "gray city=revenue:20;path=a:4,b:_0"},
                                                {"B5", "gray offboard=revenue:40;path=a:1,b:_0"}});
  add_trains(title);
  Company company;
  company.id = ref("A");
  company.homes = {{ref("B1"), {}}};
  title.companies.companies = {company};
  const StudyGround ground(title);
  const EarningStudy study = study_earnings(ground, study_journeys(ground));
  const CompanyEarnings* first = find_earnings(study, "A", "2");
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(run_after(*first, 0).found, 0);
  EXPECT_EQ(run_after(*first, 1).found, 40);
  EXPECT_EQ(run_after(*first, 1).bound, 40);
  EXPECT_THAT(run_after(*first, 1).over, testing::UnorderedElementsAre("B1", "B3"));
  const CompanyEarnings* second = find_earnings(study, "A", "3");
  ASSERT_NE(second, nullptr);
  EXPECT_EQ(second->train, "3");
  EXPECT_EQ(run_after(*second, 99).found, 80);
  const auto use = std::ranges::find(study.uses, "B5", &HexUse::hex);
  ASSERT_NE(use, study.uses.end());
  EXPECT_THAT(use->companies, ElementsAre("A"));
  EXPECT_THAT(use->always, IsEmpty());  // not in phase 2
}

TEST(EarningStudy, MoreLaysEarnMoreInReferenceTitles) {
  const std::vector<std::string> slugs = noise::fact_titles();
  if (slugs.empty()) GTEST_SKIP() << "no reference facts";
  for (std::size_t s = 0; s < slugs.size(); s += 6) {
    const Loaded loaded = noise::load_facts(slugs[s]);
    ASSERT_TRUE(loaded.title) << slugs[s];
    const StudyGround ground(*loaded.title);
    for (const CompanyEarnings& one : study_earnings(ground, study_journeys(ground)).companies)
      for (int lays = 0; lays <= most_lays; ++lays) {
        const BestRun now = run_after(one, lays);
        const BestRun more = run_after(one, lays + 1);
        EXPECT_LE(now.found, more.found) << slugs[s] << " " << one.company << " " << one.phase;
        EXPECT_LE(now.bound, more.bound) << slugs[s] << " " << one.company << " " << one.phase;
        EXPECT_LE(now.found, now.bound) << slugs[s] << " " << one.company << " " << one.phase;
      }
  }
}

}  // namespace
}  // namespace trackwright

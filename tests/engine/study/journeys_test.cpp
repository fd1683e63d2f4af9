#include "engine/study/journeys.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "engine/study/chokes.h"
#include "tests/engine/study/small_maps.h"
#include "tests/engine/upgrade/upgrade_samples.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Track inside a tile as pairs of its ends: sides 0 to 5, and 6 for any stop. A way through the stop is a
// pair of sides, too. The tiles of small maps have no junctions and one stop at most.
std::set<std::pair<int, int>> joins(const Tile& tile) {
  std::set<std::pair<int, int>> pairs;
  std::vector<int> at_stop;
  for (const Path& path : tile.paths) {
    const int a = path.a.is_edge() ? path.a.index : 6;
    const int b = path.b.is_edge() ? path.b.index : 6;
    pairs.insert({a, b});
    pairs.insert({b, a});
    if (b == 6) at_stop.push_back(a);
    if (a == 6) at_stop.push_back(b);
  }
  for (const int a : at_stop)
    for (const int b : at_stop)
      if (a != b) pairs.insert({a, b});
  return pairs;
}

struct Brute {
  const Title& title;
  const UpgradeBook& book;
  std::size_t phase;
  std::map<std::string, std::map<LaidState, int>> states{};
  std::map<LaidState, std::set<std::pair<int, int>>> known{};

  Brute(const UpgradeBook& upgrades, std::size_t in) : title(upgrades.title()), book(upgrades), phase(in) {
    for (const Hex& hex : title.map.hexes()) states[hex.id] = states_by(book, hex, phase);
  }

  // The fewest lays after which the hex joins two ends; 99: never.
  int lays(const Hex& hex, int a, int b) {
    int least = 99;
    for (const auto& [state, number] : states.at(hex.id)) {
      const Tile tile = state.first.empty()
                            ? hex.tile
                            : rotated(book.tile(*book.find(state.first)), Rotation(state.second));
      if (joins(tile).contains({a, b})) least = std::min(least, number);
    }
    return least;
  }

  // Tries every way over different hexes. `end` is the side at which it stands, 6 for the stop of the home.
  int ways(const Hex& at, int from, const Hex& target, std::set<std::string> used) {
    if (&at == &target && from != 6) return lays(at, from, 6);
    used.insert(at.id);
    int least = 99;
    for (int side = 0; side < 6; ++side) {
      const int here = lays(at, from, side);
      const std::uint32_t beyond =
          title.map.beyond(static_cast<std::size_t>(&at - title.map.hexes().data()), Edge(side));
      if (here >= 99 || beyond == Map::none) continue;
      const Hex& next = title.map.hexes()[beyond];
      if (used.contains(next.id)) continue;
      least = std::min(least, here + ways(next, (side + 3) % 6, target, used));
    }
    return least;
  }

  // Whether a way leads to the target, if it may pass a hex twice.
  bool reaches(const Hex& home, const Hex& target, const std::set<std::string>& closed) {
    std::set<std::pair<std::string, int>> seen;
    std::vector<std::pair<std::string, int>> waiting{{home.id, 6}};
    while (!waiting.empty()) {
      const auto [id, from] = waiting.back();
      waiting.pop_back();
      const Hex& at = hex_of(title, id);
      if (id == target.id && lays(at, from, 6) < 99) return true;
      if (id == target.id || closed.contains(id)) continue;
      for (const Edge side : all_edges) {
        const Hex* next = title.map.neighbour(at, side);
        if (next == nullptr || title.map.impassable(at, side) || lays(at, from, side.index()) >= 99) continue;
        if (seen.emplace(next->id, side.opposite().index()).second)
          waiting.emplace_back(next->id, side.opposite().index());
      }
    }
    return false;
  }

  // The fewest hexes whose loss leaves no way; 99: there is no such set.
  int cut(const Hex& home, const Hex& target) {
    std::vector<std::string> others;
    for (const Hex& hex : title.map.hexes())
      if (&hex != &home && &hex != &target) others.push_back(hex.id);
    int least = 99;
    for (unsigned set = 0; set < 1U << others.size(); ++set) {
      std::set<std::string> closed;
      for (std::size_t i = 0; i < others.size(); ++i)
        if ((set >> i & 1U) != 0) closed.insert(others[i]);
      if (static_cast<int>(closed.size()) < least && !reaches(home, target, closed))
        least = static_cast<int>(closed.size());
    }
    return least;
  }
};

// A small map with a company that goes from one gray city to the other.
struct Destined {
  Title title;
  std::string home;
  std::string target;
};

std::vector<Destined> destined_maps(int count) {
  std::mt19937 random(7);
  std::vector<Destined> all;
  for (int i = 0; i < count; ++i) {
    std::vector<std::string> cities;
    Title title = small_map_with_cities(random, cities);
    Company company;
    company.id = ref("A");
    company.homes = {{ref(cities[0]), {}}};
    company.destination = Station{ref(cities[1]), {}};
    title.companies.companies = {company};
    all.push_back({std::move(title), cities[0], cities[1]});
  }
  return all;
}

TEST(JourneyStudy, LeastLaysEqualBruteForceOnSmallMaps) {
  std::size_t ways = 0;
  for (const auto& [title, home, target] : destined_maps(120)) {
    const StudyGround ground(title);
    const JourneyStudy study = study_journeys(ground);
    for (std::size_t phase = 0; phase < title.roster.phases.size(); ++phase) {
      const int least = Brute(ground.book, phase).ways(hex_of(title, home), 6, hex_of(title, target), {});
      const auto found =
          std::ranges::find(study.journeys, title.roster.phases[phase].name.value, &Journey::phase);
      if (found == study.journeys.end()) continue;  // as in the phase before
      EXPECT_LE(found->lays, least);
      if (found->exact) {
        EXPECT_EQ(found->lays, least) << target;
        ++ways;
      }
    }
    if (study.journeys.empty())
      EXPECT_EQ(Brute(ground.book, 2).ways(hex_of(title, home), 6, hex_of(title, target), {}), 99);
  }
  EXPECT_GT(ways, 20U);
}

TEST(ChokeStudy, CutsEqualBruteForceOnSmallMaps) {
  std::size_t cuts = 0;
  for (const auto& [title, home, target] : destined_maps(120)) {
    const StudyGround ground(title);
    for (const Choke& choke : study_chokes(ground)) {
      Brute brute(ground.book, phase_index(title.roster, choke.phase));
      const int least = brute.cut(hex_of(title, home), hex_of(title, target));
      if (choke.exact)
        EXPECT_EQ(choke.hexes.value_or(99), least) << target;
      else
        EXPECT_LE(*choke.hexes, least) << target;
      if (choke.hexes) {
        ++cuts;
        std::set<std::string> closed(choke.places.begin(), choke.places.end());
        if (choke.exact) EXPECT_FALSE(brute.reaches(hex_of(title, home), hex_of(title, target), closed));
      }
    }
  }
  EXPECT_GT(cuts, 10U);
}

// A row of three hexes: the home B1, the city B3 and the off-board area B5.
Title row_title(const std::string& middle) {
  Title title = sample_title(middle, {{"B1", "gray city=revenue:20;path=a:4,b:_0"},
                                      {"B5", "gray offboard=revenue:40;path=a:1,b:_0"}});
  Company company;
  company.id = ref("A");
  company.homes = {{ref("B1"), {}}};
  title.companies.companies = {company};
  Train train;
  train.name = ref("2");
  train.reach.stops = 2;
  Train longer = train;
  longer.name = ref("3");
  longer.reach.stops = 3;
  title.roster.phases[1].on = refs({"3"});
  title.roster.phases[2].on = refs({"5"});
  title.roster.trains = {train, longer};
  return title;
}

TEST(JourneyStudy, FindsTheStopsWithinReachOfATrain) {
  const Title title = row_title("city=revenue:0");
  const StudyGround ground(title);
  const JourneyStudy study = study_journeys(ground);
  ASSERT_EQ(study.reaches.size(), 3U);
  EXPECT_THAT(study.reaches[0].connected, ElementsAre("B1", "B3", "B5"));
  EXPECT_THAT(study.reaches[0].touched, ElementsAre("B1", "B3"));
  EXPECT_THAT(study.reaches[0].beyond, ElementsAre("B5"));
  EXPECT_EQ(study.reaches[0].best, 40);       // 20 at home and 20 on tile 57
  EXPECT_EQ(study.reaches[0].elsewhere, 60);  // 40 and 20
  EXPECT_THAT(study.reaches[1].touched, ElementsAre("B1", "B3", "B5"));
  EXPECT_EQ(study.reaches[1].best, 80);
  ASSERT_EQ(study.journeys.size(), 1U);
  EXPECT_EQ(study.journeys[0].lays, 1);
  EXPECT_THAT(study.unreached, IsEmpty());
  const std::vector<Choke> chokes = study_chokes(ground);
  ASSERT_EQ(chokes.size(), 1U);  // tile 14 would need four neighbours
  EXPECT_EQ(chokes[0].hexes, 1);
  EXPECT_EQ(chokes[0].tokens, 1);
  EXPECT_THAT(chokes[0].cities, ElementsAre("B3"));
}

TEST(JourneyStudy, PaysTerrainWithTheFirstTile) {
  const Title title = row_title("upgrade=cost:60,terrain:mountain");
  const JourneyStudy study = study_journeys(StudyGround(title));
  ASSERT_EQ(study.journeys.size(), 1U);
  EXPECT_EQ(study.journeys[0].money, 60);
  EXPECT_TRUE(study.journeys[0].exact);
  EXPECT_THAT(study.journeys[0].over, ElementsAre("B1", "B3", "B5"));
}

TEST(JourneyStudy, WithoutCopiesTheLaysAreABound) {
  Title title = row_title("");
  for (ManifestEntry& entry : title.manifest) entry.count = 0;
  const JourneyStudy study = study_journeys(StudyGround(title));
  ASSERT_EQ(study.journeys.size(), 1U);
  EXPECT_FALSE(study.journeys[0].exact);
}

TEST(ChokeStudy, TokensDoNotCloseTrackWithoutACity) {
  const std::vector<Choke> chokes = study_chokes(StudyGround(row_title("")));
  ASSERT_EQ(chokes.size(), 1U);
  EXPECT_EQ(chokes[0].hexes, 1);
  EXPECT_FALSE(chokes[0].tokens);
}

// A later phase never reaches less, and never needs more lays or fewer hexes of a cut.
TEST(JourneyStudy, LaterPhasesReachMoreInReferenceTitles) {
  const std::vector<std::string> slugs = noise::fact_titles();
  if (slugs.empty()) GTEST_SKIP() << "no reference facts";
  for (const std::string& slug : slugs) {
    const Loaded loaded = noise::load_facts(slug);
    ASSERT_TRUE(loaded.title) << slug;
    const StudyGround ground(*loaded.title);
    const JourneyStudy study = study_journeys(ground);
    for (std::size_t i = 1; i < study.reaches.size(); ++i)
      if (study.reaches[i].company == study.reaches[i - 1].company)
        EXPECT_TRUE(std::ranges::includes(study.reaches[i].connected, study.reaches[i - 1].connected))
            << slug << " " << study.reaches[i].company << " " << study.reaches[i].phase;
    for (std::size_t i = 1; i < study.journeys.size(); ++i) {
      const Journey& before = study.journeys[i - 1];
      const Journey& after = study.journeys[i];
      if (before.company != after.company || before.target != after.target) continue;
      EXPECT_LE(after.lays, before.lays) << slug << " " << after.company;
      EXPECT_LE(after.money, before.money) << slug << " " << after.company;
    }
    const std::vector<Choke> chokes = study_chokes(ground);
    for (std::size_t i = 1; i < chokes.size(); ++i)
      if (chokes[i].company == chokes[i - 1].company && chokes[i].target == chokes[i - 1].target)
        EXPECT_GE(chokes[i].hexes.value_or(99), chokes[i - 1].hexes.value_or(99))
            << slug << " " << chokes[i].company;
  }
}

}  // namespace
}  // namespace trackwright

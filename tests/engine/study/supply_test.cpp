#include "engine/study/supply.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>

#include "tests/engine/study/small_maps.h"
#include "tests/engine/upgrade/upgrade_samples.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// The tiles of one colour that each hex can have.
using Wants = std::map<std::string, std::vector<std::string>>;
using Counts = std::map<std::string, int>;

Wants wants_of(const UpgradeBook& book, Colour colour) {
  Wants wants;
  for (const Hex& hex : book.title().map.hexes()) {
    std::set<std::string> tiles;
    for (const auto& [state, lays] : states_by(book, hex, book.title().roster.phases.size() - 1))
      if (!state.first.empty() && book.tile(*book.find(state.first)).colour == colour)
        tiles.insert(state.first);
    if (!tiles.empty()) wants[hex.id].assign(tiles.begin(), tiles.end());
  }
  return wants;
}

Counts counts_of(const Title& title) {
  Counts counts;
  for (const ManifestEntry& entry : title.manifest) counts[entry.id.value] = *entry.count;
  return counts;
}

// Calls `see` for each way to give some of the hexes one tile each, with the copies that are left.
void each_way(const Wants& wants, Counts left, int built,
              const std::function<void(const Counts&, int)>& see) {
  if (wants.empty()) return see(left, built);
  Wants rest = wants;
  const std::vector<std::string> tiles = rest.begin()->second;
  rest.erase(rest.begin());
  each_way(rest, left, built, see);
  for (const std::string& tile : tiles)
    if (left.at(tile) > 0) {
      --left.at(tile);
      each_way(rest, left, built + 1, see);
      ++left.at(tile);
    }
}

int most_built(const Wants& wants, const Counts& counts) {
  int most = 0;
  each_way(wants, counts, 0, [&](const Counts&, int built) { most = std::max(most, built); });
  return most;
}

bool can_starve(const Wants& wants, const Counts& counts, const std::string& hex) {
  Wants others = wants;
  others.erase(hex);
  bool starves = false;
  each_way(others, counts, 0, [&](const Counts& left, int) {
    starves = starves ||
              std::ranges::all_of(wants.at(hex), [&](const std::string& tile) { return left.at(tile) == 0; });
  });
  return starves;
}

int least_count(const Wants& wants, Counts counts, const std::string& tile) {
  counts[tile] = static_cast<int>(wants.size());
  const int most = most_built(wants, counts);
  for (int count = 0;; ++count) {
    counts[tile] = count;
    if (most_built(wants, counts) == most) return count;
  }
}

void expect_like_brute_force(const StudyGround& ground, const SupplyStudy& study,
                             const ColourSupply& colour) {
  const Wants wants = wants_of(ground.book, colour.colour);
  Counts counts = counts_of(ground.title());
  EXPECT_EQ(colour.hexes, wants.size());
  EXPECT_EQ(colour.built, static_cast<std::size_t>(most_built(wants, counts)));
  std::vector<std::string> starved;
  for (const auto& [hex, tiles] : wants)
    if (can_starve(wants, counts, hex)) starved.push_back(hex);
  std::vector<std::string> found;
  for (const Starved& one : colour.starved) found.push_back(one.hex);
  EXPECT_THAT(found, testing::UnorderedElementsAreArray(starved));
  for (const TileSupply& tile : study.tiles) {
    if (tile.colour != colour.colour) continue;
    EXPECT_EQ(tile.least, least_count(wants, counts_of(ground.title()), tile.tile)) << tile.tile;
    EXPECT_EQ(tile.hexes.size(), static_cast<std::size_t>(std::ranges::count_if(wants, [&](const auto& hex) {
                return std::ranges::find(hex.second, tile.tile) != hex.second.end();
              })));
    counts[tile.tile] += tile.add;
  }
  EXPECT_EQ(static_cast<std::size_t>(most_built(wants, counts)), wants.size());  // with the additions
}

TEST(SupplyStudy, EqualsBruteForceOnSmallMaps) {
  std::mt19937 random(44);
  std::size_t shortages = 0;
  for (int i = 0; i < 60; ++i) {
    SCOPED_TRACE(i);
    const Title title = small_map(random);
    const StudyGround ground(title);
    const SupplyStudy study = study_supply(ground);
    for (const ColourSupply& colour : study.colours) {
      expect_like_brute_force(ground, study, colour);
      if (colour.shortage) ++shortages;
    }
  }
  EXPECT_GT(shortages, 10U);
}

TEST(SupplyStudy, NamesTheHexesThatShareTooFewTiles) {
  Title title = sample_title("city=revenue:0",
                             {{"A2", ""}, {"A4", ""}, {"B1", ""}, {"B5", ""}, {"C2", ""}, {"C4", ""}});
  const auto fourteen =
      std::ranges::find(title.manifest, "14", [](const ManifestEntry& one) { return one.id.value; });
  fourteen->count = 0;
  const SupplyStudy study = study_supply(StudyGround(title));
  const auto green = std::ranges::find(study.colours, Colour::Green, &ColourSupply::colour);
  ASSERT_NE(green, study.colours.end());
  ASSERT_TRUE(green->shortage);
  EXPECT_THAT(green->shortage->hexes, testing::Contains("B3"));
  EXPECT_THAT(green->shortage->tiles, testing::Contains("14"));
  const auto tile = std::ranges::find(study.tiles, "14", &TileSupply::tile);
  ASSERT_NE(tile, study.tiles.end());
  EXPECT_THAT(tile->sole, ElementsAre("B3"));
  EXPECT_EQ(tile->add, 1);
}

TEST(SupplyStudy, AnUnlimitedTileStarvesNobody) {
  Title title = sample_title("", {{"A2", ""}, {"A4", ""}, {"B1", ""}, {"B5", ""}, {"C2", ""}, {"C4", ""}});
  for (ManifestEntry& entry : title.manifest) entry.count.reset();
  for (const ColourSupply& colour : study_supply(StudyGround(title)).colours) {
    EXPECT_EQ(colour.built, colour.hexes);
    EXPECT_FALSE(colour.copies);
    EXPECT_THAT(colour.starved, IsEmpty());
  }
}

// One copy more of a tile never leaves more hexes without a tile.
TEST(SupplyStudy, MoreCopiesStarveFewerHexesInReferenceTitles) {
  const std::vector<std::string> slugs = noise::fact_titles();
  if (slugs.empty()) GTEST_SKIP() << "no reference facts";
  for (const std::string& slug : slugs) {
    Loaded loaded = noise::load_facts(slug);
    ASSERT_TRUE(loaded.title) << slug;
    const StudyGround ground(*loaded.title);
    const SupplyStudy before = study_supply(ground);
    for (ManifestEntry& entry : loaded.title->manifest)
      if (entry.count) ++*entry.count;
    const SupplyStudy after = study_supply(ground);
    ASSERT_EQ(before.colours.size(), after.colours.size());
    for (std::size_t i = 0; i < before.colours.size(); ++i) {
      EXPECT_LE(before.colours[i].built, after.colours[i].built) << slug;
      EXPECT_GE(before.colours[i].starved.size(), after.colours[i].starved.size()) << slug;
    }
  }
}

}  // namespace
}  // namespace trackwright

#include "designer/checks/check.h"
#include "designer/studio/examine.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "designer/checks/texts.h"
#include "engine/base/parallel.h"
#include "tests/designer/checks/example.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Two cities without names, so map/stop-without-name reports twice.
const Overlay nameless{{"map.yaml", "hexes:\n  B2: {name: null}\n  D4: {name: null}\n"}};

Findings with_allow(const std::string& lines) {
  return examine(joined(nameless, {{"title.yaml", "allow:\n" + lines}})).findings;
}

TEST(Allow, SuppressesOnlyTheNamedObjects) {
  const Findings left = with_allow("  - {check: map/stop-without-name, at: [B2], because: a halt}\n");
  ASSERT_EQ(left.size(), 1U) << told(left);
  EXPECT_EQ(left[0].object, "D4");
}

TEST(Allow, WithoutObjectsAppliesToTheWholeTitle) {
  EXPECT_THAT(with_allow("  - {check: map/stop-without-name, because: halts}\n"), IsEmpty());
}

// Prices fall in two rows. An exception that names neither row cannot be meant for both.
TEST(Allow, WithoutObjectsDoesNotSilenceAWholeMarket) {
  const Overlay twice{
      {"title.yaml", "allow: [{check: market/row-not-rising, because: meant so}]\n"},
      {"market.yaml",
       "rows:\n  - 60 70 80p 90 100 112 126 142 135 160 180 200\n  - 50 60 70p 80 90 100 95 126\n"
       "  - 40 50 60p 70 80\n"}};
  const Findings left = examine(twice).findings;
  EXPECT_EQ(std::ranges::count(left, "market/row-not-rising", &Finding::check), 2) << told(left);
  const auto wide = std::ranges::find(left, "title/wide-allow", &Finding::check);
  ASSERT_NE(wide, left.end()) << told(left);
  EXPECT_THAT(wide->help, HasSubstr("at: [\""));
}

TEST(Allow, ReportsAStaleObject) {
  const Findings left = with_allow("  - {check: map/stop-without-name, at: [B2, D4, C3], because: halts}\n");
  ASSERT_EQ(left.size(), 1U) << told(left);
  EXPECT_EQ(left[0].check, "title/stale-allow");
  EXPECT_EQ(left[0].object, "C3");
}

TEST(Allow, CountsBothLinesForOneFindingAsUsed) {
  EXPECT_THAT(with_allow("  - {check: map/stop-without-name, at: [B2, D4], because: halts}\n"
                         "  - {check: map/stop-without-name, because: all halts}\n"),
              IsEmpty());
}

TEST(Allow, SuggestsTheNearestCheckName) {
  const Findings left = with_allow("  - {check: map/stop-without-names, because: halts}\n");
  const auto unknown = std::ranges::find(left, "title/unknown-check", &Finding::check);
  ASSERT_NE(unknown, left.end());
  EXPECT_THAT(unknown->help, HasSubstr("map/stop-without-name"));
}

TEST(RunChecks, IsDeterministicAndSortsByPlace) {
  const Overlay overlay{{"map.yaml", "hexes:\n  D2: \"town=revenue:0\"\n  C1: {name: Elm}\n"},
                        {"roster.yaml", "phases:\n  4: {on: 3}\n"}};
  const Examined once = examine(overlay);
  const Findings seen = examine(once.loaded, everything).findings;
  EXPECT_GT(seen.size(), 2U);
  const auto key = [&](const Finding& f) {
    const Sources::File* file = once.loaded.sources.file(f.place.file);
    return std::tuple(file == nullptr ? "" : file->path, f.place.offset, f.check, f.message);
  };
  EXPECT_TRUE(std::ranges::is_sorted(seen, {}, key));
  const Examined again = examine(overlay);
  EXPECT_EQ(told(once.findings), told(again.findings));
}

// Returns `count` yellow tiles worth 20 and `count` green ones worth 10, which can replace any of them.
Overlay alike_tiles(int count) {
  std::string manifest = "manifest:\n";
  std::string tiles = "tiles:\n";
  for (const auto& [name, design] : {std::pair{"Y", "colour: yellow, code: \"city=revenue:20"},
                                     {"G", "colour: green, code: \"city=revenue:10,slots:2"}})
    for (int i = 1; i <= count; ++i) {
      manifest += fmt::format("  {}{}: 1\n", name, i);
      tiles += fmt::format("  {}{}: {{{};path=a:0,b:_0;path=a:3,b:_0\"}}\n", name, i, design);
    }
  return {{"tiles.yaml", manifest + tiles}};
}

Findings falling(const Overlay& overlay) {
  Findings found = examine(overlay).findings;
  std::erase_if(found, [](const Finding& one) { return one.check != "upgrade/value-falls"; });
  return found;
}

TEST(ValueFalls, ReportsEqualTilesOnce) {
  for (const int count : {1, 2, 40}) {
    const Findings found = falling(alike_tiles(count));
    ASSERT_EQ(found.size(), 1U) << told(found);
    EXPECT_EQ(found[0].object, "G1");
    EXPECT_EQ(found[0].related.empty(), count == 1);
  }
}

TEST(ValueFalls, SkipsAllowedTiles) {
  const Overlay allowed{
      {"title.yaml",
       "allow: [{check: upgrade/value-falls, at: [G1, G3], because: the old quarter decays}]\n"}};
  const Findings found = falling(joined(alike_tiles(4), allowed));
  ASSERT_EQ(found.size(), 1U) << told(found);
  EXPECT_EQ(found[0].object, "G2");
  EXPECT_EQ(found[0].related.size(), 1U);
}

TEST(ValueFalls, SeparatesTilesWithDifferentValues) {
  Overlay overlay = alike_tiles(2);
  std::string& tiles = overlay["tiles.yaml"];
  const auto last = tiles.rfind("revenue:10");
  tiles.replace(last, 10, "revenue:15");
  const Findings found = falling(overlay);
  ASSERT_EQ(found.size(), 2U) << told(found);
  EXPECT_EQ(found[0].object, "G1");
  EXPECT_EQ(found[1].object, "G2");
}

TEST(InParallel, RunsEachJobOnce) {
  for (const std::size_t count : {0U, 1U, 2U, 1000U}) {
    std::vector<int> done(count, 0);
    in_parallel(count, [&](std::size_t i) { ++done[i]; });
    EXPECT_EQ(std::ranges::count(done, 1), static_cast<std::ptrdiff_t>(count));
  }
}

TEST(InParallel, RethrowsTheExceptionOfAJob) {
  const auto job = [](std::size_t i) {
    if (i == 7) throw std::runtime_error("seven");
  };
  EXPECT_THROW(in_parallel(20, job), std::runtime_error);
}

TEST(RunChecks, ReportsOneUnreadableValueOnce) {
  for (const Slip& slip : {Slip{"tiles.yaml", "city=revenue:50,slots:2;", "city=revenu:50,slots:2;"},
                           Slip{"map.yaml", "path=a:5,b:_0,terminal:1", "path=a:7,b:_0,terminal:1"},
                           Slip{"tiles.yaml", "  622: 3", "  622: many"}}) {
    const Findings findings = examine_copy("18scan", {slip}).findings;
    EXPECT_EQ(findings.size(), 1U) << slip.is << "\n" << told(findings);
  }
}

// Each pair of twins that tile/twin-missing knows is a pair of mirror images in the dictionary.
TEST(TwinMissing, KnowsOnlyMirrorImages) {
  const Overlay all{
      {"tiles.yaml",
       "manifest: {23: 1, 24: 1, 26: 1, 27: 1, 28: 1, 29: 1, 30: 1, 31: 1, 41: 1, 42: 1, 45: 1, 46: 1}\n"}};
  const Examined seen = examine(all);
  ASSERT_TRUE(seen.loaded.title);
  for (const auto& [left, right] :
       {std::pair{"23", "24"}, {"26", "27"}, {"28", "29"}, {"30", "31"}, {"41", "42"}, {"45", "46"}}) {
    const Tile& a = seen.loaded.title->tiles.at(left).tile;
    const Tile& b = seen.loaded.title->tiles.at(right).tile;
    EXPECT_EQ(canonical_form(mirrored(a)), canonical_form(b)) << left << " " << right;
  }
}

TEST(FindCheck, FindsOnlyExactNames) {
  ASSERT_NE(find_check("map/hex-gap"), nullptr);
  EXPECT_EQ(find_check("map/hex-gap")->severity, Severity::Warning);
  EXPECT_EQ(find_check("map/hex-gaps"), nullptr);
}

TEST(Words, NamesSidesByTheirDirectionOnTheMap) {
  EXPECT_EQ(edge_words({Orientation::Flat, true}, Edge(4)), "north-east");
  EXPECT_EQ(edge_words({Orientation::Pointy, true}, Edge(4)), "east");
}

}  // namespace
}  // namespace trackwright

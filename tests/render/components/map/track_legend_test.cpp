#include "render/components/map/track_legend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/drawing/drawing.h"
#include "tests/golden_text.h"
#include "tests/render/components/map/flat_hex.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Hex sea_hex(const char* id, const char* code) {
  return flat_hex(id, code, Colour::Blue);
}

Title with_hexes(std::vector<Hex> hexes) {
  Title title;
  title.map = {{Orientation::Flat, true}, std::move(hexes), {}, {}};
  return title;
}

std::vector<std::string> told_of_track(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  std::vector<std::string> found;
  for (const LegendEntry& entry : track_legend({title, theme, {}, findings}, {9, 5.4})) {
    const Box drawn = bounds(entry.sign);
    EXPECT_GE(drawn.x, -0.3) << entry.text;
    EXPECT_LE(drawn.right(), 9.3) << entry.text;
    found.push_back(entry.text);
  }
  return found;
}

TEST(TrackLegend, OmitsOrdinaryTrack) {
  EXPECT_THAT(told_of_track(with_hexes({sea_hex("A1", "path=a:0,b:3")})), IsEmpty());
}

TEST(TrackLegend, ExplainsSeaLanesAndPorts) {
  Title title =
      with_hexes({sea_hex("A1", "path=a:0,b:3,track:narrow"), sea_hex("A3", "path=a:0,b:3,track:dual")});
  EXPECT_THAT(told_of_track(title), ElementsAre("Narrow track", "Dual track"));
  Train ship;
  ship.stack = "ship";
  ship.tracks = {Track::Narrow};
  title.roster.trains.push_back(ship);
  title.runs.stand_ins.push_back({.stack = "ship"});
  EXPECT_TRUE(matches_text(told_of_track(title)));
}

TEST(TrackLegend, ExplainsDashedLines) {
  Title title = with_hexes({sea_hex("A1", "path=a:0,b:3,track:future")});
  EXPECT_TRUE(matches_text(told_of_track(title)));
  LayRule second;
  second.only.emplace();
  second.only->value = rule::LayCondition::MainLine;
  title.rules.operating.lays.kinds = {{{"major", {}}, {LayRule{}, second}}};
  EXPECT_TRUE(matches_text(told_of_track(title)));
}

TEST(TrackLegend, ExplainsTheIconOfAllCrossings) {
  Title title = with_hexes({sea_hex("A1", "path=a:0,b:3;icon=image:ferry"),
                            sea_hex("A3", "path=a:0,b:3;icon=image:ferry"), sea_hex("A5", "path=a:0,b:3")});
  title.runs.passage.emplace();
  title.runs.passage->stack = "ferry";
  title.runs.passage->crossings = {{{"A1", {}}}, {{"A3", {}}}};
  EXPECT_TRUE(matches_text(told_of_track(title)));
  title.runs.passage->crossings.push_back({{"A5", {}}});
  EXPECT_THAT(told_of_track(title), IsEmpty());
}

}  // namespace
}  // namespace trackwright

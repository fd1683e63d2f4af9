#include "render/tile/plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "designer/format/press/theme_file.h"
#include "engine/tile/language.h"
#include "render/drawing/text.h"
#include "render/tile/border.h"
#include "tests/render/dictionary.h"

namespace trackwright {
namespace {

TilePlan planned(const char* code, const std::string& number = "1", const std::string& name = "") {
  const auto tile = parse_tile(code, Colour::Yellow);
  EXPECT_TRUE(tile) << code;
  TileLook look;
  look.number = number;
  look.name = name;
  return plan_tile(*tile, look, classic_theme());
}

// Returns the direction of a point as Hexagon::angle counts it; in [-3, 3].
double direction_of(const Hexagon& hexagon, Point p) {
  return std::remainder((heading_of(p) - hexagon.angle(0)) / 60, 6);
}

double gap(const Disc& disc, const PlacedPrint& p) {
  if (p.print.radius > 0) return distance(disc.at, p.at) - disc.radius - p.print.radius;
  const Box box{p.at.x - p.print.width / 2, p.at.y - p.print.height / 2, p.print.width, p.print.height};
  return box_distance(box, disc.at) - disc.radius;
}

double gap(const PlacedPrint& a, const PlacedPrint& b) {
  if (a.print.radius > 0) return gap(Disc{a.at, a.print.radius}, b);
  if (b.print.radius > 0) return gap(Disc{b.at, b.print.radius}, a);
  const auto box = [](const PlacedPrint& p) {
    return Box{p.at.x - p.print.width / 2, p.at.y - p.print.height / 2, p.print.width, p.print.height};
  };
  return box_distance(box(a), box(b));
}

// Returns what a print touches: track (without its white edge), a stop, another print, or a hexside.
std::string touched(const TilePlan& plan, const PlacedPrint& p) {
  for (const TrackPlace& track : plan.stops.tracks)
    for (const Point at : track.curve.samples(0.2))
      if (gap(Disc{at, track.width / 2}, p) < 0) return "track";
  for (const StopPlace& stop : plan.stops.stops)
    for (const Disc& disc : stop.discs(plan.measures))
      if (gap(disc, p) < -plan.measures.halo) return "stop";
  for (const PlacedPrint& other : plan.prints)
    if (&other != &p && gap(p, other) < 0) return "print";
  const double half = std::max(p.print.radius, p.print.height / 2);
  if (plan.hexagon.inset(p.at) < half * 0.8) return "side";
  return "";
}

TEST(TilePlan, NothingPrintedTouchesTrackStopsOrOneAnotherOnAnyStandardTile) {
  const std::vector<NumberedTile> tiles = dictionary_tiles();
  if (tiles.empty()) GTEST_SKIP() << "no reference facts";
  const Theme theme = classic_theme();
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy})
    for (const NumberedTile& t : tiles) {
      TileLook look;
      look.orientation = orientation;
      look.number = t.number;
      const TilePlan plan = plan_tile(t.tile, look, theme);
      for (const PlacedPrint& p : plan.prints)
        EXPECT_EQ(touched(plan, p), "") << "tile " << t.number << ", print " << static_cast<int>(p.kind);
    }
}

TEST(TilePlan, CitiesAndTownsNeverStandOnOneAnother) {
  const std::vector<NumberedTile> tiles = dictionary_tiles();
  if (tiles.empty()) GTEST_SKIP() << "no reference facts";
  const Theme theme = classic_theme();
  for (const NumberedTile& t : tiles) {
    const TilePlan plan = plan_tile(t.tile, {}, theme);
    const std::vector<StopPlace>& stops = plan.stops.stops;
    for (std::size_t i = 0; i < stops.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        for (const Disc& a : stops[i].discs(plan.measures))
          for (const Disc& b : stops[k].discs(plan.measures))
            EXPECT_GT(distance(a.at, b.at) - a.radius - b.radius, -plan.measures.halo) << "tile " << t.number;
  }
}

TEST(TilePlan, PutsASingleCityInTheMiddleWithStraightTrack) {
  const TilePlan plan = planned("city=revenue:20;path=a:0,b:_0;path=a:1,b:_0");
  EXPECT_LT(length(plan.stops.stops[0].at), 1e-9);
  for (const TrackPlace& track : plan.stops.tracks) EXPECT_TRUE(track.curve.arcs[0].straight);
}

TEST(TilePlan, ATownOnACurveStandsInItsMiddleAndAcrossIt) {
  const TilePlan plan = planned("town=revenue:10;path=a:0,b:_0;path=a:_0,b:2");
  const StopPlace& town = plan.stops.stops[0];
  ASSERT_EQ(town.form, StopForm::Bar);
  EXPECT_NEAR(plan.stops.tracks[0].curve.length(), plan.stops.tracks[1].curve.length(), 1e-6);
  EXPECT_LT(distance(plan.stops.tracks[0].curve.at(1), town.at), 1e-6);
  EXPECT_NEAR(std::abs(std::remainder(plan.stops.tracks[0].curve.heading_at(1) - town.heading, 180.0)), 0,
              1e-6);
}

TEST(TilePlan, SeparateCitiesStandAtTheirOwnEdges) {
  const TilePlan plan = planned("city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:2,b:_1;label=OO");
  EXPECT_NEAR(direction_of(plan.hexagon, plan.stops.stops[0].at), 0, 0.01);
  EXPECT_NEAR(direction_of(plan.hexagon, plan.stops.stops[1].at), 2, 0.01);
}

TEST(TilePlan, LocSetsThePlaceOfAStop) {
  const TilePlan plan =
      planned("city=revenue:60,loc:0.5;city=revenue:60,loc:2.5;path=a:0,b:_0;path=a:2,b:_1");
  EXPECT_NEAR(direction_of(plan.hexagon, plan.stops.stops[0].at), 0.5, 0.01);
  EXPECT_NEAR(direction_of(plan.hexagon, plan.stops.stops[1].at), 2.5, 0.01);
}

TEST(TilePlan, ShowsTheRevenueOfEqualStopsOnce) {
  const auto revenues = [](const TilePlan& plan) {
    int count = 0;
    for (const PlacedPrint& p : plan.prints) count += p.kind == PrintKind::Revenue ? 1 : 0;
    return count;
  };
  EXPECT_EQ(revenues(planned("city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:3,b:_1")), 1);
  EXPECT_EQ(revenues(planned("city=revenue:40;city=revenue:50;path=a:0,b:_0;path=a:3,b:_1")), 2);
  EXPECT_EQ(revenues(planned("city=revenue:40,hide:1;path=a:0,b:_0")), 0);
  EXPECT_EQ(revenues(planned("city=revenue:0;path=a:0,b:_0")), 0);
}

TEST(TilePlan, BreaksANameIntoTwoLinesBeforeItShrinks) {
  const TilePlan plan = planned("city=revenue:20;path=a:0,b:_0;path=a:3,b:_0", "", "Odense and Copenhagen");
  for (const PlacedPrint& p : plan.prints)
    if (p.kind == PrintKind::Name) EXPECT_EQ(p.lines, (std::vector<std::string>{"Odense and", "Copenhagen"}));
}

TEST(TilePlan, ANameIsSmallerThanItsLeastSizeOnlyIfItHasNoRoom) {
  const auto size = [](const char* code, const std::string& name) {
    TileLook look;
    look.name = name;
    look.least_name = 2.47;
    const auto tile = parse_tile(code, Colour::Yellow);
    EXPECT_TRUE(tile) << code;
    for (const PlacedPrint& p : plan_tile(*tile, look, classic_theme()).prints)
      if (p.kind == PrintKind::Name) return p.font.size;
    return 0.0;
  };
  EXPECT_DOUBLE_EQ(size("city=revenue:20;path=a:0,b:_0", "Oslo"), 3.0);
  EXPECT_GE(size("city=revenue:20;path=a:0,b:_0;path=a:3,b:_0", "Kristiansand"), 2.47);
  const char* crowded =
      "city=revenue:20,slots:4;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;"
      "path=a:4,b:_0;path=a:5,b:_0;label=XX";
  EXPECT_LT(size(crowded, "Kristiansandborg"), 2.47);
}

TEST(TilePlan, PutsTheNameOfAnOffBoardAreaAboveItsValues) {
  const auto tile = parse_tile("offboard=revenue:2_20|5_30|8_50;path=a:0,b:_0;path=a:1,b:_0", Colour::Red);
  ASSERT_TRUE(tile);
  TileLook look;
  look.name = "Denver";
  look.flags = {{"FW", {}, {}, FlagKind::Destination}};
  const TilePlan plan = plan_tile(*tile, look, classic_theme());
  const auto name = std::ranges::find(plan.prints, PrintKind::Name, &PlacedPrint::kind);
  const auto values = std::ranges::find(plan.prints, PrintKind::Values, &PlacedPrint::kind);
  ASSERT_TRUE(name != plan.prints.end() && values != plan.prints.end());
  EXPECT_NEAR(name->at.x, values->at.x, 1.5);
  EXPECT_LT(name->at.y, values->at.y);
}

// As in 1822: Edinburgh has two cities, a letter, a destination and a river above its name.
TEST(TilePlan, KeepsThePriceOfABorderClear) {
  const char* const code =
      "city=revenue:30,slots:2;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_0;label=Y;border=edge:3,type:water,"
      "cost:40";
  const auto tile = parse_tile(code, Colour::Yellow);
  ASSERT_TRUE(tile);
  TileLook look;
  look.number = "H5";
  look.name = "Edinburgh";
  look.flags = {{"NER", {}, {}, FlagKind::Destination}};
  for (const bool said_beyond : {false, true}) {
    Tile own = *tile;
    if (said_beyond) {
      own.borders.clear();
      look.priced_edges = {Edge(3)};
    }
    const TilePlan plan = plan_tile(own, look, classic_theme());
    const Disc price{plan.hexagon.edge_middle(Edge(3)), price_radius(plan.measures)};
    for (const PlacedPrint& print : plan.prints) EXPECT_GE(gap(price, print), 0) << print.lines.front();
  }
}

TEST(TilePlan, ScalesWithTheTile) {
  const auto tile = parse_tile("city=revenue:20;path=a:0,b:_0;path=a:1,b:_0;label=Y", Colour::Yellow);
  TileLook small;
  small.size = 20;
  TileLook large;
  large.size = 40;
  const TilePlan a = plan_tile(*tile, small, classic_theme());
  const TilePlan b = plan_tile(*tile, large, classic_theme());
  ASSERT_EQ(a.prints.size(), b.prints.size());
  for (std::size_t i = 0; i < a.prints.size(); ++i)
    EXPECT_LT(distance(a.prints[i].at * 2, b.prints[i].at), 0.3);
}

}  // namespace
}  // namespace trackwright

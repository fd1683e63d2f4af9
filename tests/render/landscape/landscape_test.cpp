#include "render/landscape/landscape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "engine/tile/language.h"
#include "render/landscape/beyond.h"
#include "render/landscape/growth.h"
#include "render/landscape/lie.h"
#include "render/landscape/rivers.h"

namespace trackwright {
namespace {

struct LandscapePlace {
  const char* id;
  const char* code = "";
  Colour colour = Colour::White;
};

const Layout landscape_layout{Orientation::Pointy, false};

Map map_of(const std::vector<LandscapePlace>& places, std::vector<HexSide> sides = {}) {
  std::vector<Hex> hexes;
  for (const LandscapePlace& place : places) {
    Hex hex;
    hex.id = place.id;
    hex.at = *parse_coordinate(landscape_layout, place.id);
    hex.tile = *parse_tile(place.code, place.colour);
    hexes.push_back(std::move(hex));
  }
  return {landscape_layout, std::move(hexes), std::move(sides), {}};
}

// A small country: sea in the west, a station beyond the border in the east, a mountain, a town.
std::vector<LandscapePlace> country() {
  return {{"B1", "", Colour::Blue},
          {"C2", "", Colour::Blue},
          {"D1", "", Colour::Blue},
          {"B3"},
          {"B5", "upgrade=cost:60,terrain:mountain"},
          {"C4", "town=revenue:0"},
          {"C6"},
          {"D3"},
          {"D5"},
          {"B7"},
          {"C8", "offboard=revenue:yellow_20;path=a:1,b:_0", Colour::Red}};
}

const Hexagon wide_hexagon(Orientation::Pointy, 39);
constexpr Point first_hex{30, 30};
constexpr Box whole_field{0, 0, 330, 220};

GroundPlan plan_of(const Map& map, Point from = first_hex) {
  return {map,
          wide_hexagon,
          from,
          {from.x - first_hex.x, from.y - first_hex.y, whole_field.width, whole_field.height},
          measures(classic_theme(), wide_hexagon.size())};
}

Coordinate hex_at(const char* id) {
  return *parse_coordinate(landscape_layout, id);
}

TEST(Landscape, SeaLiesBeyondBlueHexesAndLandBeyondStations) {
  const Map map = map_of(country());
  const GroundPlan plan = plan_of(map);
  const Grounds all = grounds(map, wide_hexagon, first_hex, {-40, -40, 450, 330});
  EXPECT_EQ(all.at(hex_at("B1")), Ground::Sea);
  EXPECT_EQ(all.at({hex_at("C2").x - 2, hex_at("C2").y}), Ground::Sea);
  EXPECT_EQ(all.at(hex_at("C4")), Ground::Land);
  EXPECT_EQ(all.at(hex_at("C10")), Ground::Land);
  EXPECT_TRUE(lie_of_the_land(plan).sea);
}

TEST(Landscape, AnInlandMapHasNoOcean) {
  const Map map = map_of(
      {{"B3"}, {"B5", "upgrade=cost:40,terrain:water"}, {"C4", "city=revenue:0"}, {"C6", "", Colour::Gray}});
  const Lie lie = lie_of_the_land(plan_of(map));
  EXPECT_FALSE(lie.sea);
  for (double x = 0; x < whole_field.width; x += 7)
    for (double y = 0; y < whole_field.height; y += 7)
      ASSERT_GT(lie.inland.sample({x, y}), 0) << x << ", " << y;
}

TEST(Landscape, ACoastCanBeStated) {
  std::vector<Hex> hexes = map_of({{"B3"}, {"B5"}, {"C4"}, {"D3"}, {"D5"}}).hexes();
  const Map inland{landscape_layout, hexes, {}, {}};
  EXPECT_FALSE(lie_of_the_land(plan_of(inland)).sea);
  for (Hex& hex : hexes)
    if (hex.id == "B3" || hex.id == "D3") hex.kinds = {"coast"};
  const Map map{landscape_layout, hexes, {}, {}};
  const GroundPlan plan = plan_of(map);
  const Lie lie = lie_of_the_land(plan);
  EXPECT_TRUE(lie.sea);
  EXPECT_LT(lie.inland.sample(plan.centre(hex_at("B1"))), 0);
  EXPECT_GT(lie.inland.sample(plan.centre(hex_at("C4"))), 0);
}

TEST(Landscape, ALakeStaysALake) {
  const Map map = map_of({{"B3"}, {"B5"}, {"C2"}, {"C4", "", Colour::Blue}, {"C6"}, {"D3"}, {"D5"}});
  const GroundPlan plan = plan_of(map);
  const Lie lie = lie_of_the_land(plan);
  EXPECT_LT(lie.inland.sample(plan.centre(hex_at("C4"))), 0);
  for (const char* shore : {"B3", "B5", "C2", "C6", "D3", "D5", "A4", "E4"})
    EXPECT_GT(lie.inland.sample(plan.centre(hex_at(shore))), 0) << shore;
}

// Whatever the noise, a coast follows the sides of hexes and does not enter their inner two thirds.
TEST(Landscape, CoastsFollowTheSidesOfHexes) {
  const Map map = map_of(country());
  const GroundPlan plan = plan_of(map);
  const Lie lie = lie_of_the_land(plan);
  for (const Hex& hex : map.hexes())
    for (int direction = 0; direction < 6; ++direction)
      for (const double share : {0.0, 0.33, 0.62}) {
        const Point p = plan.centre(hex.at) + wide_hexagon.at(direction, share * wide_hexagon.inradius());
        EXPECT_EQ(lie.inland.sample(p) < 0, hex.tile.colour == Colour::Blue)
            << hex.id << " " << direction << " " << share;
      }
}

TEST(Landscape, ClosedBlueSidesAreStraits) {
  const Map map = map_of({{"B3"}, {"B5"}, {"C4"}},
                         {{hex_at("B3"), Edge(4), BorderKind::Impassable, std::nullopt, "blue", {}}});
  const GroundPlan plan = plan_of(map);
  const Lie lie = lie_of_the_land(plan);
  EXPECT_LT(lie.inland.sample(plan.centre(hex_at("B3")) + wide_hexagon.edge_middle(Edge(4))), 0);
  EXPECT_GT(lie.inland.sample(plan.centre(hex_at("B3")) + wide_hexagon.edge_middle(Edge(1))), 0);
}

TEST(Landscape, StaysWithItsHexesIfTheSheetGrows) {
  const Map map = map_of(country());
  const GroundPlan here = plan_of(map);
  const GroundPlan there = plan_of(map, first_hex + Point{50, 20});
  const Lie a = lie_of_the_land(here);
  const Lie b = lie_of_the_land(there);
  for (const Hex& hex : map.hexes())
    for (int corner = 0; corner < 6; ++corner) {
      const Point p = wide_hexagon.corner(corner) * 0.9;
      EXPECT_NEAR(a.inland.sample(here.centre(hex.at) + p), b.inland.sample(there.centre(hex.at) + p), 0.6)
          << hex.id;
    }
}

TEST(Landscape, MountainsRise) {
  const Map map = map_of(country());
  const GroundPlan plan = plan_of(map);
  const Grid height = lie_of_the_land(plan).height;
  EXPECT_GT(height.sample(plan.centre(hex_at("B5"))), 0.4);
  EXPECT_DOUBLE_EQ(height.sample(plan.centre(hex_at("D3"))), 0);
}

TEST(Landscape, StreamsJoinWetHexesAndEndInTheSea) {
  const auto streams_of = [](std::vector<LandscapePlace> places) {
    const Map map = map_of(places);
    return lie_of_the_land(plan_of(map)).streams.size();
  };
  EXPECT_EQ(streams_of({{"B3", "upgrade=cost:40,terrain:water"}, {"D3", "upgrade=cost:40,terrain:water"}}),
            0U);
  EXPECT_EQ(
      streams_of({{"B3", "upgrade=cost:40,terrain:water"}, {"B5", "upgrade=cost:40,terrain:river"}, {"C4"}}),
      1U);
  EXPECT_EQ(
      streams_of(
          {{"B3", "upgrade=cost:40,terrain:water"}, {"B1", "", Colour::Blue}, {"C2", "", Colour::Blue}}),
      1U);
}

TEST(Landscape, KeepsSymbolsClearOfTexts) {
  std::vector<LandscapePlace> places = country();
  for (LandscapePlace& place : places)
    if (std::string(place.id) == "D5") place.code = "upgrade=cost:20,terrain:forest";
  const Map map = map_of(places);
  const GroundPlan plan = plan_of(map);
  const Box panel{200, 150, 90, 40};
  const Growth grown = growth(plan, lie_of_the_land(plan), {panel});
  std::vector<Point> signs = grown.trees;
  signs.insert(signs.end(), grown.peaks.begin(), grown.peaks.end());
  EXPECT_FALSE(grown.trees.empty());
  EXPECT_FALSE(grown.peaks.empty());
  for (const Point p : signs) {
    EXPECT_FALSE(p.x > panel.x && p.x < panel.right() && p.y > panel.y && p.y < panel.bottom());
    EXPECT_LT(wide_hexagon.inset(p - plan.centre(hex_at("C4"))), 0) << "a town's hex stays bare";
    for (const char* priced : {"B5", "D5"})
      EXPECT_GT(std::hypot((p - plan.centre(hex_at(priced))).x, (p - plan.centre(hex_at(priced))).y), 11);
  }
}

TEST(Landscape, EachStyleDiffersAndPlainDrawsNothing) {
  const Map map = map_of(country());
  Theme theme = classic_theme();
  std::vector<std::string> dumps;
  for (const auto style : {LandscapeStyle::Chart, LandscapeStyle::Atlas, LandscapeStyle::Woodcut}) {
    theme.landscape = style;
    dumps.push_back(dump(landscape(plan_of(map), {}, theme)));
    EXPECT_EQ(dumps.back(), dump(landscape(plan_of(map), {}, theme)));
  }
  EXPECT_NE(dumps[0], dumps[1]);
  EXPECT_NE(dumps[1], dumps[2]);
  theme.landscape = LandscapeStyle::Plain;
  EXPECT_TRUE(landscape(plan_of(map), {}, theme).items.empty());
}

TEST(Landscape, PartitionsOfNeighboursFormOneRiverWithStreams) {
  const Map map = map_of({{"E18", "partition=a:3-,b:5+,type:water"},
                          {"F19", "partition=a:1-,b:3-,type:water"},
                          {"E20", "upgrade=cost:60,terrain:water"}});
  const GroundPlan plan = plan_of(map);
  const std::vector<RiverCourse> courses = rivers(plan);
  ASSERT_EQ(courses.size(), 1U);
  const std::vector<Outline> lines = lie_of_the_land(plan).streams;
  ASSERT_EQ(lines.size(), 1U);
  const Point mouth = lines.front().segments.back().to;
  const auto near = [&](Point p) { return distance(p, mouth) < 1; };
  EXPECT_TRUE(std::ranges::any_of(courses.front(), near));
}

// St. Louis must lie west of the Mississippi, because its track may only lead west.
TEST(Landscape, ARiverRunsAroundPlacesOnOneBank) {
  for (const bool outer : {false, true}) {
    const std::string side = outer ? "outer" : "inner";
    const std::string code = "city=revenue:0;partition=a:0+,b:2+,type:water,restrict:" + side;
    const Map map = map_of({{"C18", code.c_str()}});
    const GroundPlan plan = plan_of(map);
    const std::vector<RiverCourse> courses = rivers(plan);
    ASSERT_EQ(courses.size(), 1U);
    const Point centre = plan.centre(hex_at("C18"));
    double nearest = 1000;
    double westmost = 1000;
    double eastmost = -1000;
    for (const Point p : courses.front()) {
      nearest = std::min(nearest, distance(p, centre));
      if (std::abs(p.y - centre.y) > 2) continue;
      westmost = std::min(westmost, p.x - centre.x);
      eastmost = std::max(eastmost, p.x - centre.x);
    }
    EXPECT_GT(nearest, plan.measures.slot) << side;
    EXPECT_TRUE(outer ? eastmost < 0 : westmost > 0) << side;
  }
}

TEST(Landscape, AStraitWithoutContinuationEndsInAPoint) {
  const std::vector<LandscapePlace> inland{{"B3"}, {"B5"}, {"B7"}, {"C2"}, {"C4"},
                                           {"C6"}, {"C8"}, {"D3"}, {"D5"}, {"D7"}};
  int side = 0;
  while (!(neighbour(hex_at("C4"), Edge(side), Orientation::Pointy) == hex_at("C6"))) ++side;
  const Map map =
      map_of(inland, {{hex_at("C4"), Edge(side), BorderKind::Impassable, std::nullopt, "blue", {}}});
  const GroundPlan plan = plan_of(map);
  const Lie lie = lie_of_the_land(plan);
  const Point centre = plan.centre(hex_at("C4"));
  EXPECT_LT(lie.inland.sample(centre + wide_hexagon.edge_middle(Edge(side))), -1);
  for (const int corner : {side + 5, side})
    EXPECT_GT(lie.inland.sample(centre + wide_hexagon.corner(corner) * 1.07), 0) << corner;
}

// A port at the edge of a sheet, beyond which there is room only for a strip of water.
TEST(Landscape, ANarrowStripOfSeaBecomesLand) {
  const Map map = map_of({{"B3"},
                          {"B5"},
                          {"B7", "icon=image:port"},
                          {"B9"},
                          {"B11"},
                          {"C4"},
                          {"C6"},
                          {"C8"},
                          {"C10"},
                          {"D5"},
                          {"D7"},
                          {"D9"}});
  GroundPlan plan = plan_of(map);
  const double top = plan.centre(hex_at("B7")).y - wide_hexagon.circumradius() - 4;
  plan.field = {plan.field.x, top, plan.field.width, plan.field.height};
  EXPECT_FALSE(lie_of_the_land(plan).sea);
}

}  // namespace
}  // namespace trackwright

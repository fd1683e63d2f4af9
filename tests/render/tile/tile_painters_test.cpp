// Tests the display lists of the tile painters as text, and a few pictures that a person has inspected.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "designer/format/press/theme_file.h"
#include "engine/tile/language.h"
#include "render/documents/png.h"
#include "render/tile/border.h"
#include "render/tile/city.h"
#include "render/tile/hex_tile.h"
#include "render/tile/icon.h"
#include "render/tile/icon_sign.h"
#include "render/tile/look.h"
#include "render/tile/terrain_symbol.h"
#include "render/tile/track.h"
#include "tests/render/golden.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

Tile tile(const char* code, Colour colour = Colour::Yellow) {
  const auto parsed = parse_tile(code, colour);
  EXPECT_TRUE(parsed) << code;
  return parsed ? *parsed : Tile{};
}

void each(const std::vector<Item>& items, const std::function<void(const Item&)>& visit) {
  for (const Item& item : items) {
    visit(item);
    if (const auto* group = std::get_if<Group>(&item.value)) each(group->items, visit);
    if (const auto* shown = std::get_if<Shown>(&item.value)) each(shown->items, visit);
  }
}

// Returns the widths of the strokes of one colour, widest first.
std::vector<double> stroke_widths(const Drawing& drawing, Rgb colour) {
  std::vector<double> widths;
  each(drawing.items, [&](const Item& item) {
    const auto* shape = std::get_if<Shape>(&item.value);
    if (shape != nullptr && shape->stroke && shape->stroke->colour == colour)
      widths.push_back(shape->stroke->width);
  });
  std::ranges::sort(widths, std::greater<>());
  return widths;
}

Drawing track_of(const Tile& t, double bleed = 0) {
  const Theme theme = classic_theme();
  const Hexagon hexagon(Orientation::Flat, 38.1);
  const Measures m = measures(theme, 38.1);
  return track(t, plan_stops(t, hexagon, m), hexagon, m, bleed, theme);
}

TEST(TrackPainter, StraightTrackIsAWhiteLineUnderABlackOne) {
  EXPECT_EQ(dump(track_of(tile("path=a:0,b:3"))), dump([] {
              const Theme theme = classic_theme();
              const Measures m = measures(theme, 38.1);
              Drawing expected;
              const Outline line = Outline{}.move({0, 19.05}).line({0, -19.05});
              stroke(expected, line,
                     {theme.colour("track.halo"), m.track + 2 * m.halo, Cap::Butt, Join::Round, {}});
              stroke(expected, line, {theme.colour("track"), m.track, Cap::Butt, Join::Round, {}});
              return expected;
            }()));
}

TEST(TrackPainter, ContinuesStraightIntoTheBleed) {
  const Box box = bounds(track_of(tile("path=a:0,b:3"), 2));
  const Measures m = measures(classic_theme(), 38.1);
  // The bounds also include half of the widest stroke at the ends.
  EXPECT_NEAR(box.height, 38.1 + 2 * 2 + m.track + 2 * m.halo, 1e-6);
}

TEST(TrackPainter, OnlyTracksThatCrossAreBridged) {
  const auto lines = [](const char* code) { return track_of(tile(code)).items.size(); };
  EXPECT_EQ(lines("path=a:0,b:3;path=a:1,b:4"), 6U);  // two edges, two cores, a deck with its edge
  EXPECT_EQ(lines("path=a:0,b:3;path=a:0,b:2"), 4U);  // parts at an edge
  EXPECT_EQ(lines("path=a:0,b:2;path=a:3,b:5"), 4U);  // apart
}

TEST(TrackPainter, FindsTheCrossingOfTracks) {
  const Hexagon hexagon(Orientation::Flat, 38.1);
  const Theme theme = classic_theme();
  const Measures m = measures(theme, 38.1);
  const StopPlan plan = plan_stops(tile("path=a:0,b:3;path=a:1,b:4"), hexagon, m);
  const std::vector<Crossing> at = crossings(plan.tracks[0], plan.tracks[1]);
  ASSERT_EQ(at.size(), 1U);
  EXPECT_NEAR(at[0].on_b, 0.5, 0.01);
  EXPECT_NEAR(at[0].angle, 60, 0.1);
}

TEST(TrackPainter, AJunctionIsNoWiderThanItsTrack) {
  const Theme theme = classic_theme();
  const Measures m = measures(theme, 38.1);
  const Box straight = bounds(track_of(tile("path=a:0,b:3")));
  const Box joined = bounds(track_of(tile("junction;path=a:0,b:_0;path=a:3,b:_0")));
  EXPECT_NEAR(straight.width, m.track + 2 * m.halo, 0.01);
  EXPECT_NEAR(joined.width, straight.width, 0.01);
  const Box narrow = bounds(track_of(tile("junction;path=a:0,b:_0,track:thin;path=a:3,b:_0,track:thin")));
  EXPECT_LT(narrow.width, joined.width) << "the joint of thin track is thin";
}

TEST(TrackPainter, LanesLieSideBySide) {
  const Hexagon hexagon(Orientation::Flat, 38.1);
  const Measures m = measures(classic_theme(), 38.1);
  const Tile lanes = tile("path=a:0,b:3,lanes:2");
  ASSERT_EQ(lanes.paths.size(), 2U);
  const StopPlan plan = plan_stops(lanes, hexagon, m);
  EXPECT_NEAR(distance(plan.tracks[0].curve.at(0.5), plan.tracks[1].curve.at(0.5)), m.lane, 1e-6);
  EXPECT_LT(plan.tracks[0].width + 2 * m.halo, m.lane + m.halo);
}

// Off-board cities, as in 1822, cover several hexes, so their track meets track of the next hex.
TEST(TrackPainter, TrackThatEndsInACityIsNoWiderAtTheEdgeThanAnyOther) {
  const Hexagon hexagon(Orientation::Flat, 38.1);
  const Measures m = measures(classic_theme(), 38.1);
  const StopPlan plan =
      plan_stops(tile("city=revenue:10;path=a:0,b:_0,lanes:2,terminal:1;path=a:2,b:5,lanes:2"), hexagon, m);
  double into_city = 0;
  double through = 0;
  for (const TrackPlace& place : plan.tracks) (place.tapered ? into_city : through) = place.width;
  EXPECT_GT(into_city, 0);
  EXPECT_NEAR(into_city, through, 1e-9);
  const StopPlan off_board = plan_stops(tile("offboard=revenue:10;path=a:0,b:_0"), hexagon, m);
  EXPECT_GT(off_board.tracks.at(0).width, m.track);
}

TEST(TrackPainter, DrawsNoWhiteLineAcrossTrackThatNarrowsIntoItsStop) {
  const Drawing drawn = track_of(tile("offboard=revenue:10;path=a:0,b:_0"), 0.08);
  EXPECT_EQ(stroke_widths(drawn, edge_ink(classic_theme())), std::vector<double>{});
}

TEST(TrackPainter, DrawsASeaLaneAboveItsPortLineAndStartsNoStrokeAtTheSide) {
  const Drawing drawn =
      track_of(tile("path=a:0,b:3,track:narrow;path=a:0,b:2,track:thin", Colour::Blue), 0.08);
  const Hexagon hexagon(Orientation::Flat, 38.1);
  std::vector<double> black;
  each(drawn.items, [&](const Item& item) {
    const auto* shape = std::get_if<Shape>(&item.value);
    if (shape == nullptr || !shape->stroke || shape->stroke->colour != track_ink(classic_theme())) return;
    black.push_back(shape->stroke->width);
    double inmost = -1;
    for (const Segment& segment : shape->outline.segments)
      inmost = std::max(inmost, hexagon.inset(segment.to));
    EXPECT_GT(inmost, 0.2);
  });
  ASSERT_GT(black.size(), 5U);
  EXPECT_LT(black.front(), black.back());  // the thin line first
}

TEST(TilePainter, KnowsEachColourOfTheTileLanguage) {
  const Theme& theme = classic_theme();
  for (const char* colour :
       {"white",  "yellow", "green",   "brown",     "gray",     "red",    "blue",   "purple",     "orange",
        "sepia",  "salmon", "black",   "pink",      "cyan",     "gold",   "tan",    "lightblue",  "darkblue",
        "silver", "maroon", "magenta", "turquoise", "olive",    "teal",   "violet", "lightgreen", "darkgreen",
        "navy",   "lime",   "crimson", "lightgray", "darkgray", "gray50", "gray60"}) {
    const Tile framed = tile((std::string("path=a:0,b:3;frame=color:") + colour).c_str());
    const std::string drawn = dump(tile_background(framed, {}, theme));
    EXPECT_EQ(drawn.find(to_hex(theme.colour("missing"))), std::string::npos) << colour;
  }
}

TEST(TilePainter, ShowsNumberLabelAndRevenue) {
  TileLook look;
  look.number = "207";
  look.name = "Springfield";
  std::vector<std::string> said = texts(tile_drawing(
      tile("city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;label=Y"), look, classic_theme()));
  std::ranges::sort(said);
  EXPECT_EQ(said, (std::vector<std::string>{"207", "40", "Springfield", "Y"}));
}

TEST(TilePainter, OffBoardValuesFollowTheOrderOfTheText) {
  const std::vector<std::string> said = texts(tile_drawing(
      tile("offboard=revenue:yellow_20|green_50|diesel_90;path=a:0,b:_0", Colour::Red), {}, classic_theme()));
  EXPECT_EQ(said, (std::vector<std::string>{"20", "50", "90"}));
}

TEST(TilePainter, RevenueByPhaseNamesThePhase) {
  const std::vector<std::string> said =
      texts(tile_drawing(tile("offboard=revenue:2_20|5_50;path=a:0,b:_0", Colour::Red), {}, classic_theme()));
  EXPECT_EQ(said, (std::vector<std::string>{"2", "20", "5", "50"}));
}

TEST(TilePainter, MarksStandInTheirSlots) {
  TileLook look;
  look.marks = {{0, 1, "NSB", {0, 0, 1}, {1, 1, 1}}};
  const Drawing drawing = tile_drawing(tile("city=revenue:0,slots:2", Colour::White), look, classic_theme());
  EXPECT_EQ(texts(drawing), (std::vector<std::string>{"NSB"}));
}

TEST(CityPainter, HasACircleForEachSlot) {
  const Theme theme = classic_theme();
  const Measures m = measures(theme, 38.1);
  const Hexagon hexagon(Orientation::Flat, 38.1);
  for (int slots = 2; slots <= 9; ++slots) {
    const StopPlan plan =
        plan_stops(tile(("city=revenue:0,slots:" + std::to_string(slots)).c_str()), hexagon, m);
    EXPECT_EQ(plan.stops[0].slots.size(), static_cast<std::size_t>(slots));
    EXPECT_EQ(city(plan.stops[0], m, theme).items.size(), static_cast<std::size_t>(slots) + 2);
    for (const Point p : plan.stops[0].slots) EXPECT_GT(hexagon.inset(p), plan.stops[0].radius) << slots;
  }
}

TEST(IconPainter, UsesTheLastPartOfTheName) {
  EXPECT_EQ(icon_noun("18_al/coal"), "coal");
  EXPECT_EQ(icon_noun("/icons/port.svg"), "port");
  EXPECT_TRUE(texts(icon("port", {0, 0, 6, 6}, classic_theme())).empty());
  EXPECT_EQ(texts(icon("S-M", {0, 0, 6, 6}, classic_theme())).front(), "S-M");
}

// A whole word at the size of an icon would be only 1.6 pt high.
TEST(IconPainter, DrawsAFewLettersForAnUnknownName) {
  const Theme theme = classic_theme();
  const auto letters = [&](const char* noun) { return icon_sign(noun, theme).letters; };
  EXPECT_EQ(letters("sugar-cane"), "SC");
  EXPECT_EQ(letters("south"), "So");
  EXPECT_EQ(letters("sheep_icon"), "Sh");
  EXPECT_EQ(letters("NWE"), "NWE");
  EXPECT_EQ(letters("lsl"), "LSL");
  EXPECT_EQ(letters("ic"), "IC");
  EXPECT_EQ(letters("oil"), "Oi");
  EXPECT_EQ(letters("plus_100_black"), "+100");
  EXPECT_EQ(letters("minus_10"), "−10");
  EXPECT_EQ(letters("50"), "50");
  EXPECT_EQ(texts(icon("x/sugar-cane", {0, 0, 12, 12}, theme)), (std::vector<std::string>{"SC"}));
  EXPECT_TRUE(icon_sign("sugar-cane", theme).needs_words());
  EXPECT_FALSE(icon_sign("NWE", theme).needs_words());
  EXPECT_EQ(icon_words("sugar-cane"), "Sugar cane");
}

// Without their numbers, the thirteen mines of a title would all be 1O.
TEST(IconPainter, KeepsTheDistinguishingNumberInLetters) {
  const Theme theme = classic_theme();
  EXPECT_EQ(icon_sign("10_open", theme).letters, "10 op");
  EXPECT_EQ(icon_sign("SBH9_open", theme).letters, "SBH9 op");
  EXPECT_EQ(icon_key("10_open"), icon_key("PM_open"));
  EXPECT_NE(icon_key("10_open"), icon_key("10_closed"));
  EXPECT_NE(icon_key("sugar-cane"), icon_key("sugar-beet"));
}

TEST(IconPainter, OmitsTheLettersOfACompanyBesideItsHome) {
  const Tile city = tile("city=revenue:0,slots:1;icon=image:x/SWW;icon=image:x/NP", Colour::White);
  TileLook look;
  look.marks = {{0, 0, "SWW", {0, 0, 1}, {1, 1, 1}}};
  EXPECT_THAT(texts(tile_drawing(city, look, classic_theme())), testing::UnorderedElementsAre("SWW", "NP"));
}

TEST(IconPainter, DrawsAPieceForAColour) {
  const Theme theme = classic_theme();
  for (const auto& [noun, piece] :
       {std::pair("blue", IconSign::Piece::Disc), std::pair("red_cube", IconSign::Piece::Cube),
        std::pair("yellow_hex", IconSign::Piece::Hexagon)}) {
    EXPECT_EQ(icon_sign(noun, theme).piece, piece) << noun;
    EXPECT_TRUE(texts(icon(noun, {0, 0, 6, 6}, theme)).empty()) << noun;
  }
  EXPECT_EQ(icon_sign("red_cube", theme).colour, "company.red");
}

TEST(IconPainter, LettersHaveAtLeastTheSmallestTypeSizeAndTheirOwnWidth) {
  const Theme theme = classic_theme();
  const Size stamp = icon_size(nullptr, "1822_pnw/minus_10", 1.5, 2.12, theme);
  EXPECT_GE(stamp.height * 0.72, 2.119);
  EXPECT_GT(stamp.width, stamp.height);
  const Drawing drawing = icon("1822_pnw/minus_10", {0, 0, stamp.width, stamp.height}, theme);
  for (const TextBox& text : text_boxes(drawing)) EXPECT_GE(text.size, 2.11);
  EXPECT_EQ(icon_size(nullptr, "port", 1.5, 2.12, theme).width, 1.5);
}

TEST(TerrainPainter, DrawsEachKindOfTerrain) {
  for (const char* kind :
       {"mountain", "hill", "water", "river", "lake", "swamp", "forest", "desert", "wall"}) {
    const Drawing symbol = terrain_symbol(kind, {0, 0, 9, 6}, classic_theme());
    EXPECT_TRUE(texts(symbol).empty()) << kind;
    const Box box = bounds(symbol);
    EXPECT_GT(box.x, -1) << kind;
    EXPECT_LT(box.right(), 10) << kind;
    EXPECT_LT(box.bottom(), 7) << kind;
  }
}

// A whole word below the price would be only 1.2 mm high.
TEST(TerrainPainter, WritesAFewLettersForAKindWithoutAPicture) {
  const Theme theme = classic_theme();
  EXPECT_EQ(texts(terrain_symbol("cow_skull", {0, 0, 9, 6}, theme)), (std::vector<std::string>{"CS"}));
  const Drawing hex = tile_drawing(tile("town=revenue:0;upgrade=cost:10,terrain:cow_skull"), {}, theme);
  for (const TextBox& text : text_boxes(hex)) EXPECT_GE(text.size, 2.11) << text.text;
}

TEST(BorderPainter, DrawsABarrierAlongItsSideWithItsPrice) {
  const Theme theme = classic_theme();
  const Hexagon hexagon(Orientation::Flat, 38.1);
  const Measures m = measures(theme, 38.1);
  Border water;
  water.edge = Edge(3);
  water.kind = BorderKind::Water;
  water.cost = 40;
  const Drawing drawing = border(water, hexagon, m, theme);
  EXPECT_EQ(texts(drawing), (std::vector<std::string>{"40"}));
  EXPECT_EQ(stroke_widths(drawing, theme.colour("border.water")).front(), m.border);
  EXPECT_LT(bounds(drawing).bottom(), -hexagon.inradius() + 4);
}

// Returns six tiles in a picture that is small enough to inspect as a whole.
Drawing sampler(Orientation orientation, const std::vector<std::pair<const char*, Colour>>& codes) {
  Drawing drawing;
  double x = 12;
  for (const auto& [code, colour] : codes) {
    TileLook look;
    look.orientation = orientation;
    look.size = 20;
    look.number = "57";
    drawing.add(tile_drawing(tile(code, colour), look, classic_theme()), Transform::translation(x, 12));
    x += 24;
  }
  return drawing;
}

TEST(TilePicture, CommonTilesMatchTheGoldenFile) {
  const Drawing drawing =
      sampler(Orientation::Flat,
              {{"path=a:0,b:3;path=a:1,b:4", Colour::Green},
               {"town=revenue:10;path=a:0,b:_0;path=a:_0,b:2", Colour::Yellow},
               {"city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;label=Y", Colour::Green},
               {"city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:2,b:_1;label=OO", Colour::Green}});
  EXPECT_TRUE(matches_golden("tiles-common", write_png(drawing, {96, 24}, 80)));
}

TEST(TilePicture, RarerTilesMatchTheGoldenFile) {
  const Drawing drawing =
      sampler(Orientation::Pointy,
              {{"offboard=revenue:yellow_20|brown_50;path=a:0,b:_0;path=a:1,b:_0", Colour::Red},
               {"path=a:0,b:2,lanes:2;path=a:3,b:5,track:narrow", Colour::Gray},
               {"junction;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0", Colour::Brown},
               {"city=revenue:60,slots:4;path=a:1,b:_0,track:dual;path=a:4,b:_0;label=NY", Colour::Brown}});
  EXPECT_TRUE(matches_golden("tiles-rare", write_png(drawing, {96, 24}, 80)));
}

}  // namespace
}  // namespace trackwright

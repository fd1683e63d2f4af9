#include "render/drawing/drawing.h"

#include <gtest/gtest.h>

#include <cmath>

namespace trackwright {
namespace {

Point on_curve(Point a, const Segment& s, double t) {
  const double u = 1 - t;
  return a * (u * u * u) + s.c1 * (3 * u * u * t) + s.c2 * (3 * u * t * t) + s.to * (t * t * t);
}

TEST(Drawing, ReadsHexColours) {
  EXPECT_EQ(rgb_from_hex("#ff8000"), (Rgb{1, 128 / 255.0, 0}));
  EXPECT_EQ(rgb_from_hex("#F00"), (Rgb{1, 0, 0}));
  EXPECT_FALSE(rgb_from_hex("ff8000"));
  EXPECT_FALSE(rgb_from_hex("#ff80"));
  EXPECT_FALSE(rgb_from_hex("#ff800g"));
  EXPECT_FALSE(rgb_from_hex(""));
  EXPECT_EQ(to_hex(*rgb_from_hex("#0a1B2c")), "#0a1b2c");
}

TEST(Drawing, ChoosesReadableInk) {
  EXPECT_EQ(readable_on({1, 1, 0}), (Rgb{0, 0, 0}));
  EXPECT_EQ(readable_on({0, 0, 0.5}), (Rgb{1, 1, 1}));
}

TEST(Drawing, ArcStaysOnTheCircle) {
  for (const double to : {10.0, 90.0, 200.0, 360.0, -270.0}) {
    Outline outline;
    outline.arc({3, 4}, 10, 0, to);
    for (std::size_t i = 1; i < outline.segments.size(); ++i) {
      for (double t = 0; t <= 1; t += 0.1) {
        const Point p = on_curve(outline.segments[i - 1].to, outline.segments[i], t) - Point{3, 4};
        EXPECT_NEAR(std::hypot(p.x, p.y), 10, 0.0001);
      }
    }
    const Point end = outline.segments.back().to;
    EXPECT_NEAR(end.x, 3 + 10 * std::cos(to * M_PI / 180), 1e-9);
    EXPECT_NEAR(end.y, 4 + 10 * std::sin(to * M_PI / 180), 1e-9);
  }
}

TEST(Drawing, ArcGoesClockwiseAndJoinsTheCurrentPoint) {
  Outline outline;
  outline.move({0, 0}).arc({0, 0}, 1, 0, 90);
  ASSERT_GE(outline.segments.size(), 3u);
  EXPECT_EQ(outline.segments[1].kind, Segment::Kind::Line);
  EXPECT_EQ(outline.segments[1].to, (Point{1, 0}));
  EXPECT_NEAR(outline.segments.back().to.y, 1, 1e-12);  // y points down: clockwise from +x
}

TEST(Drawing, BoundsIncludeStrokesAndTransforms) {
  Drawing drawing;
  stroke(drawing, rectangle({0, 0, 10, 4}), {.colour = {}, .width = 2, .dashes = {}});
  Drawing outer;
  outer.add(drawing, Transform::translation(100, 0) * Transform::rotation(90));
  const Box box = bounds(outer);
  EXPECT_NEAR(box.x, 95, 1e-9);
  EXPECT_NEAR(box.right(), 101, 1e-9);
  EXPECT_NEAR(box.y, -1, 1e-9);
  EXPECT_NEAR(box.bottom(), 11, 1e-9);
  EXPECT_EQ(bounds(Drawing{}), (Box{}));
}

TEST(Drawing, BoundsOfAnItemEqualThoseOfItsDrawing) {
  Drawing drawing;
  stroke(drawing, rectangle({3, 0, 10, 4}), {.colour = {}, .width = 2, .dashes = {}});
  drawing.show({}, drawing, Transform::translation(20, 0));
  ASSERT_EQ(drawing.items.size(), 2U);
  EXPECT_EQ(bounds(drawing.items[0]), (Box{2, -1, 12, 6}));
  EXPECT_EQ(united(bounds(drawing.items[0]), bounds(drawing.items[1])), bounds(drawing));
}

TEST(Boxes, MeetGrowAndMove) {
  EXPECT_EQ(grown({1, 2, 3, 4}, 1), (Box{0, 1, 5, 6}));
  EXPECT_EQ(moved({1, 2, 3, 4}, {10, 20}), (Box{11, 22, 3, 4}));
  EXPECT_EQ(united({0, 0, 1, 1}, {4, 5, 2, 2}), (Box{0, 0, 6, 7}));
  EXPECT_EQ(intersection({0, 0, 5, 5}, {3, 4, 9, 9}), (Box{3, 4, 2, 1}));
  EXPECT_EQ(intersection({0, 0, 1, 1}, {4, 0, 2, 1}).width, 0);
}

TEST(Drawing, BoundsObeyClips) {
  Drawing inner;
  fill(inner, rectangle({-50, -50, 100, 100}), {});
  Group group{.transform = {}, .clip = circle({0, 0}, 5), .items = inner.items};
  Drawing drawing;
  drawing.add(group);
  EXPECT_NEAR(bounds(drawing).width, 10, 0.01);
}

TEST(Drawing, SymbolsCompareByContent) {
  Drawing a;
  fill(a, circle({0, 0}, 1), {1, 0, 0});
  const Symbol one{std::make_shared<const Drawing>(a), {}};
  const Symbol two{std::make_shared<const Drawing>(a), {}};
  EXPECT_EQ(one, two);
  fill(a, circle({0, 0}, 2), {1, 0, 0});
  EXPECT_NE(one, (Symbol{std::make_shared<const Drawing>(a), {}}));
}

TEST(Drawing, DumpShowsEachItemOnALine) {
  Drawing part;
  fill(part, polygon({{0, 0}, {1, 0}, {-0.0001, 1}}), {1, 0, 0});
  Drawing drawing;
  drawing.add(
      Text{.text = "Gävle", .font = {.family = "", .size = 2.5}, .colour = {}, .at = {1, 2}, .halo = {}});
  drawing.add(part, Transform::translation(5, 6));
  drawing.add(Symbol{std::make_shared<const Drawing>(part), Transform::scaling(2)});
  EXPECT_EQ(dump(drawing),
            "text \"Gävle\" 1.000,2.000 centre 2.500 regular - #000000\n"
            "group [1.000 0.000 0.000 1.000 5.000 6.000]\n"
            "  shape fill #ff0000 M 0.000,0.000 L 1.000,0.000 L 0.000,1.000 Z\n"
            "symbol [2.000 0.000 0.000 2.000 0.000 0.000]\n"
            "  shape fill #ff0000 M 0.000,0.000 L 1.000,0.000 L 0.000,1.000 Z\n");
}

}  // namespace
}  // namespace trackwright

#include "render/drawing/shapes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace trackwright {
namespace {

void expect_near(Point a, Point b) {
  EXPECT_LT(distance(a, b), 1e-6) << a.x << ' ' << a.y;
}

TEST(Hexagon, EdgesAreNumberedClockwiseFromTheBottom) {
  const Hexagon flat(Orientation::Flat, 40);
  expect_near(flat.edge_middle(Edge(0)), {0, 20});
  expect_near(flat.edge_middle(Edge(3)), {0, -20});
  EXPECT_LT(flat.edge_middle(Edge(1)).x, 0);
  const Hexagon pointy(Orientation::Pointy, 40);
  expect_near(pointy.edge_middle(Edge(1)), {-20, 0});
  expect_near(pointy.edge_middle(Edge(4)), {20, 0});
}

TEST(Hexagon, NeighboursShareTheMiddleOfTheirSide) {
  for (const Orientation o : {Orientation::Flat, Orientation::Pointy}) {
    const Hexagon h(o, 40);
    for (const Edge e : all_edges) {
      const Point there = h.centre_of(neighbour({4, 6}, e, o)) - h.centre_of({4, 6});
      expect_near(h.edge_middle(e), there * 0.5);
      expect_near(h.edge_middle(e), there + h.edge_middle(e.opposite()));
    }
  }
}

TEST(Hexagon, DirectionsMatchEdges) {
  for (const Orientation o : {Orientation::Flat, Orientation::Pointy}) {
    const Hexagon h(o, 40);
    for (const Edge e : all_edges) expect_near(h.at(e.index(), 20), h.edge_middle(e));
  }
}

TEST(Curve, TrackBetweenTwoEdgesIsOneArcThatMeetsBothAtRightAngles) {
  const Hexagon h(Orientation::Flat, 40);
  for (const int to : {1, 2, 4, 5}) {
    const Curve c =
        join(h.edge_middle(Edge(0)), h.angle(0) + 180, h.edge_middle(Edge(to)), h.angle(to) + 180);
    ASSERT_EQ(c.arcs.size(), 1U);
    EXPECT_FALSE(c.arcs[0].straight);
    expect_near(c.at(0), h.edge_middle(Edge(0)));
    expect_near(c.at(1), h.edge_middle(Edge(to)));
    expect_near(heading(c.heading_at(0)), heading(h.angle(0) + 180));
    expect_near(heading(c.heading_at(1)), heading(h.angle(to)));
    // Sharp curves turn about a corner of the hexagon, gentle ones about a point outside it.
    const bool sharp = to == 1 || to == 5;
    EXPECT_NEAR(c.arcs[0].radius, sharp ? h.circumradius() / 2 : h.circumradius() * 1.5, 1e-6);
  }
}

TEST(Curve, UnevenLanesMeetInTwoSmoothArcs) {
  const Curve c = join({0, 20}, -90, {5, -20}, 90);
  ASSERT_EQ(c.arcs.size(), 2U);
  expect_near(heading(c.heading_at(0)), heading(-90));
  expect_near(heading(c.heading_at(1)), heading(-90));
  expect_near(heading(c.arcs[0].heading_at(1)), heading(c.arcs[1].heading_at(0)));
  expect_near(c.at(1), {5, -20});
}

TEST(Curve, PartsAndReversalStayOnTheCurve) {
  const Hexagon h(Orientation::Flat, 40);
  const Curve c = join(h.edge_middle(Edge(0)), h.angle(0) + 180, h.edge_middle(Edge(2)), h.angle(2) + 180);
  expect_near(c.part(0.25, 0.75).at(0), c.at(0.25));
  expect_near(c.part(0.25, 0.75).at(0.5), c.at(0.5));
  expect_near(c.reversed().at(0.2), c.at(0.8));
  EXPECT_NEAR(c.part(0, 0.5).length() * 2, c.length(), 1e-9);
}

}  // namespace
}  // namespace trackwright

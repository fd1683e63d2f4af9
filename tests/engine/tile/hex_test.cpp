#include "engine/tile/hex.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

const Layout flat{Orientation::Flat, true};
const Layout pointy{Orientation::Pointy, false};

TEST(Edge, OppositeTwiceIsItself) {
  for (const Edge e : all_edges) EXPECT_EQ(e.opposite().opposite(), e);
}

TEST(Rotation, IsReducedModuloSix) {
  EXPECT_EQ(Rotation(-1), Rotation(5));
  EXPECT_EQ(Edge(4).rotated(Rotation(5)), Edge(3));
}

TEST(Hex, GoingOutAndBackReturns) {
  for (const Orientation o : {Orientation::Flat, Orientation::Pointy})
    for (const Edge e : all_edges)
      EXPECT_EQ(neighbour(neighbour({4, 6}, e, o), e.opposite(), o), (Coordinate{4, 6}));
}

TEST(Hex, SixEdgesInTurnWalkAroundAHexagon) {
  for (const Orientation o : {Orientation::Flat, Orientation::Pointy}) {
    Coordinate c{10, 10};
    for (const Edge e : all_edges) c = neighbour(c, e, o);
    EXPECT_EQ(c, (Coordinate{10, 10}));
  }
}

TEST(Hex, NeighboursAreOneApartAndShareParity) {
  for (const Orientation o : {Orientation::Flat, Orientation::Pointy})
    for (const Edge e : all_edges) {
      const Coordinate n = neighbour({4, 6}, e, o);
      EXPECT_EQ(distance({4, 6}, n, o), 1);
      EXPECT_EQ((n.x + n.y) % 2, 0);
      EXPECT_EQ(distance({4, 6}, neighbour(n, e, o), o), 2);
    }
}

TEST(CoordinateName, ReadsBothAxisOrders) {
  EXPECT_EQ(parse_coordinate(pointy, "F11"), (Coordinate{10, 5}));
  EXPECT_EQ(parse_coordinate(flat, "F11"), (Coordinate{5, 10}));
  EXPECT_EQ(parse_coordinate(flat, "AA1"), (Coordinate{26, 0}));
  EXPECT_EQ(parse_coordinate(flat, "a1"), (Coordinate{-1, 0}));
}

TEST(CoordinateName, RoundTrips) {
  for (const Layout& layout : {flat, pointy})
    for (int x = -3; x < 60; ++x)
      for (int y = -3; y < 60; ++y)
        EXPECT_EQ(parse_coordinate(layout, coordinate_name(layout, {x, y})), (Coordinate{x, y}));
}

TEST(CoordinateName, RejectsInvalidCoordinates) {
  for (const char* bad : {"", "F", "11", "11F", "F1x", "Ab3", "F99999999999", "AAA1", "F-"})
    EXPECT_FALSE(parse_coordinate(flat, bad)) << bad;
}

}  // namespace
}  // namespace trackwright

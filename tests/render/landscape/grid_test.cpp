#include "render/landscape/grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numbers>
#include <vector>

#include "render/drawing/shapes.h"

namespace trackwright {
namespace {

constexpr Box grid_field{0, 0, 100, 60};

Grid mound(Point top) {
  Grid grid(grid_field, 2, 0);
  for (std::size_t row = 0; row < grid.rows(); ++row)
    for (std::size_t column = 0; column < grid.columns(); ++column)
      grid.at(column, row) = 20 - distance(grid.point(column, row), top);
  return grid;
}

// Returns twice the area inside the corners of the outline; negative in the other direction.
double area_within(const Outline& outline) {
  double sum = 0;
  Point start;
  Point last;
  for (const Segment& segment : outline.segments) {
    const bool closes = segment.kind == Segment::Kind::Close;
    const Point to = closes ? start : segment.to;
    if (segment.kind == Segment::Kind::Move)
      start = to;
    else
      sum += last.x * to.y - last.y * to.x;
    last = to;
  }
  return sum / 2;
}

std::size_t loops_of(const Outline& outline) {
  return static_cast<std::size_t>(
      std::ranges::count(outline.segments, Segment::Kind::Close, [](const Segment& s) { return s.kind; }));
}

TEST(Grid, SamplesBetweenItsPoints) {
  Grid grid(grid_field, 2, 1);
  EXPECT_DOUBLE_EQ(grid.sample({50, 30}), 1);
  EXPECT_DOUBLE_EQ(grid.sample({-500, 3000}), 1);
  const Grid cone = mound({50, 30});
  EXPECT_NEAR(cone.sample({60.7, 30}), 20 - 10.7, 0.1);
}

TEST(Grid, AMoundHasARoundContour) {
  const Outline round = contour(mound({50, 30}), 8);
  EXPECT_EQ(loops_of(round), 1U);
  EXPECT_NEAR(std::abs(area_within(round)), std::numbers::pi * 12 * 12, 12);
  for (const Segment& segment : round.segments)
    if (segment.kind == Segment::Kind::Curve) EXPECT_NEAR(distance(segment.to, {50, 30}), 12, 0.3);
}

TEST(Grid, AHoleHasTheOppositeDirection) {
  Grid crater = mound({50, 30});
  for (std::size_t row = 0; row < crater.rows(); ++row)
    for (std::size_t column = 0; column < crater.columns(); ++column)
      if (distance(crater.point(column, row), {50, 30}) < 8) crater.at(column, row) = -1;
  const Outline rings = contour(crater, 2);
  EXPECT_EQ(loops_of(rings), 2U);
  EXPECT_LT(std::abs(area_within(rings)), std::abs(area_within(contour(mound({50, 30}), 2))) - 100);
}

TEST(Grid, ContoursCloseAlongTheRim) {
  const Outline all = contour(Grid(grid_field, 2, 5), 0);
  EXPECT_EQ(loops_of(all), 1U);
  EXPECT_GT(std::abs(area_within(all)), grid_field.width * grid_field.height);
  EXPECT_TRUE(contour(Grid(grid_field, 2, -5), 0).segments.empty());
}

TEST(Grid, ASaddleIsCrossedOnce) {
  Grid saddle(grid_field, 2, -1);
  for (std::size_t i = 10; i < 14; ++i) {
    saddle.at(i, 10) = 1;
    saddle.at(i + 4, 11) = 1;
  }
  const Outline both = contour(saddle, 0);
  EXPECT_GE(loops_of(both), 1U);
  EXPECT_LE(loops_of(both), 2U);
}

TEST(Grid, ABlurKeepsTheMean) {
  Grid step(grid_field, 2, 0);
  for (std::size_t row = 0; row < step.rows(); ++row)
    for (std::size_t column = step.columns() / 2; column < step.columns(); ++column)
      step.at(column, row) = 10;
  const Grid soft = blurred(step, 3, 2);
  EXPECT_NEAR(soft.sample({49, 30}), 5, 1);
  EXPECT_DOUBLE_EQ(soft.sample({5, 30}), 0);
  EXPECT_DOUBLE_EQ(soft.sample({95, 30}), 10);
}

}  // namespace
}  // namespace trackwright

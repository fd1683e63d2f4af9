#include "render/sheets/calibration.h"

#include <gtest/gtest.h>

#include <cmath>

#include "designer/format/press/theme_file.h"
#include "render/sheets/backs.h"
#include "render/sheets/printer.h"

namespace trackwright {
namespace {

// A vertical or horizontal line of a drawing, by its ends.
struct Tick {
  Point from;
  Point to;
};

std::vector<Tick> ticks(const Page& sheet, bool upright) {
  std::vector<Tick> found;
  for (const Item& item : sheet.drawing.items) {
    const auto* shape = std::get_if<Shape>(&item.value);
    if (shape == nullptr || shape->outline.segments.size() != 2) continue;
    const Point a = shape->outline.segments[0].to;
    const Point b = shape->outline.segments[1].to;
    const double length = std::hypot(a.x - b.x, a.y - b.y);
    if (std::abs(length - 6) < 1e-9 && (std::abs(a.x - b.x) < 1e-9) == upright) found.push_back({a, b});
  }
  return found;
}

// The lines that meet on the sheet give the true shift of the printer.
TEST(Calibration, LinesThatMeetGiveTheShiftOfTheBack) {
  for (const Backs turned : {Backs::LongEdge, Backs::ShortEdge}) {
    const Size page{210, 297};
    const auto sheets = calibration_pages({.name = "A4", .size = page, .margin = 6}, turned, classic_theme());
    ASSERT_EQ(sheets.size(), 2u);
    const Mirror mirror = turning_line(turned, page);
    const Printer printer{.back_offset = {0.7, -0.4}};
    for (const bool level : {true, false}) {
      const auto front = ticks(sheets[0], level);
      const auto back = ticks(sheets[1], level);
      ASSERT_EQ(front.size(), 2u * vernier_reach + 1);
      ASSERT_EQ(back.size(), front.size());
      const double shift = level ? 0.7 : -0.4;
      int meeting = 99;
      for (int n = -vernier_reach; n <= vernier_reach; ++n) {
        const auto i = static_cast<std::size_t>(n + vernier_reach);
        Point behind_it = printed(printer, page, true).apply(back[i].from);
        behind_it = mirror.vertical ? Point{page.width - behind_it.x, behind_it.y}
                                    : Point{behind_it.x, page.height - behind_it.y};
        const double apart = level ? behind_it.x - front[i].from.x : behind_it.y - front[i].from.y;
        if (std::abs(apart) < 0.01) meeting = n;
      }
      EXPECT_EQ(meeting, static_cast<int>(std::lround(shift / vernier_step)));
    }
  }
}

}  // namespace
}  // namespace trackwright

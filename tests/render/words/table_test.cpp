#include "render/words/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "tests/golden_text.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::ElementsAre;

Table prices() {
  return {{{"Train"}, {"Price", Align::Right}, {"Notes", Align::Left, true}},
          {{{"2", {{1, 1, 0}}, true}, {"K100"}, {"rusts when the first 4 is bought"}},
           {{"3 / 2+2", {{0, 1, 0}}, true}, {"K200 / K180"}, {"rusts when the first 5 is bought"}}}};
}

TEST(Table, SetsHeadingsAndCellsInOrder) {
  const TableDrawing drawn = draw_table(prices(), classic_theme(), {0, 0, 120, 40});
  EXPECT_TRUE(drawn.fits);
  EXPECT_TRUE(matches_text(texts(drawn.drawing)));
}

TEST(Table, StaysInItsBoxWithoutOverlap) {
  for (const double width : {45.0, 60.0, 80.0, 150.0}) {
    const Box box{3, 7, width, 60};
    const TableDrawing drawn = draw_table(prices(), classic_theme(), box);
    EXPECT_TRUE(drawn.fits) << width;
    EXPECT_TRUE(texts_apart(drawn.drawing)) << width;
    EXPECT_TRUE(texts_within(drawn.drawing, box)) << width;
  }
}

TEST(Table, FillsTheWidthOnlyWhenAsked) {
  Table table = prices();
  table.columns[2].wraps = false;
  EXPECT_NEAR(draw_table(table, classic_theme(), {0, 0, 150, 60}).box.width, 150, 1e-6);
  EXPECT_LT(draw_table(table, classic_theme(), {0, 0, 150, 60}, {.stretch = false}).box.width, 100);
}

TEST(Table, ShrinksBeforeItReportsThatItDoesNotFit) {
  const TableStyle style{.size = 3, .smallest = 1.5};
  const TableDrawing small = draw_table(prices(), classic_theme(), {0, 0, 60, 12}, style);
  EXPECT_TRUE(small.fits);
  EXPECT_LT(small.size, 3);
  EXPECT_GE(small.size, 1.5);
  EXPECT_FALSE(draw_table(prices(), classic_theme(), {0, 0, 60, 4}, style).fits);
  EXPECT_FALSE(draw_table(prices(), classic_theme(), {0, 0, 12, 60}, style).fits);
}

TEST(Table, AlignsNumbersAtTheirRightEnds) {
  const TableDrawing drawn = draw_table(prices(), classic_theme(), {0, 0, 150, 60});
  const std::vector<TextBox> boxes = text_boxes(drawn.drawing);
  EXPECT_NEAR(boxes[4].box.right(), boxes[7].box.right(), 0.01);
}

}  // namespace
}  // namespace trackwright

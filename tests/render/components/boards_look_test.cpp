// Compares small pictures of these painters' output, which a person has inspected once.
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/components/charts/charters.h"
#include "render/components/charts/upgrade_chart.h"
#include "render/components/market/market.h"
#include "render/documents/png.h"
#include "tests/render/golden.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

Component made_board(Component (*make)(const ComponentContext&)) {
  const Theme theme = classic_theme();
  Findings findings;
  return made_by(make, {sample_title(), theme, {}, findings});
}

TEST(BoardsLook, CharterOfAMinor) {
  const Piece piece = made_board(charters).pieces.at(2);
  const Size size{piece.size.width + 2 * piece.bleed, piece.size.height + 2 * piece.bleed};
  Drawing drawing;
  drawing.add(piece.front, Transform::translation(size.width / 2, size.height / 2));
  EXPECT_TRUE(matches_golden("charter-minor", write_png(drawing, size, 60)));
}

TEST(BoardsLook, Market) {
  const Board board = made_board(market_board).boards.at(0);
  EXPECT_TRUE(matches_golden("market", write_png(board.drawing, board.size, 30)));
}

TEST(BoardsLook, UpgradeChart) {
  const Board board = made_board(upgrade_board).boards.at(0);
  EXPECT_TRUE(matches_golden("upgrade-chart", write_png(board.drawing, board.size, 36)));
}

}  // namespace
}  // namespace trackwright

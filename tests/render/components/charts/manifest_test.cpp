#include "render/components/charts/manifest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;

Board drawn_manifest(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made_by(manifest_board, {title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  return component.boards.at(0);
}

// Returns the text that follows another one on the board.
std::string after(const std::vector<std::string>& all, const std::string& text) {
  const auto found = std::ranges::find(all, text);
  return found == all.end() || found + 1 == all.end() ? "" : *(found + 1);
}

TEST(Manifest, ShowsEveryTileWithItsCount) {
  const Title title = sample_title();
  const auto words = texts(drawn_manifest(title).drawing);
  for (const ManifestEntry& entry : title.manifest) {
    EXPECT_THAT(words, Contains(entry.id.value));
    EXPECT_EQ(after(words, entry.id.value), entry.count ? "×" + std::to_string(*entry.count) : "×∞");
  }
}

TEST(Manifest, HasTotalsByColour) {
  const auto words = texts(drawn_manifest(sample_title()).drawing);
  EXPECT_EQ(after(words, "Yellow"), "15+ tiles of 4 kinds");
  EXPECT_EQ(after(words, "Green"), "6 tiles of 3 kinds");
  EXPECT_EQ(after(words, "Brown"), "3 tiles of 2 kinds");
  EXPECT_THAT(words, Contains("24+ tiles of 9 kinds"));
}

TEST(Manifest, OrdersColoursIndependentlyOfTheFile) {
  Title title = sample_title();
  std::ranges::reverse(title.manifest);
  const auto words = texts(drawn_manifest(title).drawing);
  const auto at = [&](const char* text) { return std::ranges::find(words, text) - words.begin(); };
  EXPECT_LT(at("Yellow"), at("Green"));
  EXPECT_LT(at("Green"), at("Brown"));
}

TEST(Manifest, CaptionsDoNotTouch) {
  const Board board = drawn_manifest(sample_title());
  EXPECT_TRUE(texts_apart(board.drawing));
  EXPECT_TRUE(texts_within(board.drawing, {4, 4, board.size.width - 8, board.size.height - 8}));
}

TEST(Manifest, ManyTilesGetSmallerPictures) {
  Title title = sample_title();
  for (int i = 0; i < 80; ++i) {
    TileDefinition copy = title.tiles.at("8");
    copy.id = "S" + std::to_string(i);
    title.tiles.emplace(copy.id, copy);
    ManifestEntry entry;
    entry.id = {copy.id, {}};
    entry.count = 2;
    title.manifest.push_back(entry);
  }
  const Board board = drawn_manifest(title);
  EXPECT_LE(board.size.height, 277);
  EXPECT_THAT(board.keep_whole, SizeIs(89));
  EXPECT_TRUE(texts_apart(board.drawing));
}

TEST(Manifest, ShowsAQuestionMarkForAMissingTile) {
  Title title = sample_title();
  title.tiles.erase("24");
  const auto words = texts(drawn_manifest(title).drawing);
  EXPECT_THAT(words, Contains("?"));
  EXPECT_EQ(after(words, "24"), "×2");
}

}  // namespace
}  // namespace trackwright

#include "render/components/papers/checklist.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/kit/contents.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;

KitContents sample_contents(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  KitContents contents = kit_contents({title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  return contents;
}

std::map<std::string, int> counts_of(const KitContents& contents) {
  std::map<std::string, int> counts;
  for (const KitPart& part : contents.parts) counts[part.id] = part.count();
  return counts;
}

TEST(KitContents, CountWhatTheTitleHas) {
  const auto counts = counts_of(sample_contents(sample_title()));
  EXPECT_EQ(counts.at("tiles"), 8 + 6 + 4 + 3 + 2 + 3 + 1 + 2 + 1);
  EXPECT_EQ(counts.at("trains"), 6 + 4 + 3 + 2 + 6);
  EXPECT_EQ(counts.at("certificates"), 18);
  EXPECT_EQ(counts.at("charters"), 3);
  EXPECT_EQ(counts.at("privates"), 1);
  EXPECT_FALSE(counts.contains("ships"));
  EXPECT_FALSE(counts.contains("checklist"));
}

TEST(KitContents, LeaveOutWhatTheKitDoesNotWant) {
  Title title = sample_title();
  title.kit.components = {{"map", {}}, {"tiles", {}}};
  const KitContents contents = sample_contents(title);
  ASSERT_THAT(contents.parts, SizeIs(2));
  EXPECT_EQ(contents.parts[1].id, "tiles");
}

TEST(Checklist, ListsEachPieceWithItsCount) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Findings findings;
  const KitContents contents = sample_contents(title);
  const Component component = made_by(checklist, {title, theme, {}, findings, nullptr, &contents});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(tidy(component));
  std::vector<std::string> words;
  for (const Board& board : component.boards) {
    for (const std::string& text : texts(board.drawing)) words.push_back(text);
  }
  for (const KitPart& part : sample_contents(title).parts) {
    EXPECT_THAT(words, Contains(part.title));
    if (!part.pieces.empty()) {
      EXPECT_THAT(words, Contains(std::to_string(part.count())));
    }
    for (const KitItem& piece : part.pieces) EXPECT_THAT(words, Contains(piece.label));
  }
}

TEST(Checklist, TellsOfTheContentsThatItIsGiven) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Findings findings;
  KitContents contents;
  KitPart part;
  part.title = "Widgets";
  part.pieces = {{"w", "Widget", "", 17, PieceOutline::Rectangle, {10, 10}}};
  contents.parts.push_back(part);
  const Component component = made_by(checklist, {title, theme, {}, findings, nullptr, &contents});
  ASSERT_THAT(component.boards, SizeIs(1));
  EXPECT_THAT(texts(component.boards[0].drawing), Contains("17").Times(2));
}

TEST(Checklist, NothingForATitleWithoutAnything) {
  Findings findings;
  const Theme theme = classic_theme();
  const KitContents contents;
  EXPECT_THAT(made_by(checklist, {{}, theme, {}, findings, nullptr, &contents}).boards, IsEmpty());
}

}  // namespace
}  // namespace trackwright

#include "render/components/papers/checklist.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/kit/kit.h"
#include "render/words/paginate.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;

Kit sample_kit(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  Kit kit = drawn_kit({title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  return kit;
}

std::map<std::string, int> counts_of(const Kit& kit) {
  std::map<std::string, int> counts;
  for (const Component& part : kit.components) counts[part.id] = part.count();
  return counts;
}

TEST(DrawnKit, CountsThePiecesOfTheTitle) {
  const auto counts = counts_of(sample_kit(sample_title()));
  EXPECT_EQ(counts.at("tiles"), 8 + 6 + 4 + 3 + 2 + 3 + 1 + 2 + 1);
  EXPECT_EQ(counts.at("trains"), 6 + 4 + 3 + 2 + 6);
  EXPECT_EQ(counts.at("certificates"), 18);
  EXPECT_EQ(counts.at("charters"), 3);
  EXPECT_EQ(counts.at("privates"), 1);
  EXPECT_FALSE(counts.contains("ships"));
  EXPECT_FALSE(counts.contains("checklist"));
}

TEST(DrawnKit, ContainsOnlyTheComponentsOfTheKit) {
  Title title = sample_title();
  title.kit.components = {{"map", {}}, {"tiles", {}}};
  const Kit kit = sample_kit(title);
  ASSERT_THAT(kit.components, SizeIs(2));
  EXPECT_EQ(kit.components[1].id, "tiles");
}

TEST(Checklist, ListsEachPieceWithItsCount) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Findings findings;
  const Kit kit = sample_kit(title);
  const Component component = made_by(checklist, {title, theme, {}, findings, nullptr, &kit});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(tidy(component));
  std::vector<std::string> words;
  for (const Board& board : component.boards)
    for (const std::string& text : texts(board.drawing)) words.push_back(text);
  for (const Component& part : sample_kit(title).components) {
    EXPECT_THAT(words, Contains(part.title));
    if (!part.pieces.empty()) EXPECT_THAT(words, Contains(std::to_string(part.count())));
    for (const Piece& piece : part.pieces) EXPECT_THAT(words, Contains(piece.label));
  }
}

TEST(Checklist, ListsTheGivenContents) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Findings findings;
  Kit kit;
  Component part;
  part.title = "Widgets";
  part.pieces = {{.id = "w", .label = "Widget", .size = {10, 10}, .count = 17}};
  kit.components.push_back(part);
  const Component component = made_by(checklist, {title, theme, {}, findings, nullptr, &kit});
  ASSERT_THAT(component.boards, SizeIs(1));
  EXPECT_THAT(texts(component.boards[0].drawing), Contains("17").Times(2));
}

// Names on two lines must not touch, and must have the same type as names on one line.
TEST(Checklist, GivesNamesOfTwoLinesAHigherRowAndTheSameType) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Kit kit;
  Component part;
  part.title = "Widgets";
  for (const char* label : {"A widget", "A widget of a name that takes two lines of the list", "The last"})
    part.pieces.push_back({.id = label, .label = label, .size = {10, 10}});
  kit.components.push_back(part);
  Findings findings;
  const Component made = made_by(checklist, {title, theme, {}, findings, nullptr, &kit});
  std::vector<TextBox> labels;
  for (const TextBox& text : text_boxes(made.boards.at(0).drawing))
    if (text.size > 2 && text.size < 3 && text.text != "1") labels.push_back(text);
  ASSERT_THAT(labels, SizeIs(4));
  for (const TextBox& label : labels) EXPECT_NEAR(label.size, labels[0].size, 1e-9) << label.text;
  const double within = labels[2].box.y - labels[1].box.bottom();
  EXPECT_GT(labels[3].box.y - labels[2].box.bottom(), within + 0.8);
}

// A line or two must not take another sheet.
TEST(Checklist, MovesLinesCloserIfThatSavesAPage) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  const auto pages = [&](int pieces) {
    Kit kit;
    Component part;
    part.title = "Widgets";
    for (int i = 0; i < pieces; ++i)
      part.pieces.push_back({.id = std::to_string(i),
                             .label = i == 0 ? "A widget of a name that takes two lines of the list"
                                             : "Widget " + std::to_string(i),
                             .size = {10, 10}});
    kit.components.push_back(part);
    Findings findings;
    const Component made = made_by(checklist, {title, theme, {}, findings, nullptr, &kit});
    EXPECT_THAT(findings, IsEmpty());
    EXPECT_TRUE(tidy(made));
    return made.boards.size();
  };
  const int in_a_column = static_cast<int>(text_room() / 5.6);
  EXPECT_EQ(pages(3 * in_a_column + 2), 1U);
  EXPECT_EQ(pages(3 * in_a_column + 12), 2U);
}

TEST(Checklist, IsOmittedForAnEmptyTitle) {
  Findings findings;
  const Theme theme = classic_theme();
  const Kit kit;
  EXPECT_THAT(made_by(checklist, {{}, theme, {}, findings, nullptr, &kit}).boards, IsEmpty());
}

}  // namespace
}  // namespace trackwright

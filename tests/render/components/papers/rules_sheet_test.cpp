#include "render/components/papers/rules_sheet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/words/paginate.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

// Returns the rules sheet of the sample with this many open questions of one line each.
Component rules_with(int questions, bool draft = true) {
  Title title = sample_title();
  title.rules.stock.sell_after = {{rule::SellAfter::FirstStockRound, {}}};
  title.draft = draft;
  for (int i = 0; i < questions; ++i) {
    Source source;
    source.about = "question " + std::to_string(i);
    source.assumed = true;
    title.sources.push_back(source);
  }
  const Theme theme = classic_theme();
  Findings findings;
  return made_by(rules_sheet, {title, theme, {}, findings});
}

std::string words_on(const Component& rules) {
  std::string words;
  for (const Board& board : rules.boards)
    for (const std::string& text : texts(board.drawing)) words += text + " ";
  return words;
}

std::vector<double> heights_of_bullets(const std::vector<Item>& items, double above = 0) {
  std::vector<double> found;
  for (const Item& item : items) {
    std::vector<double> within;
    if (const auto* text = std::get_if<Text>(&item.value); text != nullptr && text->text == "•")
      within = {above + text->at.y};
    if (const auto* group = std::get_if<Group>(&item.value))
      within = heights_of_bullets(group->items, above + group->transform.dy);
    if (const auto* shown = std::get_if<Shown>(&item.value)) within = heights_of_bullets(shown->items, above);
    found.insert(found.end(), within.begin(), within.end());
  }
  return found;
}

double pitch(const Component& rules) {
  if (rules.boards.empty()) return 0;
  const std::vector<double> heights = heights_of_bullets(rules.boards.front().drawing.items);
  return heights.at(heights.size() - 1) - heights.at(heights.size() - 2);
}

TEST(RulesSheet, ListsOpenQuestionsEvenForAFinishedTitle) {
  EXPECT_TRUE(matches_text(words_on(rules_with(2))));
  EXPECT_TRUE(matches_text(words_on(rules_with(2, false))));
  EXPECT_TRUE(matches_text(words_on(rules_with(0, false))));
}

// A few lines of 18Norway's or 18Scan's rules must not take a third sheet.
TEST(RulesSheet, MovesLinesCloserBeforeItTakesAnotherSheet) {
  const double loose = pitch(rules_with(6));
  const int held = static_cast<int>(2 * text_room() / loose);
  const Component full = rules_with(held);
  ASSERT_EQ(full.boards.size(), 1U);
  EXPECT_LT(pitch(full), loose - 0.3);
  // If closer lines do not save the sheet, keep the usual distance.
  const Component more = rules_with(held * 3 / 2);
  ASSERT_EQ(more.boards.size(), 2U);
  EXPECT_NEAR(pitch(more), loose, 1e-6);
}

// The columns of the last page must be balanced, not one full and one empty as for 18???'s rules.
TEST(RulesSheet, BalancesTheColumnsOfItsLastPage) {
  const int held = static_cast<int>(2 * text_room() / pitch(rules_with(6)));
  const Component rules = rules_with(held * 5 / 4);
  ASSERT_EQ(rules.boards.size(), 2U);
  const std::vector<double> heights = heights_of_bullets(rules.boards.back().drawing.items);
  const double top = text_page.height - text_room();
  EXPECT_LT(std::ranges::max(heights), top + text_room() * 0.35);  // half a column in all, a quarter in each
  EXPECT_GT(heights.back(), top + text_room() * 0.15);
}

}  // namespace
}  // namespace trackwright

#include "render/components/papers/player_aid.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Component made_aids(const Title& title, Findings& findings) {
  const Theme theme = classic_theme();
  return made_by(player_aids, {title, theme, {}, findings});
}

TEST(PlayerAids, ShowRoundsPhasesMovesAndLimitsForEachPlayer) {
  Title title = sample_title();
  title.stock_round = {{"Buy one certificate", {}}};
  title.game_end = {{"The bank runs out", {}}};
  title.holding_limit = Placed<int>{60, {}};
  Findings findings;
  const Component component = made_aids(title, findings);
  ASSERT_THAT(component.pieces, SizeIs(1));
  EXPECT_EQ(component.pieces[0].count, 3);
  std::string words;  // without line breaks, which may be anywhere
  for (const std::string& text : texts(component.pieces[0].front)) words += text + " ";
  for (const char* text : {"Buy one certificate", "Place a station token", "first 3 or 2+2", "nothing paid",
                           "The bank runs out", "60 %", "$600"})
    EXPECT_THAT(words, HasSubstr(text));
  EXPECT_TRUE(tidy(component));
  EXPECT_THAT(findings, IsEmpty());
}

// Lines move closer before the type shrinks to 6 pt.
TEST(PlayerAids, MoveLinesCloserBeforeTheyShrinkType) {
  Title title = sample_title();
  Findings findings;
  for (int i = 0; i < 12; ++i) title.operating_round.push_back({"One more step of many words", {}});
  const Component component = made_aids(title, findings);
  double size = 10;
  for (const TextBox& text : text_boxes(component.pieces.at(0).front))
    if (text.text == "One more step of many words") size = std::min(size, text.size);
  EXPECT_GE(size, 2.39);
}

TEST(PlayerAids, TakeAWholePageIfTheyHaveMuchText) {
  Title title = sample_title();
  Findings findings;
  const double half = made_aids(title, findings).pieces.at(0).size.height;
  for (int i = 0; i < 60; ++i) title.operating_round.push_back({"One more step of many words", {}});
  const Component component = made_aids(title, findings);
  EXPECT_GT(component.pieces.at(0).size.height, half * 1.9);
  EXPECT_TRUE(tidy(component));
  EXPECT_THAT(findings, IsEmpty());
}

TEST(PlayerAids, ReportTextThatExceedsAPage) {
  Title title = sample_title();
  Findings findings;
  for (int i = 0; i < 200; ++i) title.operating_round.push_back({"One more step of many words", {}});
  made_aids(title, findings);
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_EQ(findings[0].check, "kit/text-does-not-fit");
}

TEST(PlayerAids, AreOmittedForATitleWithoutRounds) {
  Findings findings;
  EXPECT_THAT(made_aids({}, findings).pieces, IsEmpty());
}

}  // namespace
}  // namespace trackwright

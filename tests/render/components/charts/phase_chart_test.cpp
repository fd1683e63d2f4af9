#include "render/components/charts/phase_chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/words/title_cells.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;

Component made_phase_board(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(phase_board, {title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  return component;
}

TEST(PhaseChart, HasABlockForEachPhaseAndAPlaceForEachTrain) {
  const Component component = made_phase_board(sample_title());
  ASSERT_THAT(component.boards, SizeIs(1));
  EXPECT_THAT(component.boards[0].keep_whole, SizeIs(5));
  const auto words = texts(component.boards[0].drawing);
  for (const char* text : {"Phase 2", "Phase D", "×6", "×4", "×∞", "3 / 2+2", "$210 / $190", "Rusted by 5",
                           "with the first 3 or 2+2", "Minors close", "Full capitalization"})
    EXPECT_THAT(words, Contains(text));
  EXPECT_EQ(std::ranges::count(words, "Minors close"), 1);
  EXPECT_TRUE(tidy(component));
}

TEST(PhaseChart, ShowsBothObsolescenceAndRustOfATrain) {
  Title title = sample_title();
  title.roster.trains[1].obsolete_on = {{"4", {}}};
  title.roster.trains[4].discount = {{"5", 200}};
  const Component component = made_phase_board(title);
  const auto words = texts(component.boards[0].drawing);
  EXPECT_THAT(words, Contains("Rusted by 5"));
  EXPECT_THAT(words, Contains("Obsolete by 4"));
  EXPECT_THAT(words, Contains(testing::HasSubstr("for a 5 traded in")));
  EXPECT_TRUE(tidy(component));
}

TEST(PhaseChart, NamesEachTrainThatBeginsThePhaseThatRustsAnother) {
  Title title = sample_title();
  title.roster.phases[2].on.push_back({"4*", {}});
  EXPECT_THAT(texts(made_phase_board(title).boards[0].drawing), Contains("Rusted by 4 or 4*"));
}

// The phase has the text "Privates close", its train "All privates close".
TEST(PhaseChart, ShowsOnceWhatPhaseAndTrainBothState) {
  Title title = sample_title();
  title.roster.phases[1].status = {"Privates close"};
  title.roster.trains[1].events = {{"close privates", "All privates close", {}}};
  const auto words = texts(made_phase_board(title).boards[0].drawing);
  EXPECT_THAT(words, Contains("Privates close"));
  EXPECT_THAT(words, testing::Not(Contains(testing::HasSubstr("All privates close"))));
}

TEST(PhaseChart, JoinsTheTextsOfATrainInOneSentence) {
  Title title = sample_title();
  Train& last = title.roster.trains.back();
  last.text = "Sea lanes only";
  last.available_on = {{"5", {}}};
  std::string words;
  for (const std::string& text : texts(made_phase_board(title).boards[0].drawing)) words += text + " ";
  EXPECT_THAT(words, testing::HasSubstr("Sea lanes only; on sale after the first 5"));
}

TEST(PhaseChart, StatesTheEventOfTheFirstTrainForBothSidesOfACard) {
  Title title = sample_title();
  title.roster.trains[1].events = {{"x", "Minors merge", {}}};
  EXPECT_THAT(texts(made_phase_board(title).boards[0].drawing), Contains("First 3 or 2+2: Minors merge"));
}

TEST(PhaseChart, PutsTrainsOfASeparateStackWhereTheirSaleBegins) {
  Title title = sample_title();
  Train ferry;
  ferry.name.value = "F";
  ferry.stack = "ferry";
  ferry.available_on.push_back({"3", {}});
  title.roster.trains.push_back(ferry);
  ferry.name.value = "G";
  ferry.available_on.clear();
  title.roster.trains.push_back(ferry);
  const auto blocks = phase_blocks(title.roster);
  ASSERT_THAT(blocks, SizeIs(5));
  EXPECT_THAT(blocks[1].trains, SizeIs(3));
  EXPECT_EQ(phase_of_train(title.roster, title.roster.trains.back())->name.value, "3");
}

// If all rows were as high as their highest block, the chart would take a third sheet of A4.
TEST(PhaseChart, StacksItsBlocksIfThatSavesASheet) {
  Title title = sample_title();
  title.roster = {};
  const std::vector<std::pair<const char*, int>> phases{{"2", 2}, {"3", 2}, {"4", 2},
                                                        {"5", 4}, {"6", 1}, {"10", 1}};
  for (const auto& [name, trains] : phases) {
    Phase phase;
    phase.name.value = name;
    for (int i = 0; i < trains; ++i) {
      Train train;
      train.name.value = std::string(name) + std::string(static_cast<std::size_t>(i), '+');
      train.available_on.push_back({name, {}});
      title.roster.trains.push_back(train);
    }
    if (!title.roster.phases.empty()) phase.on.push_back({name, {}});
    title.roster.phases.push_back(phase);
  }
  const Component component = made_phase_board(title);
  const Board& board = component.boards.at(0);
  EXPECT_THAT(board.keep_whole, SizeIs(6));
  EXPECT_LT(board.size.width * board.least_scale, 2 * 197.3 - 10);
  EXPECT_LT(board.size.height * board.least_scale, 280.1);
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Box& a = board.keep_whole[i];
      const Box& b = board.keep_whole[j];
      EXPECT_TRUE(a.x >= b.right() || b.x >= a.right() || a.y >= b.bottom() || b.y >= a.bottom());
    }
  EXPECT_TRUE(tidy(component));
}

TEST(PhaseChart, IsNotPrintedForATitleWithoutPhasesAndTrains) {
  EXPECT_THAT(made_phase_board({}).boards, IsEmpty());
}

}  // namespace
}  // namespace trackwright

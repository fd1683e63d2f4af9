#include "render/components/papers/box.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/components/papers/offer_sheet.h"
#include "render/components/proof.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

Component made_boards(Component (*make)(const ComponentContext&), const Title& title,
                      const KitOptions& options = {}) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(make, {title, theme, options, findings});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(tidy(component));
  return component;
}

TEST(BoxLabels, HaveTheSizeOfTheBox) {
  KitOptions options;
  options.box_lid = {300, 210};
  options.box_depth = 55;
  const Component component = made_boards(box_labels, sample_title(), options);
  ASSERT_THAT(component.boards, SizeIs(2));
  EXPECT_EQ(component.boards[0].size, options.box_lid);
  ASSERT_THAT(component.boards[1].keep_whole, SizeIs(4));
  for (const std::size_t side : {0U, 1U}) EXPECT_EQ(component.boards[1].keep_whole[side].width, 300);
  for (const std::size_t side : {2U, 3U}) EXPECT_EQ(component.boards[1].keep_whole[side].width, 210);
  for (const Box& side : component.boards[1].keep_whole) EXPECT_EQ(side.height, 55);
}

TEST(BoxLabels, ShowTheTitlePlayersAndDesigner) {
  Title title = sample_title();
  title.designer = "Ann";
  title.year = 2026;
  const Component component = made_boards(box_labels, title);
  for (const char* text : {"18Sample", "2–3 players", "by Ann · 2026"})
    EXPECT_THAT(texts(component.boards[0].drawing), Contains(text));
  EXPECT_THAT(texts(component.boards[1].drawing), Contains("18Sample").Times(4));
}

// With so many companies the discs have no room for letters, so they show only colours.
TEST(BoxLabels, StayReadableWithManyCompanies) {
  Title title = sample_title();
  title.companies.companies.clear();
  for (int i = 0; i < 24; ++i)
    title.companies.companies.push_back(sample_company(fmt::format("NYO{}", i), "New York", "red"));
  const Theme theme = classic_theme();
  const auto smallest = smallest_type(made_boards(box_labels, title));
  ASSERT_TRUE(smallest);
  EXPECT_GE(smallest->size, theme.width("type.hand")) << smallest->text;
}

TEST(BoxLabels, AreOmittedForATitleWithoutAName) {
  EXPECT_THAT(made_boards(box_labels, {}).boards, IsEmpty());
}

TEST(OfferSheet, HasALotForEachPrivateAndEachCompanyWithAPrice) {
  const Component component = made_boards(offer_sheet, sample_title());
  ASSERT_THAT(component.boards, SizeIs(1));
  const auto words = texts(component.boards[0].drawing);
  for (const char* text : {"Northport Ferry Company", "$120", "$20", "1 Coast Line", "$220", "Player 3"})
    EXPECT_THAT(words, Contains(text));
  EXPECT_THAT(words, Not(Contains("Player 4")));
}

TEST(OfferSheet, ShowsSetsAndSharesOfALot) {
  Title title = sample_title();
  title.companies.privates[0].group = "A";
  title.companies.privates[0].shares = {{{"N&P", {}}, {20, {}}, true}, {{"NR", {}}, {10, {}}, false}};
  const auto words = texts(made_boards(offer_sheet, title).boards.at(0).drawing);
  EXPECT_THAT(words, Contains("Set A"));
  EXPECT_THAT(words, Contains("with president’s certificate of N&P and 10 % of NR"));
}

TEST(OfferSheet, ShortensHeadingsForManyPlayers) {
  Title title = sample_title();
  title.players.back().players = 12;
  const Component component = made_boards(offer_sheet, title);
  const std::vector<std::string> words = texts(component.boards.at(0).drawing);
  EXPECT_THAT(words, Contains("12"));
  EXPECT_THAT(words, Not(Contains("Player 12")));
}

TEST(OfferSheet, ContinuesOnMorePages) {
  Title title = sample_title();
  title.companies.privates.resize(60, title.companies.privates.front());
  EXPECT_GT(made_boards(offer_sheet, title).boards.size(), 1U);
}

TEST(OfferSheet, IsOmittedIfNothingIsSold) {
  EXPECT_THAT(made_boards(offer_sheet, {}).boards, IsEmpty());
}

}  // namespace
}  // namespace trackwright

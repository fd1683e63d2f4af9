#include "render/components/papers/setup_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <variant>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/words/title_cells.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

constexpr double column = 118;

void collect(const std::vector<Item>& items, std::vector<std::string>& texts) {
  for (const Item& item : items) {
    if (const auto* text = std::get_if<Text>(&item.value)) texts.push_back(text->text);
    if (const auto* group = std::get_if<Group>(&item.value); group != nullptr && !group->picture)
      collect(group->items, texts);
  }
}

BookFigure drawn(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  return setup_table({title, theme, {}, findings}, column);
}

std::vector<std::string> words_on(const Title& title) {
  std::vector<std::string> texts;
  collect(drawn(title).drawing.items, texts);
  return texts;
}

std::ptrdiff_t seats(const std::vector<std::string>& texts) {
  return std::ranges::count_if(texts, [](const std::string& text) { return text.starts_with("Player "); });
}

TEST(SetupTable, GivesEachPlayerTheStartingCash) {
  Title title = sample_title();
  for (const std::size_t count : {2U, 3U, 4U, 6U}) {
    const auto players = static_cast<int>(count);
    title.players = {PlayerRow{.players = players, .cash = Placed<int>{1200 / players, {}}}};
    const auto texts = words_on(title);
    EXPECT_EQ(shown_players(title), players);
    EXPECT_EQ(seats(texts), players);
    EXPECT_THAT(texts, Contains(HasSubstr(money(title, 1200 / players))).Times(count));
  }
}

TEST(SetupTable, ShowsTheNumberOfPlayersNearestToFour) {
  Title title = sample_title();
  title.players = {PlayerRow{.players = 2}, PlayerRow{.players = 3}};
  EXPECT_EQ(shown_players(title), 3);
  title.players = {PlayerRow{.players = 3}, PlayerRow{.players = 4}, PlayerRow{.players = 5}};
  EXPECT_EQ(shown_players(title), 4);
  title.players.clear();
  EXPECT_EQ(shown_players(title), 0);
  EXPECT_EQ(drawn(title).size.width, 0);
}

TEST(SetupTable, ShowsTheTrainsInTheirNumber) {
  Title title = sample_title();
  title.players = {PlayerRow{.players = 4}};
  Train& first = title.roster.trains.front();
  first.count = Placed<int>{7, {}};
  EXPECT_THAT(words_on(title), Contains("× 7"));
  title.players.front().trains = {{first.name, Placed<int>{5, {}}}};
  EXPECT_THAT(words_on(title), Contains("× 5"));
}

TEST(SetupTable, LeavesOutCompaniesThatDoNotTakePart) {
  Title title = sample_title();
  title.players = {PlayerRow{.players = 4}};
  const Ref company = title.companies.companies.front().id;
  EXPECT_THAT(words_on(title), Contains(company.value));
  title.players.front().without = {company};
  EXPECT_THAT(words_on(title), Not(Contains(company.value)));
}

TEST(SetupTable, StaysWithinItsSize) {
  Title title = sample_title();
  // Many companies become smaller, so that the picture fits a page.
  for (int i = 0; i < 40; ++i)
    title.companies.companies.push_back(sample_company("C" + std::to_string(i), "Many", "red"));
  const BookFigure figure = drawn(title);
  const Box box = bounds(figure.drawing);
  EXPECT_LE(figure.size.width, column);
  EXPECT_LE(figure.size.height, 170);
  EXPECT_GE(box.x, -0.5);
  EXPECT_LE(box.right(), column + 0.5);
  EXPECT_LE(box.bottom(), figure.size.height + 0.5);
}

TEST(SetupTable, IsMissingWithoutAMap) {
  Title title = sample_title();
  title.map = Map{};
  EXPECT_EQ(drawn(title).size.width, 0);
}

}  // namespace
}  // namespace trackwright

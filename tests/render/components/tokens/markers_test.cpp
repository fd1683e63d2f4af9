#include "render/components/tokens/tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/components/cards/player_cards.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

Component made_parts(Component (*make)(const ComponentContext&), const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(make, {title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(tidy(component));
  return component;
}

std::vector<std::string> labels(const Component& component) {
  std::vector<std::string> all;
  for (const Piece& piece : component.pieces) {
    EXPECT_EQ(piece.count, 1);
    all.push_back(piece.label);
  }
  return all;
}

TEST(Markers, ExistForTheRoundThePhaseAndEachCompany) {
  EXPECT_THAT(labels(made_parts(markers, sample_title())),
              ElementsAre("Round marker", "Phase marker", "N&P revenue marker", "NR revenue marker",
                          "1 revenue marker"));
}

TEST(Markers, RevenueMarkersNameCompanyAndCurrency) {
  Title title = sample_title();
  title.currency = "{} kr";
  const Component component = made_parts(markers, title);
  EXPECT_THAT(texts(component.pieces[2].front), ElementsAre("N&P", "kr"));
}

// On a white or yellow company the ring must not go around the letters, unlike the rim of a token.
TEST(Markers, PutTheRingOfARevenueMarkerBelowTheField) {
  Title title = sample_title();
  title.companies.companies.front().colour = "#ffff00";
  const Piece marker = made_parts(markers, title).pieces[2];
  for (const Item& item : marker.front.items)
    if (const auto* shape = std::get_if<Shape>(&item.value); shape != nullptr && !shape->fill) {
      Drawing ring;
      ring.add(*shape);
      EXPECT_GT(bounds(ring, [](const Text&) { return Box{}; }).y, -0.2);
    }
}

TEST(Markers, AreOmittedForATitleWithoutRounds) {
  EXPECT_THAT(made_parts(markers, {}).pieces, IsEmpty());
}

TEST(PlayerCards, ExistForEachSeatAndThePriorityDeal) {
  Title title = sample_title();
  title.stock_round = {{"Buy one certificate", {}}};
  EXPECT_THAT(labels(made_parts(player_cards, title)),
              ElementsAre("Priority deal", "Player 1", "Player 2", "Player 3"));
}

TEST(PlayerCards, ShowTheStartingCashOfTheSeat) {
  const Component component = made_parts(player_cards, sample_title());
  EXPECT_THAT(texts(component.pieces.at(1).front), Contains("$900"));
  EXPECT_THAT(texts(component.pieces.at(2).front), Not(Contains("$900")));  // two players have no third seat
  EXPECT_THAT(texts(component.pieces.at(2).front), Contains("$600"));
}

// 1822 has seven rows, 1817 ten.
TEST(PlayerCards, HaveRoomForTheTableOfAnyNumberOfPlayers) {
  for (const int most : {7, 10, 11}) {
    Title title = sample_title();
    title.players.clear();
    for (int players = 3; players <= most + 2; ++players) {
      PlayerRow& row = title.players.emplace_back();
      row.players = players;
      row.cash = {1200 / players, {}};
      row.certificates = {60 / players, {}};
    }
    const Component component = made_parts(player_cards, title);
    const std::vector<std::string> first = texts(component.pieces.at(0).front);
    EXPECT_THAT(first, Contains(std::to_string(most + 2))) << most;
    EXPECT_THAT(first, Contains("$" + std::to_string(1200 / (most + 2)))) << most;
  }
}

}  // namespace
}  // namespace trackwright

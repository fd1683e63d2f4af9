#include "render/words/player_words.h"
#include "tests/golden_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Title for_two_to_five() {
  Title title;
  title.currency = "${}";
  for (const int players : {2, 3, 4, 5}) title.players.push_back({.players = players});
  title.companies.privates.push_back({.id = {"P1", {}}, .name = "First Private"});
  title.companies.companies.push_back({.id = {"AB", {}}, .name = "A & B"});
  return title;
}

std::vector<std::string> texts(const Title& title) {
  std::vector<std::string> found;
  for (const DataSentence& one : player_texts(title)) found.push_back(one.text);
  return found;
}

TEST(PlayerWords, AreEmptyIfNothingDependsOnTheNumberOfPlayers) {
  EXPECT_THAT(texts(for_two_to_five()), IsEmpty());
  EXPECT_EQ(players_words(for_two_to_five(), "P1"), "");
  EXPECT_EQ(players_words({}, "P1"), "");
}

TEST(PlayerWords, StateTheNumberOfPlayersForACard) {
  Title title = for_two_to_five();
  title.rules.privates.from_players.kinds.emplace_back(Ref{"P1", {}}, Placed<int>{3, {}});
  EXPECT_TRUE(matches_text(players_words(title, "P1")));
  title.players[3].without = {{"P1", {}}};
  EXPECT_TRUE(matches_text(players_words(title, "P1")));
  title.players[2].without = {{"P1", {}}};
  EXPECT_EQ(players_words(title, "P1"), "With 3 players only");
  EXPECT_EQ(players_words(title, "AB"), "");
}

TEST(PlayerWords, JoinNumbersWithTheSameDifference) {
  Title title = for_two_to_five();
  for (const std::size_t row : {0U, 1U}) title.players[row].without = {{"P1", {}}, {"AB", {}}};
  title.players[0].trains = {{{"3", {}}, {2, {}}}, {{"4", {}}, {1, {}}}};
  title.players[3].tiles = {{{"57", {}}, {6, {}}}};
  title.players[3].bank = Placed<int>{9000, {}};
  title.players[0].holding_limit = Placed<int>{70, {}};
  EXPECT_TRUE(matches_text(texts(title)));
}

TEST(PlayerWords, ListOptionsWithThoseOfTheGameFirst) {
  Title title = for_two_to_five();
  EXPECT_THAT(option_texts(title), IsEmpty());
  title.options.push_back(
      {.name = {"short", {}}, .changes = "The bank has $4000", .excludes = {{"long", {}}}});
  title.options.push_back(
      {.name = {"long", {}}, .heading = "The long game", .changes = "The bank has $9000."});
  title.options.push_back(
      {.name = {"duel", {}}, .changes = "A player may own 70 %", .players = {{2, {}}}, .automatic = true});
  title.options.push_back(
      {.name = {"few", {}}, .changes = "There is no pool", .players = {{2, {}}, {3, {}}}});
  title.chosen_options = {"few"};
  EXPECT_TRUE(matches_text(option_texts(title)));
}

}  // namespace
}  // namespace trackwright

// Tests a game at one screen: its texts, its actions, and its file.
#include "designer/studio/hot_seat.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "designer/format/title/load.h"
#include "designer/play/replay.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const Title& shipped() {
  static const Loaded loaded = load_title(DiskReader(), source_installation(), "1870");
  return *loaded.title;
}

HotSeat asked(const HotSeatQuestion& question) {
  auto seat = hot_seat(shipped(), question);
  EXPECT_TRUE(seat) << (seat ? "" : seat.error());
  return seat ? std::move(*seat) : HotSeat();
}
HotSeat begun() {
  return asked({{}, {0, {"Anna", "Bo", "Cy"}, 0}, {}, false});
}
HotSeat after(const HotSeat& seat, const nlohmann::json& action) {
  return asked({seat.game, {}, action, false});
}
HotSeat taken_back(const HotSeat& seat) {
  return asked({seat.game, {}, {}, true});
}

std::vector<std::string> words_of(const HotSeat& seat) {
  std::vector<std::string> words;
  for (const SeatChoice& choice : seat.choices) words.push_back(choice.words);
  return words;
}

// Plays until there is a choice like this: buys and starts companies if possible, otherwise passes.
HotSeat played_until(bool (*found)(const SeatChoice&)) {
  HotSeat seat = begun();
  for (int i = 0; i < 80 && std::ranges::none_of(seat.choices, found); ++i) {
    const auto buys = std::ranges::find_if(seat.choices, [](const SeatChoice& one) {
      return one.words.find(" buys ") != std::string::npos || one.words.find(" starts ") != std::string::npos;
    });
    seat = after(seat, (buys == seat.choices.end() ? seat.choices.front() : *buys).action);
    EXPECT_EQ(seat.refused, "");
  }
  return seat;
}
bool lays(const SeatChoice& choice) {
  return !choice.tile.empty();
}

Replayed replayed(const std::string& text) {
  const MemoryReader files({{"game.json", text}});
  Sources sources;
  Findings findings;
  const auto record = read_game(files, "game.json", sources, findings);
  EXPECT_TRUE(record);
  const auto told = record ? replay(shipped(), *record, {}) : unexpected(std::string("no record"));
  EXPECT_TRUE(told);
  return told ? *told : Replayed();
}

TEST(HotSeat, NewGameListsTheActorAndTheChoices) {
  const HotSeat seat = begun();
  EXPECT_EQ(seat.acts, "Anna");
  EXPECT_EQ(seat.round, "Privates");
  ASSERT_EQ(seat.players.size(), 3U);
  EXPECT_EQ(seat.players[2].name, "Cy");
  EXPECT_EQ(seat.players[2].cash, "$700");
  EXPECT_EQ(seat.players[2].certificates, "0 of 20");
  EXPECT_TRUE(seat.players[0].acts);
  EXPECT_FALSE(seat.players[1].acts);
  EXPECT_THAT(words_of(seat), Contains("Anna buys Great River Shipping Company for $20"));
  EXPECT_THAT(words_of(seat), Contains("Anna passes"));
  EXPECT_THAT(seat.table, Contains(HasSubstr("7 × 2, 6 × 3")));
  EXPECT_THAT(seat.done, IsEmpty());
}

TEST(HotSeat, UsesTheMinimumOfPlayersWithoutNames) {
  const HotSeat seat = asked({});
  ASSERT_EQ(seat.players.size(), static_cast<std::size_t>(shipped().players.front().players));
  EXPECT_EQ(seat.players[1].name, "P2");
  EXPECT_EQ(asked({{}, {3, {"Anna"}, 0}, {}, false}).players[2].name, "P3");
}

TEST(HotSeat, WritesAFileThatReplays) {
  HotSeat seat = played_until(lays);
  ASSERT_GT(seat.actions, 10U);
  const Replayed told = replayed(seat.game);
  EXPECT_TRUE(told.complete);
  EXPECT_EQ(told.actions, seat.actions);
  const HotSeat again = asked({seat.game, {}, {}, false});
  EXPECT_EQ(words_of(again), words_of(seat));
  EXPECT_EQ(again.done, seat.done);
  EXPECT_EQ(again.game, seat.game);
  while (seat.actions > 0) seat = taken_back(seat);
  EXPECT_EQ(seat.game, begun().game);
  EXPECT_EQ(taken_back(seat).game, seat.game) << "there is nothing to take back";
}

TEST(HotSeat, LaysAndStationsChangeTheBoard) {
  const HotSeat seat = played_until(lays);
  EXPECT_EQ(seat.decides, seat.players[1].acts ? "Bo" : seat.players[0].acts ? "Anna" : "Cy");
  EXPECT_NE(seat.acts, seat.decides) << "a company acts";
  std::string laid;
  for (const SeatChoice& choice : seat.choices)
    if (lays(choice)) {
      EXPECT_THAT(choice.words, HasSubstr(" lays " + choice.tile + " on " + choice.hex));
      EXPECT_THAT(choice.words, HasSubstr("turned by " + std::to_string(choice.rotation)));
      EXPECT_EQ(choice.action["hex"], choice.hex);
      laid = choice.action.dump();
    }
  EXPECT_NE(after(seat, nlohmann::json::parse(laid)).lies, seat.lies);
  const auto pass =
      std::ranges::find_if(seat.choices, [](const SeatChoice& one) { return one.action["type"] == "pass"; });
  ASSERT_NE(pass, seat.choices.end());
  EXPECT_EQ(after(seat, pass->action).lies, seat.lies);
}

TEST(HotSeat, JudgesAnotherPrice) {
  const HotSeat seat = begun();
  const auto bid = std::ranges::find_if(
      seat.choices, [](const SeatChoice& one) { return one.words.find(" bids ") != std::string::npos; });
  ASSERT_NE(bid, seat.choices.end());
  EXPECT_TRUE(bid->price_is_free);
  EXPECT_THAT(seat.choices, Contains(testing::Truly([](const SeatChoice& one) {
                return one.words.find(" buys ") != std::string::npos && !one.price_is_free;
              })))
      << "the first is bought at its price";
  auto action = bid->action;
  action["price"] = action["price"].get<int>() + 10;
  const HotSeat dearer = after(seat, action);
  EXPECT_EQ(dearer.refused, "");
  EXPECT_THAT(dearer.table, Contains(HasSubstr("Anna bids $")));
  action["price"] = 1;
  const HotSeat refused = after(seat, action);
  EXPECT_THAT(refused.refused, Not(IsEmpty()));
  EXPECT_EQ(refused.game, seat.game);
  EXPECT_EQ(words_of(refused), words_of(seat));
}

TEST(HotSeat, StopsAtTheFirstIllegalRecordedAction) {
  const std::string text = R"({"title":"1870","players":["Anna","Bo","Cy"],"actions":[
{"id":1,"type":"bid","entity":1,"entity_type":"player","company":"GRSC","price":20},
{"id":2,"type":"pass","entity":1,"entity_type":"player"},
{"id":3,"type":"pass","entity":3,"entity_type":"player"}]})";
  const HotSeat seat = asked({text, {}, {}, false});
  EXPECT_THAT(seat.stopped, HasSubstr("action 2"));
  EXPECT_EQ(seat.left_out, 2U);
  EXPECT_EQ(seat.actions, 1U);
  EXPECT_EQ(seat.acts, "Bo");
  EXPECT_EQ(seat.game, text) << "who looks loses nothing";
  const HotSeat cut = taken_back(seat);
  EXPECT_EQ(cut.stopped, "");
  EXPECT_EQ(cut.actions, 1U);
  EXPECT_TRUE(replayed(cut.game).complete);
}

TEST(HotSeat, ContinuesARecordOfAnotherEngineWithItsRules) {
  const std::string text =
      R"({"title":"1870","players":["Anna","Bo","Cy"],"end_reason":"bank","actions":[]})";
  const HotSeat seat = asked({text, {}, {}, false});
  const HotSeat next = after(seat, seat.choices.front().action);
  const MemoryReader files({{"game.json", next.game}});
  Sources sources;
  Findings findings;
  const auto record = read_game(files, "game.json", sources, findings);
  ASSERT_TRUE(record);
  EXPECT_TRUE(record->foreign);
  EXPECT_EQ(record->actions.size(), 1U);
}

TEST(HotSeat, RefusesAGameOfAnotherTitleWithAReason) {
  const auto error = [](const HotSeatQuestion& question) {
    const auto seat = hot_seat(shipped(), question);
    return seat ? std::string() : seat.error();
  };
  EXPECT_THAT(error({"[1]", {}, {}, false}), HasSubstr("`players`"));
  EXPECT_THAT(error({"{\"players\":", {}, {}, false}), HasSubstr("JSON"));
  EXPECT_THAT(error({{}, {99, {}, 0}, {}, false}), HasSubstr("not for 99 players"));
  EXPECT_THAT(after(begun(), {{"type", "bid"}, {"entity", 1}, {"company", "ZZZ"}}).refused, HasSubstr("ZZZ"));
}

}  // namespace
}  // namespace trackwright

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

std::vector<std::string> log_of(const HotSeat& seat) {
  std::vector<std::string> words;
  for (const SeatDone& one : seat.log) words.push_back(one.words);
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
  ASSERT_EQ(seat.table.players.size(), 3U);
  const SeatPlayer& last = seat.table.players[2];
  EXPECT_EQ(last.name, "Cy");
  EXPECT_EQ(last.cash, 700);
  EXPECT_EQ(last.certificates, 0);
  EXPECT_EQ(last.limit, 20);
  EXPECT_TRUE(seat.table.players[0].acts);
  EXPECT_FALSE(seat.table.players[1].acts);
  EXPECT_EQ(seat.decider, 0U);
  EXPECT_THAT(words_of(seat), Contains("Anna buys Great River Shipping Company for $20"));
  EXPECT_THAT(words_of(seat), Contains("Anna passes"));
  ASSERT_GE(seat.table.trains.size(), 2U);
  EXPECT_EQ(seat.table.trains[0].name, "2");
  EXPECT_EQ(seat.table.trains[0].left, 7);
  EXPECT_TRUE(seat.table.trains[0].next);
  EXPECT_EQ(seat.table.trains[1].left, 6);
  EXPECT_THAT(seat.log, IsEmpty());
}

TEST(HotSeat, UsesTheMinimumOfPlayersWithoutNames) {
  const HotSeat seat = asked({});
  ASSERT_EQ(seat.table.players.size(), static_cast<std::size_t>(shipped().players.front().players));
  EXPECT_EQ(seat.table.players[1].name, "P2");
  EXPECT_EQ(asked({{}, {3, {"Anna"}, 0}, {}, false}).table.players[2].name, "P3");
}

TEST(HotSeat, WritesAFileThatReplays) {
  HotSeat seat = played_until(lays);
  ASSERT_GT(seat.actions, 10U);
  const Replayed told = replayed(seat.game);
  EXPECT_TRUE(told.complete);
  EXPECT_EQ(told.actions, seat.actions);
  const HotSeat again = asked({seat.game, {}, {}, false});
  EXPECT_EQ(words_of(again), words_of(seat));
  EXPECT_EQ(log_of(again), log_of(seat));
  EXPECT_EQ(again.game, seat.game);
  while (seat.actions > 0) seat = taken_back(seat);
  EXPECT_EQ(seat.game, begun().game);
  EXPECT_EQ(taken_back(seat).game, seat.game) << "there is nothing to take back";
}

TEST(HotSeat, LaysAndStationsChangeTheBoard) {
  const HotSeat seat = played_until(lays);
  EXPECT_EQ(seat.decides, seat.table.players[1].acts ? "Bo" : seat.table.players[0].acts ? "Anna" : "Cy");
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
  EXPECT_TRUE(bid->price_is_free());
  EXPECT_EQ(bid->step, 5);
  EXPECT_THAT(seat.choices, Contains(testing::Truly([](const SeatChoice& one) {
                return one.words.find(" buys ") != std::string::npos && !one.price_is_free();
              })))
      << "the first is bought at its price";
  auto action = bid->action;
  action["price"] = action["price"].get<int>() + 10;
  const HotSeat dearer = after(seat, action);
  EXPECT_EQ(dearer.refused, "");
  ASSERT_EQ(dearer.table.bids.size(), 1U);
  EXPECT_EQ(dearer.table.bids[0].player, "Anna");
  EXPECT_EQ(dearer.table.bids[0].price, bid->price + 10);
  EXPECT_EQ(dearer.table.bids[0].item, bid->item);
  action["price"] = bid->most;
  EXPECT_EQ(after(seat, action).refused, "");
  action["price"] = bid->most + bid->step;
  EXPECT_NE(after(seat, action).refused, "");
  action["price"] = 1;
  const HotSeat refused = after(seat, action);
  EXPECT_THAT(refused.refused, Not(IsEmpty()));
  EXPECT_EQ(refused.game, seat.game);
  EXPECT_EQ(words_of(refused), words_of(seat));
}

TEST(HotSeat, ShowsEarlierStepsAndGoesOnFromThere) {
  const HotSeat seat = played_until(lays);
  HotSeatQuestion question{seat.game, {}, {}, false};
  question.at = 1;
  question.log_from = seat.actions - 2;
  const HotSeat early = asked(question);
  EXPECT_EQ(early.at, 1U);
  EXPECT_EQ(early.actions, seat.actions);
  EXPECT_EQ(early.game, seat.game) << "to look changes nothing";
  EXPECT_THAT(early.choices, IsEmpty());
  EXPECT_EQ(early.round, "Privates");
  EXPECT_EQ(early.log.size(), 2U);
  EXPECT_EQ(early.log_from, seat.actions - 2);
  question.at.reset();
  question.keep = 1;
  const HotSeat cut = asked(question);
  EXPECT_EQ(cut.actions, 1U);
  EXPECT_EQ(cut.log_from, 1U);
  EXPECT_EQ(cut.lies, early.lies);
  EXPECT_THAT(cut.choices, Not(IsEmpty()));
}

TEST(HotSeat, BotsActWithReasonsAndAlwaysAlike) {
  for (const bot::BotKind kind : {bot::BotKind::Random, bot::BotKind::Thrifty, bot::BotKind::Greedy}) {
    HotSeat seat = begun();
    for (int i = 0; i < 12; ++i) {
      HotSeatQuestion question{seat.game, {0, {}, 7}, {}, false};
      question.bot = kind;
      question.log_from = seat.actions;
      const HotSeat next = asked(question);
      ASSERT_EQ(next.refused, "");
      EXPECT_EQ(next.actions, seat.actions + 1);
      EXPECT_NE(next.reason, "");
      ASSERT_EQ(next.log.size(), 1U);
      EXPECT_EQ(next.log[0].player, seat.decider);
      EXPECT_EQ(asked(question).game, next.game);
      seat = next;
    }
    EXPECT_TRUE(replayed(seat.game).complete);
  }
}

TEST(HotSeat, ShowsTheBestRunsAndHintsOfLays) {
  const HotSeat seat = played_until([](const SeatChoice& one) { return one.revenue > 0; });
  const auto run = std::ranges::find_if(seat.choices, [](const SeatChoice& one) { return one.revenue > 0; });
  ASSERT_NE(run, seat.choices.end());
  int sum = 0;
  for (const auto& one : seat.runs) sum += one.revenue;
  EXPECT_EQ(sum, run->revenue);
  const HotSeat paying = after(seat, run->action);
  EXPECT_EQ(paying.runs.size(), seat.runs.size()) << "the runs are shown until they are paid";
  EXPECT_EQ(paying.choices.front().revenue, run->revenue);

  const HotSeat track = played_until(lays);
  const auto lay = std::ranges::find_if(track.choices, lays);
  const auto hints = hints_for(shipped(), track.game, lay->hex);
  ASSERT_TRUE(hints);
  ASSERT_FALSE(hints->empty());
  EXPECT_EQ(hints->front().tile, lay->tile);
  EXPECT_FALSE(hints_for(shipped(), "[]", "B4"));
  EXPECT_TRUE(hints_for(shipped(), track.game, "nowhere")->empty());
}

TEST(HotSeat, ListsSharesWithSellersAndPrices) {
  const HotSeat seat = played_until([](const SeatChoice& one) { return one.kind == "sell_shares"; });
  for (const SeatChoice& one : seat.choices) {
    if (one.kind == "par") EXPECT_GT(one.price, 0);
    if (one.kind != "buy_shares" && one.kind != "sell_shares") continue;
    EXPECT_THAT(one.words, HasSubstr("$" + std::to_string(one.price))) << one.words;
    EXPECT_THAT(one.words, HasSubstr(std::to_string(one.percent) + " %"));
    EXPECT_THAT(one.words, HasSubstr(one.company));
  }
  const auto started = std::ranges::find_if(seat.table.companies, &SeatCompany::started);
  ASSERT_NE(started, seat.table.companies.end());
  EXPECT_TRUE(started->price);
  EXPECT_TRUE(started->cell.is_there());
  int percent = started->offered + started->pool;
  for (const SeatPlayer& player : seat.table.players)
    for (const SeatShare& share : player.shares)
      if (share.company == started->id) percent += share.percent;
  EXPECT_EQ(percent, 100);
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

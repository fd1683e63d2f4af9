#include "designer/play/game_file.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "designer/format/title/load.h"
#include "designer/play/action_words.h"
#include "designer/play/record.h"
#include "designer/play/replay.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

struct Read {
  std::optional<RecordedGame> game;
  Sources sources;
  Findings findings;
};

Read read_text(const std::string& text) {
  Read read;
  const MemoryReader files({{"game.json", text}});
  read.game = read_game(files, "game.json", read.sources, read.findings);
  return read;
}

std::vector<std::string> checks_of(const Findings& findings) {
  std::vector<std::string> checks;
  for (const Finding& finding : findings) checks.push_back(finding.check);
  return checks;
}

const Title& shipped() {
  static const Loaded loaded = load_title(DiskReader(), noise::installation(), "1870");
  return *loaded.title;
}

constexpr const char* begun = R"({"players":["A","B","C"],"actions":[
{"id":1,"type":"bid","entity":1,"entity_type":"player","company":"GRSC","price":20},
{"id":2,"type":"pass","entity":2,"entity_type":"player"}]})";

TEST(GameFile, KnowsTheLineOfEachAction) {
  const Read read = read_text(begun);
  ASSERT_TRUE(read.game);
  ASSERT_EQ(read.game->actions.size(), 2U);
  const std::string text = begun;
  const Place place = read.game->actions[1].place;
  EXPECT_EQ(text.substr(place.offset, place.length),
            R"({"id":2,"type":"pass","entity":2,"entity_type":"player"})");
}

TEST(GameFile, ReportsDamagedFiles) {
  EXPECT_THAT(checks_of(read_text(std::string(begun).substr(0, 90)).findings),
              ElementsAre("play/unreadable"));
  EXPECT_THAT(checks_of(read_text("").findings), ElementsAre("play/unreadable"));
  EXPECT_THAT(checks_of(read_text("[1, 2]").findings), ElementsAre("play/not-a-game"));
  EXPECT_THAT(checks_of(read_text(R"({"players":["A"],"actions":7})").findings),
              ElementsAre("play/not-a-game"));
  Read missing;
  EXPECT_FALSE(read_game(MemoryReader({}), "none.json", missing.sources, missing.findings));
  EXPECT_EQ(missing.findings.size(), 1U);
}

// The finding points at the first damaged character and names the action.
TEST(GameFile, ReportsThePlaceOfDamage) {
  const std::string text = begun;
  const std::size_t second = text.find("{\"id\":2");
  const Read cut = read_text(text.substr(0, second + 20));
  ASSERT_EQ(cut.findings.size(), 1U);
  EXPECT_EQ(cut.findings.front().place.offset, second + 20);
  EXPECT_THAT(cut.findings.front().message, HasSubstr("in or after action 2"));
  std::string broken = text;
  broken[second + 5] = '~';  // replaces a colon
  const Read odd = read_text(broken);
  ASSERT_EQ(odd.findings.size(), 1U);
  EXPECT_EQ(odd.findings.front().place.offset, second + 5);
  EXPECT_THAT(odd.findings.front().message, HasSubstr("in or after action 2"));
}

TEST(GameFile, RejectsDuplicatePlayerNames) {
  const Read read = read_text(R"({"actions":[],"players":["A","B","A"]})");
  EXPECT_FALSE(read.game);
  ASSERT_THAT(checks_of(read.findings), ElementsAre("play/not-a-game"));
  EXPECT_EQ(read.findings.front().place.offset, 14U);
}

TEST(GameFile, NumbersActionsWithAnIdOutOfRange) {
  const Read read =
      read_text(R"({"players":["A","B"],"actions":[{"id":18446744073709551615,"type":"pass"}]})");
  ASSERT_TRUE(read.game);
  EXPECT_EQ(read.game->actions.front().id, 1);
}

// The size limit allows such deep lists, but a recursive copy of them would fail.
TEST(GameFile, RejectsDeeplyNestedLists) {
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  for (const std::string& action :
       {R"({"id":1,"type":"pass","entity":1,"entity_type":"player","shares":)" + deep + "}",
        R"({"id":1,"type":)" + deep + "}", R"({"id":1,"entity":)" + deep + R"(,"type":"bid"})", deep}) {
    const Read read = read_text(R"({"players":["A","B","C"],"actions":[)" + action + "]}");
    EXPECT_FALSE(read.game);
    EXPECT_THAT(checks_of(read.findings), ElementsAre("play/not-a-game"));
    EXPECT_GT(read.findings.front().place.offset, 30U);
  }
  const std::string quoted = R"({"id":1,"type":"message","message":")" + std::string(500, '[') + R"("})";
  EXPECT_TRUE(read_text(R"({"players":["A","B","C"],"actions":[)" + quoted + "]}").game);
}

TEST(GameFile, NamesUnknownThingsThatItRefuses) {
  const auto game = play::Game::of(shipped(), 3);
  ASSERT_TRUE(game);
  const play::State state = play::opening(*game);
  const auto error_of = [&](const char* text) {
    const auto action = action_of(*game, state, nlohmann::json::parse(text));
    return action ? std::string() : action.error();
  };
  EXPECT_THAT(error_of(R"({"type":"bid","entity":9,"entity_type":"player"})"), HasSubstr("no player 9"));
  EXPECT_THAT(error_of(R"({"type":"bid","entity":1,"company":"ZZZ","price":5})"), HasSubstr("ZZZ"));
  EXPECT_THAT(error_of(R"({"type":"lay_tile","entity":"MP","hex":"Q99","tile":"57-0"})"), HasSubstr("Q99"));
  EXPECT_THAT(error_of(R"({"type":"lay_tile","entity":"MP","hex":"A2","tile":"57-999"})"),
              HasSubstr("57-999"));
  EXPECT_THAT(error_of(R"({"type":"buy_shares","entity":1,"shares":["MP_77"]})"), HasSubstr("MP_77"));
  EXPECT_THAT(error_of(R"({"type":"bid","entity":1,"company":"GRSC","price":99999999999})"),
              HasSubstr("range"));
  EXPECT_THAT(error_of(R"({"type":"bid","entity":1,"company":"GRSC","price":18446744073709551615})"),
              HasSubstr("price"));
  EXPECT_THAT(error_of(R"({"type":"lay_tile","entity":"MP","hex":"A2","tile":"57-0","rotation":-1})"),
              HasSubstr("rotation"));
  EXPECT_THAT(error_of(R"({"type":"buy_shares","entity":1,"shares":["MP_1"],"percent":-20})"),
              HasSubstr("percent"));
  for (const char* price : {"17.4", "\"20\"", "[]"})
    EXPECT_THAT(
        error_of(fmt::format(R"({{"type":"bid","entity":1,"company":"GRSC","price":{}}})", price).c_str()),
        HasSubstr("`price`"));
  EXPECT_THAT(error_of("[]"), HasSubstr("object"));
}

TEST(Replay, RefusesActionsOutOfTurnWithTheRule) {
  Read read = read_text(begun);
  read.game->actions[0].said["entity"] = 2;
  const auto told = replay(shipped(), *read.game, {});
  ASSERT_TRUE(told);
  ASSERT_TRUE(told->divergence);
  EXPECT_EQ(told->divergence->action, 1);
  EXPECT_EQ(told->divergence->rule, "opening");
  EXPECT_THAT(told->divergence->ours, HasSubstr("P1"));
}

TEST(Replay, ReportsUnknownActions) {
  Read read = read_text(begun);
  read.game->actions[0].said["type"] = "convert";
  const auto told = replay(shipped(), *read.game, {});
  ASSERT_TRUE(told);
  ASSERT_TRUE(told->divergence);
  EXPECT_THAT(told->divergence->ours, HasSubstr("convert"));
}

// Every legal action can be written, and reading it gives the same action.
TEST(GameFile, RoundTripsEveryLegalAction) {
  const auto game = play::Game::of(shipped(), 3);
  ASSERT_TRUE(game);
  play::State state = play::opening(*game);
  for (std::size_t i = 0; i < 150 && !state.over; ++i) {
    const auto all = play::candidates(*game, state, {.runs = false});
    ASSERT_THAT(all, testing::Not(IsEmpty()));
    for (const play::Action& action : all) {
      const auto said = said_action(*game, state, action, 1);
      const auto read = action_of(*game, state, said);
      ASSERT_TRUE(read) << said.dump() << ": " << read.error();
      EXPECT_EQ(said_action(*game, state, *read, 1), said);
      const std::string words = action_words(*game, state, action);
      EXPECT_GT(words.size(), 5U) << said.dump();
      EXPECT_THAT(words, testing::Not(testing::AnyOf(HasSubstr("_"), HasSubstr("{"), HasSubstr("  "))));
    }
    for (std::size_t at = 0; at < all.size(); ++at)
      if (auto after = play::apply(*game, state, all[(at + 5 * i) % all.size()])) {
        state = *after;
        break;
      }
  }
}

TEST(ActionWords, DescribeActionsAsPlayersDo) {
  const auto game = play::Game::of(shipped(), 3);
  ASSERT_TRUE(game);
  const play::State state = play::opening(*game);
  const auto words = [&](const char* said) {
    const auto action = action_of(*game, state, nlohmann::json::parse(said));
    return action ? action_words(*game, state, *action) : action.error();
  };
  EXPECT_EQ(words(R"({"type":"bid","entity":1,"entity_type":"player","company":"GRSC","price":20})"),
            "P1 buys Great River Shipping Company for $20");
  EXPECT_EQ(words(R"({"type":"bid","entity":1,"entity_type":"player","company":"GSC","price":85})"),
            "P1 bids $85 for The Gulf Shipping Company");
  EXPECT_EQ(words(R"({"type":"lay_tile","entity":"MP","hex":"C18","tile":"57-0","rotation":1})"),
            "MP lays 57 on C18 (St. Louis), turned by 1");
  EXPECT_EQ(words(R"({"type":"buy_train","entity":"MP","train":"2-0","price":80})"),
            "MP buys a 2-train from the bank for $80");
}

// A game file states the values that a title draws by lot, or they follow from the actions.
TEST(GameFile, ReadsDrawnValues) {
  const Read read = read_text(R"({"players":["A","B"],"drawn":["MP"],"actions":[]})");
  ASSERT_TRUE(read.game);
  EXPECT_THAT(read.game->drawn, ElementsAre("MP"));
}

// A state is a value: a refused action changes nothing.
TEST(Replay, ARefusedActionChangesNothing) {
  const auto game = play::Game::of(shipped(), 3);
  ASSERT_TRUE(game);
  const play::State state = play::opening(*game);
  const auto before = record_of(*game, state);
  play::Action wrong;
  wrong.kind = play::ActionKind::Dividend;
  wrong.actor = play::player_owner(0);
  EXPECT_FALSE(play::apply(*game, state, wrong));
  EXPECT_EQ(record_of(*game, state), before);
}

// For a number out of range the JSON library throws another exception than for a syntax error.
TEST(GameFile, ReportsThePlaceOfANumberThatIsTooLarge) {
  const Read read =
      read_text("{\"players\":[\"A\",\"B\"],\n\"actions\":[{\"type\":\"bid\",\"price\":1e400}]}");
  EXPECT_FALSE(read.game);
  ASSERT_EQ(read.findings.size(), 1U);
  EXPECT_EQ(read.findings[0].check, "play/unreadable");
  EXPECT_GT(read.findings[0].place.offset, 40U);
}

}  // namespace
}  // namespace trackwright

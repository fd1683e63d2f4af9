// The bots on the small game: they choose legal actions, repeat themselves with the same seed, and cannot see
// hidden cards.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "engine/bot/kinds.h"
#include "engine/bot/match.h"
#include "engine/play/turn/legal.h"
#include "tests/engine/bot/own_bot.h"
#include "tests/engine/play/small_game.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using bot::BotKind;
using play::ActionKind;

class Bots : public SmallGame {
 protected:
  bot::BotChoice chosen(BotKind kind, std::size_t seat) {
    bot::BotSettings settings;
    settings.seat = seat;
    settings.explain = true;
    auto choice = bot::make_bot(kind, settings)->choose(*game_, state_);
    EXPECT_TRUE(choice) << choice.error();
    return choice ? *choice : bot::BotChoice{};
  }

  // The actions of a whole game as kinds and prices.
  std::vector<std::pair<int, int>> course(const std::vector<BotKind>& seats, std::uint64_t seed) {
    std::vector<std::pair<int, int>> actions;
    bot::BotSettings settings;
    settings.seed = seed;
    bot::MatchOptions options;
    options.observe = [&](const play::State&, const bot::BotChoice& choice, const play::State&) {
      actions.emplace_back(static_cast<int>(choice.action.kind), choice.action.price);
      return std::string();
    };
    const auto bots = bot::make_bots(seats, settings);
    result_ = bot::play_match(*game_, bot::pointers(bots), options);
    return actions;
  }

  bot::MatchResult result_;
};

TEST_F(Bots, EndTheSmallGameByARule) {
  title_.bank->value = 3'000;
  begin();
  for (const BotKind kind : {BotKind::Thrifty, BotKind::Greedy}) {
    course({kind, kind, kind}, 1);
    EXPECT_EQ(result_.end, bot::MatchEnd::Rule) << word_of(kind) << ": " << result_.cause;
    EXPECT_EQ(result_.cause, "bank");
  }
}

TEST_F(Bots, RepeatAGameWithItsSeed) {
  begin();
  for (const BotKind kind : values_of<BotKind>()) {
    const auto first = course({kind, kind, kind}, 5);
    EXPECT_EQ(course({kind, kind, kind}, 5), first) << word_of(kind);
  }
  EXPECT_NE(course({BotKind::Random, BotKind::Random, BotKind::Random}, 6),
            course({BotKind::Random, BotKind::Random, BotKind::Random}, 7));
}

// play_match applies each choice, so an illegal one is a fault.
TEST_F(Bots, MixInOneGame) {
  begin();
  course({BotKind::Random, BotKind::Thrifty, BotKind::Greedy}, 3);
  EXPECT_NE(result_.end, bot::MatchEnd::Fault) << result_.cause;
}

TEST_F(Bots, ExplainEachChoiceInOneLine) {
  begin();
  for (const BotKind kind : values_of<BotKind>()) {
    const auto choice = chosen(kind, bot::player_to_act(*game_, state_));
    EXPECT_FALSE(choice.reason.empty()) << word_of(kind);
    EXPECT_EQ(choice.reason.find('\n'), std::string::npos);
  }
}

TEST_F(Bots, ActForTheirOwnSeatOnly) {
  begin();
  float_company(0);
  operate(0);
  std::vector<play::Action> all = play::legal_actions(*game_, state_);
  const std::size_t many = all.size();
  ASSERT_GT(many, 0U);
  EXPECT_EQ(bot::player_to_act(*game_, state_), 0U);
  bot::keep_own(*game_, state_, 0, all);
  EXPECT_EQ(all.size(), many);
  play::Action foreign = all.front();
  foreign.actor = play::player_owner(1);
  all = {foreign};
  bot::keep_own(*game_, state_, 0, all);
  EXPECT_TRUE(all.empty());
}

// The company has no train and money for one; without it, the president would have to pay later.
TEST_F(Bots, GreedyBuysATrainThatEarns) {
  begin();
  float_company(0, 150);
  operate(0);
  while (state_.step != play::Stage::Trains) {
    const auto choice = chosen(BotKind::Greedy, 0);
    ASSERT_EQ(act(choice.action), "");
  }
  EXPECT_EQ(chosen(BotKind::Greedy, 0).action.kind, ActionKind::BuyTrain);
}

// Of three companies at the same price it buys the one that earns.
TEST_F(Bots, GreedyBuysTheShareThatPays) {
  begin();
  for (const std::size_t company : {0U, 1U, 2U}) float_company(company);
  give_train(1, 0);
  table().place_home(0);
  table().place_home(1);
  state_.companies[0].operated = state_.companies[1].operated = true;
  stock_round(1);
  const auto choice = chosen(BotKind::Greedy, 1);
  ASSERT_EQ(choice.action.kind, ActionKind::BuyShares);
  EXPECT_EQ(choice.action.company, 1);
  EXPECT_THAT(choice.reason, testing::HasSubstr("B"));
}

// Players who start many companies at once have no money left to float them.
TEST_F(Bots, ThriftyFloatsACompanyBeforeAnother) {
  begin();
  play::CompanyState& one = state_.companies[0];
  one.started = true;
  one.president = play::player_owner(1);
  one.par = {0, 5};
  table().enter(0, one.par);
  table().move_certificate(0, 0, play::player_owner(1));
  state_.players[0].cash = 1'000;
  stock_round(0);
  const play::Action action = chosen(BotKind::Thrifty, 0).action;
  EXPECT_EQ(action.kind, ActionKind::BuyShares);
  EXPECT_EQ(action.company, 0);
}

TEST_F(Bots, OfOtherAuthorsTakeASeat) {
  begin();
  OwnBot own(0);
  const auto others = bot::make_bots({BotKind::Thrifty, BotKind::Thrifty, BotKind::Thrifty});
  const auto result = bot::play_match(*game_, {&own, others[1].get(), others[2].get()});
  EXPECT_NE(result.end, bot::MatchEnd::Fault) << result.cause;
  EXPECT_GT(result.actions, 20U);
}

std::string text_of(const std::string& path) {
  std::ifstream file(source_folder() + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The bot in the documentation is the one that plays above.
TEST(OwnBotInDocs, IsThePlayedOne) {
  const std::string page = text_of("/docs/bots.md");
  const std::string code = text_of("/tests/engine/bot/own_bot.cpp");
  const std::size_t from = page.find("```cpp\n") + 7;
  std::istringstream lines(page.substr(from, page.find("```", from) - from));
  std::size_t at = 0;
  std::size_t found = 0;
  for (std::string line; std::getline(lines, line); ++found) {
    const std::size_t next = code.find(line, at);
    ASSERT_NE(next, std::string::npos) << line;
    at = next + line.size();
  }
  EXPECT_GT(found, 25U);
}

TEST_F(Bots, WorthsAreCashAndShares) {
  begin();
  float_company(0);
  const std::vector<int> worths = bot::worths(*game_, state_);
  ASSERT_EQ(worths.size(), 3U);
  EXPECT_EQ(worths[0], state_.players[0].cash + 400);  // 40 % at 100 for a share
  EXPECT_EQ(worths[2], state_.players[2].cash + 200);
}

}  // namespace
}  // namespace trackwright

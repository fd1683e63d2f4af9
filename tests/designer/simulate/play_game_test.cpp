// Tests the records of simulated games, and that threads and shards do not change the sums.
#include <gtest/gtest.h>

#include "engine/simulate/many_games.h"
#include "tests/designer/simulate/starter.h"

namespace trackwright::simulate {
namespace {

GamePlan plan_of(std::uint64_t games) {
  GamePlan plan;
  plan.games = games;
  plan.players = {2, 3};
  plan.bots = {bot::BotKind::Thrifty};
  return plan;
}

std::vector<std::uint64_t> first_games(std::uint64_t games) {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t i = 0; i < games; ++i) numbers.push_back(i);
  return numbers;
}

TEST(PlayGame, RecordsWhatTheGameDid) {
  const Title& title = starter_title();
  const auto played = play_game(title, plan_of(2), 1);
  ASSERT_TRUE(played) << played.error();
  const GameRecord& record = *played;
  EXPECT_EQ(record.players, 3);
  EXPECT_EQ(record.end, bot::MatchEnd::Rule);
  EXPECT_EQ(static_cast<std::size_t>(record.operating_rounds), record.rounds.size());
  // The money of companies is revenue that somebody earned in some round.
  int income = 0;
  for (const RoundRecord& round : record.rounds) income += round.income;
  int revenue = 0;
  for (const CompanyRecord& company : record.companies) {
    int turns = 0;
    for (const int turn : company.revenue_by_turn) turns += turn;
    EXPECT_EQ(turns, company.revenue) << company.id;
    revenue += company.revenue;
  }
  EXPECT_EQ(income, revenue);
  EXPECT_GT(income, 0);
  for (const TrainRecord& train : record.trains) {
    EXPECT_EQ(train.first.has_value(), train.sold > 0) << train.name;
    EXPECT_LE(train.rounds_run, record.operating_rounds) << train.name;
    if (train.sold_out) EXPECT_GE(*train.sold_out, *train.first) << train.name;
    if (train.rusted && train.first) EXPECT_GE(*train.rusted, *train.first) << train.name;
  }
  ASSERT_EQ(record.seats.size(), 3U);
  EXPECT_EQ(record.rounds.back().worth[0], record.seats[0].worth);
  for (const TileRecord& tile : record.exhausted) EXPECT_LE(tile.round, record.operating_rounds);
}

TEST(PlayGame, ExaminesSomeGamesInDetail) {
  const Title& title = starter_title();
  const auto detailed = play_game(title, plan_of(2), 0);
  const auto other = play_game(title, plan_of(2), 1);
  ASSERT_TRUE(detailed && other);
  EXPECT_TRUE(detailed->detailed);
  EXPECT_FALSE(other->detailed);
  // The stops pay the revenue of all runs; the starter has no bonuses or fees.
  int stops = 0;
  for (const auto& [hex, revenue] : detailed->revenue) stops += revenue;
  int runs = 0;
  for (const CompanyRecord& company : detailed->companies) runs += company.revenue;
  EXPECT_EQ(stops, runs);
  EXPECT_TRUE(other->revenue.empty());
}

TEST(PlayGames, DoNotDependOnThreadsOrShards) {
  const Title& title = starter_title();
  const std::vector<std::uint64_t> numbers = first_games(10);
  std::vector<std::uint64_t> order;
  ManyGames many{{&title}, plan_of(10), 1, {}, {}};
  const auto alone = play_games(many, numbers);
  many.jobs = 3;
  many.each = [&](const std::vector<GameRecord>& records) { order.push_back(records.front().number); };
  const auto together = play_games(many, numbers);
  ASSERT_TRUE(alone && together);
  EXPECT_EQ(*alone, *together);
  EXPECT_EQ(order, numbers);
  auto merged = play_games(many, {9, 1, 3, 5, 7});
  const auto rest = play_games(many, {0, 2, 4, 6, 8});
  ASSERT_TRUE(merged && rest);
  merged->merge(*rest);
  EXPECT_EQ(*merged, *alone);
}

}  // namespace
}  // namespace trackwright::simulate

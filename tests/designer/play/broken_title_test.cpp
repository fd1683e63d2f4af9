// Unfinished titles that cannot be played must give an error, not a crash, when a game is requested.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "designer/format/title/load.h"
#include "designer/studio/open.h"
#include "engine/play/value/game.h"
#include "tests/named.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

struct BrokenTitle {
  const char* name;
  std::function<void(Title&)> change;
  const char* why;  // the reason why there is no game
};

Company& first_major(Title& title) {
  return *std::ranges::find_if(title.companies.companies,
                               [](const Company& one) { return one.kind == "major"; });
}

class UnplayableTitle : public testing::TestWithParam<BrokenTitle> {};

TEST_P(UnplayableTitle, IsReportedAndNotPlayed) {
  Loaded loaded = load_title(DiskReader(), noise::installation(), "18sj");
  GetParam().change(*loaded.title);
  const auto game = play::Game::of(*loaded.title, 3);
  ASSERT_FALSE(game);
  EXPECT_THAT(game.error(), testing::HasSubstr(GetParam().why));
}

INSTANTIATE_TEST_SUITE_P(
    Titles, UnplayableTitle,
    testing::ValuesIn(std::vector<BrokenTitle>{
        {"no certificates", [](Title& title) { first_major(title).certificates.clear(); }, "certificates of"},
        {"worthless shares",
         [](Title& title) {
           for (Certificate& one : first_major(title).certificates) one.percent.value = 0;
         },
         "share of"},
        {"no trains", [](Title& title) { title.roster.trains.clear(); }, "no phases or no trains"},
        {"long market", [](Title& title) { title.market.rows.front().resize(200); },
         "more than 120 rows or columns"},
        {"dear private", [](Title& title) { title.companies.privates.front().price.value = 99'999; },
         "more than 30000"},
        {"dear station", [](Title& title) { first_major(title).tokens.back().value = 99'999; },
         "more than 30000"},
        {"many certificates", [](Title& title) { first_major(title).certificates.back().count.value = 999; },
         "more than 200 certificates"},
        {"many companies",
         [](Title& title) { title.companies.companies.resize(61, title.companies.companies.front()); },
         "more than 60"},
    }),
    by_name);

// An undefined tile of the manifest has an error of its own; play uses the other tiles.
TEST(UndefinedTile, IsNotInTheGame) {
  Loaded loaded = load_title(DiskReader(), noise::installation(), "18sj");
  Title& title = *loaded.title;
  const std::size_t before = play::Game::of(title, 3)->tiles.size();
  title.manifest.front().id.value = "no such tile";
  const auto game = play::Game::of(title, 3);
  ASSERT_TRUE(game) << game.error();
  EXPECT_EQ(game->tiles.size() + 1, before);
}

// If a title can no longer be played, its worked opening is left out with a finding.
TEST(UnplayableOpening, GivesAFinding) {
  const std::string folder = noise::installation().titles + "/18norway";
  const DiskReader disk;
  std::string companies = *disk.read(folder + "/companies.yaml", largest_file);
  const std::size_t at = companies.find("    certificates:");
  ASSERT_NE(at, std::string::npos);
  const std::size_t end = companies.find("    converts:", at);
  ASSERT_NE(end, std::string::npos);
  companies.erase(at, end - at);
  const MemoryReader files({{folder + "/companies.yaml", companies}}, &disk);
  const Loaded loaded = open_title(files, noise::installation(), "18norway");
  EXPECT_TRUE(
      std::ranges::any_of(loaded.findings, [](const Finding& one) { return one.check == "play/opening"; }));
}

}  // namespace
}  // namespace trackwright

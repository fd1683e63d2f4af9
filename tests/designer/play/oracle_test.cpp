// Replays our random games in another engine, if there is one: it must accept every action.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/designer/play/played.h"
#include "tests/designer/play/random_game.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/render/process.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

std::string replayer() {
  const char* folder = std::getenv("TRACKWRIGHT_ORACLES");
  return (folder != nullptr ? std::string(folder) : source_folder() + "/../shared/oracles") +
         "/ruby18xx/replay.rb";
}

class OurGames : public testing::TestWithParam<std::string> {};

TEST_P(OurGames, ReplayInAnotherEngine) {
  if (played::folder().empty()) GTEST_SKIP() << "no reference facts";
  if (!std::filesystem::exists(replayer())) GTEST_SKIP() << "no " << replayer();
  if (run_program("ruby --version").exit != 0) GTEST_SKIP() << "no ruby";
  const Loaded loaded = played::title_of(GetParam(), {});
  ASSERT_TRUE(loaded.title);
  const Scratch scratch;
  for (const int players : {3, 4}) {
    const played::WrittenGame game = played::written_game(*loaded.title, GetParam(), players, 11);
    ASSERT_EQ(game.fault, "");
    scratch.write("game.json", game.json);
    const auto replayed =
        run_program("ruby '" + replayer() + "' '" + scratch.path("game.json") + "' --quiet");
    EXPECT_EQ(replayed.exit, 0) << players << " players: " << replayed.output;
    const auto told = nlohmann::json::parse(replayed.output, nullptr, false);
    ASSERT_TRUE(told.is_object()) << replayed.output;
    EXPECT_EQ(told.value("actions", std::size_t{0}), game.actions);
  }
}

// In other titles games end at situations that do not occur at a table: see docs/measurements/replay.md.
INSTANTIATE_TEST_SUITE_P(Titles, OurGames,
                         testing::Values("1870", "1888", "1889", "18AL", "18Chesapeake", "18NL", "18TN"),
                         by_name);

}  // namespace
}  // namespace trackwright

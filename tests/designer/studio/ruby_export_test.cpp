// Titles as game folders of 18xx.games: what they keep, and whether the engine of 18xx.games plays them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "designer/compare/compare.h"
#include "designer/studio/export.h"
#include "designer/studio/import.h"
#include "designer/studio/open.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"
#include "tests/named.h"
#include "tests/render/process.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string path_of(const std::string& title) {
  return source_folder() + (title == "starter" ? "/templates/starter" : "/titles/" + title);
}

Exported exported(const std::string& title) {
  const DiskReader disk;
  const Loaded loaded = open_title(disk, source_installation(), path_of(title));
  auto made = export_title(disk, source_installation(), loaded, "ruby");
  EXPECT_TRUE(made.has_value());
  return made ? std::move(*made) : Exported{};
}

std::string file_of(const Exported& exported, std::string_view name) {
  for (const TitleFile& file : exported.files)
    if (file.name == name) return file.bytes;
  return {};
}

TEST(ExportRuby, WritesTheFourFilesOfAGame) {
  const Exported made = exported("starter");
  std::vector<std::string> names;
  for (const TitleFile& file : made.files) names.push_back(file.name);
  EXPECT_THAT(names, ElementsAre("meta.rb", "map.rb", "entities.rb", "game.rb"));
  EXPECT_THAT(std::string(made.notice), HasSubstr("permission"));
}

TEST(ExportRuby, WritesRulesAsConstants) {
  const std::string game = file_of(exported("1870"), "game.rb");
  for (const char* constant :
       {"MUST_SELL_IN_BLOCKS = true", "SELL_BUY_ORDER = :sell_buy_or_buy_sell", "SELL_AFTER = :first",
        "EBUY_FROM_OTHERS = :never", "cannot_reuse_same_hex: true",
        "GAME_END_CHECK = { bank: :full_or, bankrupt: :immediate }", "2 => { 10 => 28, 9 => 24 }"})
    EXPECT_THAT(game, HasSubstr(constant));
}

class ExportedRuby : public testing::TestWithParam<std::string> {};

// The map, the tiles and the prices survive the way out and back.
TEST_P(ExportedRuby, ReadsBack) {
  const DiskReader disk;
  const Exported made = exported(GetParam());
  std::map<std::string, std::string> ruby;
  for (const TitleFile& file : made.files) ruby["g_x/" + file.name] = file.bytes;
  const Imported again = import_title(MemoryReader(ruby, &disk), source_installation(), "g_x", "ruby");
  std::map<std::string, std::string> files;
  for (const TitleFile& file : again.files) files["x/" + file.name] = file.bytes;
  const Loaded back = load_title(MemoryReader(files, &disk), source_installation(), "x");
  const Loaded title = open_title(disk, source_installation(), path_of(GetParam()));
  ASSERT_TRUE(back.title && title.title);
  EXPECT_EQ(back.title->map.hexes().size(), title.title->map.hexes().size());
  EXPECT_EQ(back.title->manifest.size(), title.title->manifest.size());
  EXPECT_EQ(back.title->roster.trains.size(), title.title->roster.trains.size());
  EXPECT_EQ(back.title->companies.companies.size(), title.title->companies.companies.size());
  EXPECT_EQ(back.title->companies.privates.size(), title.title->companies.privates.size());
  std::size_t cells = 0;
  for (const auto& row : title.title->market.rows) cells += row.size();
  for (const auto& row : back.title->market.rows) cells -= row.size();
  EXPECT_EQ(cells, 0U);
}

std::string oracle(const char* script) {
  const char* folder = std::getenv("TRACKWRIGHT_ORACLES");
  return (folder != nullptr ? std::string(folder) : source_folder() + "/../shared/oracles") + "/ruby18xx/" +
         script;
}

void write_game(const Exported& made, const Scratch& scratch) {
  for (const TitleFile& file : made.files) scratch.write("g_x/" + file.name, file.bytes);
}

TEST_P(ExportedRuby, LoadsInTheEngine) {
  const std::string loader = oracle("load_export.rb");
  if (!std::filesystem::exists(loader)) GTEST_SKIP() << "no " << loader;
  if (run_program("ruby --version").exit != 0) GTEST_SKIP() << "no ruby";
  const Scratch scratch;
  write_game(exported(GetParam()), scratch);
  const auto loaded = run_program("ruby '" + loader + "' '" + scratch.path("g_x") + "'");
  ASSERT_EQ(loaded.exit, 0) << loaded.output;
  const auto facts = nlohmann::json::parse(loaded.output, nullptr, false);
  const Loaded title = open_title(DiskReader(), source_installation(), path_of(GetParam()));
  EXPECT_EQ(facts.value("hex_count", std::size_t{0}), title.title->map.hexes().size());
  EXPECT_EQ(facts["trains"].size(), title.title->roster.trains.size());
  EXPECT_EQ(facts["by_players"].size(),
            static_cast<std::size_t>(facts["players"][1].get<int>() - facts["players"][0].get<int>() + 1));
}

INSTANTIATE_TEST_SUITE_P(Titles, ExportedRuby,
                         testing::Values("starter", "1870", "18norway", "18sj", "18scan", "18qq",
                                         "denmark1847"),
                         by_name);

TEST(ExportRuby, IsPlayedToTheEndInTheEngine) {
  const std::string player = oracle("play_export.rb");
  if (!std::filesystem::exists(player)) GTEST_SKIP() << "no " << player;
  if (run_program("ruby --version").exit != 0) GTEST_SKIP() << "no ruby";
  const Scratch scratch;
  write_game(exported("starter"), scratch);
  const auto played =
      run_program("ruby '" + player + "' '" + scratch.path("g_x") + "' --players 3 --games 1 --seed 1");
  ASSERT_EQ(played.exit, 0) << played.output;
  EXPECT_TRUE(nlohmann::json::parse(played.output).value("finished", false)) << played.output;
}

}  // namespace
}  // namespace trackwright

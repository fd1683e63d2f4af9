// Tests games that are played on the page, and their files.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "designer/faces/serve/bench.h"
#include "designer/format/text/readers.h"
#include "tests/designer/faces/serve/told.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"

namespace trackwright::serve {
namespace {

using Parsed = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

class Playing : public testing::Test {
 protected:
  Playing() {
    std::filesystem::copy(source_folder() + "/titles/1870", scratch_.path("mine"),
                          std::filesystem::copy_options::recursive);
    std::filesystem::remove(scratch_.path("mine/opening.json"));
    bench_.refresh();
    editing_.refresh();
  }
  static WriteWhole plainly() {
    return
        [](const std::string& path, const std::optional<std::string>& bytes) -> std::optional<std::string> {
          std::ofstream(path, std::ios::binary) << bytes.value();
          return std::nullopt;
        };
  }
  std::string begun() const {
    return Parsed{{"game", told(bench_.play("{\"players\": 3}"))["game"]["rest"]}}.dump();
  }
  static std::string opening_of_title() {
    return DiskReader().read(source_folder() + "/titles/1870/opening.json", largest_file).value();
  }
  Scratch scratch_;
  DiskReader disk_;
  Bench bench_{disk_, source_installation(), scratch_.path("mine"), plainly()};
  Bench editing_{disk_, source_installation(), scratch_.path("mine"), plainly(), Editing::Yes};
};

TEST_F(Playing, DoesNotSendAnUnchangedBoardAgain) {
  const Parsed first = told(bench_.play("{\"players\": 3}"));
  EXPECT_FALSE(first["picture"]["parts"].empty());
  EXPECT_EQ(first["picture"]["since"], "");
  EXPECT_EQ(first["game"]["lines"], 0);
  const std::string game = first["game"]["rest"];
  const Parsed action = first["choices"][0]["action"];
  const Parsed second = told(
      bench_.play(Parsed{{"game", game}, {"action", action}, {"seen", first["board"]}, {"log", 0}}.dump()));
  EXPECT_FALSE(second.contains("picture"));
  EXPECT_EQ(second["actions"], 1);
  EXPECT_EQ(second["log"].size(), 1U);
  const std::string acted = second["game"]["rest"];
  const Parsed third = told(
      bench_.play(Parsed{{"game", acted}, {"action", second["choices"][0]["action"]}, {"log", 1}}.dump()));
  EXPECT_FALSE(third["picture"]["parts"].empty()) << "the page does not have it";
  EXPECT_EQ(third["game"]["lines"], 1) << "the head is the same";
  EXPECT_EQ(third["log"].size(), 1U);
  EXPECT_EQ(told(bench_.play(Parsed{{"game", acted}, {"undo", true}}.dump()))["game"]["rest"], game);
  EXPECT_FALSE(told(bench_.play(Parsed{{"game", acted}}.dump())).contains("game")) << "the page has it";
}

TEST_F(Playing, SendsOnlyTheChangedPartsOfABoard) {
  const std::string opening = opening_of_title();
  const Parsed now = told(bench_.play(Parsed{{"game", opening}, {"at", 56}, {"log", 65}}.dump()));
  const Parsed next =
      told(bench_.play(Parsed{{"game", opening}, {"at", 55}, {"seen", now["board"]}, {"log", 65}}.dump()));
  EXPECT_EQ(next["picture"]["since"], now["board"]);
  EXPECT_EQ(next["picture"]["order"], now["picture"]["order"]);
  EXPECT_FALSE(next["picture"]["parts"].empty()) << "action 56 lays a tile";
  EXPECT_LT(next["picture"]["parts"].dump().size() * 10, now["picture"]["parts"].dump().size());
  EXPECT_TRUE(next["log"].empty());
}

TEST_F(Playing, ShowsTheMarketWithAPlaceForEachCell) {
  const Parsed boards = told(bench_.boards());
  std::size_t cells = 0;
  for (const auto& row : boards["market"]["places"]) {
    EXPECT_GT(row[3].get<double>(), 0);
    EXPECT_LE(row[3].get<double>() + row[5].get<double>(), boards["market"]["width"].get<double>());
    EXPECT_LE(row[4].get<double>() + row[6].get<double>(), boards["market"]["height"].get<double>());
    ++cells;
  }
  EXPECT_GT(cells, 50U);
  EXPECT_THAT(boards["tokens"]["MP"].get<std::string>(), HasSubstr("<svg"));
  const Parsed game = told(bench_.play(Parsed{{"game", opening_of_title()}}.dump()));
  for (const Parsed& company : game["companies"])
    if (company.contains("cell")) {
      const bool there = std::ranges::any_of(boards["market"]["places"], [&](const Parsed& place) {
        return place[0] == company["cell"][0] && place[1] == company["cell"][1] &&
               place[2] == company["price"];
      });
      EXPECT_TRUE(there) << company["id"];
    }
}

TEST_F(Playing, LetsABotActAndHintsAtRuns) {
  const std::string game = told(bench_.play("{\"players\": 3}"))["game"]["rest"];
  const Parsed acted = told(bench_.play(Parsed{{"game", game}, {"bot", "greedy"}, {"seed", 3}}.dump()));
  EXPECT_EQ(acted["actions"], 1);
  EXPECT_NE(acted["reason"], "");
  const Parsed none = told(bench_.play(Parsed{{"game", game}, {"bot", "clever"}}.dump()));
  EXPECT_EQ(none["actions"], 0);
  EXPECT_EQ(bench_.play(Parsed{{"game", "[]"}, {"hints", "B4"}}.dump()).status, 422);
  EXPECT_TRUE(told(bench_.play(Parsed{{"game", game}, {"hints", "B4"}}.dump())).empty());
}

TEST_F(Playing, RefusesInvalidQuestions) {
  EXPECT_EQ(bench_.play("[]").status, 400);
  EXPECT_EQ(bench_.play("{").status, 400);
  EXPECT_EQ(bench_.play("{\"game\": \"[]\"}").status, 422);
  EXPECT_EQ(bench_.play("{\"players\": 77}").status, 422);
  EXPECT_EQ(bench_.play("{\"players\": 18446744073709551615, \"names\": [1, null], \"undo\": 7}").status,
            422);
}

TEST_F(Playing, SavesListsAndOpensAGame) {
  const std::string game = begun();
  EXPECT_EQ(bench_.save_game("evening.json", game).status, 200);
  EXPECT_THAT(told(bench_.games()), ElementsAre("evening.json"));
  EXPECT_EQ(told(bench_.game("evening.json"))["game"], Parsed::parse(game)["game"]);
  EXPECT_EQ(scratch_.read("mine/evening.json"), Parsed::parse(game)["game"].get<std::string>());
  EXPECT_EQ(bench_.save_game("evening.json", game).status, 200) << "over itself";
}

TEST_F(Playing, WritesOnlyGamesInTheFolder) {
  const std::string game = begun();
  scratch_.write("mine/package.json", "{\"name\": \"mine\"}");
  scratch_.write("elsewhere.json", Parsed::parse(game)["game"].get<std::string>());
  std::filesystem::create_symlink(scratch_.path("elsewhere.json"), scratch_.path("mine/link.json"));
  EXPECT_EQ(bench_.save_game("package.json", game).status, 409);
  for (const std::string name : {"../evening.json", "a/b.json", ".hidden.json", "title.yaml", "", ".json"})
    EXPECT_EQ(bench_.save_game(name, game).status, 400) << name;
  EXPECT_EQ(bench_.save_game("link.json", game).status, 403);
  EXPECT_EQ(bench_.game("link.json").status, 403);
  EXPECT_EQ(bench_.game("../elsewhere.json").status, 404);
  EXPECT_EQ(bench_.game("package.json").status, 422);
  EXPECT_EQ(bench_.save_game("evening.json", "{\"game\": \"[]\"}").status, 400);
  EXPECT_EQ(bench_.save_game("evening.json", "{}").status, 400);
  EXPECT_THAT(told(bench_.games()), ElementsAre());
  const Bench reading(disk_, source_installation(), scratch_.path("mine"));
  EXPECT_EQ(scratch_.read("mine/package.json"), "{\"name\": \"mine\"}");
}

TEST_F(Playing, SavesTheOpeningOnlyWhenEditing) {
  const std::string game = begun();
  EXPECT_EQ(bench_.save_game("opening.json", game).status, 403);
  EXPECT_EQ(editing_.save_game("opening.json", game).status, 200);
}

}  // namespace
}  // namespace trackwright::serve

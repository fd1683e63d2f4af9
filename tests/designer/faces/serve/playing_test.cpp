// Tests games that are played on the page, and their files.
#include <gmock/gmock.h>

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
  std::string begun() const { return Parsed{{"game", told(bench_.play("{\"players\": 3}"))["game"]}}.dump(); }
  Scratch scratch_;
  DiskReader disk_;
  Bench bench_{disk_, source_installation(), scratch_.path("mine"), plainly()};
  Bench editing_{disk_, source_installation(), scratch_.path("mine"), plainly(), Editing::Yes};
};

TEST_F(Playing, DoesNotSendAnUnchangedBoardAgain) {
  const Parsed first = told(bench_.play("{\"players\": 3}"));
  EXPECT_THAT(first["picture"].get<std::string>(), HasSubstr("data-kind=\"hex\""));
  const Parsed action = first["choices"][0]["action"];
  const Parsed second =
      told(bench_.play(Parsed{{"game", first["game"]}, {"action", action}, {"seen", first["board"]}}.dump()));
  EXPECT_FALSE(second.contains("picture"));
  EXPECT_EQ(second["actions"], 1);
  const Parsed third = told(bench_.play(Parsed{{"game", second["game"]}, {"undo", true}}.dump()));
  EXPECT_TRUE(third.contains("picture")) << "it is not said to be there";
  EXPECT_EQ(third["game"], first["game"]);
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

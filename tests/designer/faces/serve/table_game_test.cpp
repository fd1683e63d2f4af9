// Tests games of several browsers: what each role may do and see, and the links of the server.
#include <gmock/gmock.h>
#include <httplib.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "designer/faces/serve/table_game.h"
#include "designer/faces/serve/table_server.h"
#include "tests/designer/faces/serve/told.h"
#include "tests/designer/trees.h"

namespace trackwright::serve {
namespace {

using Parsed = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr TableRole host{TableRole::Kind::Host, 0};
constexpr TableRole anna{TableRole::Kind::Seat, 0};
constexpr TableRole bo{TableRole::Kind::Seat, 1};
constexpr TableRole watcher{TableRole::Kind::Watch, 0};

class Table : public testing::Test {
 protected:
  Table() {
    bench_.refresh();
    game_ = begun({"Anna", "Bo", "Cy"});
  }
  std::unique_ptr<TableGame> begun(const std::vector<std::string>& names, const std::string& text = {}) {
    auto game = TableGame::of(bench_, text, {{"names", names}}, [this](const std::string& now) {
      saved_ = now;
      return fails_ ? std::optional<std::string>("the disk is full") : std::nullopt;
    });
    EXPECT_TRUE(game) << (game ? "" : game.error());
    return game ? std::move(*game) : nullptr;
  }
  Parsed seen(TableRole role) { return told(game_->answer(role, "{}")); }
  // The page knows which actions were discarded, unless the body says otherwise.
  int status(TableRole role, Parsed body) {
    if (body.is_object() && !body.contains("era")) body["era"] = seen(host)["era"];
    return game_->answer(role, body.dump()).status;
  }
  // The first choice of Anna, who begins.
  Parsed first() { return seen(anna)["choices"][0]["action"]; }

  DiskReader disk_;
  Bench bench_{disk_, source_installation(), "1870"};
  std::string saved_;
  bool fails_ = false;
  std::unique_ptr<TableGame> game_;
};

TEST_F(Table, OnlyTheSeatWhoseTurnItIsActs) {
  const Parsed action = first();
  for (const TableRole role : {host, bo, watcher}) {
    EXPECT_TRUE(seen(role)["choices"].empty()) << role.word();
    EXPECT_EQ(status(role, {{"action", action}, {"of", 0}}), 403) << role.word();
  }
  EXPECT_EQ(status(anna, {{"action", action}, {"of", 0}}), 200);
  EXPECT_EQ(seen(bo)["actions"], 1);
  EXPECT_TRUE(seen(anna)["choices"].empty());
  EXPECT_FALSE(seen(bo)["choices"].empty());
  EXPECT_EQ(status(anna, {{"action", action}, {"of", 1}}), 403) << "it is Bo's turn";
}

TEST_F(Table, RefusesActionsInTheNameOfOthersAndOfEarlierStates) {
  Parsed action = first();
  const unsigned before = game_->version();
  EXPECT_EQ(status(anna, {{"action", action}}), 409);
  EXPECT_EQ(status(anna, {{"action", action}, {"of", 7}}), 409);
  action["entity"] = 2;
  EXPECT_EQ(status(anna, {{"action", action}, {"of", 0}}), 403);
  EXPECT_EQ(status(anna, {{"action", 3}, {"of", 0}}), 400);
  EXPECT_EQ(status(anna, Parsed::array()), 400);
  EXPECT_EQ(game_->version(), before);
}

TEST_F(Table, RefusesActionsThatAreNoChoice) {
  EXPECT_EQ(
      status(anna, {{"of", 0}, {"action", {{"type", "end_game"}, {"entity", 1}, {"entity_type", "player"}}}}),
      403);
  EXPECT_EQ(seen(host)["actions"], 0);
}

TEST_F(Table, AChangeShowsTheNewestState) {
  EXPECT_EQ(status(anna, {{"action", first()}, {"of", 0}, {"at", 0}}), 200);
  EXPECT_FALSE(seen(bo)["choices"].empty());
}

TEST_F(Table, RefusesActionsOfDiscardedStates) {
  const Parsed action = first();
  const unsigned era = seen(host)["era"];
  EXPECT_EQ(status(anna, {{"action", action}, {"of", 0}}), 200);
  EXPECT_EQ(status(host, {{"keep", 0}, {"of", 1}}), 200);
  EXPECT_EQ(status(anna, {{"action", action}, {"of", 0}, {"era", era}}), 409);
  EXPECT_EQ(status(anna, {{"action", action}, {"of", 0}}), 200);
}

TEST_F(Table, GivesHintsOnlyToTheSeatWhoseTurnItIs) {
  EXPECT_EQ(status(anna, {{"hints", "B4"}}), 200);
  for (const TableRole role : {host, bo, watcher})
    EXPECT_EQ(status(role, {{"hints", "B4"}}), 403) << role.word();
}

TEST_F(Table, OnlyTheHostUndoesAndLetsBotsAct) {
  EXPECT_EQ(status(anna, {{"bot", "greedy"}, {"of", 0}}), 403);
  EXPECT_EQ(status(host, {{"bot", "greedy"}, {"of", 0}}), 200);
  EXPECT_EQ(status(host, {{"bot", "greedy"}, {"of", 1}}), 200);
  const unsigned era = seen(host)["era"];
  EXPECT_EQ(status(bo, {{"keep", 0}, {"of", 2}}), 403);
  EXPECT_EQ(status(host, {{"keep", 1}, {"of", 2}}), 200);
  EXPECT_EQ(seen(anna)["actions"], 1);
  EXPECT_GT(seen(anna)["era"], era);
  // A page that has not heard of it gets the whole log.
  EXPECT_EQ(told(game_->answer(bo, Parsed{{"log", 2}, {"era", era}}.dump()))["log"].size(), 1U);
  EXPECT_EQ(told(game_->answer(bo, Parsed{{"log", 1}, {"era", era + 1}}.dump()))["log"].size(), 0U);
}

TEST_F(Table, KeepsTheGameInItsFile) {
  EXPECT_THAT(saved_, HasSubstr("\"Anna\"")) << "from the beginning";
  EXPECT_EQ(status(anna, {{"action", first()}, {"of", 0}}), 200);
  const std::string file = saved_;
  EXPECT_FALSE(seen(anna).contains("game")) << "pages do not get the seed";
  game_ = begun({}, file);
  EXPECT_EQ(seen(watcher)["actions"], 1);
  fails_ = true;
  const Parsed action = seen(bo)["choices"][0]["action"];
  EXPECT_EQ(status(bo, {{"action", action}, {"of", 1}}), 500);
  EXPECT_EQ(seen(bo)["actions"], 1) << "what is not in the file did not happen";
}

TEST_F(Table, IgnoresAGameThatAPageSends) {
  const Parsed answer = told(game_->answer(anna, Parsed{{"game", "{}"}, {"players", 5}}.dump()));
  EXPECT_EQ(answer["players"].size(), 3U);
  EXPECT_EQ(status(anna, {{"hints", "B4"}}), 200);
}

TEST_F(Table, RefusesEqualNames) {
  const auto game = TableGame::of(bench_, {}, {{"names", {"Anna", "Anna"}}}, {});
  ASSERT_FALSE(game);
  EXPECT_THAT(game.error(), HasSubstr("the same name"));
}

class TableLinks : public Table {
 protected:
  TableLinks() {
    server_ = std::make_unique<TableServer>(bench_, *game_);
    port_ = server_->bind("127.0.0.1", 0);
    thread_ = std::thread([this] { server_->run(); });
  }
  ~TableLinks() override {
    server_->stop();
    thread_.join();
  }
  httplib::Result got(const std::string& path, const httplib::Headers& headers = {}) const {
    return httplib::Client("127.0.0.1", port_).Get(path, headers);
  }
  int status_of(const std::string& path, const httplib::Headers& headers = {}) const {
    const auto answer = got(path, headers);
    return answer ? answer->status : 0;
  }
  std::unique_ptr<TableServer> server_;
  int port_ = 0;
  std::thread thread_;
};

TEST_F(TableLinks, OneForEachRole) {
  ASSERT_NE(port_, 0);
  ASSERT_EQ(server_->links().size(), 5U);
  for (const TableLink& link : server_->links()) {
    const auto page = got(link.path);
    ASSERT_TRUE(page);
    EXPECT_EQ(page->status, 200);
    EXPECT_THAT(page->body, HasSubstr("trackwright-role\" content=\"" + link.role.word() + "\""));
    EXPECT_THAT(page->get_header_value("Content-Security-Policy"), HasSubstr("script-src 'self'"));
    for (const char* name : {"play.js", "style.css", "sans-regular.woff2", "state", "boards", "map"})
      EXPECT_EQ(status_of(link.path + name), 200) << name;
  }
}

TEST_F(TableLinks, NothingWithoutAKey) {
  const std::string path = server_->links().front().path;
  std::string other = path;
  other[5] = other[5] == '0' ? '1' : '0';
  for (const std::string& one : {std::string("/"), std::string("/state"), std::string("/t/"), other,
                                 other + "state", path.substr(0, path.size() - 3) + "/"})
    EXPECT_EQ(status_of(one), 404) << one;
  httplib::Client client("127.0.0.1", port_);
  const auto posted = client.Post(other + "play", "{}", "application/json");
  ASSERT_TRUE(posted);
  EXPECT_EQ(posted->status, 404);
}

TEST_F(TableLinks, ServeNothingOfTheWorkbench) {
  const std::string path = server_->links().front().path;
  for (const char* name : {"hex?id=B4", "game?name=opening.json", "games", "positions", "component?id=map",
                           "kit", "index.html", "../state", "explain?check=map/cost-without-terrain"})
    EXPECT_EQ(status_of(path + name), 404) << name;
  httplib::Client client("127.0.0.1", port_);
  for (const char* name : {"edit", "cure", "game?name=mine.json", "position?name=mine.yaml", "open", "kit"}) {
    const auto posted = client.Post(path + name, "{}", "application/json");
    ASSERT_TRUE(posted);
    EXPECT_EQ(posted->status, 404) << name;
  }
  const auto state = got(path + "state");
  ASSERT_TRUE(state);
  EXPECT_THAT(state->body, Not(HasSubstr("\"path\"")));
  EXPECT_THAT(state->body, Not(HasSubstr(source_folder())));
}

TEST_F(TableLinks, RefuseOtherSitesAndLongRequests) {
  const std::string path = server_->links()[1].path;
  EXPECT_EQ(status_of(path, {{"Sec-Fetch-Site", "cross-site"}}), 200) << "a link in a message";
  EXPECT_EQ(status_of(path + "state", {{"Sec-Fetch-Site", "cross-site"}}), 404);
  httplib::Client client("127.0.0.1", port_);
  const auto nested = client.Post(path + "play", std::string(5000, '['), "application/json");
  ASSERT_TRUE(nested);
  EXPECT_EQ(nested->status, 400);
  const auto large = client.Post(path + "play", std::string(100'000, ' '), "application/json");
  EXPECT_TRUE(!large || large->status == 413);
}

}  // namespace
}  // namespace trackwright::serve

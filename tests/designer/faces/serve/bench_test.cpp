// Tests the data that the page gets about a title, and the changes that it may write.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/single_page.h"
#include "designer/format/text/readers.h"
#include "designer/studio/open.h"
#include "render/documents/harmless_svg.h"
#include "tests/designer/faces/serve/told.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"
#include "tests/named.h"

namespace trackwright::serve {
namespace {

using Parsed = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::string shelf(const std::string& slug) {
  return source_folder() + "/titles/" + slug;
}

class Workbench : public testing::Test {
 protected:
  Workbench() {
    std::filesystem::copy(shelf("18scan"), scratch_.path("mine"), std::filesystem::copy_options::recursive);
    bench_.refresh();
  }
  void replace(const std::string& name, const std::string& old, const std::string& by) {
    std::string text = scratch_.read("mine/" + name);
    const std::size_t at = text.find(old);
    ASSERT_NE(at, std::string::npos) << old;
    scratch_.write("mine/" + name, text.replace(at, old.size(), by));
  }
  static WriteWhole plainly() {
    return
        [](const std::string& path, const std::optional<std::string>& bytes) -> std::optional<std::string> {
          std::ofstream(path, std::ios::binary) << bytes.value();
          return std::nullopt;
        };
  }
  Scratch scratch_;
  DiskReader disk_;
  Bench bench_{disk_, source_installation(), scratch_.path("mine"), plainly()};
};

TEST_F(Workbench, DrawsOnlyTheChangedHexAgain) {
  replace("map.yaml", "{name: Bergen, code: \"city=revenue:0\"}",
          "{name: Bergen, code: \"city=revenue:20\"}");
  const unsigned before = bench_.version();
  EXPECT_TRUE(bench_.refresh());
  const Parsed map = told(bench_.map(before));
  std::vector<std::string> parts;
  for (const auto& [id, markup] : map["parts"].items()) parts.push_back(id);
  EXPECT_THAT(parts, ElementsAre("hex-B5"));
  EXPECT_GT(told(bench_.map(0))["parts"].size(), 100U);
}

TEST_F(Workbench, KeepsItsVersionWithoutChanges) {
  const unsigned before = bench_.version();
  EXPECT_FALSE(bench_.refresh());
  EXPECT_EQ(bench_.version(), before);
}

TEST_F(Workbench, KeepsTheLastGoodPictureWhileYamlIsBroken) {
  const std::string before = bench_.map_svg().text;
  replace("map.yaml", "{name: Bergen, code: \"city", "{name: Bergen, code: \"city\": [");
  EXPECT_TRUE(bench_.refresh());
  const Parsed state = told(bench_.state());
  EXPECT_EQ(state["broken"], true);
  EXPECT_EQ(state["findings"][0]["place"]["file"], "map.yaml");
  EXPECT_EQ(state["findings"][0]["place"]["line"], 57);
  EXPECT_EQ(bench_.map_svg().text, before);
  EXPECT_EQ(state["title"]["hexes"].size(), 59U);
}

TEST_F(Workbench, ReportsWhyATitleCannotBeShown) {
  const Scratch empty;
  empty.write("x/map.yaml", "[");
  Bench bench(disk_, source_installation(), empty.path("x"));
  bench.refresh();
  EXPECT_EQ(told(bench.state())["title"], nullptr);
  EXPECT_FALSE(told(bench.state())["findings"].empty());
  EXPECT_EQ(bench.map(0).status, 404);
  EXPECT_EQ(bench.hex("A1", "").status, 404);
  EXPECT_EQ(bench.table("{}").status, 404);
}

TEST_F(Workbench, ReadsAFolderThatReturnsAgain) {
  const std::filesystem::path mine = scratch_.path("mine");
  std::filesystem::rename(mine, scratch_.path("away"));
  EXPECT_TRUE(bench_.refresh());
  EXPECT_EQ(told(bench_.state())["broken"], true);
  std::filesystem::rename(scratch_.path("away"), mine);
  EXPECT_TRUE(bench_.refresh());
  EXPECT_EQ(told(bench_.state())["broken"], false);
}

// The page draws only the shapes of art: no script, link or style reaches it.
TEST_F(Workbench, StripsScriptsFromArt) {
  scratch_.write(
      "mine/art/coast.svg",
      R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80" onload="alert('art')">)svg"
      R"svg(<script>alert('art')</script><rect width="90" height="70" onclick="alert('art')"/>)svg"
      R"svg(<a href="http://elsewhere/art"><circle r="9"/></a><style>@import 'elsewhere';</style></svg>)svg");
  bench_.refresh();
  const std::string map = bench_.map_svg().text;
  EXPECT_TRUE(harmless_svg(map));
  EXPECT_THAT(map, Not(HasSubstr("alert")));
  EXPECT_THAT(map, Not(HasSubstr("elsewhere")));
}

TEST_F(Workbench, DrawsAMapOfFiveMegabytes) {
  std::string map = scratch_.read("mine/map.yaml");
  while (map.size() < 5'000'000)
    map += "# another line of which nobody reads anything, as long as it may be\n";
  scratch_.write("mine/map.yaml", map);
  EXPECT_TRUE(bench_.refresh());
  EXPECT_EQ(told(bench_.state())["broken"], false);
  EXPECT_LT(bench_.state().text.size(), 1'000'000u);
  // A file above the size limit is rejected, and the last good map stays.
  scratch_.write("mine/map.yaml", map + std::string(largest_file, ' '));
  bench_.refresh();
  EXPECT_EQ(told(bench_.state())["broken"], true);
  EXPECT_THAT(bench_.state().text, HasSubstr("file/too-large"));
  EXPECT_EQ(bench_.map_svg().status, 200);
}

TEST_F(Workbench, AppliesAFixUnlessTheFileHasChanged) {
  replace("roster.yaml", "rusts_on: 4\n", "rusts_onn: 4\n");
  bench_.refresh();
  const std::string before = scratch_.read("mine/roster.yaml");
  scratch_.write("mine/roster.yaml", before + "# more\n");
  EXPECT_EQ(bench_.cure(0, bench_.version()).status, 409);
  EXPECT_EQ(scratch_.read("mine/roster.yaml"), before + "# more\n");
  bench_.refresh();
  EXPECT_EQ(bench_.cure(0, bench_.version() - 1).status, 409);
  EXPECT_EQ(bench_.cure(7, bench_.version()).status, 404);
  EXPECT_EQ(bench_.cure(0, bench_.version()).status, 200);
  EXPECT_THAT(scratch_.read("mine/roster.yaml"), HasSubstr("rusts_on: 4\n"));
}

TEST_F(Workbench, SavesPositionsOnlyInTheFolder) {
  const std::string position =
      R"({"phase": "2", "entity": "NSB", "trains": ["2"], "laid": {"D9": ["9", 1]}, "tokens": {"B5": ["NSB"]}})";
  EXPECT_EQ(bench_.save_position("position.yaml", position).status, 200);
  EXPECT_EQ(told(bench_.positions()), Parsed({"position.yaml"}));
  EXPECT_EQ(told(bench_.position("position.yaml"))["laid"]["D9"][0], "9");
  const Ran ran_routes = ran({"routes", scratch_.path("mine"), scratch_.path("mine/position.yaml")});
  EXPECT_NE(ran_routes.code, 2) << ran_routes.err;
  for (const char* name : {"map.yaml", "../x.yaml", "/elsewhere/x.yaml", "x", ".x.yaml", "a b.yaml"})
    EXPECT_EQ(bench_.save_position(name, position).status, 400) << name;
  scratch_.write("mine/notes.yaml", "mine: 1\n");
  EXPECT_EQ(bench_.save_position("notes.yaml", position).status, 409);
  EXPECT_EQ(bench_.save_position("p.yaml", "[").status, 400);
}

TEST_F(Workbench, ComputesTheSameRunsAsTheCommand) {
  const std::string position =
      R"({"phase": "2", "laid": {"B5": ["5", 4], "B7": ["9", 1], "B9": ["9", 1], "B11": ["5", 1]}, "tokens": {"B5": [[0, null, "NSB"]]}, "trains": {"NSB": ["2"]}})";
  const Parsed answer = told(bench_.table(position));
  ASSERT_EQ(answer["runs"].size(), 1U) << answer["findings"];
  scratch_.write(
      "p.yaml",
      R"({"phase": "2", "entity": "NSB", "trains": ["2"], "laid": {"B5": ["5", 4], "B7": ["9", 1], "B9": ["9", 1], "B11": ["5", 1]}, "tokens": {"B5": [[0, null, "NSB"]]}})");
  const Ran routes = ran({"routes", scratch_.path("mine"), scratch_.path("p.yaml"), "--format", "json"});
  EXPECT_EQ(answer["runs"][0]["answer"], Parsed::parse(routes.out, nullptr, false)) << routes.err;
  EXPECT_THAT(answer["picture"].get<std::string>(), HasSubstr("data-name=\"B11\""));
  EXPECT_EQ(answer["runs"][0]["answer"]["total"], 40);
}

TEST_F(Workbench, RefusesInvalidInput) {
  for (const char* body : {"", "[", "[]", "7", "{\"laid\": 5}", "{\"trains\": [], \"phase\": {}}"}) {
    EXPECT_LT(bench_.table(body).status, 500) << body;
    EXPECT_EQ(bench_.lays(body).status, 400) << body;
  }
  EXPECT_EQ(bench_.hex("ZZ99", "").status, 404);
  EXPECT_EQ(bench_.hex("F11", "no phase").status, 404);
  EXPECT_EQ(bench_.tile_picture("nothing", 9).status, 404);
  EXPECT_EQ(bench_.component("nothing", "").status, 404);
  EXPECT_EQ(bench_.explain("nothing").status, 404);
  EXPECT_EQ(bench_.study("nothing").status, 404);
}

TEST_F(Workbench, StudiesTheTitleByTopic) {
  const Parsed topics = told(bench_.study(""))["topics"];
  ASSERT_FALSE(topics.empty());
  for (const Parsed& topic : topics)
    EXPECT_FALSE(topic["sentence"].get<std::string>().empty()) << topic["name"];
  EXPECT_EQ(topics[0]["name"], "supply");
  const auto copies = [&](const std::string& tile) {
    const Parsed supply = told(bench_.study("supply"))["topics"][0];
    for (const Parsed& table : supply["tables"])
      if (table["table"] == "tiles")
        for (const Parsed& row : table["rows"])
          if (row["tile"] == tile) return row["count"].get<int>();
    return -1;
  };
  EXPECT_EQ(copies("622"), 3);
  replace("tiles.yaml", "622: 3", "622: 4");
  bench_.refresh();
  EXPECT_EQ(copies("622"), 4);
}

// Findings that keep a file from being read come first. A finding of a check keeps no file from being read.
TEST_F(Workbench, ListsUnreadableFilesFirst) {
  replace("map.yaml", "{name: Bergen, code: \"city=revenue:0\"}",
          "{name: Bergen, code: \"city=revenue:0;path=a:1,b:_0\"}");
  bench_.refresh();
  const Parsed sound = told(bench_.state());
  EXPECT_FALSE(sound["broken"]);
  EXPECT_EQ(sound["findings"][0]["severity"], "error");
  EXPECT_FALSE(sound["findings"][0]["reading"]);
  replace("roster.yaml", "trains:", "trians:");
  bench_.refresh();
  const Parsed broken = told(bench_.state());
  EXPECT_TRUE(broken["broken"]);
  EXPECT_TRUE(broken["findings"][0]["reading"]);
  EXPECT_EQ(broken["findings"][0]["place"]["file"], "roster.yaml");
}

TEST_F(Workbench, GivesTheSheetsAndInkOfAComponent) {
  const Parsed usual = told(bench_.component("map", ""));
  const Parsed little = told(bench_.component("map", "low-ink"));
  EXPECT_GT(usual["sheets"], 1);
  EXPECT_EQ(little["sheets"], usual["sheets"]);
  EXPECT_GT(little["ink"], 0.1);
  EXPECT_LT(little["ink"].get<double>(), 0.7 * usual["ink"].get<double>());
}

TEST_F(Workbench, ListsTheComponentsOfTheTitleAndTheirSheets) {
  std::set<std::string> ids;
  for (const Parsed& one : told(bench_.components())) ids.insert(one["id"].get<std::string>());
  EXPECT_TRUE(ids.contains("map"));
  EXPECT_TRUE(ids.contains("checklist"));
  EXPECT_FALSE(ids.contains("loans")) << "18Scan has none";
  const Reply pdf = bench_.component_pdf("trains", "");
  EXPECT_EQ(pdf.type, "application/pdf");
  EXPECT_TRUE(pdf.text.starts_with("%PDF-"));
  EXPECT_EQ(bench_.component_pdf("nothing", "").status, 404);
}

TEST_F(Workbench, EscapesTheDataOfTheSinglePage) {
  replace("title.yaml", "title: 18Scan", "title: \"</script><script>alert(1)</script>\"");
  bench_.refresh();
  const std::string page = single_page(bench_);
  EXPECT_THAT(page, Not(HasSubstr("alert(1)</script>")));
  EXPECT_THAT(page, Not(HasSubstr("src=\"")));
  EXPECT_THAT(page, HasSubstr("Content-Security-Policy"));
  EXPECT_THAT(page, HasSubstr("url(data:font/woff2;base64,d09GM"));
  EXPECT_THAT(page, Not(HasSubstr("rel=\"stylesheet\"")));
  EXPECT_LT(page.size(), 5'000'000U) << "small enough to be sent";
}

class WorkbenchOfTitle : public testing::TestWithParam<const char*> {};

TEST_P(WorkbenchOfTitle, ShowsEachHexAtItsPlace) {
  const DiskReader disk;
  Bench bench(disk, source_installation(), shelf(GetParam()));
  bench.refresh();
  const Parsed state = told(bench.state());
  for (const Parsed& hex : state["title"]["hexes"]) {
    const std::string id = hex["id"];
    const std::string line = hex["place"]["text"];
    const std::size_t column = hex["place"]["column"];
    EXPECT_EQ(line.substr(column - 1, id.size()), id) << hex["place"];
  }
}

TEST_P(WorkbenchOfTitle, InspectorAgreesWithTheCommand) {
  const DiskReader disk;
  Bench bench(disk, source_installation(), shelf(GetParam()));
  bench.refresh();
  const Parsed title = told(bench.state())["title"];
  std::mt19937 random(18);
  for (int i = 0; i < 25; ++i) {
    const std::string hex = title["hexes"][random() % title["hexes"].size()]["id"];
    const std::string phase = title["phases"][random() % title["phases"].size()];
    const Ran command =
        ran({"upgrades", shelf(GetParam()), "--hex", hex, "--phase", phase, "--format", "json"});
    EXPECT_EQ(bench.hex(hex, phase).text, command.out) << hex << " " << phase;
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, WorkbenchOfTitle,
                         testing::Values("1870", "18norway", "18qq", "18scan", "18sj", "18sj-edelsward",
                                         "18sj-oscarian", "denmark1847"),
                         by_name);

}  // namespace
}  // namespace trackwright::serve

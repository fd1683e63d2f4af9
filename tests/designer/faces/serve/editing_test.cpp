// Tests the changes that the page makes in files, and when it must not change them.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/serve/bench.h"
#include "designer/format/text/readers.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"
#include "tests/named.h"

namespace trackwright::serve {
namespace {

using Parsed = nlohmann::json;
using testing::HasSubstr;

WriteWhole plainly() {
  return [](const std::string& path, const std::optional<std::string>& bytes) -> std::optional<std::string> {
    if (bytes)
      std::ofstream(path, std::ios::binary) << *bytes;
    else
      std::filesystem::remove(path);
    return std::nullopt;
  };
}

class EditingPage : public testing::Test {
 protected:
  EditingPage() {
    std::filesystem::copy(source_folder() + "/titles/18scan", scratch_.path("mine"),
                          std::filesystem::copy_options::recursive);
    bench_.refresh();
  }
  Parsed state() const { return Parsed::parse(bench_.state().text); }
  Reply edit(Parsed change) {
    if (!change.contains("files")) change["files"] = state()["files"];
    const Reply reply = bench_.edit(change.dump());
    bench_.refresh();
    return reply;
  }
  std::string map() const { return scratch_.read("mine/map.yaml"); }

  Scratch scratch_;
  DiskReader disk_;
  Bench bench_{disk_, source_installation(), scratch_.path("mine"), plainly(), Editing::Yes};
};

TEST_F(EditingPage, UndoesAFix) {
  std::string misspelt = scratch_.read("mine/roster.yaml");
  misspelt.replace(misspelt.find("rusts_on:"), 9, "rusts_onn:");
  scratch_.write("mine/roster.yaml", misspelt);
  bench_.refresh();
  const Reply reply = bench_.cure(0, bench_.version());
  ASSERT_EQ(reply.status, 200) << reply.text;
  EXPECT_THAT(Parsed::parse(reply.text)["words"].get<std::string>(),
              testing::HasSubstr("schema/unknown-key"));
  EXPECT_THAT(Parsed::parse(reply.text)["diff"].get<std::string>(), HasSubstr("rusts_onn"));
  bench_.refresh();
  EXPECT_EQ(state()["broken"], false);
  EXPECT_EQ(bench_.undo(false).status, 200);
  EXPECT_EQ(scratch_.read("mine/roster.yaml"), misspelt);
}

TEST_F(EditingPage, WritesOneLineAndUndoesIt) {
  const std::string before = map();
  const Reply reply =
      edit({{"do", "terrain"}, {"hexes", {"B5"}}, {"terrain", "upgrade=cost:60,terrain:mountain"}});
  ASSERT_EQ(reply.status, 200) << reply.text;
  const Parsed told = Parsed::parse(reply.text);
  EXPECT_THAT(told["diff"].get<std::string>(),
              HasSubstr("+  B5: {name: Bergen, code: \"city=revenue:0;upgrade="));
  EXPECT_EQ(told["undo"], "Terrain of B5");
  EXPECT_EQ(told["files"]["map.yaml"], state()["files"]["map.yaml"]);
  EXPECT_THAT(map(), HasSubstr("Bergen, code: \"city=revenue:0;upgrade=cost:60,terrain:mountain\""));
  EXPECT_EQ(bench_.undo(false).status, 200);
  EXPECT_EQ(map(), before);
  EXPECT_EQ(bench_.undo(false).status, 404) << "there is nothing more";
  EXPECT_EQ(bench_.undo(true).status, 200);
  EXPECT_NE(map(), before);
}

TEST_F(EditingPage, MovesACityWithItsHomeInTwoFiles) {
  const std::string companies = scratch_.read("mine/companies.yaml");
  const Reply reply = edit({{"do", "move"}, {"from", "E6"}, {"to", "C6"}});
  ASSERT_EQ(reply.status, 200) << reply.text;
  EXPECT_NE(scratch_.read("mine/companies.yaml"), companies);
  EXPECT_EQ(bench_.undo(false).status, 200);
  EXPECT_EQ(scratch_.read("mine/companies.yaml"), companies);
}

TEST_F(EditingPage, RefusesIfTheFileHasChanged) {
  const Parsed known = state()["files"];
  const std::string typed = map() + "# typed in the editor\n";
  scratch_.write("mine/map.yaml", typed);
  const Reply reply = edit({{"do", "add"}, {"hex", "A12"}, {"files", known}});
  EXPECT_EQ(reply.status, 409);
  EXPECT_THAT(reply.text, HasSubstr("map.yaml"));
  EXPECT_EQ(map(), typed);
  ASSERT_EQ(edit({{"do", "add"}, {"hex", "A12"}}).status, 200) << "now it is seen as it is";
  EXPECT_THAT(map(), HasSubstr(" A12: {}\n"));
  EXPECT_THAT(map(), HasSubstr("# typed in the editor\n"));
  scratch_.write("mine/map.yaml", map() + "# and more\n");
  EXPECT_EQ(bench_.undo(false).status, 409);
  EXPECT_THAT(map(), HasSubstr("# and more\n"));
}

TEST_F(EditingPage, RefusesWhileAFileIsUnreadable) {
  scratch_.write("mine/map.yaml", map() + "]\n");
  EXPECT_EQ(edit({{"do", "add"}, {"hex", "A12"}}).status, 409);
}

TEST_F(EditingPage, SuggestsACorrectionForATileText) {
  const Reply reply = edit(
      {{"do", "hex"}, {"hex", "B5"}, {"name", "Bergen"}, {"colour", "white"}, {"code", "cty=revenue:0"}});
  EXPECT_EQ(reply.status, 422);
  EXPECT_THAT(Parsed::parse(reply.text)["error"].get<std::string>(), HasSubstr("did you mean `city`"));
}

TEST_F(EditingPage, WritesATileAndAMarketRow) {
  ASSERT_EQ(edit({{"do", "tile"},
                  {"id", "X1"},
                  {"colour", "green"},
                  {"code", "city=revenue:40;path=a:1,b:_0"},
                  {"count", 2}})
                .status,
            200);
  EXPECT_THAT(scratch_.read("mine/tiles.yaml"), HasSubstr("  X1: 2\n"));
  Parsed rows = Parsed::array();
  const Parsed before = state();
  for (const Parsed& row : before["title"]["market"]["rows"]) {
    std::string text;
    for (const Parsed& cell : row) text += cell.get<std::string>() + " ";
    rows.push_back(text);
  }
  rows.back() = "40 50 60 66";
  ASSERT_EQ(edit({{"do", "market"}, {"rows", rows}}).status, 200);
  EXPECT_THAT(scratch_.read("mine/market.yaml"), HasSubstr("  - 40 50 60 66\n"));
  EXPECT_EQ(bench_.undo(false).status, 200);
  EXPECT_EQ(bench_.undo(false).status, 200);
  EXPECT_EQ(scratch_.read("mine/tiles.yaml"),
            disk_.read(source_folder() + "/titles/18scan/tiles.yaml", largest_file).value());
}

TEST_F(EditingPage, ReadsATileText) {
  const Parsed told =
      Parsed::parse(bench_.tile_text_read("city=revenue:20;path=a:1,b:_0;path=a:4,b:_0", "yellow").text);
  EXPECT_EQ(told["like"][0]["id"], "57");
  EXPECT_EQ(told["like"][0]["rotation"], 1);
  EXPECT_EQ(told["plain"]["stops"][0]["revenue"], 20);
  EXPECT_EQ(told["plain"]["paths"][1], Parsed::array({4, "_0"}));
  EXPECT_THAT(told["picture"].get<std::string>(), HasSubstr("<svg"));
  const Parsed wrong = Parsed::parse(bench_.tile_text_read("cty=revenue:20", "yellow").text);
  EXPECT_FALSE(wrong["error"].get<std::string>().empty());
  EXPECT_EQ(Parsed::parse(bench_.tile_text_read("path=a:0,b:3,track:narrow", "gray").text)["plain"], nullptr);
  EXPECT_EQ(bench_.tile_text_read("", "pink").status, 400);
}

TEST_F(EditingPage, RollsBackAFailedWrite) {
  int writes = 0;
  Bench failing(
      disk_, source_installation(), scratch_.path("mine"),
      [&](const std::string& path, const std::optional<std::string>& bytes) -> std::optional<std::string> {
        if (++writes == 2) return "the disk is full";
        return plainly()(path, bytes);
      },
      Editing::Yes);
  failing.refresh();
  const std::string before = map() + scratch_.read("mine/companies.yaml");
  Parsed change{{"do", "move"}, {"from", "E6"}, {"to", "C6"}};
  change["files"] = state()["files"];
  EXPECT_EQ(failing.edit(change.dump()).status, 403);
  EXPECT_EQ(map() + scratch_.read("mine/companies.yaml"), before);
  EXPECT_EQ(failing.undo(false).status, 404);
}

TEST_F(EditingPage, WritesNothingWithoutTheOption) {
  Bench reading(disk_, source_installation(), scratch_.path("mine"), plainly());
  reading.refresh();
  EXPECT_EQ(reading.edit(R"({"do": "add", "hex": "A12"})").status, 403);
  EXPECT_EQ(reading.undo(false).status, 403);
  EXPECT_FALSE(Parsed::parse(reading.state().text).contains("files"));
}

// An edit must not write through a link to a file outside the title.
TEST_F(EditingPage, DoesNotWriteThroughALinkToAnotherFolder) {
  const std::string elsewhere = scratch_.path("elsewhere.yaml");
  std::filesystem::rename(scratch_.path("mine/map.yaml"), elsewhere);
  std::filesystem::create_symlink(elsewhere, scratch_.path("mine/map.yaml"));
  bench_.refresh();
  const std::string before = scratch_.read("elsewhere.yaml");
  EXPECT_GE(edit({{"do", "add"}, {"hex", "A12"}}).status, 400);
  EXPECT_EQ(scratch_.read("elsewhere.yaml"), before);
}

// A variant has no file for a part that it does not change; the first edit of that part creates it.
TEST_F(EditingPage, UndoDeletesAFileThatTheEditCreated) {
  std::filesystem::copy(source_folder() + "/titles/18sj-oscarian", scratch_.path("variant"));
  Bench variant(disk_, source_installation(), scratch_.path("variant"), plainly(), Editing::Yes);
  variant.refresh();
  const std::string map = scratch_.path("variant/map.yaml");
  const auto tried = [&] {
    const Reply reply =
        variant.edit(R"({"do": "terrain", "hexes": ["C4"], "terrain": "upgrade=cost:60,terrain:mountain"})");
    variant.refresh();
    return reply.status;
  };
  ASSERT_FALSE(std::filesystem::exists(map));
  ASSERT_EQ(tried(), 200);
  const std::string made = scratch_.read("variant/map.yaml");
  EXPECT_THAT(made, HasSubstr("mountain"));
  EXPECT_EQ(variant.undo(false).status, 200);
  EXPECT_FALSE(std::filesystem::exists(map));
  EXPECT_EQ(variant.undo(true).status, 200);
  EXPECT_EQ(scratch_.read("variant/map.yaml"), made);
  EXPECT_EQ(variant.undo(false).status, 200);
  scratch_.write("variant/map.yaml", "# typed meanwhile\n");
  EXPECT_EQ(variant.undo(true).status, 409);
  EXPECT_EQ(scratch_.read("variant/map.yaml"), "# typed meanwhile\n");
}

struct BadEdit {
  const char* name;
  const char* body;
  int status;
};

std::ostream& operator<<(std::ostream& out, const BadEdit& bad) {
  return out << bad.body;
}

class EditingBadly : public testing::TestWithParam<BadEdit> {};

TEST_P(EditingBadly, IsRefused) {
  const DiskReader disk;
  int writes = 0;
  Bench bench(
      disk, source_installation(), source_folder() + "/titles/18scan",
      [&](const std::string&, const std::optional<std::string>&) -> std::optional<std::string> {
        ++writes;
        return std::nullopt;
      },
      Editing::Yes);
  bench.refresh();
  const Reply reply = bench.edit(GetParam().body);
  EXPECT_EQ(reply.status, GetParam().status) << reply.text;
  EXPECT_FALSE(Parsed::parse(reply.text)["error"].get<std::string>().empty());
  EXPECT_EQ(writes, 0);
}

INSTANTIATE_TEST_SUITE_P(
    All, EditingBadly,
    testing::Values(BadEdit{"no JSON", "{", 400}, BadEdit{"a list", "[]", 400},
                    BadEdit{"nothing to do", "{}", 400},
                    BadEdit{"an unknown deed", R"({"do": "explode"})", 400},
                    BadEdit{"a deed that is a number", R"({"do": 7})", 400},
                    BadEdit{"hexes that are numbers", R"({"do": "move", "from": 1, "to": {}})", 422},
                    BadEdit{"a path for a hex", R"({"do": "add", "hex": "../../etc/passwd"})", 422},
                    BadEdit{"a path for a tile",
                            R"({"do": "tile", "id": "../x", "colour": "green", "code": ""})", 422},
                    BadEdit{"a colour that is none", R"({"do": "hex", "hex": "B5", "colour": "pink"})", 422},
                    BadEdit{"a huge edge",
                            R"({"do": "side", "hex": "B5", "edge": 99999999999999999999, "kind": "x"})", 422},
                    BadEdit{"an empty market", R"({"do": "market", "rows": []})", 422},
                    BadEdit{"files that are none", R"({"do": "add", "hex": "A12", "files": 7})", 409}),
    by_name);

}  // namespace
}  // namespace trackwright::serve

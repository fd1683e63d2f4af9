// Reads the files of whole kits back with other programs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "render/documents/gzip.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/render/process.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

const std::string small_title = source_folder() + "/tests/data/sound";

// Several tests share the kit of 18Scan.
class KitFiles : public testing::Test {
 protected:
  static void TearDownTestSuite() { kept().reset(); }

  static const Scratch& of_18scan() {
    if (!kept()) {
      kept() = std::make_unique<Scratch>();
      EXPECT_EQ(ran({"kit", "18scan", "-o", kept()->path("kit")}).code, 0);
    }
    return *kept();
  }

 private:
  static std::unique_ptr<Scratch>& kept() {
    static std::unique_ptr<Scratch> scratch;
    return scratch;
  }
};

TEST_F(KitFiles, EveryPdfIsWellFormedWithEmbeddedFontsAndBoxes) {
  const Scratch scratch;
  ASSERT_EQ(ran({"kit", small_title, "-o", scratch.path("kit")}).code, 0);
  for (const std::string& name : DiskReader().list(scratch.path("kit"))) {
    if (!name.ends_with(".pdf")) continue;
    const std::string path = scratch.path("kit/" + name);
    const ProcessResult check = run_program("qpdf --check " + path);
    EXPECT_EQ(check.exit, 0) << name << check.output;
    EXPECT_EQ(check.output.find("WARNING"), std::string::npos) << name << check.output;
    EXPECT_THAT(run_program("pdfinfo -box " + path).output, HasSubstr("TrimBox:")) << name;
    EXPECT_EQ(run_program("pdffonts " + path).output.find(" no "), std::string::npos) << name;
  }
}

TEST_F(KitFiles, TheListNamesThePagesOfEachComponent) {
  const Scratch& scratch = of_18scan();
  const Json kit = Json::parse(scratch.read("kit/kit.json"));
  std::map<std::string, int> pages;
  int all = 0;
  for (const Json& file : kit["files"]) {
    const std::string path = scratch.path("kit/" + file["name"].get<std::string>());
    EXPECT_THAT(run_program("pdfinfo " + path).output,
                testing::ContainsRegex("Pages: +" + std::to_string(file["pages"].get<int>()) + "\n"));
    if (!file.contains("page_in_kit")) continue;
    EXPECT_EQ(file["page_in_kit"], all + 1) << path;
    all += file["pages"].get<int>();
    pages[file["component"]] = file["pages"];
  }
  for (const Json& piece : kit["pieces"]) {
    EXPECT_FALSE(piece["pages"].empty()) << piece;
    // Cards of several components share sheets.
    const std::string file = piece.contains("file") ? piece["file"].get<std::string>() : "";
    const std::string sheets =
        file.empty() ? piece["component"].get<std::string>() : file.substr(0, file.find('.'));
    for (const Json& page : piece["pages"]) EXPECT_LE(page, pages[sheets]) << piece;
    EXPECT_EQ(piece["content"].get<std::string>().size(), 32u);
  }
  const ProcessResult whole = run_program("qpdf --json --json-key=pages " + scratch.path("kit/kit.pdf"));
  EXPECT_EQ(Json::parse(whole.output)["pages"].size(), static_cast<std::size_t>(all));
}

TEST_F(KitFiles, KeepsAndListsTheMapForLaterComparisons) {
  const Scratch scratch;
  const auto kept = [&](const std::string& folder) {
    return gunzip(scratch.read(folder + "/map.svgz"), largest_file).value_or("");
  };
  const auto listed = [&](const std::string& folder) {
    std::map<std::string, std::string> pictures;
    const Json list = Json::parse(scratch.read(folder + "/kit.json"));
    for (const Json& piece : list["pieces"])
      if (piece.contains("picture")) pictures[piece["component"]] = piece["picture"];
    return pictures;
  };
  scratch.write("mine/title.yaml", "title: Mine\nextends: " + small_title + "\n");
  const std::string mine = scratch.path("mine");
  ASSERT_EQ(ran({"kit", mine, "-o", scratch.path("one")}).code, 0);
  ASSERT_EQ(ran({"kit", mine, "-o", scratch.path("again"), "--paper", "Letter"}).code, 0);
  ASSERT_EQ(ran({"render", mine, "map", "--format", "svg", "--ids", "-o", scratch.path("map")}).code, 0);
  EXPECT_EQ(kept("one"), scratch.read("map/map.svg"));
  EXPECT_EQ(scratch.read("one/map.svgz"), scratch.read("again/map.svgz")) << "whatever the paper";
  EXPECT_THAT(listed("one"), testing::ElementsAre(testing::Pair("map", "map.svgz")));
  // An update can be the earlier kit of the next one.
  scratch.write("mine/map.yaml", "hexes: {A1: {name: Elsewhere}}\n");
  ASSERT_EQ(ran({"kit", mine, "--since", scratch.path("one"), "-o", scratch.path("update")}).code, 0);
  EXPECT_NE(kept("update"), kept("one"));
  EXPECT_THAT(kept("update"), HasSubstr("hex-A1"));
  EXPECT_THAT(listed("update"), testing::ElementsAre(testing::Pair("map", "map.svgz")));
  ASSERT_EQ(ran({"kit", mine, "--since", scratch.path("update"), "-o", scratch.path("none")}).code, 0);
  EXPECT_FALSE(DiskReader().is_file(scratch.path("none/map.svgz"))) << "nothing has changed";
  // A kit without a map keeps no map.
  scratch.write("mine/kit.yaml", "components: [trains]\n");
  ASSERT_EQ(ran({"kit", mine, "-o", scratch.path("trains")}).code, 0);
  EXPECT_FALSE(DiskReader().is_file(scratch.path("trains/map.svgz")));
}

TEST_F(KitFiles, KitPdfHasAnOutlineAndPageLabels) {
  const Scratch& scratch = of_18scan();
  const std::string path = scratch.path("kit/kit.pdf");
  const Json read = Json::parse(run_program("qpdf --json " + path).output);
  const Json& outlines = read["outlines"];
  ASSERT_GE(outlines.size(), 5u);
  EXPECT_EQ(outlines[0]["title"], "Map");
  EXPECT_EQ(outlines[0]["destpageposfrom1"], 1);
  EXPECT_GT(outlines[0]["kids"].size(), 1u);
  EXPECT_EQ(read["pagelabels"][1]["label"]["/P"], "u:Places for cards ");
  EXPECT_EQ(read["pagelabels"][1]["index"], outlines[1]["destpageposfrom1"].get<int>() - 1);
}

TEST_F(KitFiles, EverySheetCarriesTheKitsFingerprint) {
  const Scratch scratch;
  ASSERT_EQ(ran({"kit", small_title, "-o", scratch.path("kit"), "--paper", "A3"}).code, 0);
  ASSERT_EQ(ran({"kit", small_title, "-o", scratch.path("other"), "--paper", "Letter"}).code, 0);
  const Json kit = Json::parse(scratch.read("kit/kit.json"));
  EXPECT_EQ(kit["content"], Json::parse(scratch.read("other/kit.json"))["content"]) << "the paper counts";
  const std::string brief = kit["content"].get<std::string>().substr(0, 8);
  const std::string path = scratch.path("kit/kit.pdf");
  const std::size_t pages =
      Json::parse(run_program("qpdf --json --json-key=pages " + path).output)["pages"].size();
  for (std::size_t page = 1; page <= pages; ++page) {
    const std::string n = std::to_string(page);
    const std::string text = run_program("pdftotext -f " + n + " -l " + n + " " + path + " -").output;
    EXPECT_THAT(text, HasSubstr(brief)) << "page " << n;
    EXPECT_THAT(text, HasSubstr("· page ")) << "page " << n;
  }
}

TEST_F(KitFiles, WritesPicturesOfEachPieceOnRequest) {
  const Scratch scratch;
  ASSERT_EQ(ran({"kit", "18scan", "-o", scratch.path("kit"), "--pieces", "svg"}).code, 0);
  const Json kit = Json::parse(scratch.read("kit/kit.json"));
  std::size_t fronts = 0;
  for (const std::string& component : DiskReader().list(scratch.path("kit/pieces")))
    for (const std::string& name : DiskReader().list(scratch.path("kit/pieces/" + component)))
      if (!name.ends_with("-back.svg")) ++fronts;
  EXPECT_EQ(fronts, kit["pieces"].size());
  const std::string tile = scratch.read("kit/pieces/tiles/tile-58.svg");
  EXPECT_NE(tile.find("width=\"38.1mm\""), std::string::npos) << tile.substr(0, 200);
}

}  // namespace
}  // namespace trackwright

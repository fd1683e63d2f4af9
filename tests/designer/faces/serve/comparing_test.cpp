// Tests the comparison of a title with its earlier state, and kits printed from the page.
#include <gmock/gmock.h>

#include <filesystem>
#include <future>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/committed.h"
#include "designer/faces/serve/kit_printing.h"
#include "designer/faces/serve/process.h"
#include "render/documents/gzip.h"
#include "tests/designer/faces/serve/told.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"

namespace trackwright::serve {
namespace {

using Parsed = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::map<std::string, std::string> texts_below(const std::string& folder) {
  std::map<std::string, std::string> texts;
  const DiskReader disk;
  for (const std::string& name : disk.list(folder))
    if (disk.is_file(folder + "/" + name))
      texts[name] = *disk.read(folder + "/" + name, largest_file);
    else if (name == "options" || folder.ends_with("/options"))
      for (auto& [below, text] : texts_below(folder + "/" + name)) texts[name + "/" + below] = text;
  return texts;
}

TEST(FolderReader, ReplacesOnlyTheFilesOfItsFolder) {
  const DiskReader disk;
  const std::string folder = source_folder() + "/titles/18scan";
  const FolderReader reader(folder, {{"title.yaml", "name: Then\n"}, {"art/a.svg", "<svg/>"}}, disk);
  EXPECT_THAT(reader.list(folder), ElementsAre("art", "title.yaml"));
  EXPECT_EQ(*reader.read(folder + "/./title.yaml", largest_file), "name: Then\n");
  EXPECT_FALSE(reader.is_file(folder + "/map.yaml"));
  EXPECT_TRUE(reader.is_file(folder + "/../18sj/map.yaml"));
  EXPECT_TRUE(reader.lies_in(folder + "/art/a.svg", folder));
}

TEST(Process, GivesItsOutputUnlessItFails) {
  EXPECT_EQ(output_of({"printf", "%s", "a b"}), "a b");
  EXPECT_EQ(output_of({"false"}), std::nullopt);
  EXPECT_EQ(output_of({"/no/such/program"}), std::nullopt);
}

class Comparing : public testing::Test {
 protected:
  DiskReader disk_;
};

TEST_F(Comparing, ListsEachDifferenceFromTheCommit) {
  const std::string folder = source_folder() + "/titles/18scan";
  auto texts = texts_below(folder);
  std::string& map = texts.at("map.yaml");
  const std::string bergen = "{name: Bergen, code: \"city=revenue:0\"}";
  ASSERT_NE(map.find(bergen), std::string::npos);
  map.replace(map.find(bergen), bergen.size(), "{name: Bergen, code: \"city=revenue:20\"}");
  Bench bench(
      disk_, source_installation(), folder, {}, Editing::No,
      [&](const std::string&) -> Expected<std::map<std::string, std::string>, std::string> { return texts; });
  bench.refresh();
  const Parsed before = told(bench.before(""));
  ASSERT_THAT(before["choices"], SizeIs(1));
  EXPECT_EQ(before["choices"][0]["id"], "commit");
  EXPECT_EQ(before["chosen"], "commit");
  ASSERT_THAT(before["differences"], SizeIs(1));
  EXPECT_EQ(before["differences"][0]["hex"], "B5");
  EXPECT_NE(before["now"], before["then"]);
  texts.at("map.yaml") = "hexes: [";
  const Parsed broken = told(bench.before("commit"));
  EXPECT_TRUE(broken.contains("failed"));
  EXPECT_FALSE(broken.contains("then"));
}

TEST_F(Comparing, ReadsAnEarlierVariantOverItsBase) {
  Bench bench(disk_, source_installation(), source_folder() + "/titles/18sj-oscarian");
  bench.refresh();
  const Parsed before = told(bench.before("commit"));
  ASSERT_THAT(before["choices"], SizeIs(1));
  EXPECT_EQ(before["chosen"], "parent");
  EXPECT_THAT(before["now"].get<std::string>(), HasSubstr("<svg"));
}

// A copy of 18Scan with its kits and its workbench.
class EarlierKit : public testing::Test {
 protected:
  EarlierKit() {
    std::filesystem::copy(source_folder() + "/titles/18scan", mine_,
                          std::filesystem::copy_options::recursive);
    EXPECT_EQ(ran({"kit", mine_, "-o", scratch_.path("old")}).code, 0);
    scratch_.write("broken/kit.json", "{}");
    bench_.refresh();
  }
  Parsed before(const std::string& kit) { return told(bench_.before(kit)); }
  void change_bergen() {
    std::string map = scratch_.read("mine/map.yaml");
    const std::string bergen = "{name: Bergen, code: \"city=revenue:0\"}";
    ASSERT_NE(map.find(bergen), std::string::npos);
    scratch_.write("mine/map.yaml",
                   map.replace(map.find(bergen), bergen.size(), "{name: Bergen, code: \"city=revenue:20\"}"));
    bench_.refresh();
  }

  const Scratch scratch_;
  const std::string mine_ = scratch_.path("mine");
  DiskReader disk_;
  Bench bench_{
      disk_, source_installation(), mine_, {}, Editing::No, {}, [&](const Title&) {
        return std::vector{scratch_.path("old"), scratch_.path("broken"), scratch_.path("old/kit.json")};
      }};
};

TEST_F(EarlierKit, ListsPiecesThatLookDifferent) {
  const Parsed same = before("kit-0");
  ASSERT_THAT(same["choices"], SizeIs(3));
  EXPECT_EQ(same["choices"][0]["name"], "the kit in " + scratch_.path("old"));
  EXPECT_THAT(same["hexes"], IsEmpty());
  EXPECT_THAT(same["pieces"], IsEmpty());
  change_bergen();
  const Parsed changed = before("kit-0");
  EXPECT_THAT(changed["hexes"], ElementsAre("B5"));
  EXPECT_THAT(changed["pieces"], ElementsAre("Map: Map B5: changed"));
  EXPECT_THAT(before("kit-1")["failed"].get<std::string>(), HasSubstr("not the list of a kit"));
}

TEST_F(EarlierKit, ShowsItsMapUnchanged) {
  change_bergen();
  const Parsed seen = before("kit-0");
  EXPECT_FALSE(seen.contains("unseen")) << seen["unseen"];
  EXPECT_EQ(seen["then"], gunzip(scratch_.read("old/map.svgz"), largest_file));
  EXPECT_THAT(seen["then"].get<std::string>(), HasSubstr("<g id=\"hex-B5\""));
  EXPECT_EQ(before("kit-2")["then"], seen["then"]) << "by its list";
}

TEST_F(EarlierKit, WithoutAPictureIsStillListed) {
  change_bergen();
  std::filesystem::remove(scratch_.path("old/map.svgz"));
  const Parsed gone = before("kit-0");
  EXPECT_FALSE(gone.contains("then"));
  EXPECT_THAT(gone["unseen"].get<std::string>(), HasSubstr("map.svgz of this kit cannot be shown"));
  EXPECT_THAT(gone["hexes"], ElementsAre("B5"));
  scratch_.write("old/map.svgz", gzip("<svg><script>alert(1)</script></svg>"));
  EXPECT_THAT(before("kit-0")["unseen"].get<std::string>(), HasSubstr("map.svgz"));
  std::string list = scratch_.read("old/kit.json");
  const std::string kept = R"(,"picture":"map.svgz")";
  ASSERT_NE(list.find(kept), std::string::npos);
  scratch_.write("old/kit.json", list.erase(list.find(kept), kept.size()));
  const Parsed old = before("kit-0");
  EXPECT_THAT(old["unseen"].get<std::string>(), testing::Not(HasSubstr("map.svgz")));
  EXPECT_THAT(old["hexes"], ElementsAre("B5"));
}

TEST_F(Comparing, OffersNoChoicesWithoutAnEarlierVersion) {
  Bench bench(disk_, source_installation(), source_folder() + "/titles/18scan");
  bench.refresh();
  const Parsed before = told(bench.before("parent"));
  EXPECT_THAT(before["choices"], IsEmpty());
  EXPECT_FALSE(before.contains("chosen"));
}

TEST(KitPrinting, RunsOnceAtATimeAndReportsProgress) {
  std::promise<void> go;
  std::promise<void> begun;
  std::string asked;
  KitPrinting printing([&](const std::string& theme, const Progress& progress) {
    asked = theme;
    progress(3, 7);
    begun.set_value();
    go.get_future().wait();
    return PrintedKit{true, "map.pdf\n"};
  });
  EXPECT_EQ(printing.begin("low-ink").status, 200);
  begun.get_future().wait();
  const Parsed meanwhile = told(printing.state());
  EXPECT_EQ(meanwhile["running"], true);
  EXPECT_EQ(asked, "low-ink");
  EXPECT_EQ(meanwhile["done"], 3);
  EXPECT_EQ(meanwhile["of"], 7);
  EXPECT_EQ(printing.begin().status, 409);
  go.set_value();
  Parsed then = told(printing.state());
  while (then["running"] == true) then = told(printing.state());
  EXPECT_EQ(then["told"], "map.pdf\n");
  EXPECT_EQ(then["whole"], true);
}

TEST(KitPrinting, ReportsFailuresAndIsRefusedWithoutWriting) {
  KitPrinting failing(
      [](const std::string&, const Progress&) -> PrintedKit { throw std::runtime_error("no paper"); });
  EXPECT_EQ(failing.begin().status, 200);
  Parsed then = told(failing.state());
  while (then["running"] == true) then = told(failing.state());
  EXPECT_EQ(then["told"], "no paper");
  EXPECT_EQ(then["whole"], false);
  EXPECT_EQ(KitPrinting({}).begin().status, 403);
}

}  // namespace
}  // namespace trackwright::serve

// The title beside what it was, and the kit printed from the page.
#include <gmock/gmock.h>

#include <filesystem>
#include <future>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/committed.h"
#include "designer/faces/serve/kit_printing.h"
#include "designer/faces/serve/process.h"
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

Parsed told(const Reply& reply) {
  EXPECT_EQ(reply.status, 200) << reply.text.substr(0, 200);
  return Parsed::parse(reply.text, nullptr, false);
}

std::map<std::string, std::string> texts_below(const std::string& folder) {
  std::map<std::string, std::string> texts;
  const DiskReader disk;
  for (const std::string& name : disk.list(folder))
    if (disk.is_file(folder + "/" + name)) texts[name] = *disk.read(folder + "/" + name, largest_file);
  return texts;
}

TEST(FolderReader, HasItsFilesAndNoOthersAndAllElseIsAsItWas) {
  const DiskReader disk;
  const std::string folder = source_folder() + "/titles/18scan";
  const FolderReader reader(folder, {{"title.yaml", "name: Then\n"}, {"art/a.svg", "<svg/>"}}, disk);
  EXPECT_THAT(reader.list(folder), ElementsAre("art", "title.yaml"));
  EXPECT_EQ(*reader.read(folder + "/./title.yaml", largest_file), "name: Then\n");
  EXPECT_FALSE(reader.is_file(folder + "/map.yaml"));
  EXPECT_TRUE(reader.is_file(folder + "/../18sj/map.yaml"));
  EXPECT_TRUE(reader.lies_in(folder + "/art/a.svg", folder));
}

TEST(Process, TellsWhatItWroteAndNothingWhereItFailed) {
  EXPECT_EQ(output_of({"printf", "%s", "a b"}), "a b");
  EXPECT_EQ(output_of({"false"}), std::nullopt);
  EXPECT_EQ(output_of({"/no/such/program"}), std::nullopt);
}

class Comparing : public testing::Test {
 protected:
  DiskReader disk_;
};

TEST_F(Comparing, ToldIsEachThingThatIsNotAsTheCommitHasIt) {
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
  EXPECT_EQ(broken["failed"], "what was there cannot be drawn");
  EXPECT_FALSE(broken.contains("then"));
}

TEST_F(Comparing, AVariantIsLaidOverWhatItExtends) {
  Bench bench(disk_, source_installation(), source_folder() + "/titles/18sj-oscarian");
  bench.refresh();
  const Parsed before = told(bench.before("commit"));
  ASSERT_THAT(before["choices"], SizeIs(1));
  EXPECT_EQ(before["chosen"], "parent");
  EXPECT_THAT(before["now"].get<std::string>(), HasSubstr("<svg"));
}

TEST_F(Comparing, AnEarlierKitTellsWhatLooksOtherwiseAndHasNoPicture) {
  const Scratch scratch;
  const std::string mine = scratch.path("mine");
  std::filesystem::copy(source_folder() + "/titles/18scan", mine, std::filesystem::copy_options::recursive);
  ASSERT_EQ(ran({"kit", mine, "-o", scratch.path("old")}).code, 0);
  scratch.write("broken/kit.json", "{}");
  Bench bench(disk_, source_installation(), mine, {}, Editing::No, {}, [&](const Title&) {
    return std::vector{scratch.path("old"), scratch.path("broken")};
  });
  bench.refresh();
  const Parsed same = told(bench.before("kit-0"));
  ASSERT_THAT(same["choices"], SizeIs(2));
  EXPECT_EQ(same["choices"][0]["name"], "the kit in " + scratch.path("old"));
  EXPECT_THAT(same["hexes"], IsEmpty());
  EXPECT_THAT(same["pieces"], IsEmpty());
  std::string map = scratch.read("mine/map.yaml");
  const std::string bergen = "{name: Bergen, code: \"city=revenue:0\"}";
  ASSERT_NE(map.find(bergen), std::string::npos);
  scratch.write("mine/map.yaml",
                map.replace(map.find(bergen), bergen.size(), "{name: Bergen, code: \"city=revenue:20\"}"));
  bench.refresh();
  const Parsed before = told(bench.before("kit-0"));
  EXPECT_THAT(before["hexes"], ElementsAre("B5"));
  EXPECT_THAT(before["pieces"], ElementsAre("Map: Map B5: changed"));
  EXPECT_THAT(before["now"].get<std::string>(), HasSubstr("<svg"));
  EXPECT_FALSE(before.contains("then"));
  EXPECT_THAT(told(bench.before("kit-1"))["failed"].get<std::string>(), HasSubstr("not the list of a kit"));
}

TEST_F(Comparing, NothingIsOfferedWhereThereIsNothing) {
  Bench bench(disk_, source_installation(), source_folder() + "/titles/18scan");
  bench.refresh();
  const Parsed before = told(bench.before("parent"));
  EXPECT_THAT(before["choices"], IsEmpty());
  EXPECT_FALSE(before.contains("chosen"));
}

TEST(KitPrinting, IsOneAtATimeAndTellsHowFarItIs) {
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

TEST(KitPrinting, TellsWhyItFailedAndIsRefusedWhereNothingIsWritten) {
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

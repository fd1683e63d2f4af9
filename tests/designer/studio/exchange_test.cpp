// The formats of other programs: games of 18xx-maker, and the neutral form.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>

#include "designer/checks/check.h"
#include "designer/compare/compare.h"
#include "designer/format/interchange/neutral.h"
#include "designer/format/text/findings.h"
#include "designer/studio/export.h"
#include "designer/studio/import.h"
#include "designer/studio/open.h"
#include "engine/tile/language.h"
#include "tests/designer/trees.h"
#include "tests/engine/reference.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// A game with a map of three hexes, flat side up.
const char* const small = R"({"info":{"title":"Small","orientation":"horizontal","currency":"$#"},"bank":5000,
 "players":[{"number":2,"capital":400,"certLimit":20},{"number":3,"capital":300,"certLimit":"14/12"}],
 "floatPercent":60,"colors":{"own":"#123456"},
 "tokenTypes":{"default":["Home",40,"$100"]},
 "shareTypes":{"default":[{"quantity":1,"label":"President's Certificate","percent":20,"shares":2},{"quantity":8,"percent":10,"shares":1}]},
 "companies":[{"name":"First Railway","abbrev":"FR","color":"own","logo":"small/FR"},{"name":"Second","abbrev":"S","color":"lightBlue","minor":true,"tokens":["Free"]}],
 "phases":[{"name":"2","limit":"4","tiles":"yellow","rounds":1},{"name":"3","train":"3","limit":"4","tiles":"green","rust":"2","buy_companies":true}],
 "trains":[{"name":"2","quantity":5,"price":80,"color":"yellow"},{"name":"3","quantity":"\u221e","price":180,"color":"green"}],
 "privates":[{"name":"Mine","price":20,"revenue":5,"hex":"B2","description":"A text","company":"FR"}],
 "stock":{"type":"2D","market":[[{"value":60,"label":60,"legend":0,"arrow":"down"},70,{"value":80,"par":true}],[50,null,{"value":70,"arrow":"up"}]],
   "legend":[{"color":"yellow","description":"Shares of this corporation do not count toward the certificate limit"}],
   "movement":{"up":["Sold out"],"right":["Paid dividends"],"down":["Every share sold"]}},
 "tiles":{"57":2,"8":"\u221e","X5":{"quantity":1,"color":"green","cities":[{"size":2}],"track":[{"side":1},{"side":2},{"side":4}],"values":[{"value":40,"angle":300,"percent":0.7}]},"Q99":1},
 "map":{"hexes":[{"color":"plain","cities":[{"name":{"name":"Town"},"companies":["FR"]}],"hexes":["B2"]},
   {"color":"plain","terrain":[{"type":"mountain","cost":"$60"}],"hexes":["B4"]},
   {"color":"gray","track":[{"type":"sharp","side":6}],"towns":[{"angle":-30,"percent":0.57735,"name":{"name":"Bay"}}],"values":[{"value":20}],"hexes":["A3"]},
   {"color":"offboard","track":[{"type":"offboard","side":2}],"offBoardRevenue":{"name":{"name":"East"},"revenues":[{"color":"yellow","cost":"30"},{"color":"brown","cost":"50"}]},"hexes":["C3"]}],
  "borders":[{"color":"water","coords":["B2p5","B2p6"]}]}})";

struct Made {
  Imported imported;
  Loaded loaded;
};

Made made(const std::string& text, std::string_view format = "maker") {
  const DiskReader disk;
  Made result;
  result.imported =
      import_title(MemoryReader({{"game.json", text}}, &disk), source_installation(), "game.json", format);
  std::map<std::string, std::string> files;
  for (const TitleFile& file : result.imported.files) files["made/" + file.name] = file.bytes;
  if (!files.empty())
    result.loaded = load_title(MemoryReader(std::move(files), &disk), source_installation(), "made");
  return result;
}

std::string code_of(const Title& title, const char* hex) {
  const Hex* found = title.map.find(hex);
  return found == nullptr ? "(none)" : tile_text(found->tile);
}

TEST(ImportMaker, ReadsTheDrawingsOfHexesAndTiles) {
  const Made game = made(small);
  ASSERT_TRUE(game.loaded.title);
  const Title& title = *game.loaded.title;
  EXPECT_EQ(code_of(title, "A3"), "town=revenue:20;path=a:5,b:_0;path=a:_0,b:0");
  EXPECT_EQ(code_of(title, "C3"), "offboard=revenue:yellow_30|brown_50;path=a:1,b:_0");
  EXPECT_EQ(code_of(title, "B4"), "upgrade=cost:60,terrain:mountain");
  EXPECT_EQ(title.map.find("B2")->name, "Town");
  EXPECT_EQ(tile_text(find_tile(title, "X5")->tile),
            "city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0");
  EXPECT_EQ(find_tile(title, "Q99"), nullptr);
}

TEST(ImportMaker, ReadsCompaniesTrainsAndMarket) {
  const Made game = made(small);
  ASSERT_TRUE(game.loaded.title);
  const Title& title = *game.loaded.title;
  const Company* first = find_company(title.companies, "FR");
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(first->colour, "#123456");
  EXPECT_EQ(first->homes.at(0).hex.value, "B2");
  EXPECT_EQ(first->tokens.size(), 3U);
  EXPECT_EQ(find_company(title.companies, "S")->kind, "minor");
  EXPECT_EQ(title.roster.trains.at(0).rusts_on.at(0).value, "3");
  EXPECT_FALSE(title.roster.trains.at(1).count);
  EXPECT_EQ(title.market.rows.at(0).at(0)->zones, "a");
  EXPECT_EQ(title.market.rows.at(0).at(2)->zones, "p");
  EXPECT_FALSE(title.market.rows.at(1).at(1));
  EXPECT_EQ(title.players.at(1).certificates->value, 14);
}

TEST(ImportMaker, ListsWhatItDoesNotCarryOver) {
  const Imported imported = made(small).imported;
  for (const char* text : {"Q99", "14/12", "small/FR", "company: FR", "water"})
    EXPECT_THAT(imported.warnings, testing::Contains(HasSubstr(text)));
}

TEST(ImportMaker, RefusesOtherFiles) {
  EXPECT_THAT(checks_of(made("[1, 2]").imported.findings), ElementsAre("import/maker"));
  EXPECT_THAT(checks_of(made(std::string(small).substr(0, 400)).imported.findings), ElementsAre("file/json"));
  EXPECT_THAT(checks_of(made("{\"info\": {\"title\": \"A\",}}").imported.findings), ElementsAre("file/json"));
  EXPECT_THAT(checks_of(made("\xff\xfe{").imported.findings), ElementsAre("file/encoding"));
  EXPECT_THAT(checks_of(made(std::string(5000, '[')).imported.findings), ElementsAre("file/too-deep"));
  const std::string large(std::size_t{100} << 20U, ' ');
  EXPECT_THAT(checks_of(made(large).imported.findings), ElementsAre("file/too-large"));
}

TEST(ImportJson, RefusesOtherFilesAndNewerVersions) {
  for (const char* text : {"{}", R"({"form":"trackwright title","version":1})",
                           R"({"form":"trackwright title","version":2,"title":{"title":"A"}})",
                           R"({"form":"trackwright title","version":"1","title":{"title":"A"}})"})
    EXPECT_THAT(checks_of(made(text, "json").imported.findings), ElementsAre("import/json")) << text;
  const Imported newer =
      made(R"({"form":"trackwright title","version":1,"title":{"format":99,"title":"A"}})", "json").imported;
  EXPECT_THAT(checks_of(newer.findings), ElementsAre("file/new-format"));
  EXPECT_THAT(newer.files, IsEmpty());
}

// The text of the only finding's place, which is in the JSON file.
std::string refused_at(const std::string& text) {
  const Imported imported = made(text, "json").imported;
  EXPECT_THAT(imported.files, IsEmpty()) << text;
  if (imported.findings.size() != 1) return std::to_string(imported.findings.size()) + " findings";
  return said(imported.sources, imported.findings.front().place);
}

std::string draft_with(const std::string& members) {
  return R"({"form":"trackwright title","version":1,"title":{"format":2,"title":"A","status":"draft"})" +
         members + "}";
}

TEST(ImportJson, PutsTheFindingAtTheWrongValue) {
  EXPECT_THAT(made(draft_with(""), "json").imported.files, testing::SizeIs(1));
  EXPECT_THAT(made("{\"form\"\n:\t\"trackwright title\"\r\n,\"version\"\n:1, \"title\" :{\"title\":\"\\/ "
                   "\\ud83d\\ude00\",\n"
                   "\"format\":2,\"status\":\"draft\"}}",
                   "json")
                  .imported.findings,
              IsEmpty());
  EXPECT_EQ(refused_at(draft_with(R"(,"map":7)")), "7");
  EXPECT_EQ(refused_at(draft_with(R"(,"files":"none")")), "none");
  EXPECT_EQ(refused_at(draft_with(R"(,"files":{"art/a.svg":12})")), "12");
  EXPECT_EQ(refused_at(draft_with(R"(,"files":{"art/a.png":{"base64":"?"}})")), "{");
  EXPECT_EQ(refused_at(R"({"form":"trackwright title","version":1,"title":{"title":"A","extends":"18sj"}})"),
            "18sj");
}

TEST(ImportJson, WritesNoFileOutsideTheFoldersOfATitle) {
  for (const char* name :
       {"../x.svg", "/etc/x.svg", "art/../../x.svg", "art/./x.svg", "art//x.svg", "art/.x.svg", "title.yaml",
        "art/x.sh", "rulebook/a/b.md", "art\\\\x.svg", "opening.json/x", ""})
    EXPECT_EQ(refused_at(draft_with(std::string(R"(,"files":{")") + name + R"(":"x"})")), name);
}

std::vector<std::string> shelf() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/titles"))
    if (std::filesystem::exists(entry.path() / "title.yaml")) names.push_back(entry.path().string());
  names.push_back(source_folder() + "/templates/starter");
  std::erase_if(names,
                [](const std::string& name) { return !std::filesystem::exists(name + "/title.yaml"); });
  std::ranges::sort(names);
  return names;
}

std::string exported_again(const Made& title) {
  const DiskReader disk;
  std::map<std::string, std::string> files;
  for (const TitleFile& file : title.imported.files) files["made/" + file.name] = file.bytes;
  const MemoryReader reader(std::move(files), &disk);
  const auto exported =
      export_title(reader, source_installation(), load_title(reader, source_installation(), "made"), "json");
  return exported ? exported->text : "";
}

TEST(Export, LosesNothingOfATitleInTheNeutralForm) {
  const DiskReader disk;
  for (const std::string& name : shelf()) {
    const Loaded loaded = open_title(disk, source_installation(), name);
    const auto exported = export_title(disk, source_installation(), loaded, "json");
    ASSERT_TRUE(exported) << name;
    EXPECT_THAT(exported->losses, IsEmpty()) << name;
    const Made again = made(exported->text, "json");
    ASSERT_TRUE(again.loaded.title) << name;
    EXPECT_THAT(compare_titles(*loaded.title, *again.loaded.title).differences, IsEmpty()) << name;
    EXPECT_EQ(exported_again(again), exported->text) << name;
  }
}

// A variant carries the pictures of its base title. Files of other kinds are lost.
TEST(Export, CarriesPicturesChaptersAndTheOpeningAsTheyAre) {
  const DiskReader disk;
  const std::string pixels("\x89PNG\r\n\x1a\n\0\xff", 10);
  const std::string text = "# \"History\"\r\n\tPäivää \x7f \xe2\x80\xa8\n";
  std::map<std::string, std::string> files{
      {"variant/title.yaml", "format: 2\ntitle: Variant\nextends: 18sj\n"},
      {"variant/art/icons/mine.png", pixels},
      {"variant/kit.yaml", "theme: mine.yaml\n"},
      {"variant/mine.yaml", text},

      {"variant/art/bj.svg", text},
      {"variant/art/notes.txt", text},
      {"variant/rulebook/10-history.md", text},
      {"variant/opening.json", "{\"players\": [], \"actions\": []}"}};
  const MemoryReader reader(files, &disk);
  const auto exported = export_title(reader, source_installation(),
                                     load_title(reader, source_installation(), "variant"), "json");
  ASSERT_TRUE(exported);
  ASSERT_THAT(exported->losses, testing::SizeIs(1));
  EXPECT_EQ(exported->losses.front().object, "art/notes.txt");
  std::map<std::string, std::string> imported;
  for (const TitleFile& file : made(exported->text, "json").imported.files)
    imported["variant/" + file.name] = file.bytes;
  EXPECT_TRUE(imported.contains("variant/art/khj.svg"));
  for (const auto& [name, bytes] : files) {
    if (name == "variant/title.yaml" || name == "variant/kit.yaml" || name == "variant/art/notes.txt")
      continue;
    EXPECT_EQ(imported[name], bytes) << name;
  }
}

// Each difference of the title read again is among the losses, and each loss has a place in the title.
TEST(Export, ListsEachDifferenceOfAGameOfMaker) {
  const DiskReader disk;
  for (const std::string& name : shelf()) {
    const Loaded loaded = open_title(disk, source_installation(), name);
    const auto exported = export_title(disk, source_installation(), loaded, "maker");
    ASSERT_TRUE(exported) << name;
    const Made again = made(exported->text);
    ASSERT_TRUE(again.loaded.title) << name;
    const auto differences = compare_titles(*loaded.title, *again.loaded.title).differences;
    for (const Difference& difference : differences)
      EXPECT_TRUE(std::ranges::any_of(
          exported->losses,
          [&](const Finding& loss) {
            const bool other_side = difference.kind->name == "train" && loss.object.ends_with(".variants");
            return other_side || loss.object.find(difference.object) != std::string::npos;
          }))
          << name << ": " << difference.kind->name << " " << difference.object;
    for (const Finding& loss : exported->losses) {
      const bool of_file = loss.message.starts_with("the file ");
      EXPECT_TRUE(of_file || loss.place.file != 0) << name << ": " << loss.message;
    }
  }
}

// docs/measurements/maker.md gives the reason for each error.
TEST(ImportMaker, ReadsAllPublishedGames) {
  const std::filesystem::path folder = reference::folder() / "maker";
  if (reference::folder().empty() || !std::filesystem::exists(folder)) GTEST_SKIP() << "no reference facts";
  const DiskReader disk;
  std::size_t games = 0;
  std::size_t sound = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const auto text = disk.read(entry.path().string(), largest_file);
    ASSERT_TRUE(text);
    const Made game = made(*text);
    ++games;
    ASSERT_THAT(game.imported.files, Not(IsEmpty())) << entry.path();
    // Some files have only tiles; the import makes drafts of them.
    const Title* seen = game.loaded.seen();
    const bool faulty = has_errors(game.loaded.findings) ||
                        (seen != nullptr && has_errors(run_checks(*seen, game.loaded.gaps).findings));
    if (!faulty) ++sound;
  }
  EXPECT_EQ(games, 66U);
  EXPECT_GE(sound, 60U);
}

}  // namespace
}  // namespace trackwright

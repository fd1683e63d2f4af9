#include "designer/format/title/load.h"

#include <gmock/gmock.h>

#include <set>

#include "designer/format/title/extends.h"
#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Installation nowhere{"titles", std::string(source_folder()) + "/schemas", {}};

// Loads the title in folder `a` of these files.
Loaded load_a(std::map<std::string, std::string> files) {
  const DiskReader disk;
  return load_title(MemoryReader(std::move(files), &disk), nowhere, "a");
}

std::string path_of(const Loaded& loaded, const Finding& finding) {
  const Sources::File* file = loaded.sources.file(finding.place.file);
  return file == nullptr ? "" : file->path;
}

TEST(LoadTest, ReadsTheSmallestSoundTitle) {
  const DiskReader disk;
  const std::string folder = std::string(source_folder()) + "/tests/data/sound";
  const Loaded loaded = load_title(disk, source_installation(), folder);
  for (const Finding& finding : loaded.findings) ADD_FAILURE() << finding.check << ": " << finding.message;
  EXPECT_TRUE(loaded.readable);
  EXPECT_EQ(loaded.folder, folder);
  ASSERT_TRUE(loaded.title);
  const Title& title = *loaded.title;
  EXPECT_EQ(title.slug, "sound");
  EXPECT_EQ(title.name, "Smallest Sound");
  EXPECT_EQ(title.map.hexes().size(), 10U);
  EXPECT_EQ(title.roster.trains.size(), 3U);
  EXPECT_EQ(title.companies.companies.size(), 2U);
  EXPECT_EQ(title.companies.companies[0].tokens.size(), 2U);
  EXPECT_EQ(par_prices(title.market), (std::vector<int>{80, 70, 60}));
  EXPECT_TRUE(loaded.gaps.empty());
}

// Each shipped title is well formed; other tests run the checks.
TEST(LoadTest, ReadsEveryShippedTitle) {
  const DiskReader disk;
  const Installation installation = source_installation();
  for (const std::string& name : disk.list(installation.titles)) {
    if (!disk.is_file(installation.titles + "/" + name + "/title.yaml")) continue;
    const Loaded loaded = load_title(disk, installation, name);
    for (const Finding& finding : loaded.findings)
      if (finding.severity == Severity::Error)
        ADD_FAILURE() << path_of(loaded, finding) << ": " << finding.check << ": " << finding.message;
    ASSERT_TRUE(loaded.title) << name;
    EXPECT_EQ(loaded.title->slug, name);
  }
}

TEST(LoadTest, AnOverlayStatesOnlyDifferences) {
  const Loaded loaded = load_over_sound({{"title.yaml", "extends: sound\ntitle: Richer\nbank: 6000\n"},
                                         {"map.yaml", "hexes: {D2: {name: Dee}}\n"}});
  EXPECT_THAT(checks_of(loaded.findings), IsEmpty());
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->name, "Richer");
  EXPECT_EQ(loaded.title->slug, "overlay");
  EXPECT_EQ(loaded.title->bank->value, 6000);
  EXPECT_EQ(loaded.title->designer, "nobody");
  EXPECT_EQ(loaded.title->map.find("D2")->name, "Dee");
  EXPECT_EQ(loaded.title->map.find("B4")->name, "");
  EXPECT_THAT(loaded.sources.file(loaded.title->bank->place.file)->path, HasSubstr("/overlay/title.yaml"));
  EXPECT_THAT(loaded.sources.file(loaded.title->pool_limit->place.file)->path,
              HasSubstr("/sound/title.yaml"));
}

TEST(LoadTest, TheMergedTreesDoNotExtendAnything) {
  const Loaded loaded = load_over_sound({});
  std::vector<std::string> names;
  for (const auto& [name, tree] : loaded.merged) names.push_back(name);
  EXPECT_THAT(names, ElementsAre("title.yaml", "map.yaml", "tiles.yaml", "market.yaml", "roster.yaml",
                                 "companies.yaml"));
  EXPECT_EQ(loaded.merged[0].second.find("extends"), nullptr);
}

TEST(LoadTest, ReportsAMistakeInASharedHexKeyOnceInAnOverlay) {
  const Loaded loaded = load_over_sound({{"map.yaml", "hexes: {B8 D8: {nam: Ess}}\n"}});
  EXPECT_THAT(checks_of(loaded.findings), ElementsAre("schema/unknown-key"));
  EXPECT_THAT(gaps_in(loaded), ElementsAre("map.yaml hexes B8 name", "map.yaml hexes D8 name"));
}

TEST(LoadTest, SortsFindingsByFileAndPlace) {
  const Loaded loaded = load_over_sound({{"title.yaml", "extends: sound\nzzz: 1\naaa: 2\nbank: lots\n"},
                                         {"map.yaml", "hexes: {E1: {x: 1}, C9: {y: 1}}\n"}});
  ASSERT_EQ(loaded.findings.size(), 5U);
  const auto where = [&](const Finding& finding) {
    return std::pair(path_of(loaded, finding), finding.place.offset);
  };
  for (std::size_t i = 1; i < loaded.findings.size(); ++i)
    EXPECT_LT(where(loaded.findings[i - 1]), where(loaded.findings[i]));
}

TEST(LoadTest, ReportsAMissingTitleOnce) {
  const MemoryReader files(
      {{"titles/1899/title.yaml", ""}, {"titles/dictionary/a.yaml", ""}, {"some/file", ""}});
  for (const std::string name : {"1898", "", "some/where", "some/file"}) {
    const Loaded loaded = load_title(files, nowhere, name);
    EXPECT_THAT(checks_of(loaded.findings), ElementsAre("file/missing")) << name;
    EXPECT_FALSE(loaded.readable);
    EXPECT_FALSE(loaded.title);
  }
  EXPECT_THAT(load_title(files, nowhere, "1898").findings[0].help, HasSubstr("1899"));
  EXPECT_THAT(load_title(files, nowhere, "some/file").findings[0].help, HasSubstr("folder"));
}

TEST(LoadTest, FindsATitleByPathOrByName) {
  const MemoryReader files({{"titles/1899/title.yaml", "title: shipped\n"},
                            {"1899/title.yaml", "title: here\n"},
                            {"1870/map.pdf", ""},
                            {"old/1870/map.pdf", ""},
                            {"titles/1870/title.yaml", "title: shipped\n"}});
  EXPECT_EQ(load_title(files, nowhere, "1899").folder, "1899");
  EXPECT_EQ(load_title(files, nowhere, "titles/1899").folder, "titles/1899");
  EXPECT_EQ(load_title(files, nowhere, "1870").folder, "titles/1870");
  EXPECT_EQ(load_title(files, nowhere, "old/1870").folder, "old/1870");
}

TEST(LoadTest, ReportsEachMissingFileOnce) {
  const Loaded loaded = load_a({{"a/title.yaml", "title: A\n"}});
  EXPECT_THAT(checks_of(loaded.findings),
              ElementsAre("file/missing", "file/missing", "file/missing", "file/missing", "file/missing"));
  EXPECT_EQ(path_of(loaded, loaded.findings[0]), "a/companies.yaml");
  EXPECT_FALSE(loaded.readable);
  EXPECT_FALSE(loaded.title);
}

TEST(LoadTest, ADraftMayLackFiles) {
  const Loaded loaded = load_a({{"a/title.yaml", "title: A\nstatus: draft\n"},
                                {"a/map.yaml", "layout: flat\nletters: across\nhexes: {B2: {}}\n"}});
  for (const Finding& finding : loaded.findings) EXPECT_EQ(finding.severity, Severity::Warning);
  EXPECT_EQ(loaded.findings.size(), 4U);
  EXPECT_TRUE(loaded.readable);
  ASSERT_TRUE(loaded.title);
  EXPECT_TRUE(loaded.title->draft);
  EXPECT_EQ(loaded.title->map.hexes().size(), 1U);
}

TEST(LoadTest, ReportsAMisnamedFile) {
  const Loaded loaded = load_a({{"a/title.yaml", "title: A\nstatus: draft\n"},
                                {"a/maps.yaml", "layout: flat\n"},
                                {"a/notes.txt", ""}});
  ASSERT_THAT(checks_of(loaded.findings), Contains("file/unknown").Times(1));
  const auto unknown = std::ranges::find(loaded.findings, "file/unknown", &Finding::check);
  EXPECT_EQ(unknown->severity, Severity::Warning);
  EXPECT_THAT(unknown->help, HasSubstr("map.yaml"));
}

TEST(LoadTest, AcceptsAPositionInTheFolder) {
  const Loaded loaded = load_a({{"a/title.yaml", "title: A\nstatus: draft\n"},
                                {"a/game.yaml", "phase: 2\nentity: NR\ntrains: [2]\n"},
                                {"a/other.yaml", "phase: 2\n"}});
  ASSERT_THAT(checks_of(loaded.findings), Contains("file/unknown").Times(1));
  const auto unknown = std::ranges::find(loaded.findings, "file/unknown", &Finding::check);
  EXPECT_THAT(unknown->message, HasSubstr("other.yaml"));
}

TEST(LoadTest, ReportsAnUnreadableFileAndReadsTheRest) {
  const Loaded loaded = load_over_sound({{"map.yaml", "hexes: [\n"}, {"market.yaml", "shape: round\n"}});
  EXPECT_THAT(checks_of(loaded.findings), testing::UnorderedElementsAre("file/syntax", "schema/bad-value"));
  EXPECT_FALSE(loaded.readable);
  EXPECT_FALSE(loaded.title);
  ASSERT_TRUE(loaded.rest);
  EXPECT_EQ(loaded.seen(), &*loaded.rest);
  EXPECT_EQ(loaded.rest->roster.trains.size(), 3U);
  // The map of the extended title is also omitted, because the broken file may change it.
  EXPECT_THAT(loaded.rest->map.hexes(), IsEmpty());
  EXPECT_THAT(gaps_in(loaded), testing::UnorderedElementsAre("map.yaml", "market.yaml shape"));
}

TEST(LoadTest, DoesNotExamineATitleWithoutAReadableParent) {
  for (const std::string title : {"extends: sound\nbank: [\n", "bank: [\n"}) {
    const Loaded loaded =
        load_over_sound({{"title.yaml", title}, {"map.yaml", "hexes: {B2: {name: Bee}}\n"}});
    EXPECT_THAT(checks_of(loaded.findings), ElementsAre("file/syntax")) << title;
    EXPECT_EQ(loaded.seen(), nullptr) << title;
  }
}

TEST(LoadTest, ReportsAFolderInPlaceOfAFile) {
  const Loaded loaded = load_over_sound({{"map.yaml/part.yaml", ""}});
  EXPECT_THAT(checks_of(loaded.findings), ElementsAre("file/directory"));
  EXPECT_THAT(path_of(loaded, loaded.findings[0]), HasSubstr("overlay/map.yaml"));
  EXPECT_FALSE(loaded.title);
}

TEST(LoadTest, GivesNoTitleWithoutTheMainDataOfAFile) {
  for (const std::string map :
       {"layout: flat\nletters: across\n", "layout: flat\nletters: across\nhexes: 3\n", "[]\n", "",
        "layout: flat\nletters: across\nhexes:\n"}) {
    const Loaded loaded = load_a({{"a/title.yaml", "title: A\nstatus: draft\n"}, {"a/map.yaml", map}});
    EXPECT_TRUE(loaded.readable);
    EXPECT_FALSE(loaded.title) << map;
    EXPECT_TRUE(loaded.gaps.lack_all(*datum_named("hexes"))) << map;
    const auto errors = std::ranges::count(loaded.findings, Severity::Error, &Finding::severity);
    EXPECT_GE(errors, 1) << map;
  }
}

TEST(LoadTest, ReportsOnlyAMissingParent) {
  const Loaded loaded = load_a({{"a/title.yaml", "extends: bb\n"}});
  ASSERT_THAT(checks_of(loaded.findings), ElementsAre("extends/missing"));
  EXPECT_EQ(said(loaded.sources, loaded.findings[0].place), "bb");
  EXPECT_FALSE(loaded.title);
}

TEST(LoadTest, AFolderWithoutATitleIsNoParent) {
  const Loaded loaded = load_a({{"a/title.yaml", "extends: b\n"}, {"b/notes.txt", "none"}});
  ASSERT_THAT(checks_of(loaded.findings), ElementsAre("extends/missing"));
}

TEST(LoadTest, ReportsTitlesThatExtendEachOther) {
  const DiskReader disk;
  const MemoryReader files({{"t/a/title.yaml", "extends: b\n"},
                            {"t/b/title.yaml", "extends: ../c/../c\n"},
                            {"t/c/title.yaml", "extends: a\n"},
                            {"t/self/title.yaml", "extends: ./\n"}},
                           &disk);
  const Loaded loaded = load_title(files, nowhere, "t/a");
  EXPECT_THAT(checks_of(loaded.findings), ElementsAre("extends/cycle"));
  EXPECT_FALSE(loaded.title);
  EXPECT_THAT(checks_of(load_title(files, nowhere, "t/self").findings), ElementsAre("extends/cycle"));
}

TEST(LoadTest, ListsExtendedFoldersFromTheNearest) {
  const DiskReader disk;
  const MemoryReader files({{"t/a/title.yaml", "extends: b\n"},
                            {"t/b/title.yaml", "extends: ../old/c\n"},
                            {"t/old/c/map.yaml", ""}},
                           &disk);
  EXPECT_THAT(load_title(files, nowhere, "t/a").extends, ElementsAre("t/b", "t/old/c"));
  EXPECT_THAT(load_title(files, nowhere, "t/old/c").extends, IsEmpty());
}

TEST(LoadTest, CutsOffAVeryLongChain) {
  std::map<std::string, std::string> files;
  for (int i = 0; i < 100; ++i)
    files.emplace("t/v" + std::to_string(i) + "/title.yaml", "extends: v" + std::to_string(i + 1) + "\n");
  const DiskReader disk;
  const Loaded loaded = load_title(MemoryReader(std::move(files), &disk), nowhere, "t/v0");
  EXPECT_THAT(checks_of(loaded.findings), ElementsAre("extends/too-deep"));
  EXPECT_FALSE(loaded.title);
}

TEST(LoadTest, ExtendsMustBeAName) {
  const Loaded loaded = load_over_sound({{"title.yaml", "extends: [sound]\ntitle: A\n"}});
  EXPECT_THAT(checks_of(loaded.findings), ElementsAre("schema/wrong-type"));
  EXPECT_FALSE(loaded.title);
}

TEST(LoadTest, ReportsAMissingSchemaAsAFaultOfTheProgram) {
  const std::map<std::string, std::string> title{{"a/title.yaml", "title: A\nstatus: draft\n"}};
  const MemoryReader files(title);
  const Loaded loaded = load_title(files, {"titles", "schemas", {}}, "a");
  EXPECT_THAT(checks_of(loaded.findings), Contains("file/schema").Times(1));
}

TEST(LoadTest, LooksUpTilesInTheDictionary) {
  const Loaded loaded =
      load_over_sound({{"tiles.yaml", "tiles: {57: {colour: green, code: \"path=a:0,b:1\"}}\n"}});
  ASSERT_TRUE(loaded.title);
  const TileDefinition* tile = find_tile(*loaded.title, "57");
  ASSERT_NE(tile, nullptr);
  EXPECT_TRUE(tile->own);
}

}  // namespace
}  // namespace trackwright

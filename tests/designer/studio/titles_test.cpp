// Imports, compares and creates titles without the command line.
#include <gmock/gmock.h>

#include <map>

#include "designer/format/schema/schema.h"
#include "designer/format/text/readers.h"
#include "designer/studio/compare.h"
#include "designer/studio/editor_files.h"
#include "designer/studio/import.h"
#include "designer/studio/listed_titles.h"
#include "designer/studio/starter.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// Two hexes, and two companies that differ only in their names.
const std::string facts =
    R"({"title":"Small","layout":"pointy","axes":{"x":"number","y":"letter"},"currency_format":"$%s",
 "bank":8000,"by_players":{"3":{"starting_cash":500,"cert_limit":12}},
 "hexes":{"A1":{"color":"white","name":"Town","code":"town=revenue:0"},"A3":{"color":"red","code":"offboard=revenue:20;path=a:1,b:_0"}},
 "tile_manifest":{"3":2},"market_type":"2D","market_letters":{"p":{"type":"par","text":"Par"}},"market":[["60","70p","80"]],
 "phases":[{"name":"2","tiles":["yellow"],"train_limit":4,"operating_rounds":1}],
 "trains":[{"name":"2","distance":2,"price":80,"num":5}],"companies":[],
 "corporations":[{"sym":"AB","name":"A & B","color":"#123456","tokens":[0,40],"coordinates":"A1","shares":[20,10,10,10,10,10,10,10,10],"float_percent":60},
 {"sym":"CD","name":"C & D","color":"#654321","tokens":[0,40],"coordinates":"A1","shares":[20,10,10,10,10,10,10,10,10],"float_percent":60}],"minors":[]})";

TEST(ImportTitle, WritesFilesThatLoadAsTheSameTitle) {
  const DiskReader disk;
  const MemoryReader files({{"facts/small.json", facts}}, &disk);
  const Imported imported = import_title(files, source_installation(), "facts/small.json");
  EXPECT_THAT(imported.findings, IsEmpty());
  std::map<std::string, std::string> texts;
  for (const TitleFile& file : imported.files) texts.emplace("small/" + file.name, file.bytes);
  EXPECT_THAT(texts, SizeIs(7));
  const Loaded read = load_title(MemoryReader(texts, &disk), source_installation(), "small");
  EXPECT_THAT(checks_of(read.findings), IsEmpty());
  Loaded opened = open_facts(files, source_installation(), "facts/small.json");
  ASSERT_TRUE(read.title && opened.title);
  opened.title->slug = read.title->slug;
  ASSERT_THAT(read.title->companies.defaults, ElementsAre(Ref{"major", {}}));
  opened.title->companies.defaults = read.title->companies.defaults;
  EXPECT_TRUE(*read.title == *opened.title);
  EXPECT_THAT(texts.at("small/companies.yaml"), HasSubstr("CD: {name: C & D, colour: \"#654321\"}"));
  EXPECT_THAT(texts.at("small/roster.yaml"), HasSubstr("reach: 2,"));
}

TEST(ImportTitle, WritesNoFilesWithoutFacts) {
  const DiskReader disk;
  const MemoryReader files({{"list.json", "[1, 2]"}}, &disk);
  const Imported none = import_title(files, source_installation(), "list.json");
  EXPECT_THAT(none.files, IsEmpty());
  EXPECT_THAT(checks_of(none.findings), ElementsAre("import/facts"));
  EXPECT_THAT(checks_of(import_title(files, source_installation(), "no.json").findings),
              ElementsAre("file/missing"));
}

// The title lists the data that the import could not carry over, unless no title can state them.
TEST(ImportTitle, WritesItsWarningsIntoTheTitle) {
  std::string text = facts;
  text.replace(text.find(R"("coordinates":"A1")"), 18,
               R"("coordinates":"A3","city":4,"abilities":[{"type":"assign"}])");
  text.replace(text.find(R"("color":"#123456")"), 17, R"("color":"sand")");
  const DiskReader disk;
  const MemoryReader files({{"small.json", text}}, &disk);
  const Loaded opened = open_facts(files, source_installation(), "small.json");
  ASSERT_TRUE(opened.title);
  ASSERT_THAT(opened.title->sources, SizeIs(1));
  ASSERT_THAT(opened.title->sources[0].left_out, SizeIs(1));
  EXPECT_THAT(opened.title->sources[0].left_out[0].value, HasSubstr("sand"));
}

TEST(ImportTitle, WritesADraftForAGameWithoutAMap) {
  std::string text = facts;
  const std::size_t hexes = text.find(R"("hexes":)");
  text.replace(hexes, text.find(R"("market_type")") - hexes, R"("hexes":{},"tile_manifest":{},)");
  const std::size_t phases = text.find(R"("phases":)");
  text.replace(phases, text.find(R"("companies":[])") - phases, R"("phases":[],"trains":[],)");
  const DiskReader disk;
  const MemoryReader files({{"small.json", text}}, &disk);
  std::map<std::string, std::string> texts;
  for (const TitleFile& file : import_title(files, source_installation(), "small.json").files)
    texts.emplace("small/" + file.name, file.bytes);
  EXPECT_FALSE(texts.contains("small/map.yaml"));
  EXPECT_THAT(texts.at("small/title.yaml"), HasSubstr("status: draft"));
  const Loaded read = load_title(MemoryReader(texts, &disk), source_installation(), "small");
  ASSERT_TRUE(read.title);
  for (const Finding& finding : read.findings)
    EXPECT_NE(finding.severity, Severity::Error) << finding.message;
}

// The import writes the files even if the facts cannot become a title, so that a person can correct them.
TEST(ImportTitle, WritesFilesEvenIfTheFactsGiveNoTitle) {
  std::string broken = facts;
  broken.replace(broken.find("town=revenue:0"), 14, "=");
  const std::string manifest = R"("tile_manifest":{"3":2},)";
  broken.erase(broken.find(manifest), manifest.size());
  const DiskReader disk;
  const MemoryReader files({{"small.json", broken}}, &disk);
  const Imported imported = import_title(files, source_installation(), "small.json");
  ASSERT_THAT(imported.files, SizeIs(7));
  EXPECT_THAT(imported.files[1].bytes, HasSubstr("code: ="));
}

TEST(CompareByName, ComparesTitlesAndFacts) {
  const DiskReader disk;
  const MemoryReader files({{"small.json", facts}}, &disk);
  const std::string sound = source_folder() + "/tests/data/sound";
  const auto same = compare_by_name(files, source_installation(), sound, sound);
  ASSERT_TRUE(same.comparison);
  EXPECT_THAT(same.comparison->differences, IsEmpty());
  const auto other = compare_by_name(files, source_installation(), sound, "small.json");
  ASSERT_TRUE(other.comparison);
  EXPECT_THAT(other.comparison->differences, Not(IsEmpty()));
  EXPECT_EQ(other.b.title->name, "Small");
}

TEST(CompareByName, NamesTheMissingTitle) {
  const DiskReader disk;
  const auto none =
      compare_by_name(disk, source_installation(), source_folder() + "/tests/data/sound", "nowhere");
  EXPECT_FALSE(none.comparison);
  EXPECT_THAT(none.a.findings, IsEmpty());
  EXPECT_THAT(checks_of(none.b.findings), ElementsAre("file/missing"));
}

TEST(Starter, BecomesATitleWithANewName) {
  const DiskReader disk;
  const auto files = starter_files(disk, source_installation(), "18Vik: \"North\"");
  ASSERT_TRUE(files);
  std::map<std::string, std::string> texts;
  for (const TitleFile& file : *files) texts.emplace("18vik/" + file.name, file.bytes);
  EXPECT_TRUE(texts.contains("18vik/art/nr.svg"));
  const Loaded loaded = load_title(MemoryReader(texts, &disk), source_installation(), "18vik");
  EXPECT_THAT(checks_of(loaded.findings), IsEmpty());
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->name, "18Vik: \"North\"");
  const std::string was = *disk.read(source_folder() + "/templates/starter/title.yaml", largest_file);
  std::string text = texts.at("18vik/title.yaml");
  const std::string name = "\"18Vik: \\\"North\\\"\"";
  ASSERT_NE(text.find(name), std::string::npos);
  EXPECT_EQ(text.replace(text.find(name), name.size(), "\"New Title\""), schema_line("title.yaml") + was)
      << "all else stays";
}

// Validates the files with the schemas that editors get beside them.
Findings by_schemas(const std::string& folder, bool overlay) {
  const DiskReader disk;
  Findings findings;
  const auto made = editor_files(disk, source_installation(), overlay);
  if (!made) return {made.error()};
  for (const TitleFile& file : *made) {
    if (!file.name.starts_with(".vscode/schemas/")) continue;
    const std::string name = file.name.substr(16, file.name.find('.', 16) - 16) + ".yaml";
    auto text = disk.read(folder + "/" + name, largest_file);
    if (!text) continue;
    const ParsedFile read = parsed(*text);
    const auto schema = parse_schema(file.bytes);
    if (schema)
      validate(read.tree, *schema, findings);
    else
      ADD_FAILURE() << name << ": " << schema.error();
  }
  return findings;
}

TEST(EditorFiles, FindNothingWrongInASoundTitleOrAVariant) {
  EXPECT_THAT(by_schemas(source_folder() + "/titles/18scan", false), IsEmpty());
  EXPECT_THAT(by_schemas(source_folder() + "/titles/18scan", true), IsEmpty());
  for (const char* variant : {"tests/data/variant", "titles/18sj-oscarian", "titles/18sj-edelsward"})
    EXPECT_THAT(checks_of(by_schemas(source_folder() + "/" + variant, true)), IsEmpty()) << variant;
}

TEST(EditorFiles, StillSeeTyposInAVariant) {
  const auto schema = parse_schema(
      overlay_schema(DiskReader().read(source_folder() + "/schemas/map.json", largest_file).value()));
  ASSERT_TRUE(schema);
  const ParsedFile typo = parsed("hexes: {B5: {nmae: Bergen, colour: pink}, C4: null}\nnotes: null\n");
  Findings findings;
  validate(typo.tree, *schema, findings);
  EXPECT_THAT(checks_of(findings), testing::UnorderedElementsAre("schema/unknown-key", "schema/bad-value"));
}

TEST(Starter, IsReportedByPathIfMissing) {
  const auto none = starter_files(MemoryReader({}, nullptr), {"titles", "schemas", "templates"}, "x");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().check, "file/missing");
  EXPECT_THAT(none.error().message, HasSubstr("templates/starter"));
}

TEST(TitlesInFolder, AreAllTitlesOfTheFolder) {
  const DiskReader disk;
  const std::string sound = source_folder() + "/tests/data/sound";
  UnsavedTexts texts{{"shelf/readme/notes.md", "no title"}, {"shelf/broken/title.yaml", "title: ["}};
  for (const std::string& name : disk.list(sound))
    for (const std::string slug : {"good", "wrong"})
      texts.emplace("shelf/" + slug + "/" + name, *disk.read(sound + "/" + name, largest_file));
  texts.at("shelf/wrong/title.yaml") += "banc: 3\n";
  const auto titles = listed_titles(MemoryReader(texts, &disk), source_installation(), "shelf");
  ASSERT_TRUE(titles);
  ASSERT_THAT(*titles, SizeIs(3));
  EXPECT_EQ((*titles)[0].slug, "broken");
  EXPECT_FALSE((*titles)[0].readable);
  EXPECT_EQ((*titles)[1].slug, "good");
  EXPECT_EQ((*titles)[1].errors, 0U);
  EXPECT_EQ((*titles)[1].title->bank->value, 4000);
  EXPECT_EQ((*titles)[2].errors, 1U);
}

TEST(TitlesInFolder, AreAnErrorWithoutTheFolder) {
  const auto none = listed_titles(DiskReader(), source_installation(), "/no/such/shelf");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().check, "file/missing");
}

TEST(Slugs, AreValidFolderNamesEverywhere) {
  for (const char* slug : {"18vik", "a", "1870-north_2"}) EXPECT_TRUE(is_slug(slug)) << slug;
  for (const char* slug : {"", "18 Vik", "../x", "-a", "A"}) EXPECT_FALSE(is_slug(slug)) << slug;
  EXPECT_FALSE(is_slug(std::string(61, 'a')));
}

}  // namespace
}  // namespace trackwright

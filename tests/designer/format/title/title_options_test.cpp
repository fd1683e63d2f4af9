#include "designer/format/title/title_options.h"

#include <gmock/gmock.h>

#include "designer/format/title/load.h"
#include "designer/studio/open.h"
#include "designer/studio/workspace.h"
#include "tests/designer/trees.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

using Files = std::map<std::string, std::string>;

const std::string data = source_folder() + "/tests/data";

// A title over tests/data/sound with three options.
Files small_files() {
  return {{"title.yaml",
           "extends: sound\ntitle: Small\noptions:\n"
           "  short: {name: The short game, changes: The bank has $3000, excludes: long}\n"
           "  long: {changes: The bank has $9000}\n"
           "  duel: {changes: A player may own 70 %, players: 2, automatic: true}\n"},
          {"options/short/title.yaml", "bank: 3000\nnotes: [1, 5]\n"},
          {"options/long/title.yaml", "bank: 9000\n"},
          {"options/duel/title.yaml", "holding_limit: 70\n"},
          {"options/duel/roster.yaml", "trains: {3: {price: 170}}\n"}};
}

MemoryReader reader_of(const Files& files, const FileReader& disk) {
  Files all;
  for (const auto& [name, text] : files) all.emplace(data + "/small/" + name, text);
  return MemoryReader(std::move(all), &disk);
}

Loaded load_small(const Files& files, std::vector<std::string> options, int players = 0) {
  const DiskReader disk;
  TitleName name(data + "/small", std::move(options));
  name.players = players;
  return load_title(reader_of(files, disk), source_installation(), name);
}

TEST(TitleOptions, AreReadWithoutTheirData) {
  const Loaded loaded = load_small(small_files(), {});
  EXPECT_THAT(checks_of(loaded.findings), IsEmpty());
  ASSERT_TRUE(loaded.title);
  ASSERT_EQ(loaded.title->options.size(), 3U);
  const TitleOption& first = loaded.title->options.front();
  EXPECT_EQ(first.name.value, "short");
  EXPECT_EQ(first.heading, "The short game");
  EXPECT_EQ(first.changes, "The bank has $3000");
  EXPECT_TRUE(exclude_each_other(first, *find_option(*loaded.title, "long")));
  const TitleOption& duel = *find_option(*loaded.title, "duel");
  EXPECT_TRUE(duel.automatic && is_for_players(duel, 2));
  EXPECT_FALSE(is_for_players(duel, 3));
  EXPECT_EQ(loaded.title->bank->value, 4000);
  EXPECT_THAT(loaded.title->chosen_options, IsEmpty());
}

TEST(TitleOptions, LayTheirFilesOverTheTitle) {
  const Loaded loaded = load_small(small_files(), {"duel", "short"});
  EXPECT_THAT(checks_of(loaded.findings), IsEmpty());
  ASSERT_TRUE(loaded.title);
  const Title& title = *loaded.title;
  EXPECT_THAT(title.chosen_options, ElementsAre("short", "duel"));  // in the order of title.yaml
  EXPECT_EQ(title.bank->value, 3000);
  EXPECT_EQ(title.holding_limit->value, 70);
  EXPECT_EQ(title.name, "Small");
  EXPECT_EQ(title.slug, "small-short-duel");
  EXPECT_EQ(loaded.folder, data + "/small/options/duel");
  EXPECT_THAT(loaded.extends, ElementsAre(data + "/small/options/short", data + "/small", data + "/sound"));
  EXPECT_THAT(loaded.sources.file(title.bank->place.file)->path, HasSubstr("/options/short/title.yaml"));
}

TEST(TitleOptions, OpenByThePathOfTheirFolder) {
  const DiskReader disk;
  const Loaded loaded =
      load_title(reader_of(small_files(), disk), source_installation(), data + "/small/options/long/");
  ASSERT_TRUE(loaded.title);
  EXPECT_THAT(loaded.title->chosen_options, ElementsAre("long"));
  EXPECT_EQ(loaded.name.name, data + "/small");
}

TEST(TitleOptions, ApplyByThemselvesForTheirNumberOfPlayers) {
  EXPECT_THAT(load_small(small_files(), {}, 2).title->chosen_options, ElementsAre("duel"));
  EXPECT_THAT(load_small(small_files(), {"long"}, 2).title->chosen_options, ElementsAre("long", "duel"));
  EXPECT_THAT(load_small(small_files(), {}, 3).title->chosen_options, IsEmpty());
}

TEST(TitleOptions, OfARecordMayBeUnknown) {
  const DiskReader disk;
  TitleName name(data + "/small");
  name.recorded = {"another", "long"};
  const Loaded loaded = load_title(reader_of(small_files(), disk), source_installation(), name);
  EXPECT_THAT(checks_of(loaded.findings), IsEmpty());
  EXPECT_THAT(loaded.title->chosen_options, ElementsAre("long"));
}

struct Refused {
  const char* name;
  std::vector<std::string> options;
  int players;
  const char* check;
  const char* object;
};

class RefusedOptions : public testing::TestWithParam<Refused> {};

TEST_P(RefusedOptions, GiveOneFinding) {
  const Loaded loaded = load_small(small_files(), GetParam().options, GetParam().players);
  ASSERT_THAT(checks_of(loaded.findings), ElementsAre(GetParam().check));
  EXPECT_EQ(loaded.findings.front().object, GetParam().object);
  EXPECT_FALSE(loaded.readable);
  EXPECT_FALSE(loaded.title);
}

INSTANTIATE_TEST_SUITE_P(All, RefusedOptions,
                         testing::Values(Refused{"Unknown", {"shrot"}, 0, "option/unknown", "shrot"},
                                         Refused{"Excluded", {"long", "short"}, 0, "option/excluded", "long"},
                                         Refused{"Players", {"duel"}, 3, "option/players", "duel"}),
                         by_name);

struct Broken {
  const char* name;
  const char* file;
  const char* text;
  const char* check;
  const char* place;  // the end of the path of the file
};

class BrokenOptions : public testing::TestWithParam<Broken> {};

TEST_P(BrokenOptions, AreReportedWithTheirPlace) {
  Files files = small_files();
  files[GetParam().file] = GetParam().text;
  const Loaded loaded = load_small(files, {});
  ASSERT_THAT(checks_of(loaded.findings), Contains(GetParam().check));
  for (const Finding& finding : loaded.findings)
    if (finding.check == GetParam().check)
      EXPECT_THAT(loaded.sources.file(finding.place.file)->path, testing::EndsWith(GetParam().place));
}

INSTANTIATE_TEST_SUITE_P(
    All, BrokenOptions,
    testing::Values(
        Broken{"NoSentence", "title.yaml",
               "extends: sound\noptions: {short: {name: x}, long: {changes: y}, duel: {changes: z}}\n",
               "schema/missing-key", "small/title.yaml"},
        Broken{"NoFolder", "title.yaml",
               "extends: sound\noptions: {short: {changes: x}, long: {changes: y}, duel: {changes: z}, "
               "odd: {changes: w}}\n",
               "option/missing-folder", "small/title.yaml"},
        Broken{"NoEntry", "options/odd/title.yaml", "bank: 1000\n", "option/unlisted", "options/odd"},
        Broken{"UnknownExcluded", "title.yaml",
               "extends: sound\noptions: {short: {changes: x, excludes: lang}, long: {changes: y}, "
               "duel: {changes: z}}\n",
               "option/unknown", "small/title.yaml"},
        Broken{"AlwaysForNobody", "title.yaml",
               "extends: sound\noptions: {short: {changes: x}, long: {changes: y}, "
               "duel: {changes: z, automatic: true}}\n",
               "option/players", "small/title.yaml"},
        Broken{"Misplaced", "options/long/title.yaml", "extends: sound\nbank: 9000\n", "option/misplaced-key",
               "options/long/title.yaml"},
        Broken{"WithAlone", "title.yaml", "title: A\nwith: short\n", "option/misplaced-key",
               "small/title.yaml"},
        Broken{"Syntax", "options/long/title.yaml", "bank: [\n", "file/syntax", "options/long/title.yaml"}),
    by_name);

// `north` extends the title, changes the data of one option and uses another one.
Files north_files(const std::string& title) {
  Files files;
  for (const auto& [name, text] : small_files()) files.emplace("../small/" + name, text);
  files["title.yaml"] = title;
  files["options/long/title.yaml"] = "bank: 9500\n";
  return files;
}

Loaded load_north(const std::string& title, std::vector<std::string> options) {
  const DiskReader disk;
  Files all;
  for (const auto& [name, text] : north_files(title)) all.emplace(normal_path(data + "/north/" + name), text);
  return load_title(MemoryReader(std::move(all), &disk), source_installation(),
                    TitleName(data + "/north", std::move(options)));
}

TEST(TitleOptions, AreInheritedAndCanBeChanged) {
  const Loaded loaded = load_north("extends: small\ntitle: North\n", {"long"});
  EXPECT_THAT(checks_of(loaded.findings), IsEmpty());
  EXPECT_EQ(loaded.title->bank->value, 9500);
  EXPECT_EQ(load_north("extends: small\noptions: {duel: null}\n", {}).title->options.size(), 2U);
}

TEST(TitleOptions, OfTheExtendedTitleAreUsedByWith) {
  const Loaded loaded = load_north("extends: small\nwith: [short, duel]\n", {});
  EXPECT_THAT(checks_of(loaded.findings), IsEmpty());
  EXPECT_THAT(loaded.title->chosen_options, ElementsAre("short", "duel"));
  EXPECT_EQ(loaded.title->bank->value, 3000);
  EXPECT_EQ(loaded.title->slug, "north");
  EXPECT_EQ(loaded.folder, data + "/north");
  const Loaded wrong = load_north("extends: small\nwith: [shrot]\n", {});
  EXPECT_THAT(checks_of(wrong.findings), ElementsAre("option/unknown"));
  EXPECT_NE(wrong.findings.front().place.file, 0U);
}

Findings examined(const Files& files) {
  const DiskReader disk;
  const MemoryReader reader = reader_of(files, disk);
  Workspace workspace(reader, source_installation(), data + "/small");
  return workspace.view().examination.findings;
}

TEST(CheckOfOptions, FindsNothingInSoundOptions) {
  for (const Finding& finding : examined(small_files()))
    EXPECT_THAT(finding.message, Not(HasSubstr("`duel`"))) << finding.check;
}

TEST(CheckOfOptions, NamesTheOptionOfAFinding) {
  for (const auto& [text, check] : {std::pair("trains: {3: {rusts_on: 9}}\n", "train/unknown-trigger"),
                                    std::pair("trains: {3: {prise: 3}}\n", "schema/unknown-key")}) {
    Files files = small_files();
    files["options/duel/roster.yaml"] = text;
    std::vector<std::string> found;
    for (const Finding& finding : examined(files))
      if (finding.message.find("with the option `duel`") != std::string::npos) found.push_back(finding.check);
    EXPECT_THAT(found, Contains(check));
  }
}

TEST(CheckOfOptions, ReadsUnsavedTexts) {
  const DiskReader disk;
  const MemoryReader reader = reader_of(small_files(), disk);
  Workspace workspace(reader, source_installation(), data + "/small");
  workspace.set_unsaved(data + "/small/options/duel/roster.yaml", "trains: {4: {prise: 3}}\n");
  const auto& findings = workspace.view().examination.findings;
  const auto typo = std::ranges::find(findings, "schema/unknown-key", &Finding::check);
  ASSERT_NE(typo, findings.end());
  EXPECT_THAT(workspace.view().now->sources.file(typo->place.file)->path,
              testing::EndsWith("options/duel/roster.yaml"));
}

}  // namespace
}  // namespace trackwright

// Renames things in all files of each shipped title, and back again.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "designer/format/text/edits.h"
#include "designer/studio/examine.h"
#include "designer/studio/names.h"
#include "designer/studio/open.h"
#include "tests/designer/trees.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using Texts = std::map<std::string, std::string>;  // by path

// Keeps the changed files of a title in memory over the files on disk.
class Renaming {
 public:
  explicit Renaming(const std::string& slug)
      : folder_(source_installation().titles + "/" + slug), on_disk_(names(opened({}))) {}
  static Renaming in(const std::string& folder) { return Renaming("../" + folder); }

  Loaded opened(const Texts& texts) const {
    return open_title(disk_, source_installation(), folder_, UnsavedTexts(texts.begin(), texts.end()));
  }
  const Names& on_disk() const { return on_disk_; }
  Names names(const Loaded& loaded) const {
    return {disk_, source_installation(), title_pages(disk_, loaded)};
  }
  // Returns the changed texts, or an error if the new name is not possible.
  Expected<Texts, std::string> renamed(const Texts& texts, const Name& name, const std::string& to) const {
    const Names changed = texts.empty() ? Names() : names(opened(texts));
    const Names& known = texts.empty() ? on_disk_ : changed;
    const auto edits = rename_edits(known, name, to);
    if (!edits) return unexpected(edits.error());
    std::map<FileId, std::vector<Edit>> by_file;
    for (const Edit& edit : *edits) by_file[edit.place.file].push_back(edit);
    Texts after = texts;
    for (auto& [id, list] : by_file) {
      const Sources::File& file = *known.pages().sources.file(id);
      after[file.path] = apply_edits(file.text, list).text;
    }
    return after;
  }
  // Returns the names of the findings' checks, except those that compare the letters of names with other
  // names or with logos.
  std::vector<std::string> found(const Texts& texts) const {
    std::vector<std::string> checks = checks_of(examine(opened(texts), everything).findings);
    std::erase_if(checks, [](const std::string& check) {
      return check == "company/logo-of-another" || check == "company/alike-abbreviations" ||
             check == "title/stale-allow";
    });
    return checks;
  }
  bool is_as_on_disk(const Texts& texts) const {
    return std::ranges::all_of(
        texts, [&](const auto& one) { return disk_.read(one.first, largest_file).value() == one.second; });
  }

 private:
  DiskReader disk_;
  std::string folder_;
  Names on_disk_;  // read once, because each renaming begins with them
};

class Rename : public testing::TestWithParam<const char*> {
 protected:
  std::vector<std::string> own(Name::Kind kind) const {
    std::vector<std::string> all;
    const Names& names = renaming_.on_disk();
    for (const NamePlace& one : names.all())
      if (one.defines && one.name.kind == kind && names.definition(one.name) == &one &&
          !said_below(names, one.name))
        all.push_back(one.name.text);
    return all;
  }
  // Returns whether a title that this one extends defines the name.
  static bool said_below(const Names& names, const Name& name) {
    return std::ranges::any_of(names.of(name), [](const auto* one) { return one->defines && !one->own; });
  }
  Texts there_and_back(const Name& name, const std::string& to) const {
    const auto there = renaming_.renamed({}, name, to);
    EXPECT_TRUE(there) << name.text << ": " << (there ? "" : there.error());
    if (!there) return {};
    EXPECT_FALSE(renaming_.is_as_on_disk(*there)) << name.text;
    const auto back = renaming_.renamed(*there, {name.kind, to}, name.text);
    EXPECT_TRUE(back && renaming_.is_as_on_disk(*back)) << name.text;
    return *there;
  }
  Renaming renaming_{GetParam()};
};

TEST_P(Rename, OfEveryHexForthAndBackGivesTheSameBytes) {
  const std::vector<std::string> hexes = own(Name::Hex);
  if (hexes.empty()) return;  // the extended title defines them all
  // Only one of the two is a hex of the grid.
  const char* to = renaming_.renamed({}, {Name::Hex, hexes.at(0)}, "ZZ98") ? "ZZ98" : "ZZ99";
  for (const std::string& hex : hexes) there_and_back({Name::Hex, hex}, to);
}

TEST_P(Rename, OfEveryCompanyChangesNoFinding) {
  const std::vector<std::string> before = renaming_.found({});
  for (const std::string& company : own(Name::Company)) {
    const Texts there = there_and_back({Name::Company, company}, "QXJ");
    EXPECT_EQ(renaming_.found(there), before) << company;
  }
}

TEST_P(Rename, OfEveryOtherThingForthAndBackGivesTheSameBytes) {
  for (const Name::Kind kind :
       {Name::Train, Name::Phase, Name::Tile, Name::Private, Name::BonusToken, Name::Event})
    for (const std::string& thing : own(kind)) there_and_back({kind, thing}, "QXJ");
  for (const std::string& zone : own(Name::Zone)) there_and_back({Name::Zone, zone}, "Q");
}

TEST_P(Rename, OfEveryTrainLosesNoUse) {
  for (const std::string& train : own(Name::Train)) {
    const auto there = renaming_.renamed({}, {Name::Train, train}, "QXJ");
    ASSERT_TRUE(there);
    for (const std::string& check : renaming_.found(*there))
      EXPECT_EQ(check.find("unknown"), std::string::npos) << train << ": " << check;
  }
}

// The title's own text about its powers uses its name as the key.
TEST_P(Rename, OfEveryPrivateLosesNoSentence) {
  for (const std::string& one : own(Name::Private)) {
    const auto there = renaming_.renamed({}, {Name::Private, one}, "QXJ");
    ASSERT_TRUE(there);
    EXPECT_THAT(renaming_.found(*there), testing::Not(testing::Contains("rules/stale-text"))) << one;
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, Rename,
                         testing::Values("1870", "18norway", "18qq", "18scan", "18sj", "18sj-edelsward",
                                         "18sj-oscarian", "denmark1847"),
                         by_name);

// This title uses every key. A use that is not renamed would be an unknown name.
TEST(RenameOfEverything, LosesNoUseInAnyFile) {
  const Renaming renaming = Renaming::in("tests/data/everything");
  const Names& names = renaming.on_disk();
  const auto unknown = [&](const Texts& texts) {
    std::vector<std::string> checks = renaming.found(texts);
    std::erase_if(checks, [](const std::string& check) {
      return check.find("unknown") == std::string::npos && check.find("stale") == std::string::npos &&
             check.find("not-on-map") == std::string::npos;
    });
    return checks;
  };
  const std::vector<std::string> before = unknown({});
  std::size_t renamed = 0;
  for (const NamePlace& one : names.all()) {
    if (!one.defines || !may_be_renamed(one.name.kind) || names.definition(one.name) != &one) continue;
    const std::string to = one.name.kind == Name::Hex ? "Z98" : one.name.kind == Name::Zone ? "Q" : "QXJ";
    auto there = renaming.renamed({}, one.name, to);
    if (!there && one.name.kind == Name::Hex) there = renaming.renamed({}, one.name, "Z99");
    ASSERT_TRUE(there) << one.name.text << ": " << there.error();
    EXPECT_EQ(unknown(*there), before) << word(one.name.kind) << " " << one.name.text;
    ++renamed;
  }
  EXPECT_GT(renamed, 40u);
}

TEST(RenameRefuses, NamesOfTheExtendedTitle) {
  const Renaming renaming("18sj-oscarian");
  const auto renamed = renaming.renamed({}, {Name::Hex, "G10"}, "G30");
  ASSERT_FALSE(renamed);
  EXPECT_THAT(renamed.error(), testing::HasSubstr("extends"));
}

TEST(RenameRefuses, CoordinatesOffTheGrid) {
  const Renaming renaming("18scan");
  const auto renamed = renaming.renamed({}, {Name::Hex, "F11"}, "F12");
  ASSERT_FALSE(renamed);
  EXPECT_THAT(renamed.error(), testing::HasSubstr("F12"));
}

}  // namespace
}  // namespace trackwright

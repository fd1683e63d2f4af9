// Saves a changed title into its files.
#include "designer/studio/save.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <map>

#include "designer/format/text/edits.h"
#include "designer/format/text/readers.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string folder_of(const std::string& name) {
  return source_folder() + "/" + name;
}

struct Saved {
  Loaded before;
  std::map<std::string, std::string> files;  // the changed files
  std::vector<std::string> lines;            // the removed and added lines

  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& [name, text] : files) all.push_back(name);
    return all;
  }
};

// Saves a changed title of a folder. The files, read again, must give the wanted title.
Saved saved_after(const std::string& folder, const std::function<void(Title&)>& change) {
  const DiskReader disk;
  Saved made{load_title(disk, source_installation(), folder), {}, {}};
  Title wanted = *made.before.title;
  change(wanted);
  UnsavedTexts texts;
  for (TitleFile& file : saved(disk, source_installation(), made.before, wanted)) {
    const std::string path = folder + "/" + file.name;
    const std::string was = disk.read(path, largest_file).value_or("");
    std::string difference = unified_diff(path, was, file.bytes);
    for (std::size_t at = 0; at < difference.size();) {
      const std::size_t end = std::min(difference.find('\n', at), difference.size());
      const std::string line = difference.substr(at, end - at);
      if ((line.starts_with('-') && !line.starts_with("---")) ||
          (line.starts_with('+') && !line.starts_with("+++")))
        made.lines.push_back(line);
      at = end + 1;
    }
    texts.emplace(path, file.bytes);
    made.files.emplace(file.name, std::move(file.bytes));
  }
  const Loaded after = load_title(UnsavedReader(texts, disk), source_installation(), folder);
  for (const Finding& finding : after.findings)
    if (finding.severity == Severity::Error) ADD_FAILURE() << finding.check << ": " << finding.message;
  EXPECT_TRUE(after.title && *after.title == wanted);
  return made;
}

TEST(Save, OfAnUnchangedTitleChangesNothing) {
  for (const std::string name : {"templates/starter", "tests/data/everything", "tests/data/variant",
                                 "titles/1870", "titles/18scan", "titles/18sj-oscarian"})
    EXPECT_THAT(saved_after(folder_of(name), [](Title&) {}).files, IsEmpty()) << name;
}

TEST(Save, OfOneValueChangesOneLine) {
  const Saved made = saved_after(folder_of("titles/18scan"), [](Title& t) { t.bank->value += 1000; });
  EXPECT_THAT(made.names(), ElementsAre("title.yaml"));
  EXPECT_THAT(made.lines, ElementsAre(HasSubstr("-bank: "), HasSubstr("+bank: ")));
}

TEST(Save, OfOnePriceChangesOneRow) {
  const Saved made =
      saved_after(folder_of("titles/18scan"), [](Title& t) { t.market.rows.front().back()->price += 5; });
  EXPECT_THAT(made.names(), ElementsAre("market.yaml"));
  EXPECT_THAT(made.lines, testing::SizeIs(2));
}

// A variant of a train inherits values; it must state a value that it no longer shares.
TEST(Save, WritesAValueThatTheOtherSideOfACardNoLongerShares) {
  const Saved made = saved_after(folder_of("tests/data/everything"), [](Title& t) {
    for (Train& train : t.roster.trains)
      if (train.name.value == "3") train.obsolete_on = {{"D", {}}};
  });
  EXPECT_THAT(made.names(), ElementsAre("roster.yaml"));
  EXPECT_THAT(made.lines,
              ElementsAre("-    obsolete_on: [5]", "+    obsolete_on: [D]", "+        obsolete_on: [5]"));
}

TEST(Save, KeepsTheCommentAfterAChangedValue) {
  const Saved made = saved_after(folder_of("templates/starter"), [](Title& t) { t.draft = true; });
  EXPECT_THAT(made.lines, ElementsAre("-status: complete            # draft: files may still be missing",
                                      "+status: draft            # draft: files may still be missing"));
}

TEST(Save, WritesAValueThatDiffersFromTheDefaultOfTheKind) {
  const Saved made = saved_after(folder_of("tests/data/everything"), [](Title& t) {
    for (Company& company : t.companies.companies)
      if (company.id.value == "1") company.price->value = 150;
  });
  EXPECT_THAT(made.names(), ElementsAre("companies.yaml"));
  EXPECT_THAT(
      made.lines,
      ElementsAre("-  1: {name: First Minor, kind: minor, colour: gray, home: D4, group: M}",
                  "+  1: {name: First Minor, kind: minor, colour: gray, home: D4, price: 150, group: M}"));
}

Title with_hex(const Title& title, std::string_view id, const std::function<void(Hex&)>& change) {
  std::vector<Hex> hexes = title.map.hexes();
  change(*std::ranges::find(hexes, id, &Hex::id));
  Title changed = title;
  changed.map = Map(title.map.layout(), std::move(hexes), title.map.sides(), title.map.panels());
  changed.map.notes = title.map.notes;
  changed.map.art = title.map.art;
  return changed;
}

TEST(Save, SplitsAHexFromASharedKey) {
  const Saved made = saved_after(folder_of("templates/starter"), [](Title& t) {
    t = with_hex(t, "C5", [](Hex& hex) { hex.name = "The Pass"; });
  });
  EXPECT_THAT(made.names(), ElementsAre("map.yaml"));
  EXPECT_THAT(made.lines, ElementsAre("-  C5 D4: \"upgrade=cost:60,terrain:mountain\"",
                                      "+  D4: \"upgrade=cost:60,terrain:mountain\"",
                                      "+  C5: {name: The Pass, code: \"upgrade=cost:60,terrain:mountain\"}"));
}

TEST(Save, OfAVariantKeepsTheExtendedTitle) {
  const Saved made = saved_after(folder_of("tests/data/variant"), [](Title& t) {
    t.roster.trains.front().price.value = 90;
    t.year = 2027;
  });
  EXPECT_THAT(made.names(), ElementsAre("roster.yaml", "title.yaml"));
  EXPECT_EQ(made.files.at("roster.yaml"), "trains: {2: {price: 90}}\n");
  EXPECT_THAT(made.files.at("title.yaml"), HasSubstr("extends: everything\n"));
  EXPECT_THAT(made.files.at("title.yaml"), HasSubstr("year: 2027\n"));
}

TEST(Save, OfAVariantRemovesWithNull) {
  const Saved made = saved_after(folder_of("tests/data/variant"), [](Title& t) {
    std::erase_if(t.companies.privates, [](const Private& p) { return p.id.value == "Bridge"; });
    t.pool_limit.reset();
  });
  EXPECT_THAT(made.files.at("companies.yaml"), HasSubstr("Bridge: null"));
}

TEST(Save, AddsAndRemovesThings) {
  const Saved made = saved_after(folder_of("titles/18scan"), [](Title& t) {
    Private more;
    more.id.value = more.name = "Canal";
    more.price.value = 50;
    more.revenue.value = 5;
    t.companies.privates.push_back(more);
    t.allow.clear();
    t.kit.paper = Ref{"Letter", {}};
  });
  EXPECT_THAT(made.files.at("companies.yaml"), HasSubstr("Canal: {price: 50, revenue: 5}"));
  EXPECT_THAT(made.files.at("kit.yaml"), HasSubstr("paper: Letter"));
}

struct Change {
  const char* name;
  std::function<void(Title&)> make;
};

const std::vector<Change>& small_changes() {
  static const std::vector<Change> all{
      {"a bank",
       [](Title& t) {
         t.bank = Placed<int>{t.bank ? t.bank->value + 500 : 500, {}};
       }},
      {"cash", [](Title& t) { t.players.back().cash->value += 10; }},
      {"a name of a hex",
       [](Title& t) {
         const auto& hexes = t.map.hexes();
         const auto named = std::ranges::find_if(hexes, [](const Hex& hex) { return !hex.name.empty(); });
         t = with_hex(t, named->id, [](Hex& hex) { hex.name = "Elsewhere"; });
       }},
      {"a price of a train", [](Title& t) { t.roster.trains.back().price.value += 10; }},
      {"what a card says", [](Title& t) { t.roster.trains.back().text = "to be seen"; }},
      {"a limit of a phase", [](Title& t) { ++t.roster.phases.front().limits.begin()->second.value; }},
      {"a name of a company", [](Title& t) { t.companies.companies.back().name += " Co"; }},
      {"a private", [](Title& t) { t.companies.privates.front().revenue.value += 5; }},
      {"a count of tiles", [](Title& t) { t.manifest.back().count = ++t.manifest.back().print; }},
      {"a reason", [](Title& t) { t.sources.back().because = "somebody said so"; }},
  };
  return all;
}

class SaveShippedTitle : public testing::TestWithParam<const char*> {};

TEST_P(SaveShippedTitle, ASmallChangeChangesOneLine) {
  for (const Change& change : small_changes()) {
    SCOPED_TRACE(change.name);
    const Saved made = saved_after(folder_of("titles/" + std::string(GetParam())), change.make);
    EXPECT_THAT(made.files, testing::SizeIs(1));
    EXPECT_LE(made.lines.size(), 2U) << testing::PrintToString(made.lines);
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, SaveShippedTitle, testing::Values("1870", "18norway", "18scan"),
                         [](const auto& test) { return std::string(test.param); });

// If the order of trains changes, or defaults prevent a removal, the entries are written anew.
TEST(Save, RewritesEntriesThatEditsCannotExpress) {
  const Saved made = saved_after(folder_of("tests/data/everything"), [](Title& t) {
    std::ranges::rotate(t.roster.trains, t.roster.trains.begin() + 1);
    for (Company& company : t.companies.companies)
      if (company.id.value == "1") company.price.reset();
  });
  EXPECT_THAT(made.files, Not(IsEmpty()));
}

}  // namespace
}  // namespace trackwright

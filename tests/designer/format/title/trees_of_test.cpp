// Converts a title to trees and texts and back: nothing is lost.
#include "designer/format/title/title_of.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <iterator>

#include "designer/format/interchange/facts.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/yaml/write.h"
#include "tests/designer/trees.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

// Compares part by part, to name the part that differs, and as a whole, to omit no part.
void expect_equal(const Title& a, const Title& b) {
  EXPECT_TRUE(a.players == b.players);
  EXPECT_TRUE(a.sources == b.sources);
  EXPECT_TRUE(a.allow == b.allow);
  EXPECT_TRUE(a.tiles == b.tiles);
  EXPECT_TRUE(a.manifest == b.manifest);
  EXPECT_TRUE(a.upgrades == b.upgrades);
  EXPECT_TRUE(a.map == b.map);
  EXPECT_TRUE(a.market == b.market);
  EXPECT_TRUE(a.roster == b.roster);
  EXPECT_TRUE(a.runs == b.runs);
  EXPECT_TRUE(a.companies == b.companies);
  EXPECT_TRUE(a.kit == b.kit);
  EXPECT_TRUE(a == b);
}

std::optional<Title> built_again(const Title& title) {
  Sources sources;
  Findings findings;
  auto built = title_of(trees_of(title), DiskReader(), source_installation(), sources, findings);
  for (const Finding& finding : findings)
    ADD_FAILURE() << finding.check << ": " << finding.message << " (" << finding.object << ")";
  if (!built || !built->complete) return std::nullopt;
  built->title.slug = title.slug;
  return std::move(built->title);
}

// Returns the folders of shipped titles, test titles and the starter.
std::vector<std::string> folders() {
  std::vector<std::string> all{source_folder() + "/templates/starter"};
  const DiskReader disk;
  for (const std::string shelf : {"/titles", "/tests/data"})
    for (const std::string& name : disk.list(source_folder() + shelf))
      if (disk.is_file(source_folder() + shelf + "/" + name + "/title.yaml"))
        all.push_back(source_folder() + shelf + "/" + name);
  return all;
}

class RoundTrip : public testing::TestWithParam<std::string> {
 protected:
  const Loaded& loaded() const { return loaded_; }

 private:
  // The data of the options that a title uses are its own data.
  static Loaded without_options(Loaded loaded) {
    if (loaded.title)
      std::erase_if(loaded.title->options,
                    [&](const TitleOption& one) { return has_option(*loaded.title, one.name.value); });
    if (loaded.title) loaded.title->chosen_options.clear();
    return loaded;
  }

  Loaded loaded_ = without_options(load_title(DiskReader(), source_installation(), GetParam()));
};

TEST_P(RoundTrip, ThroughTreesGivesAnEqualTitle) {
  ASSERT_TRUE(loaded().title);
  const auto again = built_again(*loaded().title);
  ASSERT_TRUE(again);
  expect_equal(*loaded().title, *again);
}

TEST_P(RoundTrip, ThroughTextsGivesAnEqualTitle) {
  ASSERT_TRUE(loaded().title);
  std::map<std::string, std::string> texts;
  const std::string folder = "/written/" + loaded().title->slug;
  for (const auto& [name, tree] : trees_of(*loaded().title).files)
    texts.emplace(folder + "/" + name, write_yaml(tree));
  const DiskReader disk;
  const Loaded again = load_title(MemoryReader(std::move(texts), &disk), source_installation(), folder);
  std::vector<std::string> said;
  for (const Finding& finding : loaded().findings) said.push_back(finding.check + finding.message);
  for (const Finding& finding : again.findings)
    if (finding.check != "option/missing-folder")  // the data of options are not part of the trees
      EXPECT_THAT(said, testing::Contains(finding.check + finding.message));
  ASSERT_TRUE(again.title);
  expect_equal(*loaded().title, *again.title);
}

std::string last_parts(const std::string& folder) {
  std::string name = folder.substr(source_folder().size() + 1);
  std::ranges::replace_if(
      name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Titles, RoundTrip, testing::ValuesIn(folders()),
                         [](const auto& test) { return last_parts(test.param); });

// More than a hundred imported games use the format in other ways.
TEST(RoundTripOfFacts, GivesEqualTitles) {
  const std::vector<std::string> slugs = noise::fact_titles();
  if (slugs.empty()) GTEST_SKIP() << "no facts of other titles here";
  std::size_t compared = 0;
  for (const std::string& slug : slugs) {
    SCOPED_TRACE(slug);
    Sources sources;
    Findings findings;
    auto facts = read_facts(DiskReader(), noise::facts_folder() + "/" + slug + ".json", sources, findings);
    if (!facts) continue;
    Trees trees;
    trees.files.insert(std::move_iterator(facts->files.begin()), std::move_iterator(facts->files.end()));
    const auto built = title_of(trees, DiskReader(), source_installation(), sources, findings);
    if (!built || !built->complete || has_errors(findings)) continue;
    const auto again = built_again(built->title);
    ASSERT_TRUE(again);
    expect_equal(built->title, *again);
    ++compared;
  }
  EXPECT_GT(5 * compared, 4 * slugs.size()) << compared << " of " << slugs.size() << " are titles";
}

TEST(TreesOf, UseTheUsualShortForms) {
  const Loaded loaded =
      load_title(DiskReader(), source_installation(), source_folder() + "/tests/data/everything");
  const Trees trees = trees_of(*loaded.title);
  const auto text = [&](const char* file, const char* key, const char* name) {
    const Node* member = trees.files.find(file)->second.find(key)->find(name);
    std::string written = member == nullptr ? "(nothing)" : write_yaml(list_node({*member}));
    return written.substr(2, written.size() - 3);
  };
  EXPECT_EQ(text("roster.yaml", "trains", "H6"),
            "{price: 500, reach: {hexes: 6}, count: 2, available_on: [4]}");
  EXPECT_EQ(text("roster.yaml", "trains", "2"),
            "{price: 80, reach: 2, count: 5, rusts_on: [4], text: two stops}");
  EXPECT_EQ(
      text("companies.yaml", "defaults", "minor"),
      "{tokens: [0, {2: 40, 4: 60}], certificates: [{percent: 100, president: true}], price: 120, group: M}");
  EXPECT_EQ(text("companies.yaml", "companies", "1"),
            "{name: First Minor, kind: minor, colour: gray, home: D4}");
}

TEST(TitleEquality, ComparesValuesButNotPlaces) {
  const std::string folder = source_folder() + "/tests/data/sound";
  const DiskReader disk;
  const std::string path = folder + "/map.yaml";
  const std::string text = "# moved down\n\n" + *disk.read(path, largest_file);
  const Title title = *load_title(disk, source_installation(), folder).title;
  Title moved = *load_title(MemoryReader({{path, text}}, &disk), source_installation(), folder).title;
  EXPECT_NE(title.map.hexes().front().place.offset, moved.map.hexes().front().place.offset);
  EXPECT_TRUE(title == moved);
  moved.companies.companies.front().tokens.front().value += 1;
  EXPECT_FALSE(title == moved);
}

}  // namespace
}  // namespace trackwright

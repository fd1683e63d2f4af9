// Verifies that one mistake gives one finding: misspells each word of a valid title in turn. If reading
// reports it, no check adds another finding.

#include <gtest/gtest.h>

#include <functional>

#include "designer/checks/check.h"
#include "designer/format/title/title_folder.h"
#include "tests/designer/trees.h"
#include "tests/named.h"

namespace trackwright {
namespace {

// Returns the places of all keys, and of all scalars that the file contains verbatim.
std::vector<Place> words_of(const Node& tree) {
  std::vector<Place> places;
  const std::function<void(const Node&)> walk = [&](const Node& node) {
    if (node.verbatim) places.push_back(node.place);
    for (const Node& item : node.items) walk(item);
    for (const Entry& entry : node.entries) {
      places.push_back(entry.key_place);
      walk(entry.value);
    }
  };
  walk(tree);
  return places;
}

std::string list(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings) text += "\n  " + finding.check + ": " + finding.message;
  return text;
}

class OneMistakeTest : public testing::TestWithParam<std::string_view> {};

TEST_P(OneMistakeTest, GivesOneFinding) {
  const DiskReader disk;
  const std::string folder = source_folder() + "/tests/data/sound";
  const std::string path = folder + "/" + std::string(GetParam());
  const auto text = disk.read(path, largest_file);
  ASSERT_TRUE(text);
  int mistakes = 0;
  for (const Place& place : words_of(parsed(*text).tree)) {
    std::string wrong = *text;
    wrong.insert(place.offset + place.length, "z");
    const Loaded loaded = load_title(MemoryReader({{path, wrong}}, &disk), source_installation(), folder);
    if (loaded.findings.empty()) continue;  // any word is valid here
    ++mistakes;
    const std::string word = text->substr(place.offset, place.length);
    EXPECT_EQ(loaded.findings.size(), 1U) << word << list(loaded.findings);
    Findings checks;
    if (const Title* title = loaded.seen()) checks = run_checks(*title, loaded.gaps).findings;
    std::erase_if(checks, [](const Finding& finding) { return finding.severity == Severity::Info; });
    EXPECT_TRUE(checks.empty()) << word << list(loaded.findings) << list(checks);
  }
  EXPECT_GT(mistakes, 10);
}

INSTANTIATE_TEST_SUITE_P(EachFile, OneMistakeTest,
                         testing::Values("title.yaml", "map.yaml", "tiles.yaml", "market.yaml", "roster.yaml",
                                         "companies.yaml"),
                         by_name);

}  // namespace
}  // namespace trackwright

// Verifies docs/titles/SLUG-rules.md, which lists where the title states each rule: the named rules of
// rules.yaml are stated, the named keys of other files exist, and the named checks exist.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "designer/checks/check.h"
#include "designer/format/text/files.h"
#include "engine/title/stated_rules.h"
#include "tests/designer/titles/facts.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

class RuleTable : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const auto text =
        DiskReader().read(source_folder() + "/docs/titles/" + GetParam() + "-rules.md", largest_file);
    ASSERT_TRUE(text);
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with("|")) rows_.push_back(line);
  }

  // Returns the first group of each match of the pattern, such as the code after the name of a file.
  std::vector<std::string> named(const std::string& pattern) const {
    std::vector<std::string> found;
    const std::regex wanted(pattern);
    for (const std::string& row : rows_)
      for (std::sregex_iterator it(row.begin(), row.end(), wanted), end; it != end; ++it)
        found.push_back((*it)[1]);
    return found;
  }

  std::vector<std::string> rows_;
};

bool is_stated(const Rules& rules, const std::string& path) {
  if (path == "texts") return !rules.texts.empty();
  if (path.starts_with("texts."))
    return std::ranges::find(rules.texts, path.substr(6), &RuleText::rule) != rules.texts.end();
  if (path == "in_words") return !rules.in_words.empty();
  if (path.starts_with("in_words.")) {
    const auto section = from_word<rule::Section>(path.substr(9));
    return section &&
           std::ranges::find(rules.in_words, *section, &RuleInWords::section) != rules.in_words.end();
  }
  return std::ranges::any_of(stated_rules(rules), [&](const StatedRule& rule) {
    const auto below = [&](const std::string& known) {
      return known == path || known.starts_with(path + ".");
    };
    return below(rule.path) || below(rule.form);
  });
}

// The table of a title also covers its variants, such as 18sj-oscarian.
bool is_stated_by(const std::string& slug, const std::string& path) {
  for (const std::string& name : DiskReader().list(source_folder() + "/titles"))
    if ((name == slug || name.starts_with(slug + "-")) && is_stated(facts::shipped(name).rules, path))
      return true;
  return false;
}

TEST_P(RuleTable, NamesStatedRules) {
  const std::vector<std::string> paths = named("`rules\\.yaml ([a-z_.0-9]+)`");
  EXPECT_GT(paths.size(), 15U);
  for (const std::string& path : paths) EXPECT_TRUE(is_stated_by(GetParam(), path)) << path;
}

TEST_P(RuleTable, NamesKeysOfTheOtherFiles) {
  // For a hex, words of its tile text are keys, too.
  const auto tile_language = DiskReader().read(source_folder() + "/docs/tile-language.md", largest_file);
  ASSERT_TRUE(tile_language);
  for (const char* file : {"title", "map", "tiles", "market", "roster", "companies", "kit"}) {
    const auto text = DiskReader().read(source_folder() + "/schemas/" + file + ".json", largest_file);
    ASSERT_TRUE(text);
    const auto keys = nlohmann::json::parse(*text).at("properties");
    for (const std::string& path : named(std::string("`") + file + "\\.yaml ([a-z_]+)"))
      EXPECT_TRUE(keys.contains(path) || text->find("\"" + path + "\"") != std::string::npos ||
                  tile_language->find("`" + path) != std::string::npos)
          << file << " " << path;
  }
}

TEST_P(RuleTable, NamesExistingChecks) {
  for (const std::string& name : named("`([a-z-]+/[a-z-]+)`")) EXPECT_NE(find_check(name), nullptr) << name;
}

TEST_P(RuleTable, HasCompleteRows) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool heading = i + 1 < rows_.size() && rows_[i + 1].starts_with("|--");
    const auto cells = std::ranges::count(rows_[i], '|');
    if (!heading && i > 0) EXPECT_EQ(cells, std::ranges::count(rows_[i - 1], '|')) << rows_[i];
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, RuleTable,
                         testing::Values("18scan", "18norway", "18sj", "18qq", "denmark1847", "1870"),
                         by_name);

}  // namespace
}  // namespace trackwright

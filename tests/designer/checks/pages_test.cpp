// Tests each check with the examples of its page: the broken example triggers only this check; the fixed
// example, and the broken one with the exception that the page shows, trigger nothing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "designer/checks/check.h"
#include "designer/compare/difference.h"
#include "tests/designer/checks/example.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {

// NOLINTNEXTLINE(readability-identifier-naming): so that a test that fails says of what
void PrintTo(const Check& check, std::ostream* out) {
  *out << check.name;
}

namespace {

// A page of the family second-source also shows the other source.
Examined examine_page(const Check& check, const Overlay& overlay) {
  if (check.name == "extends/changes-nothing") return examine_with_repeats(overlay);
  if (!check.name.starts_with("second-source/")) return examine(overlay);
  const Overlay other = blocks(check.page, "other");
  EXPECT_FALSE(other.empty()) << "the page does not show the other source";
  return examine_against(overlay, other);
}

// A page without an example must contain the heading "No example".
bool is_shown(const Check& check) {
  return check.of_title() || check.page.find("\n## No example\n") == std::string_view::npos;
}

class PageTest : public testing::TestWithParam<Check> {};

TEST_P(PageTest, BrokenExampleGivesOnlyThisFinding) {
  const Check& check = GetParam();
  if (!is_shown(check)) return;
  const Overlay broken = blocks(check.page, "broken");
  ASSERT_FALSE(broken.empty()) << "the page shows no broken example";
  const Examined seen = examine_page(check, broken);
  EXPECT_THAT(names(seen.findings), testing::ElementsAre(check.name)) << told(seen.findings);
  for (const Finding& finding : seen.findings) EXPECT_EQ(finding.severity, check.severity) << finding.message;
}

TEST_P(PageTest, FindingsHaveAPlaceAndAnObject) {
  const Check& check = GetParam();
  for (const Finding& finding : examine_page(check, blocks(check.page, "broken")).findings) {
    EXPECT_NE(finding.place.file, 0U) << finding.message;
    EXPECT_FALSE(check.of_title() && finding.object.empty()) << finding.message;
    EXPECT_FALSE(finding.message.empty());
    EXPECT_FALSE(finding.message.ends_with('.')) << finding.message;
    EXPECT_FALSE(finding.help.ends_with('.')) << finding.help;
  }
}

TEST_P(PageTest, FixedExampleGivesNoFinding) {
  if (!is_shown(GetParam())) return;
  const Overlay fixed = blocks(GetParam().page, "fixed");
  ASSERT_FALSE(fixed.empty()) << "the page shows no fix";
  const Findings findings = examine_page(GetParam(), fixed).findings;
  EXPECT_TRUE(findings.empty()) << told(findings);
}

TEST_P(PageTest, AllowedExampleGivesNoFinding) {
  const Overlay allowed = blocks(GetParam().page, "allowed");
  if (allowed.empty()) return;  // the page has no exception if the mistake is never intended
  Overlay both = blocks(GetParam().page, "broken");
  both.erase("title.yaml");  // the page repeats the parts of it that it needs
  const Findings findings = examine_page(GetParam(), joined(both, allowed)).findings;
  EXPECT_TRUE(findings.empty()) << told(findings);
}

TEST_P(PageTest, PageIsComplete) {
  const Check& check = GetParam();
  EXPECT_TRUE(check.page.starts_with("# ")) << "a page begins with its sentence";
  EXPECT_FALSE(check.sentence.ends_with('.'));
  EXPECT_NE(check.page.find("\n## Why it matters\n"), std::string_view::npos);
  if (!is_shown(check)) return;
  EXPECT_NE(check.page.find("\n## Example\n"), std::string_view::npos);
  EXPECT_NE(check.page.find("\n## How to fix it\n"), std::string_view::npos);
}

INSTANTIATE_TEST_SUITE_P(Each, PageTest, testing::ValuesIn(all_checks()), by_name);

TEST(PagesTest, EveryKindOfDifferenceIsACheck) {
  for (const KindOfDifference& kind : kinds_of_difference)
    EXPECT_NE(find_check("second-source/" + std::string(kind.name)), nullptr) << kind.name;
}

TEST(PagesTest, ExceptionsForASecondSourceAreNotStaleWithoutOne) {
  const Overlay allowed{
      {"title.yaml", "allow:\n  - {check: second-source/bank, at: [bank], because: of the notes}\n"}};
  EXPECT_TRUE(examine(allowed).findings.empty());
  EXPECT_EQ(names(examine_against(allowed, {{"map.yaml", "layout: flat"}}).findings),
            std::vector<std::string>{"title/stale-allow"});
}

TEST(PagesTest, SoundTitleHasNoFindings) {
  const Findings findings = examine({}).findings;
  EXPECT_TRUE(findings.empty()) << told(findings);
}

TEST(PagesTest, EveryCheckFileIsInTheTable) {
  const std::filesystem::path folder = source_folder() + "/designer/checks";
  std::set<std::string> files;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
    if (file.path().parent_path() == folder || file.is_directory()) continue;
    std::string name = file.path().parent_path().filename().string() + "/" + file.path().stem().string();
    std::ranges::replace(name, '_', '-');
    files.insert(name);
  }
  std::set<std::string> listed;
  for (const Check& check : all_checks()) listed.emplace(check.name);
  EXPECT_EQ(listed, files);
  EXPECT_EQ(listed.size(), all_checks().size());
}

}  // namespace
}  // namespace trackwright

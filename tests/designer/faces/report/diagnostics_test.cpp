#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "designer/faces/report/json.h"
#include "designer/faces/report/source.h"
#include "designer/faces/report/terminal.h"
#include "designer/format/text/findings.h"

namespace trackwright {
namespace {

Sources one(const std::string& text) {
  Sources sources;
  sources.add("map.yaml", text);
  return sources;
}

Excerpt excerpt_of(const std::string& text, std::uint32_t offset, std::uint32_t length,
                   std::size_t width = 100) {
  return excerpt(one(text), {1, offset, length}, width).value_or(Excerpt{"none", "none"});
}

TEST(Excerpt, MarksAPlaceInItsLine) {
  const Excerpt shown = excerpt_of("a: 1\nname: Malmö\nb: 2\n", 11, 6);
  EXPECT_EQ(shown.line, "name: Malmö");
  EXPECT_EQ(shown.marks, "      ^~~~~");
}

TEST(Excerpt, ShowsTabsAsFourSpaces) {
  const Excerpt shown = excerpt_of("\ta\tb", 3, 1);
  EXPECT_EQ(shown.line, "    a    b");
  EXPECT_EQ(shown.marks, "         ^");
}

TEST(Excerpt, MarksAnEmptyPlaceAndTheEndOfALine) {
  EXPECT_EQ(excerpt_of("a:\nb: 1", 1, 0).marks, " ^");
  EXPECT_EQ(excerpt_of("a:\nb: 1", 2, 0).marks, "  ^");
  EXPECT_EQ(excerpt_of("a:\r\nb: 1", 2, 5).line, "a:");
}

TEST(Excerpt, MarksOnlyTheFirstOfSeveralLines) {
  EXPECT_EQ(excerpt_of("a: one\n  two\n", 3, 9).marks, "   ^~~");
}

TEST(Excerpt, CutsALongLineAroundThePlace) {
  const std::string text = std::string(300, 'x') + "HERE" + std::string(300, 'y');
  const Excerpt shown = excerpt_of(text, 300, 4, 30);
  EXPECT_EQ(shown.line, "…" + std::string(10, 'x') + "HERE" + std::string(16, 'y') + "…");
  EXPECT_EQ(shown.marks, std::string(11, ' ') + "^~~~");
}

TEST(Excerpt, ShowsNoRawBytes) {
  EXPECT_EQ(excerpt_of("a\x01"
                       "b\xFF\x1B[31m",
                       0, 1)
                .line,
            "a\uFFFDb\uFFFD\uFFFD[31m");
  EXPECT_EQ(excerpt_of("\xEF\xBB\xBF"
                       "ab",
                       3, 1)
                .line,
            "ab");
  EXPECT_EQ(excerpt_of("\xEF\xBB\xBF"
                       "ab",
                       3, 1)
                .marks,
            "^");
}

TEST(Excerpt, IsMissingForAnEmptyFile) {
  EXPECT_FALSE(excerpt(one(""), {1, 0, 0}).has_value());
  EXPECT_EQ(address(one(""), {1, 0, 0}), "map.yaml");
}

TEST(Excerpt, IsMissingWithoutAPlace) {
  EXPECT_FALSE(excerpt(Sources{}, Place{}).has_value());
}

Finding finding(Place place, std::string message, Severity severity = Severity::Error) {
  Finding made;
  made.check = "map/test";
  made.severity = severity;
  made.message = std::move(message);
  made.place = place;
  return made;
}

TEST(Diagnostics, SortByFileNameThenPlace) {
  Sources sources;
  sources.add("tiles.yaml", "abc");
  sources.add("map.yaml", "abc");
  Findings findings = {finding({1, 0, 1}, "d"), finding({2, 2, 1}, "c"), finding({2, 0, 1}, "b"),
                       finding({}, "a")};
  sort_findings(sources, findings);
  std::string order;
  for (const Finding& one : findings) order += one.message;
  EXPECT_EQ(order, "abcd");
}

TEST(Diagnostics, CountBySeverity) {
  EXPECT_EQ(summary({}), "no findings");
  EXPECT_EQ(summary({finding({}, "a"), finding({}, "b"), finding({}, "c", Severity::Warning),
                     finding({}, "d", Severity::Info)}),
            "2 errors, 1 warning, 1 remark");
}

TEST(Terminal, ShowsLineCaretHelpAndNotes) {
  const Sources sources = one("a: 1\nhexes:\n  A1: {naem: x}\n");
  Finding shown = finding({1, 19, 4}, "the key `naem` is not known here");
  shown.help = "did you mean `name`?";
  shown.related.push_back({{1, 0, 1}, "look here"});
  std::ostringstream out;
  print_findings(out, sources, {shown}, false);
  EXPECT_EQ(out.str(),
            "map.yaml:3:8: error: the key `naem` is not known here [map/test]\n"
            "     3 |   A1: {naem: x}\n"
            "       |        ^~~~\n"
            "         help: did you mean `name`?\n"
            "map.yaml:1:1: note: look here\n"
            "     1 | a: 1\n"
            "       | ^\n");
}

TEST(Terminal, UsesColoursOnlyOnRequest) {
  std::ostringstream plain;
  std::ostringstream painted;
  print_findings(plain, one("a"), {finding({1, 0, 1}, "m")}, false);
  print_findings(painted, one("a"), {finding({1, 0, 1}, "m")}, true);
  EXPECT_EQ(plain.str().find('\x1b'), std::string::npos);
  EXPECT_NE(painted.str().find("\x1b[1;31merror:\x1b[0m"), std::string::npos);
}

TEST(Json, MatchesTheDocumentedForm) {
  Finding shown = finding({1, 5, 1}, "bad byte \xFF", Severity::Warning);
  shown.related.push_back({{}, "nowhere"});
  const auto root = nlohmann::json::parse(findings_json(one("a: 1\nb: 2\n"), {shown, finding({}, "x")}));
  const auto& first = root.at("findings").at(0);
  EXPECT_EQ(first.at("check"), "map/test");
  EXPECT_EQ(first.at("severity"), "warning");
  EXPECT_EQ(first.at("file"), "map.yaml");
  EXPECT_EQ(first.at("line"), 2);
  EXPECT_EQ(first.at("column"), 1);
  EXPECT_TRUE(first.at("related").at(0).at("file").is_null());
  EXPECT_TRUE(root.at("findings").at(1).at("line").is_null());
  EXPECT_EQ(nlohmann::json::parse(findings_json({}, {})).at("findings").size(), 0U);
}

}  // namespace
}  // namespace trackwright

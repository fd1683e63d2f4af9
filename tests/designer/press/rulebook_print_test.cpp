// Reads the printed rulebooks back: their rules, and the order of the pages of the folded booklet.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

std::string without_spaces(std::string text) {
  for (const char* mark : {"•", " ", "\n", "\f"})
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
      text.erase(at, std::string(mark).size());
  return text;
}

// True if the text contains the rule. If a page ends within the rule, the text contains it in up to `parts`
// parts: the number and the heading of the page can stand between two lines.
bool contains_rule(const std::string& text, const std::string& rule, int parts = 3) {
  if (text.find(without_spaces(rule)) != std::string::npos) return true;
  if (parts == 1) return false;
  for (std::size_t space = rule.find(' '); space != std::string::npos; space = rule.find(' ', space + 1)) {
    if (text.find(without_spaces(rule.substr(0, space))) == std::string::npos) return false;
    if (contains_rule(text, rule.substr(space + 1), parts - 1)) return true;
  }
  return false;
}

class PrintedRulebook : public testing::TestWithParam<const char*> {
 protected:
  PrintedRulebook() : printed_(ran({"render", GetParam(), "rulebook", "-q", "-o", scratch_.path("book")})) {}

  std::string path(const char* file) const { return scratch_.path(std::string("book/") + file); }

  Scratch scratch_;
  Ran printed_;
};

TEST_P(PrintedRulebook, ContainsEveryRule) {
  ASSERT_EQ(printed_.code, 0) << printed_.err;
  const std::string text =
      without_spaces(run_program("pdftotext -raw " + path("rulebook.pdf") + " -").output);
  const Ran shown = ran({"show", GetParam(), "--rules"});
  std::istringstream lines(shown.out);
  int rules = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t source = line.rfind(" [");
    if (!line.starts_with("  ") || source == std::string::npos) continue;
    ++rules;
    EXPECT_TRUE(contains_rule(text, line.substr(2, source - 2))) << line;
  }
  EXPECT_GT(rules, 20);
}

// The numbers of the pages on a side, at the foot of its left and right half; 0: none.
struct Side {
  int left = 0;
  int right = 0;
};

std::vector<Side> numbered_sides(const std::string& file) {
  std::vector<Side> sides;
  double width = 0;
  double height = 0;
  std::istringstream lines(run_program("pdftotext -bbox " + file + " -").output);
  const std::regex page("<page width=\"([0-9.]+)\" height=\"([0-9.]+)\"");
  const std::regex word("<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\".*>([0-9]+)</word>");
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (std::regex_search(line, found, page)) {
      width = std::stod(found[1]);
      height = std::stod(found[2]);
      sides.emplace_back();
    } else if (std::regex_search(line, found, word) && std::stod(found[2]) > height * 0.93) {
      // Page numbers stand outside; the name of the title beside them may be a number, too.
      const double x = (std::stod(found[1]) + std::stod(found[3])) / 2;
      if (x < width * 0.07) sides.back().left = std::stoi(found[4]);
      if (x > width * 0.93) sides.back().right = std::stoi(found[4]);
    }
  }
  return sides;
}

// Folds the sheets: the halves from the front cover to the back cover have ascending numbers.
TEST_P(PrintedRulebook, FoldsIntoTheOrderOfItsPages) {
  ASSERT_EQ(printed_.code, 0) << printed_.err;
  const std::vector<Side> sides = numbered_sides(path("rulebook-booklet.pdf"));
  ASSERT_GE(sides.size(), 6U);
  ASSERT_EQ(sides.size() % 2, 0U);
  std::vector<int> read;
  for (std::size_t sheet = 0; sheet < sides.size() / 2; ++sheet)
    read.insert(read.end(), {sides[2 * sheet].right, sides[2 * sheet + 1].left});
  for (std::size_t sheet = sides.size() / 2; sheet-- > 0;)
    read.insert(read.end(), {sides[2 * sheet + 1].right, sides[2 * sheet].left});
  EXPECT_EQ(read.at(0), 0);  // the cover
  int last = 2;
  for (std::size_t i = 2; i + 1 < read.size(); ++i) {  // the back page has figures at its foot, but no number
    if (read[i] == 0) continue;
    EXPECT_EQ(read[i], static_cast<int>(i) + 1);
    last = read[i];
  }
  EXPECT_GE(last + 4, static_cast<int>(read.size()));
}

INSTANTIATE_TEST_SUITE_P(Titles, PrintedRulebook,
                         testing::Values("18scan", "18norway", "18sj", "1870", "18qq", "denmark1847"),
                         by_name);

TEST(PrintedRulebookTwice, HasTheSameBytes) {
  const Scratch scratch;
  for (const char* to : {"a", "b"})
    ASSERT_EQ(ran({"render", "18norway", "rulebook", "-q", "-o", scratch.path(to)}).code, 0);
  for (const char* file : {"/rulebook.pdf", "/rulebook-booklet.pdf"})
    EXPECT_EQ(scratch.read(std::string("a") + file), scratch.read(std::string("b") + file)) << file;
}

}  // namespace
}  // namespace trackwright

#include "tests/golden_text.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "tests/source_folder.h"

namespace trackwright {
namespace {

// Texts by test and number of the expectation: "RuleTexts.KeepConditionsOfASale 1".
using Sections = std::map<std::string, std::string>;

std::string file_of(std::string suite) {
  std::ranges::replace(suite, '/', '-');
  return source_folder() + "/tests/golden/text/" + suite + ".txt";
}

// A heading begins with "# "; the lines of its text are indented by two spaces.
Sections read_sections(const std::string& path) {
  Sections sections;
  std::ifstream file(path);
  std::string* text = nullptr;
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("# "))
      text = &sections[line.substr(2)];
    else if (text != nullptr && line.starts_with("  "))
      *text += line.substr(2) + "\n";
  return sections;
}

void write_sections(const std::string& path, const Sections& sections) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  std::ofstream file(path, std::ios::binary);
  for (const auto& [heading, text] : sections) {
    file << "# " << heading << "\n";
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) file << "  " << line << "\n";
  }
}

struct GoldenTexts {
  std::map<std::string, Sections> files;  // by path
  std::map<std::string, int> expected;    // by test: the number of expectations so far
};

GoldenTexts& golden_texts() {
  static GoldenTexts texts;
  return texts;
}

// Lets a repeated test (--gtest_repeat) begin with its first section again.
class Restart : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo&) override { golden_texts().expected.clear(); }
};

GoldenTexts& listening_texts() {
  static const bool listening = [] {
    testing::UnitTest::GetInstance()->listeners().Append(new Restart);
    return true;
  }();
  (void)listening;
  return golden_texts();
}

}  // namespace

testing::AssertionResult matches_text(const std::string& text) {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  const std::string suite = test->test_suite_name();
  const std::string path = file_of(suite);
  GoldenTexts& texts = listening_texts();
  if (!texts.files.contains(path)) texts.files[path] = read_sections(path);
  const std::string name = suite + "." + test->name();
  const std::string heading = name + " " + std::to_string(++texts.expected[name]);
  Sections& sections = texts.files[path];
  std::string seen = text;
  if (!seen.ends_with('\n')) seen += '\n';
  if (std::getenv("TRACKWRIGHT_RENEW_TEXT") != nullptr) {
    sections[heading] = seen;
    write_sections(path, sections);
    return testing::AssertionSuccess();
  }
  const auto known = sections.find(heading);
  if (known == sections.end())
    return testing::AssertionFailure() << path << " has no section \"" << heading << "\" for\n" << seen;
  if (known->second == seen) return testing::AssertionSuccess();
  return testing::AssertionFailure() << heading << ": expected\n" << known->second << "seen\n" << seen;
}

std::vector<std::string> lines_with(const std::vector<std::string>& lines, const std::string& key) {
  std::vector<std::string> found;
  for (const std::string& line : lines)
    if (line.find(key) != std::string::npos) found.push_back(line);
  return found;
}

std::vector<std::string> lines_with(const std::string& text, const std::string& key) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines_with(lines, key);
}

testing::AssertionResult matches_text(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return matches_text(text);
}

}  // namespace trackwright

// Verifies that every file that the documentation links to exists.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "tests/source_folder.h"

namespace trackwright {
namespace {

namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Returns the targets of Markdown links, without web addresses and without anchors.
std::vector<std::string> targets(const std::string& text) {
  static const std::regex link(R"(\]\(([^)#: ]+)(#[^) ]*)?\))");
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it)
    found.push_back((*it)[1].str());
  return found;
}

// Links in examples have no targets.
std::string without_code_blocks(const std::string& text) {
  static const std::regex block("(^|\\n)```[^]*?\\n```");
  return std::regex_replace(text, block, "");
}

// Returns all Markdown pages except third-party and generated ones.
std::vector<fs::path> pages() {
  const fs::path root(source_folder());
  std::vector<fs::path> found;
  for (const fs::directory_entry& entry : fs::directory_iterator(root))
    if (entry.path().extension() == ".md") found.push_back(entry.path());
  for (const char* folder : {"docs", "designer", "bench", "tests", "titles", "templates"})
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder))
      if (entry.path().extension() == ".md" &&
          entry.path().string().find("node_modules") == std::string::npos)
        found.push_back(entry.path());
  return found;
}

TEST(Links, OfTheDocumentationHaveTargets) {
  std::size_t links = 0;
  for (const fs::path& page : pages())
    for (const std::string& target : targets(without_code_blocks(contents_of(page)))) {
      ++links;
      EXPECT_TRUE(fs::exists(page.parent_path() / target)) << page << " points to " << target;
    }
  EXPECT_GT(links, 60U);
}

TEST(Contributing, NamesEachRoom) {
  const fs::path root(source_folder());
  const std::string guide = contents_of(root / "CONTRIBUTING.md");
  const std::string rooms = contents_of(root / "cmake/rooms.cmake");
  static const std::regex room(R"(trackwright_room\([a-z]+(?:/[a-z]+)*/([a-z]+))");
  std::size_t named = 0;
  for (std::sregex_iterator it(rooms.begin(), rooms.end(), room), end; it != end; ++it, ++named)
    EXPECT_NE(guide.find("`" + (*it)[1].str() + "`"), std::string::npos) << (*it)[1];
  EXPECT_GT(named, 30U);
}

TEST(Links, AreFoundInMarkdown) {
  EXPECT_THAT(targets("see [a](b/c.md#part), ![d](e.png), [f](https://g.h) and [i](#j)"),
              testing::ElementsAre("b/c.md", "e.png"));
}

}  // namespace
}  // namespace trackwright

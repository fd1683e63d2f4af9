// Verifies that docs/titles explains each difference between our titles and the record of 18xx.games, in the
// table "Against the record of 18xx.games", by kind and object, and that each line of the table is still a
// difference.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "designer/format/text/files.h"
#include "tests/designer/program.h"
#include "tests/engine/reference.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using About = std::pair<std::string, std::string>;  // kind, object; "all" for every object of the kind

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);) {
    const auto first = part.find_first_not_of(' ');
    const auto last = part.find_last_not_of(' ');
    parts.push_back(first == std::string::npos ? "" : part.substr(first, last - first + 1));
  }
  return parts;
}

std::set<About> explained(const std::string& slug) {
  std::set<About> found;
  const std::string page =
      DiskReader().read(source_folder() + "/docs/titles/" + slug + ".md", largest_file).value();
  std::istringstream lines(page.substr(std::min(page.find("## Against the record"), page.size())));
  for (std::string line; std::getline(lines, line);) {
    const std::vector<std::string> cells = split(line, '|');  // the first cell is the text before the table
    if (cells.size() < 5 || cells[1] == "difference" || cells[1].starts_with("-")) continue;
    EXPECT_FALSE(cells[4].empty()) << line;
    for (const std::string& object : split(cells[2], ',')) found.insert({cells[1], object});
  }
  return found;
}

struct Against {
  const char* slug;
  const char* record;

  std::string name() const { return slug; }
};

class Differences : public testing::TestWithParam<Against> {};

TEST_P(Differences, AreExplainedOneByOne) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  const std::string facts =
      (reference::folder() / "titles" / (std::string(GetParam().record) + ".json")).string();
  const Ran compared = ran({"diff", GetParam().slug, facts, "--format", "json"});
  ASSERT_NE(compared.code, 2) << compared.err;
  std::set<About> open = explained(GetParam().slug);
  const std::set<About> known = open;
  EXPECT_FALSE(known.empty());
  const auto told_by_program = nlohmann::json::parse(compared.out);
  for (const auto& one : told_by_program.at("differences")) {
    const std::string kind = one.at("kind");
    const std::string object = one.at("object");
    const bool told = known.contains({kind, object}) || known.contains({kind, "all"});
    EXPECT_TRUE(told) << kind << " " << object << " is not explained in docs/titles/" << GetParam().slug
                      << ".md: " << one.dump();
    open.erase({kind, object});
    open.erase({kind, "all"});
  }
  for (const auto& [kind, object] : open)
    ADD_FAILURE() << kind << " " << object << " is explained and no difference any more";
}

INSTANTIATE_TEST_SUITE_P(Titles, Differences,
                         testing::Values(Against{"18scan", "18Scan"}, Against{"18norway", "18Norway"},
                                         Against{"18sj", "18SJ"}, Against{"1870", "1870"}),
                         by_name);

}  // namespace
}  // namespace trackwright

// Verifies that imported titles print as well as the shipped ones: no text is too small, and no pieces look
// alike.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

std::filesystem::path reference_titles() {
  const char* said = std::getenv("TRACKWRIGHT_REFERENCE");
  return std::filesystem::path(said != nullptr ? said : source_folder() + "/../shared/reference") / "titles";
}

class ImportedInPrint : public testing::TestWithParam<std::string> {};

TEST_P(ImportedInPrint, HasNoPrintFindings) {
  const std::filesystem::path facts = reference_titles() / (GetParam() + ".json");
  if (!std::filesystem::exists(facts)) GTEST_SKIP() << "no facts: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE";
  const Scratch scratch;
  ASSERT_NE(ran({"import", "facts", facts.string(), "-o", scratch.path("title")}).code, 2);
  const Ran told = ran({"check", scratch.path("title"), "--print"});
  ASSERT_NE(told.code, 2) << told.err;
  std::istringstream lines(told.out + told.err);
  for (std::string line; std::getline(lines, line);)
    EXPECT_EQ(line.find("[print/"), std::string::npos) << line;
}

INSTANTIATE_TEST_SUITE_P(Facts, ImportedInPrint,
                         testing::Values("1830", "1817", "1846", "1822", "1862", "18OE", "18MEX", "1860"),
                         by_name);

}  // namespace
}  // namespace trackwright

// Every shipped title loads without findings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "tests/designer/trees.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

const std::string source = source_folder();

std::vector<std::string> shipped() {
  const DiskReader disk;
  std::vector<std::string> slugs;
  for (const std::string& name : disk.list(source + "/titles"))
    if (disk.is_file(source + "/titles/" + name + "/title.yaml")) slugs.push_back(name);
  return slugs;
}

class ShippedTitles : public testing::TestWithParam<std::string> {};

TEST_P(ShippedTitles, LoadsWithoutFindings) {
  const Loaded loaded = load_title(DiskReader{}, source_installation(), GetParam());
  for (const Finding& finding : loaded.findings) {
    const LineColumn at = line_column(loaded.sources, finding.place);
    const Sources::File* file = loaded.sources.file(finding.place.file);
    ADD_FAILURE() << (file == nullptr ? GetParam() : file->path) << ":" << at.line << ":" << at.column << ": "
                  << finding.check << ": " << finding.message;
  }
  EXPECT_TRUE(loaded.title.has_value());
}

INSTANTIATE_TEST_SUITE_P(Titles, ShippedTitles, testing::ValuesIn(shipped()), by_name);

TEST(ShippedTitles, IsNotEmpty) {
  EXPECT_THAT(shipped(), testing::Contains("18scan"));
}

}  // namespace
}  // namespace trackwright

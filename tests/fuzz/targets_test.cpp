// Runs all fuzz targets with their seeds, complete and truncated, so that errors found by fuzzing stay
// corrected.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "tests/fuzz/targets.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using Seeds = std::map<std::string, std::string>;

void add_seeds(std::string_view folder, Seeds& seeds) {
  const DiskReader disk;
  const std::string path = source_folder() + "/tests/fuzz/seeds/" + std::string(folder);
  for (const std::string& name : disk.list(path))
    if (auto bytes = disk.read(path + "/" + name, largest_file))
      seeds[std::string(folder) + "/" + name] = *bytes;
}

Seeds seeds_of(const FuzzTarget& target) {
  Seeds seeds;
  add_seeds(target.name, seeds);
  if (target.titles) add_seeds("titles", seeds);
  return seeds;
}

struct FuzzTargets : testing::TestWithParam<FuzzTarget> {};

TEST_P(FuzzTargets, AcceptSeeds) {
  const Seeds seeds = seeds_of(GetParam());
  EXPECT_GE(seeds.size(), 3U);
  for (const auto& [name, bytes] : seeds) {
    EXPECT_NO_THROW(GetParam().run(bytes)) << name;
    EXPECT_NO_THROW(GetParam().run(std::string_view(bytes).substr(0, bytes.size() * 2 / 3)))
        << name << ", cut off";
  }
}

TEST_P(FuzzTargets, AcceptEmptyInput) {
  EXPECT_NO_THROW(GetParam().run(""));
}

INSTANTIATE_TEST_SUITE_P(All, FuzzTargets, testing::ValuesIn(fuzz_targets().begin(), fuzz_targets().end()),
                         by_name);

}  // namespace
}  // namespace trackwright

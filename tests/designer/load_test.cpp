#include "designer/load/load.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

TEST(LoadTest, ReadsTheSmallestSoundTitle) {
  const std::string source = TRACKWRIGHT_SOURCE;
  const DiskReader disk;
  const Loaded loaded =
      load_title(disk, {source + "/titles", source + "/schemas", {}}, source + "/tests/data/sound");
  for (const Finding& finding : loaded.findings) ADD_FAILURE() << finding.check << ": " << finding.message;
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->slug, "sound");
  EXPECT_EQ(loaded.title->map.hexes().size(), 10U);
}

}  // namespace
}  // namespace trackwright

// Compares the shipped dictionary with the reference table of standard tiles.
#include <gtest/gtest.h>

#include "designer/format/title/dictionary.h"
#include "engine/tile/language.h"
#include "tests/engine/reference.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

struct Shipped {
  Sources sources;
  Findings findings;
  Dictionary dictionary;

  Shipped() {
    dictionary = read_dictionary(DiskReader(), source_folder() + "/titles/dictionary", sources, findings);
  }
};

TEST(ShippedDictionary, ReadsWithoutFindings) {
  Shipped shipped;
  EXPECT_EQ(shipped.dictionary.numbers().size(), 476U);
  for (const std::string& id : shipped.dictionary.numbers()) {
    const auto tile = shipped.dictionary.find(id, shipped.findings);
    ASSERT_TRUE(tile) << id;
    const auto again = parse_tile(tile_text(tile->tile), tile->tile.colour);
    EXPECT_TRUE(again && *again == tile->tile) << id;
  }
  EXPECT_TRUE(shipped.findings.empty());
}

TEST(ShippedDictionary, ContainsEveryStandardTileAsRecorded) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  Shipped shipped;
  std::size_t compared = 0;
  const reference::Json table = reference::read(reference::folder() / "tiles.json");
  for (const auto& [id, record] : table["tiles"].items()) {
    if (record.value("unparsed", false)) continue;  // 467-469: the table gives them no colour
    const auto tile = shipped.dictionary.find(id, shipped.findings);
    ASSERT_TRUE(tile) << id;
    EXPECT_EQ(reference::described(tile->tile), reference::described(record)) << id;
    ++compared;
  }
  EXPECT_EQ(compared, shipped.dictionary.numbers().size());
}

}  // namespace
}  // namespace trackwright

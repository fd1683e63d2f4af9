// Compares every standard tile and every tile text of the reference titles with the reference records.
#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "engine/tile/language.h"
#include "tests/engine/reference.h"

namespace trackwright {
namespace {

using reference::Json;

TEST(TileConformance, StandardTilesReadAsRecorded) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  const Json tiles = reference::read(reference::folder() / "tiles.json")["tiles"];
  std::size_t compared = 0;
  std::size_t unparsed = 0;
  for (const auto& [id, record] : tiles.items()) {
    if (record.value("unparsed", false)) {  // 467-469: the table there gives them no colour
      ++unparsed;
      continue;
    }
    EXPECT_EQ(reference::described(reference::tile(record)), reference::described(record)) << id;
    ++compared;
  }
  EXPECT_EQ(compared, 476U);
  EXPECT_EQ(unparsed, 3U);
}

TEST(TileConformance, StandardTilesRoundTripThroughText) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  const Json tiles = reference::read(reference::folder() / "tiles.json")["tiles"];
  for (const auto& [id, record] : tiles.items()) {
    if (record.value("unparsed", false)) continue;
    const Tile tile = reference::tile(record);
    const auto again = parse_tile(tile_text(tile), tile.colour);
    ASSERT_TRUE(again) << id << ' ' << tile_text(tile) << ' ' << again.error().message;
    EXPECT_EQ(*again, tile) << id << ' ' << tile_text(tile);
    EXPECT_EQ(tile_text(*again), tile_text(tile)) << id;
  }
}

// Records that differ from their own text.
struct Exception {
  std::string_view title;
  std::string_view hex;
  std::string_view why;
};
constexpr std::array<Exception, 9> exceptions{{
    {"1866", "F22", "setup numbers the labels C"},
    {"1866", "H10", "setup numbers the labels C"},
    {"1866", "J6", "setup numbers the labels C"},
    {"1866", "L12", "setup numbers the labels C"},
    {"1866", "L24", "setup numbers the labels C"},
    {"1866", "R18", "setup numbers the labels C"},
    {"1877Venezuela", "H5", "setup adds the label"},
    {"1877Venezuela", "I4", "setup adds the label"},
    {"18EU", "A10", "loc:15 is a misspelt loc:1.5"},
}};

bool excepted(const std::filesystem::path& file, const std::string& hex) {
  return std::ranges::any_of(exceptions,
                             [&](const Exception& e) { return e.title == file.stem() && e.hex == hex; });
}

// Compares the own tiles and printed hexes of a title.
void compare_title(const std::filesystem::path& file, std::size_t& compared) {
  constexpr auto later = reference::Extent::WithoutWhatSetupAdds;
  const Json title = reference::read(file);
  for (const char* list : {"hexes", "custom_tiles"}) {
    if (!title.contains(list)) continue;
    for (const auto& [id, record] : title[list].items()) {
      if (!record.is_object() || !record.contains("code") || !record.contains("color")) continue;
      const Tile tile = reference::tile(record);
      EXPECT_NE(reference::described(tile, later) == reference::described(record, later), excepted(file, id))
          << file.filename() << ' ' << id << " is excepted and need not be, or the other way round";
      if (excepted(file, id)) continue;
      EXPECT_EQ(reference::described(tile, later), reference::described(record, later))
          << file.filename() << ' ' << id << ' ' << record["code"];
      const auto again = parse_tile(tile_text(tile), tile.colour);
      ASSERT_TRUE(again) << tile_text(tile) << ' ' << again.error().message;
      EXPECT_EQ(*again, tile) << tile_text(tile);
      ++compared;
    }
  }
}

TEST(TileConformance, HexesAndTilesOfTitlesReadAsRecorded) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  std::size_t compared = 0;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(reference::folder() / "titles"))
    if (entry.path().filename() != "INDEX.json") files.push_back(entry.path());
  std::ranges::sort(files);
  for (const auto& file : files) compare_title(file, compared);
  EXPECT_GT(compared, 10000U);
}

TEST(TileConformance, RejectsOnlyTheListedMisspellings) {
  // The reference implementation accepts these misspellings because it ignores unknown words.
  for (const auto& [wrong, right] : reference::misspellings()) {
    if (wrong.starts_with("groups")) {
      EXPECT_FALSE(parse_tile("offboard=" + wrong + "10,groups:W", Colour::Red)) << wrong;
      continue;
    }
    const std::string before = wrong[0] == ',' ? "city=revenue:0" : "town=revenue:0;town=revenue:0;path=a:0,";
    const std::string after = wrong[0] == ',' ? "" : "edge:1";
    EXPECT_FALSE(parse_tile(before + wrong + after, Colour::White)) << wrong;
    EXPECT_TRUE(parse_tile(before + right + after, Colour::White)) << right;
  }
}

}  // namespace
}  // namespace trackwright

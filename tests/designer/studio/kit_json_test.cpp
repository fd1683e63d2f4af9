#include "designer/studio/kit_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace trackwright {
namespace {

using testing::HasSubstr;

Kit two_pieces() {
  Kit kit{"Wörld \"1\"", "1.2", "abc", {}, {}, {}};
  Component tiles{"tiles", "Tiles", {}, {}};
  tiles.pieces.push_back(
      {.id = "tile-57", .group = "yellow", .label = "57 yellow", .count = 4, .imprint = {"0123", {1, 2}}});
  tiles.files.push_back({.name = "tiles.pdf", .paper = "A4", .page_names = {"1", "2"}, .on_paper = true});
  tiles.files.push_back({.name = "tiles-cut-1.dxf"});
  Component map{"map", "Map", {}, {}};
  map.boards.push_back({.id = "map", .imprint = {"4567", {}}});
  map.files.push_back({.name = "map-whole.pdf", .paper = "480 x 702 mm", .page_names = {"Map"}});
  map.files.push_back(
      {.name = "map.pdf", .paper = "A4", .page_names = {"A1", "B1"}, .on_paper = true, .one_sided = {0}});
  kit.components = {tiles, map};
  return kit;
}

TEST(KitJson, RoundTrips) {
  const auto kit = read_kit_json(kit_json(two_pieces()));
  ASSERT_TRUE(kit.has_value()) << kit.error();
  EXPECT_EQ(kit->title, "Wörld \"1\"");
  EXPECT_EQ(kit->version, "1.2");
  EXPECT_EQ(kit->content, "abc");
  ASSERT_EQ(kit->components.size(), 2u);
  ASSERT_EQ(kit->components[0].pieces.size(), 1u);
  const Piece& tile = kit->components[0].pieces[0];
  EXPECT_EQ(tile.id, "tile-57");
  EXPECT_EQ(tile.label, "57 yellow");
  EXPECT_EQ(tile.group, "yellow");
  EXPECT_EQ(tile.count, 4);
  EXPECT_EQ(tile.imprint.content, "0123");
  EXPECT_EQ(tile.imprint.pages, (std::vector<int>{1, 2}));
  EXPECT_TRUE(kit->components[0].boards.empty());
  EXPECT_TRUE(kit->components[1].pieces.empty());
  ASSERT_EQ(kit->components[1].boards.size(), 1u);
  EXPECT_EQ(kit->components[1].title, "Map");
  EXPECT_EQ(kit->components[1].boards[0].id, "map");
  EXPECT_EQ(kit->components[1].boards[0].imprint.content, "4567");
}

TEST(KitJson, ListsFilesWithTheirPagesInKitPdf) {
  const auto files = nlohmann::json::parse(kit_json(two_pieces()))["files"];
  ASSERT_EQ(files.size(), 3u);  // the cut file has no pages
  EXPECT_EQ(
      files[0],
      (nlohmann::json{
          {"name", "tiles.pdf"}, {"component", "tiles"}, {"paper", "A4"}, {"pages", 2}, {"page_in_kit", 1}}));
  EXPECT_FALSE(files[1].contains("page_in_kit"));
  EXPECT_EQ(files[2]["page_in_kit"], 3);
}

TEST(KitJson, CountsEmptyBacksInKitPdf) {
  Kit kit = two_pieces();
  kit.components[0].files[0].one_sided = {0, 1};
  kit.files.push_back({.name = "changes.pdf", .paper = "A4", .page_names = {"1"}, .on_paper = true});
  const auto files = nlohmann::json::parse(kit_json(kit))["files"];
  ASSERT_EQ(files.size(), 4u);
  EXPECT_EQ(files[2]["page_in_kit"], 5);
  EXPECT_FALSE(files[3].contains("component"));
  EXPECT_FALSE(files[3].contains("page_in_kit"));
}

TEST(KitJson, OfAnotherKindIsRefused) {
  EXPECT_THAT(read_kit_json("").error(), HasSubstr("not JSON"));
  EXPECT_THAT(read_kit_json("[]").error(), HasSubstr("not JSON"));
  EXPECT_THAT(read_kit_json("{}").error(), HasSubstr("not the list of a kit"));
  EXPECT_THAT(read_kit_json(R"({"format": 99})").error(), HasSubstr("format"));
  EXPECT_THAT(read_kit_json(R"({"format": 1, "pieces": [{"id": 7}]})").error(), HasSubstr("not the list"));
  EXPECT_THAT(read_kit_json(R"({"format": 1, "pieces": 7})").error(), HasSubstr("not the list"));
}

TEST(KitJson, WithAPieceTwiceIsRefused) {
  const std::string piece = R"({"component": "tiles", "id": "57", "content": "", "count": 1})";
  EXPECT_TRUE(read_kit_json(R"({"format": 1, "pieces": [)" + piece + "]}").has_value());
  EXPECT_FALSE(read_kit_json(R"({"format": 1, "pieces": [)" + piece + ", " + piece + "]}").has_value());
}

// A number that does not fit into an int must be rejected, not converted.
TEST(KitJson, WithNumbersBeyondAnIntIsRefused) {
  for (const std::string number :
       {"444462283015104087835", "4444444444444.4", "1e300", "1.5", "4294967297"}) {
    EXPECT_THAT(read_kit_json("{\"format\": " + number + "}").error(), HasSubstr("format")) << number;
    for (const std::string& member :
         {"\"pages\": [1, " + number + "]",
          R"("board": true, "parts": [["hex", "A1", "0", 1, 2, 3, )" + number + "]]"}) {
      const std::string piece =
          R"({"component": "tiles", "id": "57", "content": "", "count": 1, )" + member + "}";
      EXPECT_FALSE(read_kit_json(R"({"format": 1, "pieces": [)" + piece + "]}").has_value()) << member;
    }
  }
}

TEST(KitJson, WithImpossibleCountsIsRefused) {
  for (const std::string count : {"-1", "-2147483648", "4294967297", "1e3", "18446744073709551615"}) {
    const std::string piece = R"({"component": "tiles", "id": "57", "content": "", "count": )" + count + "}";
    const auto kit = read_kit_json(R"({"format": 1, "pieces": [)" + piece + "]}");
    EXPECT_FALSE(kit.has_value()) << count;
  }
}

}  // namespace
}  // namespace trackwright

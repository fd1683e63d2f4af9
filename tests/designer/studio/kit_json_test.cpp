#include "designer/studio/kit_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright {
namespace {

using testing::HasSubstr;

KitList two_pieces() {
  KitList kit{"Wörld \"1\"", "1.2", "abc", {}, {}};
  kit.pieces.push_back({"tiles", "tile-57", "57 yellow", "yellow", "0123", 4, false, {1, 2}});
  kit.pieces.push_back({"map", "map", "Map", "", "4567", 1, true, {}});
  kit.files.push_back({"tiles.pdf", "tiles", "A4", 2, 1});
  return kit;
}

TEST(KitJson, ComesBackAsItWas) {
  const auto kit = read_kit_json(kit_json(two_pieces()));
  ASSERT_TRUE(kit.has_value()) << kit.error();
  EXPECT_EQ(kit->title, "Wörld \"1\"");
  EXPECT_EQ(kit->version, "1.2");
  EXPECT_EQ(kit->content, "abc");
  ASSERT_EQ(kit->pieces.size(), 2u);
  EXPECT_EQ(kit->pieces[0].label, "57 yellow");
  EXPECT_EQ(kit->pieces[0].count, 4);
  EXPECT_EQ(kit->pieces[0].pages, (std::vector<int>{1, 2}));
  EXPECT_FALSE(kit->pieces[0].board);
  EXPECT_TRUE(kit->pieces[1].board);
  EXPECT_EQ(kit->pieces[1].content, "4567");
}

TEST(KitJson, OfAnotherKindIsRefused) {
  EXPECT_THAT(read_kit_json("").error(), HasSubstr("not JSON"));
  EXPECT_THAT(read_kit_json("[]").error(), HasSubstr("not JSON"));
  EXPECT_THAT(read_kit_json("{}").error(), HasSubstr("not the list of a kit"));
  EXPECT_THAT(read_kit_json(R"({"format": 99})").error(), HasSubstr("does not know"));
  EXPECT_THAT(read_kit_json(R"({"format": 1, "pieces": [{"id": 7}]})").error(), HasSubstr("not the list"));
  EXPECT_THAT(read_kit_json(R"({"format": 1, "pieces": 7})").error(), HasSubstr("not the list"));
}

}  // namespace
}  // namespace trackwright

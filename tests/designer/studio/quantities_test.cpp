#include "designer/studio/quantities.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

TEST(Quantities, StarsStandForAnyCharacters) {
  EXPECT_TRUE(selects("tiles/tile-57", "tiles/tile-57"));
  EXPECT_FALSE(selects("tiles/tile-5", "tiles/tile-57"));
  EXPECT_TRUE(selects("tiles/*", "tiles/tile-57"));
  EXPECT_TRUE(selects("*", "tiles/tile-57"));
  EXPECT_TRUE(selects("*/*-57", "tiles/tile-57"));
  EXPECT_FALSE(selects("*/*-58", "tiles/tile-57"));
  EXPECT_TRUE(selects("certificates/certificate-*-1-*", "certificates/certificate-A-1-1-president"));
}

TEST(Quantities, AreReadFromText) {
  EXPECT_EQ(read_quantity("tiles/tile-57=2")->count, 2);
  EXPECT_EQ(read_quantity("tiles/a=b=0")->selector, "tiles/a=b");
  for (const char* wrong :
       {"", "tiles/tile-57", "tiles/tile-57=", "tiles/tile-57=x", "tiles/tile-57=-1", "57=2", "a/b=1001"})
    EXPECT_THAT(read_quantity(wrong).error(), HasSubstr("COMPONENT/PIECE=NUMBER")) << wrong;
}

TEST(Quantities, TheLastOneApplies) {
  Component component{"tiles", "Tiles", {}, {}};
  for (const char* id : {"a", "b", "c"}) {
    component.pieces.emplace_back();
    component.pieces.back().id = id;
    component.pieces.back().count = 4;
  }
  apply_quantities(component, {{"tiles/*", 0}, {"tiles/b", 7}, {"cards/*", 9}});
  ASSERT_EQ(component.pieces.size(), 1u);
  EXPECT_EQ(component.pieces[0].id, "b");
  EXPECT_EQ(component.pieces[0].count, 7);
}

TEST(Quantities, ComeFromTheCommandLineAndProfiles) {
  const Scratch scratch;
  const auto count = [&](const std::string& folder, const std::string& id) {
    const auto kit = nlohmann::json::parse(scratch.read(folder + "/kit.json"));
    for (const auto& piece : kit["pieces"])
      if (piece["id"] == id) return piece["count"].get<int>();
    return 0;
  };
  EXPECT_EQ(ran({"kit", "18scan", "--quantity", "tiles/*=0", "--quantity", "tiles/tile-58=3", "-o",
                 scratch.path("a")})
                .code,
            0);
  EXPECT_EQ(count("a", "tile-58"), 3);
  EXPECT_EQ(count("a", "tile-5"), 0);
  const std::string kit = "profiles: {short: {tokens/*: 0, tiles/tile-5: 1}}\n";
  const Ran short_kit =
      ran_with({"kit", "18scan", "--profile", "short", "-o", scratch.path("b")}, "kit.yaml", kit);
  EXPECT_EQ(short_kit.code, 0) << short_kit.err;
  EXPECT_EQ(count("b", "tile-5"), 1);
  EXPECT_FALSE(DiskReader().is_file(scratch.path("b/tokens.pdf")));
  const Ran none = ran_with({"kit", "18scan", "--profile", "long", "-o", scratch.path("c")}, "kit.yaml", kit);
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("no profile `long`"));
}

TEST(Quantities, ThatSelectNothingAreFindings) {
  const Scratch scratch;
  const std::string kit =
      "quantities:\n  tiles/tile-4O3: 2\n  tiles/tile-58: 2\n"
      "profiles:\n  short:\n    tickets/*: 0\n    tokens/*: 0\n"
      "components: [map, tokens, tile]\n";
  const Ran told = ran_with({"kit", "18scan", "--quantity", "trains/train-7=1", "--quantity",
                             "trains/train-2=1", "-o", scratch.path("kit")},
                            "kit.yaml", kit);
  EXPECT_EQ(told.code, 0) << "warnings do not stop a kit";
  EXPECT_THAT(told.err,
              testing::ContainsRegex("kit.yaml:2:3: warning: .*`tiles/tile-4O3`.*kit/idle-quantity"));
  EXPECT_THAT(told.err, HasSubstr("did you mean `tiles/tile-403`?"));
  EXPECT_THAT(told.err, HasSubstr("kit.yaml:6:5: warning: `tickets/*`"));
  EXPECT_THAT(told.err, HasSubstr("`trains/train-7`"));
  EXPECT_THAT(told.err, testing::ContainsRegex("kit.yaml:8:27: warning: `tile` .*kit/unknown-component"));
  EXPECT_THAT(told.err, HasSubstr("did you mean `tiles`?"));
  for (const char* used : {"warning: `tiles/tile-58`", "warning: `tokens/*`", "warning: `trains/train-2`"})
    EXPECT_EQ(told.err.find(used), std::string::npos)
        << used << " is a piece, if not of a component in this kit";
}

// `check` reports them without printing a kit.
TEST(Quantities, ThatSelectNothingAreReportedByCheck) {
  const Ran told = ran_with({"check", "18scan"}, "kit.yaml",
                            "quantities:\n  tiles/tile-4O3: 2\n  notes/note-1: 0\ncomponents: [maps]\n");
  EXPECT_EQ(told.code, 0);
  EXPECT_THAT(told.out, HasSubstr("kit.yaml:2:3: warning: `tiles/tile-4O3`"));
  EXPECT_THAT(told.out, HasSubstr("kit.yaml:4:14: warning: `maps`"));
  EXPECT_EQ(told.out.find("note-1"), std::string::npos);
}

}  // namespace
}  // namespace trackwright

// Facts with values that our schemas reject still become a title: the import omits each value with a warning.
#include "designer/studio/losses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

#include "designer/studio/import.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

const char* const small_facts =
    R"({"title":"Small","layout":"flat","bank":8000,"by_players":{"3":{"starting_cash":500,"cert_limit":12}},
 "hexes":{"A1":{"color":"white","code":"="},"A3":{"color":"white","code":"town=revenue:0"},"none":{"color":"red"}},
 "tile_manifest":{"7":4,"X1":1},"custom_tiles":{"X1":{"color":"green","code":"="}},
 "market_type":"2D","market":[["60","70p"]],"phases":[{"name":"2","tiles":["yellow"]}],
 "trains":[{"name":"2","distance":2,"price":80,"num":5},{"name":"3","distance":3,"price":-180,"num":4}],
 "companies":[],"minors":[],
 "corporations":[{"sym":"AB","name":"A & B","tokens":[0,40],"coordinates":"A3","shares":[20,10]}]})";

TEST(RefusedFacts, AreOmittedButTheTitleIsKept) {
  const DiskReader disk;
  const MemoryReader files({{"facts.json", small_facts}}, &disk);
  const Imported made = import_title(files, source_installation(), "facts.json");
  std::map<std::string, std::string> written;
  for (const TitleFile& file : made.files) written["imported/" + file.name] = file.bytes;
  const Loaded loaded =
      load_title(MemoryReader(std::move(written), &disk), source_installation(), "imported");
  for (const Finding& finding : loaded.findings)
    EXPECT_NE(finding.severity, Severity::Error) << finding.message;
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->map.hexes().size(), 2U);
  EXPECT_EQ(loaded.title->map.find("A3")->tile.stops.size(), 1U);
  EXPECT_TRUE(find_tile(*loaded.title, "X1")->tile.stops.empty());
  EXPECT_EQ(loaded.title->roster.trains.at(0).price.value, 80);
  EXPECT_EQ(loaded.title->roster.trains.at(1).price.value, 0);
  EXPECT_THAT(made.warnings,
              testing::Contains(testing::StartsWith("roster.yaml: trains.3.price is not carried over: ")));
  EXPECT_THAT(made.warnings,
              testing::Contains(testing::StartsWith("map.yaml: hexes.none is not carried over")));
  EXPECT_THAT(made.warnings, testing::Contains(testing::StartsWith("tiles.yaml: tiles.X1.code is not")));
}

// Without these values there is no title, so the import keeps all of them.
TEST(RefusedFacts, AreKeptIfTheyGiveNoTitle) {
  std::string text = small_facts;
  text.replace(text.find(R"("tile_manifest":{"7":4,"X1":1})"), 30, R"("tile_manifest":{})");
  const DiskReader disk;
  const MemoryReader files({{"facts.json", text}}, &disk);
  const Imported made = import_title(files, source_installation(), "facts.json");
  EXPECT_THAT(made.warnings, testing::Not(testing::Contains(testing::HasSubstr("trains.3.price"))));
  EXPECT_FALSE(made.files.empty());
}

}  // namespace
}  // namespace trackwright

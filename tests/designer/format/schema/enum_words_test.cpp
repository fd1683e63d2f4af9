// Verifies that the words in the enumerations of the schemas are those of the program: all words that it
// reads, or the one that it writes for each value.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "engine/tile/tile.h"
#include "engine/title/market.h"
#include "render/sheets/layout_style.h"
#include "render/sheets/sheet.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using Words = std::vector<std::string_view>;

template <class E>
Words all() {
  const auto words = words_of<E>();
  return {words.begin(), words.end()};
}

template <class E>
Words written() {
  Words words;
  for (const E value : values_of<E>()) words.push_back(word_of(value));
  return words;
}

Words without(const Words& left_out, Words words) {
  std::erase_if(words, [&](std::string_view word) { return std::ranges::count(left_out, word) > 0; });
  return words;
}

struct Allowed {
  const char* name;
  const char* schema;
  const char* at;  // JSON pointer to the list of words
  Words words;
};

class SchemaWords : public testing::TestWithParam<Allowed> {};

TEST_P(SchemaWords, MatchTheProgram) {
  std::ifstream file(source_folder() + "/schemas/" + GetParam().schema);
  const auto schema = nlohmann::json::parse(file);
  EXPECT_THAT(schema.at(nlohmann::json::json_pointer(GetParam().at)).get<std::vector<std::string>>(),
              testing::UnorderedElementsAreArray(GetParam().words));
}

INSTANTIATE_TEST_SUITE_P(
    Of, SchemaWords,
    testing::Values(
        Allowed{"TileColours", "tiles.json", "/definitions/colour/enum", all<Colour>()},
        Allowed{"HexColours", "map.json", "/definitions/colour/enum", all<Colour>()},
        Allowed{"ColoursOfPhases", "roster.json",
                "/properties/phases/additionalProperties/properties/tiles/items/enum",
                without({"white", "gray50", "gray60"}, all<Colour>())},
        Allowed{"ColoursOfTheDictionary", "dictionary.json", "/properties/colour/enum", written<Colour>()},
        Allowed{"ColoursWithShapes", "theme.json", "/properties/shapes/propertyNames/enum",
                written<Colour>()},
        Allowed{"Layouts", "map.json", "/properties/layout/enum", written<Orientation>()},
        Allowed{"Borders", "map.json", "/properties/hexsides/items/properties/type/enum",
                written<BorderKind>()},
        Allowed{"RightEnds", "market.json", "/properties/row_ends/properties/right/enum",
                without({"left", "right", "right and down"}, all<RowEnd>())},
        Allowed{"LeftEnds", "market.json", "/properties/row_ends/properties/left/enum",
                without({"left", "right", "right and down"}, all<RowEnd>())},
        Allowed{"TopEnds", "market.json", "/properties/row_ends/properties/top/enum",
                without({"up", "down"}, all<RowEnd>())},
        Allowed{"Markets", "market.json", "/properties/shape/enum", written<MarketShape>()},
        Allowed{"StopsOfPositions", "position.json", "/definitions/row/properties/nodes/items/anyOf/0/enum",
                all<StopKind>()},
        Allowed{"StopsOfTrains", "roster.json", "/definitions/row/properties/stops/items/enum",
                written<StopKind>()},
        Allowed{"Tracks", "roster.json", "/definitions/train/properties/track/items/enum",
                without({"future"}, written<Track>())},
        Allowed{"Groups", "kit.json", "/properties/sheets/properties/colours/enum", written<GroupChange>()},
        Allowed{"Backs", "kit.json", "/properties/sheets/properties/backs/enum", written<Backs>()},
        Allowed{"OutlinesOfLayouts", "layouts.json", "/additionalProperties/properties/for/enum",
                written<PieceOutline>()},
        Allowed{"OutlinesOfServices", "services.json",
                "/additionalProperties/properties/sizes/additionalProperties/properties/for/enum",
                written<PieceOutline>()},
        Allowed{"Patterns", "layouts.json", "/additionalProperties/properties/pattern/enum",
                written<LayoutPattern>()}),
    by_name);

}  // namespace
}  // namespace trackwright

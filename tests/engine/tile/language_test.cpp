#include "engine/tile/language.h"
#include "tests/named.h"
#include "tests/source_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace trackwright {
namespace {

using testing::HasSubstr;

Tile read(std::string_view text) {
  const auto parsed = parse_tile(text, Colour::White);
  if (!parsed) ADD_FAILURE() << text << ": " << parsed.error().message;
  return parsed ? *parsed : Tile{};
}

TEST(TileLanguage, ReadsAnEmptyTextAsAPlainHex) {
  EXPECT_EQ(read(""), Tile{});
  EXPECT_EQ(read("  \n"), Tile{});
  EXPECT_EQ(read(";;"), Tile{});
}

TEST(TileLanguage, ReadsStops) {
  const Tile t = read(
      "city=revenue:yellow_30|green_40|diesel_100,slots:2,loc:center,groups:London|South,hide:1,visit_cost:0,"
      "route:optional;"
      "town=revenue:10,style:rect,to_city:1,boom:1;halt=symbol:£;pass=revenue:0,size:2;"
      "offboard=revenue:2_20|5E_50,rows:2,format:+%d");
  ASSERT_EQ(t.stops.size(), 5U);
  const Stop& city = t.stops[0];
  EXPECT_EQ(city.revenue.steps, (std::vector<RevenueEntry>{{"yellow", 30}, {"green", 40}, {"diesel", 100}}));
  EXPECT_EQ(city.slots, 2);
  EXPECT_TRUE(city.centred);
  EXPECT_EQ(city.groups, (std::vector<std::string>{"London", "South"}));
  EXPECT_TRUE(city.hide);
  EXPECT_EQ(city.visit_cost, 0);
  EXPECT_EQ(city.use, StopUse::Optional);
  EXPECT_EQ(t.stops[1].style, TownStyle::Rect);
  EXPECT_TRUE(t.stops[1].to_city && t.stops[1].boom);
  EXPECT_TRUE(t.stops[2].halt);
  EXPECT_EQ(t.stops[2].symbol, "£");
  EXPECT_EQ(t.stops[2].use, StopUse::Optional);
  EXPECT_TRUE(t.stops[3].pass);
  EXPECT_EQ(t.stops[3].use, StopUse::Never);
  EXPECT_EQ(t.stops[4].revenue.steps, (std::vector<RevenueEntry>{{"2", 20}, {"5E", 50}}));
  EXPECT_EQ(t.stops[4].format, "+%d");
}

TEST(TileLanguage, CountsReferencesInTheOrderOfTheText) {
  const Tile t = read("town=revenue:0;junction;path=a:0,b:_1;city=revenue:0;path=a:_0,b:_2");
  EXPECT_EQ(t.paths[0].b, (End{End::Kind::Junction, 0}));
  EXPECT_EQ(t.paths[1].a, (End{End::Kind::Stop, 0}));
  EXPECT_EQ(t.paths[1].b, (End{End::Kind::Stop, 1}));
  EXPECT_EQ(read("path=a:0,b:_0;city=revenue:0"), read("city=revenue:0;path=a:0,b:_0"));
}

TEST(TileLanguage, KeepsTwoJunctionsApart) {
  const Tile t = read("junction;path=a:0,b:_0,terminal:1;junction;path=a:2,b:_1,terminal:1");
  EXPECT_NE(t.paths[0].b, t.paths[1].b);
  EXPECT_EQ(read(tile_text(t)), t);
}

TEST(TileLanguage, ExpandsLanes) {
  const Tile between_edges = read("path=a:0,b:3,lanes:2");
  ASSERT_EQ(between_edges.paths.size(), 2U);
  EXPECT_EQ(between_edges.paths[0].a_lane, (Lane{2, 0}));
  EXPECT_EQ(between_edges.paths[0].b_lane, (Lane{2, 1}));
  EXPECT_EQ(between_edges.paths[1].a_lane, (Lane{2, 1}));
  EXPECT_EQ(between_edges.paths[1].b_lane, (Lane{2, 0}));
  const Tile to_city = read("city=revenue:0;path=a:0,b:_0,lanes:2");
  EXPECT_EQ(to_city.paths[1].b_lane, (Lane{2, 1}));
  const Tile said = read("path=a:0,b:2,b_lane:2.0;path=a:1,b:2,b_lane:2.1");
  EXPECT_EQ(said.paths[1].a_lane, (Lane{1, 0}));
  EXPECT_EQ(said.paths[1].b_lane, (Lane{2, 1}));
}

TEST(TileLanguage, ReadsLabelsTerrainBordersAndIcons) {
  const Tile t = read(
      "path=a:0,b:3,terminal:2,track:narrow,ignore:1;label=OO;label=Y;future_label=label:P,color:brown;"
      "upgrade=cost:40,terrain:mountain|water,loc:2.5,size:30,sticky:1;border=edge:5,type:impassable,color:"
      "blue;"
      "border=edge:1,type:water,cost:40;partition=a:0-,b:3+,type:divider,restrict:inner,length:0.5;"
      "icon=image:1846/meat,name:meat,sticky:1,large:1,loc:0.5,blocks_lay:1,visit_cost:0;"
      "frame=color:#ffa500,color2:red;stripes=color:brown;stub=edge:3,track:narrow");
  EXPECT_EQ(t.paths[0].terminal, 2);
  EXPECT_EQ(t.paths[0].track, Track::Narrow);
  EXPECT_TRUE(t.paths[0].ignore);
  EXPECT_EQ(t.labels, (std::vector<std::string>{"OO", "Y"}));
  EXPECT_EQ(t.future_label, (FutureLabel{"P", "brown"}));
  EXPECT_EQ(t.terrain, (std::vector<Terrain>{{40, {"mountain", "water"}, 2.5, 30, true}}));
  EXPECT_EQ(t.borders, (std::vector<Border>{{Edge(5), BorderKind::Impassable, std::nullopt, "blue"},
                                            {Edge(1), BorderKind::Water, 40, ""}}));
  EXPECT_EQ(t.partitions, (std::vector<Partition>{{"0-", "3+", BorderKind::Divider, "inner", "0.5"}}));
  EXPECT_EQ(t.icons, (std::vector<Icon>{{"1846/meat", "meat", true, true, true, 0.5, 0}}));
  EXPECT_EQ(t.frame, (Frame{"#ffa500", "red"}));
  EXPECT_EQ(t.stripes, Colour::Brown);
  EXPECT_EQ(t.stubs, (std::vector<Stub>{{Edge(3), Track::Narrow}}));
  EXPECT_EQ(read(tile_text(t)), t);
}

TEST(TileLanguage, AcceptsBothSpellingsAndSpaces) {
  EXPECT_EQ(read("frame=colour:grey,colour2:red"), read("frame=color:gray,color2:red"));
  EXPECT_EQ(read("stripes=colour:grey"), read("stripes=color:gray"));
  EXPECT_EQ(read("city=revenue:grey_30,loc:centre"), read("city=revenue:gray_30,loc:center"));
  EXPECT_EQ(read(" city = revenue : 30 , slots:2 ;\n path=a:0, b:_0 ; "),
            read("city=revenue:30,slots:2;path=a:0,b:_0"));
  EXPECT_EQ(read("path=a:6,b:2"), read("path=a:0,b:2"));
}

TEST(TileText, IsShortAndInAFixedOrder) {
  EXPECT_EQ(tile_text(read("label=Y;path=b:_0,a:2;path=a:0,b:_0;city=slots:1,revenue:30;border=edge:1")),
            "city=revenue:30;path=a:2,b:_0;path=a:0,b:_0;label=Y;border=edge:1");
  EXPECT_EQ(tile_text(read("path=a:0,b:3,a_lane:2.0,b_lane:2.1;path=a:0,b:3,a_lane:2.1,b_lane:2.0")),
            "path=a:0,b:3,lanes:2");
  EXPECT_EQ(tile_text(read("")), "");
}

struct Mistake {
  const char* text;
  const char* at;    // the word that the error points at
  const char* help;  // the names that the help line must contain

  std::string name() const {
    const std::string said = text;
    return said + (said.ends_with('=') || said.ends_with(':') ? " nothing " : " ") + at;
  }
};

class Mistakes : public testing::TestWithParam<Mistake> {};

TEST_P(Mistakes, AreReportedAtTheirPlace) {
  const std::string_view text = GetParam().text;
  const auto parsed = parse_tile(text, Colour::White);
  ASSERT_FALSE(parsed) << text;
  const TileError& error = parsed.error();
  ASSERT_LE(error.offset + error.length, text.size());
  EXPECT_EQ(text.substr(error.offset, error.length), GetParam().at);
  EXPECT_THAT(error.help, HasSubstr(GetParam().help));
}

INSTANTIATE_TEST_SUITE_P(
    TileLanguage, Mistakes,
    testing::Values(
        Mistake{"citty=revenue:30", "citty", "`city`"}, Mistake{"label=Y;shop=x:1", "shop", "`city`, `town`"},
        Mistake{"city:revenue:30", "city:revenue:30", "`city=...`"},
        Mistake{"city=slot:2,revenue:30", "slot", "`slots`"},
        Mistake{"town=revenue:10,slots:2", "slots", "`revenue`"}, Mistake{"junction=size:2", "size", ""},
        Mistake{"city=revenue=30", "revenue=30", "`revenue:30`"}, Mistake{"city=revenue", "revenue", ""},
        Mistake{"city=revenue:", "revenue:", ""}, Mistake{"city=revenue:3O", "3O", ""},
        Mistake{"city=revenue:9999999999", "9999999999", ""},
        Mistake{"city=revenue:30,revenue:40", "revenue:40", ""},
        Mistake{"city=revenue:yellow_30|yellow_40", "yellow_40", ""},
        Mistake{"city=revenue:yellow_30|40", "40", ""}, Mistake{"city=revenue:yellow_30|brown_x", "x", ""},
        Mistake{"city=slots:2", "city", ""}, Mistake{"town", "town", ""},
        Mistake{"city=revenue:30,slots:13", "13", ""}, Mistake{"city=revenue:30,slots:-1", "-1", ""},
        Mistake{"city=revenue:30,loc:15", "15", ""}, Mistake{"city=revenue:30,loc:nan", "nan", ""},
        Mistake{"city=revenue:30,hide:yes", "yes", ""},
        Mistake{"city=revenue:30,route:optonal", "optonal", "`optional`"},
        Mistake{"town=revenue:30,style:box", "box", "`rect`, `dot`, `hidden`"},
        Mistake{"city=revenue:30;path=a:0,b:_1", "_1", "`_0`"}, Mistake{"path=a:0,b:_7", "_7", ""},
        Mistake{"town=revenue:0;town=revenue:0;path=a:0,b:_99999999999", "_99999999999", "`_1`"},
        Mistake{"path=a:0,b:_", "_", ""}, Mistake{"path=a:0", "path=a:0", ""},
        Mistake{"path=a:7,b:0", "7", ""}, Mistake{"path=a:x,b:0", "x", ""},
        Mistake{"path=a:-1,b:0", "-1", ""}, Mistake{"path=a:2,b:2", "path=a:2,b:2", ""},
        Mistake{"path=a:0,b:6", "path=a:0,b:6", ""},
        Mistake{"city=revenue:0;path=a:_0,b:_0", "path=a:_0,b:_0", ""},
        Mistake{"path=a:0,b:1,track:narow", "narow", "`narrow`"}, Mistake{"path=a:0,b:1,lanes:0", "0", ""},
        Mistake{"path=a:0,b:1,lanes:2,a_lane:2.0", "2", ""}, Mistake{"path=a:0,b:1,a_lane:2.2", "2.2", ""},
        Mistake{"path=a:0,b:1,terminal:3", "3", ""},
        Mistake{"town=revenue:0;path=a:3,b:_0border=edge:4", "_0border=edge:4", "`;`"},
        Mistake{"border=edge:1,type:impasable", "impasable", "`impassable`"},
        Mistake{"border=type:water", "border", ""}, Mistake{"border=edge:1,color:blu", "blu", "`blue`"},
        Mistake{"frame=color:#12345", "#12345", "#rrggbb"}, Mistake{"stripes=color:brwn", "brwn", "`brown`"},
        Mistake{"partition=a:6,b:2", "6", ""}, Mistake{"label=", "label=", "`label=Y`"},
        Mistake{"label", "label", ""}, Mistake{"icon=name:x", "icon", ""},
        Mistake{"upgrade=loc:1", "upgrade", ""}),
    by_name);

// The parser accepts each example of the reference, and each survives writing.
TEST(TileLanguage, ReadsTheExamplesOfItsReference) {
  std::ifstream docs(source_folder() + "/docs/tile-language.md");
  int examples = 0;
  for (std::string line; std::getline(docs, line);) {
    if (!line.starts_with("```tile ")) continue;
    const std::optional<Colour> colour = from_word<Colour>(line.substr(8));
    ASSERT_TRUE(colour) << line;
    std::getline(docs, line);
    const auto tile = parse_tile(line, *colour);
    ASSERT_TRUE(tile) << line << ": " << tile.error().message;
    EXPECT_EQ(parse_tile(tile_text(*tile), *colour), *tile) << line;
    ++examples;
  }
  EXPECT_GT(examples, 30);
}

TEST(TileLanguage, RejectsNulBytesAndOversizedTexts) {
  EXPECT_EQ(parse_tile(std::string("label=a\0b", 9), Colour::White).error().offset, 7U);
  EXPECT_FALSE(parse_tile(std::string(1 << 20, 'x'), Colour::White));
  std::string many;
  for (int i = 0; i < 40; ++i) many += "city=revenue:0;";
  EXPECT_THAT(parse_tile(many, Colour::White).error().message, HasSubstr("at most"));
  many.clear();
  for (int i = 0; i < 201; ++i) many += "path=a:0,b:1;";
  EXPECT_THAT(parse_tile(many, Colour::White).error().message, HasSubstr("at most"));
}

}  // namespace
}  // namespace trackwright

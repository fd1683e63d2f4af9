#include "render/components/map/map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "designer/format/press/theme_file.h"
#include "engine/tile/language.h"
#include "render/components/map/map_homes.h"
#include "render/components/map/map_layout.h"
#include "render/components/map/map_tracks.h"
#include "render/components/map/runs.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

void collect(const std::vector<Item>& items, const Transform& outer, std::vector<Text>& texts) {
  for (const Item& item : items) {
    if (const auto* text = std::get_if<Text>(&item.value)) {
      texts.push_back(*text);
      texts.back().at = outer.apply(text->at);
    }
    if (const auto* group = std::get_if<Group>(&item.value))
      collect(group->items, outer * group->transform, texts);
    if (const auto* symbol = std::get_if<Symbol>(&item.value))
      collect(symbol->drawing->items, outer * symbol->transform, texts);
    if (const auto* shown = std::get_if<Shown>(&item.value)) collect(shown->items, outer, texts);
  }
}

std::vector<Text> texts(const Drawing& drawing) {
  std::vector<Text> found;
  collect(drawing.items, {}, found);
  return found;
}

std::vector<Point> places(const Drawing& drawing, const std::string& wanted) {
  std::vector<Point> found;
  for (const Text& text : texts(drawing))
    if (text.text == wanted) found.push_back(text.at);
  return found;
}

Hex hex(const Layout& layout, const std::string& id, const std::string& name, const char* code,
        Colour colour = Colour::White) {
  Hex made;
  made.id = id;
  made.at = *parse_coordinate(layout, id);
  made.name = name;
  made.tile = *parse_tile(code, colour);
  return made;
}

Company company(const std::string& id, const std::string& home, std::optional<int> city = std::nullopt) {
  Company made = sample_company(id, id, "red");
  made.homes = {Station{{home, {}}, std::nullopt}};
  if (city) made.homes[0].city = Placed<int>{*city, {}};
  return made;
}

Title title(std::vector<Panel> panels = {}) {
  const Layout layout{Orientation::Pointy, false};
  Title made = sample_title();
  made.map =
      Map(layout,
          {hex(layout, "A2", "Northport", "city=revenue:0,slots:2"),
           hex(layout, "A4", "", "upgrade=cost:60,terrain:mountain"),
           hex(layout, "B3", "Twins",
               "city=revenue:30,loc:1;city=revenue:30,loc:4;path=a:1,b:_0;path=a:4,b:_1", Colour::Yellow),
           hex(layout, "B5", "Far", "offboard=revenue:yellow_20|green_50;path=a:1,b:_0", Colour::Red)},
          {HexSide{*parse_coordinate(layout, "A2"), Edge(4), BorderKind::Impassable, std::nullopt, "", {}}},
          std::move(panels));
  return made;
}

Board board(const Title& t) {
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made_by(map_board, {t, theme, {}, findings});
  return component.boards.at(0);
}

MapLayout layout_of(const Title& t) {
  const Theme theme = classic_theme();
  Findings findings;
  return lay_out_map({t, theme, {}, findings});
}

TEST(MapBoard, PrintsCoordinatesOnAllFourSides) {
  const Board map = board(title());
  const auto sides = [&](const std::string& name) { return places(map.drawing, name); };
  for (const char* column : {"2", "3", "4", "5"}) {
    const std::vector<Point> at = sides(column);
    const auto top = std::ranges::count_if(at, [](Point p) { return p.y < 14; });
    const auto bottom = std::ranges::count_if(at, [&](Point p) { return p.y > map.size.height - 14; });
    EXPECT_EQ(top, 1) << column;
    EXPECT_EQ(bottom, 1) << column;
  }
  for (const char* row : {"A", "B"}) {
    const std::vector<Point> at = sides(row);
    EXPECT_EQ(std::ranges::count_if(at, [](Point p) { return p.x < 14; }), 1) << row;
    EXPECT_EQ(std::ranges::count_if(at, [&](Point p) { return p.x > map.size.width - 14; }), 1) << row;
  }
}

TEST(MapBoard, NamesHexesPlacesPricesAndValues) {
  const Board map = board(title());
  for (const char* text : {"A2", "A4", "B3", "B5", "Northport", "Twins", "Far", "60", "20", "50", "30"})
    EXPECT_FALSE(places(map.drawing, text).empty()) << text;
}

// 7 pt is 2.469 mm.
TEST(MapBoard, PrintsNamesAndCoordinatesInSevenPointsAtLeast) {
  Title t = title();
  std::vector<Hex> hexes = t.map.hexes();
  hexes[0].name = "Northportsborough";
  t.map = Map(t.map.layout(), hexes, {}, {});
  const Board map = board(t);
  for (const char* text : {"A2", "A4", "B3", "B5", "Northportsborough", "Twins", "Far"}) {
    const auto all = texts(map.drawing);
    const auto found = std::ranges::find(all, text, &Text::text);
    ASSERT_NE(found, all.end()) << text;
    EXPECT_GE(found->font.size, 2.469) << text;
  }
}

// A game can be set up at the table again from a picture of it.
TEST(RunsBoard, ShowsTheNumbersOfLaidTiles) {
  Position position;
  position.laid["A4"] = {*parse_tile("path=a:1,b:4", Colour::Yellow), "9", {}, {}};
  const Title t = title();
  const Theme theme = classic_theme();
  Findings findings;
  const Board map = runs_board({t, theme, {}, findings}, position, {});
  EXPECT_EQ(places(map.drawing, "A4 · 9").size(), 1U);
  EXPECT_EQ(places(map.drawing, "B3").size(), 1U);
}

// An off-board area may skip a colour; its value holds until its next value.
TEST(MapBoard, LegendStatesWhenAValueBegins) {
  const Board map = board(title());
  std::vector<std::string> lines;
  for (const Text& text : texts(map.drawing)) lines.push_back(text.text);
  EXPECT_THAT(lines, testing::Contains(testing::StartsWith("Value from phase ")));
  EXPECT_THAT(lines, testing::Not(testing::Contains(testing::StartsWith("Value in phase"))));
}

TEST(MapBoard, LegendStatesTheCostOfCrossingABorder) {
  Title t = title();
  t.map = Map(
      t.map.layout(), t.map.hexes(),
      {HexSide{*parse_coordinate(t.map.layout(), "A2"), Edge(4), BorderKind::Province, std::nullopt, "", {}}},
      {});
  RunFee tax;
  tax.name = "Border tax";
  tax.amount = 10;
  tax.crossings = {{"A2 B3", {}}};
  tax.per_level = true;
  t.runs.fees = {tax};
  const auto said = [&] {
    std::string all;
    for (const Text& text : texts(board(t).drawing)) all += text.text + " ";
    return all;
  };
  EXPECT_THAT(said(), testing::HasSubstr("Border tax: $10 times the number of the train"));
  t.runs.fees[0].per_level = false;
  EXPECT_THAT(said(), testing::HasSubstr("Border tax: $10 "));
  EXPECT_THAT(said(), testing::Not(testing::HasSubstr("times the number")));
}

TEST(MapBoard, EverythingLiesOnTheSheet) {
  const Board map = board(title());
  const Box box = bounds(map.drawing);
  EXPECT_GE(box.x, -map.bleed - 0.5);
  EXPECT_GE(box.y, -map.bleed - 0.5);
  EXPECT_LE(box.right(), map.size.width + map.bleed + 0.5);
  EXPECT_LE(box.bottom(), map.size.height + map.bleed + 0.5);
}

TEST(MapBoard, PutsPanelsWhereTheTitleStates) {
  Panel panel;
  panel.kind = "text";
  panel.text = "Beware of the ice";
  panel.x = 8;
  panel.y = 0;
  panel.width = 4;
  panel.height = 1;
  const Title t = title({panel});
  const MapLayout layout = layout_of(t);
  ASSERT_GE(layout.panels.size(), 1U);
  const std::vector<Point> at = places(board(t).drawing, "Beware of the ice");
  ASSERT_EQ(at.size(), 1U);
  EXPECT_GE(at[0].x, layout.panels[0].box.x - 1e-6);
  EXPECT_NEAR(layout.panels[0].box.x, layout.centre({8, 0}).x, 1e-6);
}

// The round track has a circle for the round in which companies are offered to the state, unlike the track of
// a title without nationalization.
TEST(MapBoard, RoundTrackIncludesTheNationalizationRound) {
  Title made = title();
  EXPECT_TRUE(places(board(made).drawing, "NR").empty());
  made.rules.nationalization.emplace();
  made.rules.nationalization->which = {rule::Nationalized::Offered, {}};
  const Drawing map = board(made).drawing;
  ASSERT_EQ(places(map, "NR").size(), 1U);
  // No circle overlaps another one, however many there are.
  std::vector<Point> circles = places(map, "NR");
  for (const char* round : {"SR", "OR 1", "OR 2"})
    for (const Point at : places(map, round)) circles.push_back(at);
  for (std::size_t i = 0; i < circles.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_GT(distance(circles[i], circles[j]), marker_place);
}

TEST(MapBoard, AddsPlacesOfCardsToPanelsOfTheTitle) {
  Panel panel;
  panel.kind = "pool";
  panel.x = 8;
  panel.width = 4;
  panel.height = 2;
  const MapLayout layout = layout_of(title({panel}));
  EXPECT_EQ(std::ranges::count(layout.panels, "pool", [](const PlacedPanel& p) { return p.panel.kind; }), 1);
  EXPECT_EQ(std::ranges::count(layout.panels, "title", [](const PlacedPanel& p) { return p.panel.kind; }), 0);
}

TEST(MapBoard, AMapWithoutPanelsStillHasItsTitleAndTables) {
  const Title t = title();
  const Board map = board(t);
  EXPECT_FALSE(places(map.drawing, t.name).empty());
  EXPECT_FALSE(places(map.drawing, "Players").empty());
  EXPECT_FALSE(places(map.drawing, "Phases").empty());
}

TEST(HomeMarks, GoToTheNamedCityOrTheFirstFreeSlot) {
  Title t = title();
  t.companies.companies = {company("AA", "B3"), company("BB", "B3", 0), company("CC", "A2"),
                           company("DD", "A2"), company("EE", "A2")};
  const auto marks = home_marks(t, classic_theme());
  ASSERT_EQ(marks.at("B3").slots.size(), 2U);
  EXPECT_EQ(marks.at("B3").slots[0].text, "BB");
  EXPECT_EQ(marks.at("B3").slots[0].stop, 0U);
  EXPECT_EQ(marks.at("B3").slots[1].text, "AA");
  EXPECT_EQ(marks.at("B3").slots[1].stop, 1U);
  ASSERT_EQ(marks.at("A2").slots.size(), 2U);  // no slot is left for the third company; the checks report it
  EXPECT_EQ(marks.at("A2").slots[1].slot, 1);
}

TEST(HomeMarks, ShowNeutralStationsBesideHomes) {
  Title t = title();
  t.companies.companies = {company("CC", "A2")};
  t.companies.neutral_stations = {{Station{{"A2", {}}, Placed<int>{0, {}}}, "N", false, {}},
                                  {Station{{"B3", {}}, Placed<int>{1, {}}}, "", true, {}},
                                  {Station{{"Z9", {}}, std::nullopt}, "lost", false, {}}};
  const auto marks = home_marks(t, classic_theme());
  ASSERT_EQ(marks.at("A2").slots.size(), 2U);
  EXPECT_EQ(marks.at("A2").slots[0].text, "N");
  EXPECT_EQ(marks.at("A2").slots[1].text, "CC");
  EXPECT_EQ(marks.at("A2").slots[1].slot, 1);
  ASSERT_EQ(marks.at("B3").slots.size(), 1U);
  EXPECT_EQ(marks.at("B3").slots[0].stop, 1U);
  EXPECT_FALSE(marks.contains("Z9"));
}

TEST(HomeMarks, StandBesideTheStopsIfThereIsNoCity) {
  Title t = title();
  t.companies.privates.clear();
  Company far = company("FF", "A4");
  far.destination = Station{{"B5", {}}, std::nullopt};
  t.companies.companies = {far};
  const auto marks = home_marks(t, classic_theme());
  ASSERT_EQ(marks.at("A4").flags.size(), 1U);
  EXPECT_EQ(marks.at("A4").flags[0].kind, FlagKind::Home);
  ASSERT_EQ(marks.at("B5").flags.size(), 1U);
  EXPECT_EQ(marks.at("B5").flags[0].kind, FlagKind::Destination);
  EXPECT_EQ(places(board(t).drawing, "FF").size(), 2U);
}

// Players need to see who may lay there, and the private's card may be in front of another player.
TEST(HomeMarks, NameThePrivateThatBlocksAHex) {
  Title t = title();
  t.companies.privates.clear();
  Private& blocking = t.companies.privates.emplace_back();
  blocking.id.value = "NOJ";
  blocking.blocks = {{"A4", {}}, {"Z99", {}}};
  const auto marks = home_marks(t, classic_theme());
  ASSERT_EQ(marks.at("A4").flags.size(), 1U);
  EXPECT_EQ(marks.at("A4").flags[0].kind, FlagKind::Blocked);
  const Drawing drawn = board(t).drawing;
  EXPECT_EQ(places(drawn, "NOJ").size(), 1U);
  std::string all;
  for (const Text& text : texts(drawn)) all += text.text + " ";
  EXPECT_THAT(all, testing::HasSubstr("Blocked by the private company"));
}

Findings about(Findings findings, const std::string& object) {
  std::erase_if(findings, [&](const Finding& finding) { return finding.object != object; });
  return findings;
}

TEST(MapBoard, ReportsANameThatDoesNotFitAtItsPlaceInTheFile) {
  Title t = title();
  std::vector<Hex> hexes = t.map.hexes();
  for (Hex& one : hexes) one.name_place = Place{1, 7, 3};
  hexes[0].name = "Sankt Petersburgs Huvudbangårdsförvaltning och Internationella Godsterminalbolaget";
  t.map = Map(t.map.layout(), hexes, {}, {});
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made_by(map_board, {t, theme, {}, findings});
  findings = about(findings, hexes[0].id);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].check, "kit/text-does-not-fit");
  EXPECT_NE(findings[0].message.find(hexes[0].name), std::string::npos);
  EXPECT_EQ(findings[0].object, hexes[0].id);
  EXPECT_EQ(findings[0].place, (Place{1, 7, 3}));
}

TEST(MapBoard, ReportsAHomeTokenWithTooManyLetters) {
  Title t = title();
  t.companies.companies = {company("ABCDEFGHIJKLMNOP", "A2")};
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made_by(map_board, {t, theme, {}, findings});
  findings = about(findings, "A2");
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_NE(findings[0].message.find("ABCDEFGHIJKLMNOP"), std::string::npos);
}

std::vector<Image> images(const std::vector<Item>& items) {
  std::vector<Image> found;
  for (const Item& item : items) {
    if (const auto* image = std::get_if<Image>(&item.value)) found.push_back(*image);
    if (const auto* group = std::get_if<Group>(&item.value))
      for (const Image& image : images(group->items)) found.push_back(image);
    if (const auto* shown = std::get_if<Shown>(&item.value))
      for (const Image& image : images(shown->items)) found.push_back(image);
  }
  return found;
}

TEST(MapBoard, DrawsABackgroundBelowTheHexesThatFillsTheirBox) {
  Title t = title();
  t.map.art = "coast.svg";
  t.map.art_place = Place{1, 5, 9};
  const ArtFiles art{{"coast.svg", ArtFile(std::make_shared<const std::string>(
                                       "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 "
                                       "10\"><rect width=\"9\" height=\"9\"/></svg>"))}};
  Theme theme = classic_theme();
  Findings findings;
  const auto drawn = [&](const ArtFiles& files) {
    return made_by(map_board, {t, theme, {}, findings, &files}).boards.at(0).drawing;
  };
  const Drawing with = drawn(art);
  ASSERT_EQ(images(with.items).size(), 1U);
  EXPECT_EQ(images(with.items)[0].box, layout_of(t).hexes);
  EXPECT_TRUE(about(findings, "map").empty() || about(findings, "map")[0].check != "kit/missing-art");
  findings.clear();
  EXPECT_TRUE(images(drawn({}).items).empty());
  const auto missing = std::ranges::find(findings, "kit/missing-art", &Finding::check);
  ASSERT_NE(missing, findings.end());
  EXPECT_EQ(missing->place, (Place{1, 5, 9}));
  theme.widths["map.art"] = 0;  // a theme that saves ink omits it
  EXPECT_TRUE(images(drawn(art).items).empty());
}

TEST(MapBoard, TakesIconsFromTheTitlesArt) {
  Title t = title();
  std::vector<Hex> hexes = t.map.hexes();
  hexes[1].tile = *parse_tile("icon=image:reindeer", Colour::White);
  t.map = Map(t.map.layout(), hexes, {}, {});
  const Theme theme = classic_theme();
  Findings findings;
  const auto drawn = [&](const ArtFiles& art) {
    return made_by(map_board, {t, theme, {}, findings, &art}).boards.at(0).drawing;
  };
  const auto picture = std::make_shared<const std::string>(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><rect width=\"9\" "
      "height=\"9\"/></svg>");
  EXPECT_EQ(images(drawn({{"icons/reindeer.svg", ArtFile(picture)}}).items).size(), 1U);
  EXPECT_TRUE(images(drawn({{"icons/elk.svg", ArtFile(picture)}}).items).empty());
  // Two letters replace the picture, and the legend explains them.
  EXPECT_FALSE(places(drawn({}), "Re").empty());
  EXPECT_FALSE(places(drawn({}), "Reindeer").empty());
  const auto broken = std::make_shared<const std::string>("<svg");
  EXPECT_FALSE(places(drawn({{"icons/reindeer.svg", ArtFile(broken)}}), "Re").empty());
}

TEST(MapBoard, DrawsABarrierOnce) {
  const Title t = title();
  const Theme theme = classic_theme();
  const Rgb colour = theme.colour("border.impassable");
  const Board map = board(t);
  int lines = 0;
  const auto count = [&](const auto& self, const std::vector<Item>& items) -> void {
    for (const Item& item : items) {
      if (const auto* shape = std::get_if<Shape>(&item.value))
        lines +=
            shape->stroke && shape->stroke->colour == colour && shape->outline.segments.size() == 2 ? 1 : 0;
      if (const auto* group = std::get_if<Group>(&item.value)) self(self, group->items);
      if (const auto* shown = std::get_if<Shown>(&item.value)) self(self, shown->items);
    }
  };
  count(count, map.drawing.items);
  EXPECT_EQ(lines, 2);  // on the map and in its legend
}

}  // namespace
}  // namespace trackwright

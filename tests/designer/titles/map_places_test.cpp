// Verifies the geometry of the panels and card places beside each map: clear of hexes and of each other, as
// large as a card, aligned, and never on a join between the parts on A4.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "designer/format/press/theme_file.h"
#include "render/components/map/map.h"
#include "render/components/map/map_layout.h"
#include "render/components/map/map_places.h"
#include "render/components/map/places_board.h"
#include "render/marks/card.h"
#include "render/sheets/split.h"
#include "tests/designer/titles/facts.h"
#include "tests/named.h"

namespace trackwright {
namespace {

class PlacesOf : public testing::TestWithParam<const char*> {
 protected:
  const Title& title() const { return facts::shipped(GetParam()); }
  ComponentContext context() { return {title(), theme_, {}, findings_}; }
  MapLayout layout() { return lay_out_map(context()); }

 private:
  Theme theme_ = classic_theme();
  Findings findings_;
};

SheetOptions a4() {
  SheetOptions options;
  options.paper = {"A4", {210, 297}, 6.35};
  options.theme = classic_theme();
  return options;
}

std::vector<PlacedPanel> laid_out(const MapLayout& layout) {
  std::vector<PlacedPanel> panels;
  for (const PlacedPanel& panel : layout.panels)
    if (panel.laid_out) panels.push_back(panel);
  return panels;
}

// Returns points along the sides of the box, one per millimetre.
std::vector<Point> rim(Box box) {
  std::vector<Point> points;
  for (double x = box.x; x <= box.right(); ++x) {
    points.push_back({x, box.y});
    points.push_back({x, box.bottom()});
  }
  for (double y = box.y; y <= box.bottom(); ++y) {
    points.push_back({box.x, y});
    points.push_back({box.right(), y});
  }
  return points;
}

bool inside(Box box, Point p) {
  return box.x <= p.x && p.x <= box.right() && box.y <= p.y && p.y <= box.bottom();
}

TEST_P(PlacesOf, LieBesideTheHexesAndWithinTheFrame) {
  const MapLayout at = layout();
  for (const PlacedPanel& panel : laid_out(at)) {
    EXPECT_TRUE(inside(grown(at.field, 0.01), {panel.box.x, panel.box.y})) << panel.panel.kind;
    EXPECT_TRUE(inside(grown(at.field, 0.01), {panel.box.right(), panel.box.bottom()})) << panel.panel.kind;
    for (const Hex& hex : title().map.hexes()) {
      const Point centre = at.centre(hex.at);
      EXPECT_FALSE(inside(panel.box, centre)) << panel.panel.kind << " " << hex.id;
      for (const Point& point : rim(panel.box))
        ASSERT_LT(at.hexagon.inset(point - centre), 0) << panel.panel.kind << " " << hex.id;
    }
  }
}

TEST_P(PlacesOf, DoNotOverlap) {
  const MapLayout at = layout();
  for (std::size_t i = 0; i < at.panels.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Box common = intersection(at.panels[i].box, at.panels[j].box);
      EXPECT_FALSE(common.width > 0 && common.height > 0)
          << at.panels[i].panel.kind << " " << at.panels[j].panel.kind;
    }
}

TEST_P(PlacesOf, FitACard) {
  for (const PlacedPanel& panel : laid_out(layout())) {
    if (!panel.for_cards) continue;
    EXPECT_GE(panel.box.width, card_size.width) << panel.panel.kind;
    EXPECT_GE(panel.box.height, card_size.height) << panel.panel.kind;
  }
}

TEST_P(PlacesOf, AlignWithOthersOrWithTheFrame) {
  const MapLayout at = layout();
  const std::vector<PlacedPanel> panels = laid_out(at);
  const auto near = [](double a, double b) { return std::abs(a - b) < 0.1; };
  for (const PlacedPanel& one : panels) {
    const Box box = one.box;
    bool in_line = near(box.x - at.field.x, 4) || near(at.field.right() - box.right(), 4);
    for (const PlacedPanel& other : panels)
      if (&other != &one)
        in_line = in_line || near(box.x, other.box.x) || near(box.right(), other.box.right()) ||
                  near(box.y, other.box.y) || near(box.bottom(), other.box.bottom());
    EXPECT_TRUE(in_line) << one.panel.kind << " at " << box.x << ", " << box.y;
  }
}

struct Join {
  bool upright = false;
  double at = 0;  // on the board

  bool crosses(Box box) const {
    return upright ? box.x < at && at < box.right() : box.y < at && at < box.bottom();
  }
};

std::ostream& operator<<(std::ostream& out, const Join& join) {
  return out << (join.upright ? "x " : "y ") << join.at;
}

// Returns the joins of the printed sheets in coordinates of the board, including the board's edges.
std::vector<Join> joins_of(const Board& board) {
  std::vector<Join> joins;
  for (const Sheet& sheet : split_board(board, a4(), "Map")) {
    const Transform& place = sheet.placements.at(0).transform;
    for (const Cut& cut : sheet.cuts) {
      const bool upright = std::abs(cut.from.x - cut.to.x) < 1e-6;
      joins.push_back({upright, upright ? cut.from.x - place.dx : cut.from.y - place.dy});
    }
  }
  return joins;
}

TEST_P(PlacesOf, AreNotCut) {
  const Component map = map_board(context());
  const MapLayout at = layout();
  for (const Join& join : joins_of(map.boards.at(0)))
    for (const PlacedPanel& panel : laid_out(at))
      EXPECT_FALSE(join.crosses(panel.box)) << panel.panel.kind << ": " << join;
}

// A city cut in two holds tokens badly.
TEST_P(PlacesOf, JoinsDoNotCutCities) {
  const Component map = map_board(context());
  const MapLayout at = layout();
  const std::vector<Join> joins = joins_of(map.boards.at(0));
  ASSERT_GT(joins.size(), 4u);
  std::size_t cities = 0;
  for (const Hex& hex : title().map.hexes())
    for (const Box& city : cities_of(hex, at.hexagon, classic_theme())) {
      ++cities;
      for (const Join& join : joins)
        EXPECT_FALSE(join.crosses(moved(city, at.centre(hex.at))))
            << hex.id << " " << hex.name << ": " << join;
    }
  EXPECT_GT(cities, 8u);
  EXPECT_GE(at.hexagon.size(), 38.4 - 1e-9) << "tiles are 38.1 mm and are laid side by side";
}

// All panels are on the map; places without room are on a board of their own.
TEST_P(PlacesOf, AreComplete) {
  const MapLayout at = layout();
  const Component beside = places_board(context());
  std::size_t on_board = 0;
  for (const Board& board : beside.boards) on_board += board.keep_whole.size();
  EXPECT_EQ(on_board, at.left_out.size());
  for (const Panel& panel : at.left_out) EXPECT_TRUE(is_card_place(panel.kind)) << panel.kind;
  std::vector<std::string> kinds;
  for (const PlacedPanel& panel : at.panels) kinds.push_back(panel.panel.kind);
  EXPECT_THAT(kinds, testing::IsSupersetOf({"title", "rounds", "phases", "players"}));
}

INSTANTIATE_TEST_SUITE_P(Shelf, PlacesOf,
                         testing::Values("18scan", "18norway", "18sj", "denmark1847", "18qq", "1870"),
                         by_name);

struct MapSheets {
  const char* name;  // of a title
  std::size_t most;
};

class SheetsOfMap : public testing::TestWithParam<MapSheets> {};

// Card places need no extra sheet: hexes and panels alone determine the number.
TEST_P(SheetsOfMap, PlacesNeedNoExtraSheet) {
  const Theme theme = classic_theme();
  Findings findings;
  const Component map = map_board({facts::shipped(GetParam().name), theme, {}, findings});
  EXPECT_LE(split_board(map.boards.at(0), a4(), "Map").size(), GetParam().most);
}

INSTANTIATE_TEST_SUITE_P(Shelf, SheetsOfMap,
                         testing::Values(MapSheets{"18scan", 4}, MapSheets{"18norway", 9},
                                         MapSheets{"18sj", 6}, MapSheets{"denmark1847", 6},
                                         MapSheets{"18qq", 8}, MapSheets{"1870", 6}),
                         by_name);

}  // namespace
}  // namespace trackwright

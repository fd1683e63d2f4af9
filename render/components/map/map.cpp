#include "render/components/map/map.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "render/components/map/map_blocks.h"
#include "render/components/map/map_homes.h"
#include "render/components/map/map_layout.h"
#include "render/components/map/map_panels.h"
#include "render/components/map/value_place.h"
#include "render/components/tokens/tiles.h"
#include "render/landscape/landscape.h"
#include "render/landscape/rivers.h"
#include "render/marks/logo.h"
#include "render/tile/border.h"
#include "render/tile/hex_tile.h"
#include "render/tile/look.h"
#include "render/words/lettering.h"

namespace trackwright {

namespace {

using Marks = std::map<std::string, HexMarks>;

class MapPainter {
 public:
  MapPainter(const ComponentContext& context, const MapLayout& layout, Marks marks)
      : context_(context),
        map_(context.title.map),
        theme_(context.theme),
        layout_(layout),
        measures_(measures(theme_, layout.hexagon.size())),
        marks_(std::move(marks)) {}

  Board paint() {
    ground();
    background();
    for (const Hex& hex : map_.hexes()) at(hex, "ground", tile_background(hex.tile, look(hex), theme_));
    for (const Hex& hex : map_.hexes()) outlines(hex);
    for (const RiverCourse& course : rivers(plan()))
      board_.drawing.add(river(outline_of(course), measures_, theme_));
    for (const Hex& hex : map_.hexes()) content(hex);
    for (const Hex& hex : map_.hexes()) barriers(hex);
    value_places();
    coordinates();
    for (const PlacedPanel& panel : layout_.panels)
      board_.drawing.add(panel.laid_out ? map_block(context_, panel) : map_panel(context_, panel));
    board_.id = "map";
    board_.size = layout_.size;
    keep_whole();
    return std::move(board_);
  }

 private:
  // Adds a drawing to a layer of the hex; the layer of track and stops is the hex itself.
  void at(const Hex& hex, const char* layer, Drawing drawing) {
    const Point centre = layout_.centre(hex.at);
    board_.drawing.show({{Name::Hex, hex.id}, layer, hex.place}, std::move(drawing),
                        Transform::translation(centre.x, centre.y));
  }

  // Draws the title's picture in the box around all hexes; plain hexes let it through.
  void background() {
    const double strength = theme_.width("map.art");
    const Picture picture = strength > 0 ? map_art(context_) : nullptr;
    if (!picture) {
      grown_landscape();
      return;
    }
    Group group{{}, rectangle(layout_.field), {}};
    group.items.push_back({Image{picture, layout_.hexes, strength}});
    board_.drawing.add(std::move(group));
    frame(layout_.field, field_line);
    plain_opacity_ = theme_.width("map.art.ground");
  }

  // Without a picture by the title, generates the landscape from the map.
  void grown_landscape() {
    if (theme_.landscape == LandscapeStyle::Plain) return;
    std::vector<Box> clear;
    for (const PlacedPanel& panel : layout_.panels) clear.push_back(panel.box);
    board_.drawing.add(landscape(plan(), clear, theme_));
    frame(layout_.field, field_line);
    plain_opacity_ = theme_.width("landscape.ground");
    water_opacity_ = theme_.width("landscape.water");
  }

  GroundPlan plan() const { return {map_, layout_.hexagon, layout_.origin, layout_.field, measures_}; }

  void content(const Hex& hex) {
    // Extend track slightly over the edge: ends that only meet show a seam on screens.
    TileLook joined = look(hex);
    joined.bleed = 0.08;
    joined.crowding = true;
    joined.rivers = false;
    Drawing content = tile_content(hex.tile, joined, theme_);
    for (Misfit& misfit : content.misfits)
      if (misfit.kind == "name") misfit.about = {{Name::Hex, hex.id}, {}, hex.name_place};
    put_misfits_on(content, {{{Name::Hex, hex.id}, {}, hex.place}, "hex " + hex.id + " of the map"});
    at(hex, "", std::move(content));
  }

  TileLook look(const Hex& hex) const {
    TileLook look;
    look.orientation = map_.layout().orientation;
    look.size = layout_.hexagon.size();
    look.outline = false;
    look.number = hex.id;
    look.least_name = 2.47;  // 7 pt
    look.name = hex.name;
    look.art = context_.art;
    look.priced_edges = priced_edges(hex);
    if (hex.tile.colour == Colour::White) look.ground_opacity = plain_opacity_;
    if (hex.tile.colour == Colour::Blue) look.ground_opacity = water_opacity_;
    const auto marks = marks_.find(hex.id);
    if (marks == marks_.end()) return look;
    look.marks = marks->second.slots;
    look.flags = marks->second.flags;
    if (!marks->second.tile.empty()) look.number += " · " + marks->second.tile;
    return look;
  }

  // Returns the sides with a price, whichever of the two hexes states it.
  std::vector<Edge> priced_edges(const Hex& hex) const {
    const auto is_priced = [](const Border& border) { return border.cost && *border.cost != 0; };
    std::vector<Edge> edges;
    for (int i = 0; i < 6; ++i) {
      std::vector<Border> borders = map_.borders(hex, Edge(i));
      if (const Hex* other = map_.neighbour(hex, Edge(i)))
        std::ranges::copy(map_.borders(*other, Edge(i).opposite()), std::back_inserter(borders));
      if (std::ranges::any_of(borders, is_priced)) edges.emplace_back(i);
    }
    return edges;
  }

  void ground() {
    const double bleed = context_.options.bleed;
    board_.bleed = bleed;
    fill(board_.drawing, rectangle(grown({0, 0, layout_.size.width, layout_.size.height}, bleed)),
         theme_.colour("map.background"));
    fill(board_.drawing, rectangle(layout_.field), theme_.colour("map.field"));
    frame(grown(layout_.field, layout_.band), 2 * field_line);
    frame(layout_.field, field_line);
  }

  static constexpr double field_line = 0.3;

  void frame(Box box, double width) {
    stroke(board_.drawing, rectangle(box), {theme_.colour("map.frame"), width, Cap::Butt, Join::Miter, {}});
  }

  // Draws a side between two hexes once, and none within an off-board area of several hexes.
  void outlines(const Hex& hex) {
    const Point centre = layout_.centre(hex.at);
    Outline sides;
    for (const Edge edge : all_edges) {
      const Hex* other = map_.neighbour(hex, edge);
      if (other != nullptr && (edge.index() >= 3 || left_out(hex, edge) || left_out(*other, edge.opposite())))
        continue;
      if (other == nullptr && left_out(hex, edge)) continue;
      sides.move(centre + layout_.hexagon.corner(edge.index() + 5))
          .line(centre + layout_.hexagon.corner(edge.index()));
    }
    if (!sides.segments.empty())
      stroke(board_.drawing, sides,
             {theme_.colour("hex.outline"), measures_.outline, Cap::Round, Join::Round, {}});
  }

  static bool left_out(const Hex& hex, Edge edge) {
    return std::ranges::any_of(hex.tile.borders, [&](const Border& b) {
      return b.edge == edge && b.kind == BorderKind::Drawn && b.colour.empty();
    });
  }

  // A title may state a barrier for one hex or for both; draw each kind once for each side.
  void barriers(const Hex& hex) {
    const Point centre = layout_.centre(hex.at);
    for (const Edge edge : all_edges) {
      const Hex* other = map_.neighbour(hex, edge);
      if (other != nullptr && edge.index() >= 3) continue;
      std::set<BorderKind> drawn;
      std::vector<Border> borders = map_.borders(hex, edge);
      if (other != nullptr)
        for (Border border : map_.borders(*other, edge.opposite())) {
          border.edge = edge;
          borders.push_back(border);
        }
      for (const Border& border : borders)
        if (drawn.insert(border.kind).second)
          board_.drawing.show(about_side(hex, other),
                              trackwright::border(border, layout_.hexagon, measures_, theme_),
                              Transform::translation(centre.x, centre.y));
    }
  }

  static About about_side(const Hex& hex, const Hex* other) {
    return {{Name::Hexside, other != nullptr ? hex.id + " " + other->id : hex.id}, {}, hex.place};
  }

  void value_places() {
    const auto& drawn = context_.title.companies.value_tiles;
    if (!drawn) return;
    for (const Ref& place : drawn->places)
      if (const Hex* hex = map_.find(place.value))
        at(*hex, "value", value_place(hex->tile, look(*hex), theme_, value_tile_size(*drawn)));
  }

  // Draws letters along one axis and numbers along the other, on all four sides.
  void coordinates() {
    std::set<int> columns;
    std::set<int> rows;
    for (const Hex& hex : map_.hexes()) {
      columns.insert(hex.at.x);
      rows.insert(hex.at.y);
    }
    const Box& field = layout_.field;
    const double half = layout_.band / 2;
    for (const int x : columns) {
      const double across = layout_.centre({x, 0}).x;
      coordinate({across, field.y - half}, axis_name(x, true));
      coordinate({across, field.bottom() + half}, axis_name(x, true));
    }
    for (const int y : rows) {
      const double down = layout_.centre({0, y}).y;
      coordinate({field.x - half, down}, axis_name(y, false));
      coordinate({field.right() + half, down}, axis_name(y, false));
    }
  }

  std::string axis_name(int value, bool across) const {
    const std::string name =
        coordinate_name(map_.layout(), across ? Coordinate{value, 0} : Coordinate{0, value});
    const std::size_t digits = name.find_first_of("-0123456789");
    return across == map_.layout().letters_along_x ? name.substr(0, digits) : name.substr(digits);
  }

  void coordinate(Point at, const std::string& text) {
    const Font font{theme_.text_family, 3.4, Weight::Bold, false};
    board_.drawing.add(centred_text(text, font, theme_.colour("map.coordinate"), at));
  }

  // Protects stops, names and panels from cuts, which are hard to join again.
  void keep_whole() {
    for (const PlacedPanel& panel : layout_.panels)
      (panel.laid_out ? board_.never_cut : board_.keep_whole).push_back(panel.box);
    for (const Hex& hex : map_.hexes()) {
      if (hex.tile.stops.empty() && hex.name.empty()) continue;
      const Point centre = layout_.centre(hex.at);
      board_.keep_whole.push_back(moved(kept_of_a_hex(layout_.hexagon), centre));
      for (const Box& city : cities_of(hex, layout_.hexagon, theme_))
        board_.never_cut.push_back(moved(city, centre));
    }
  }

  const ComponentContext& context_;
  const Map& map_;
  const Theme& theme_;
  const MapLayout& layout_;
  Measures measures_;
  Marks marks_;
  Board board_;
  double plain_opacity_ = 1;
  double water_opacity_ = 1;
};

}  // namespace

Board map_with(const ComponentContext& context, const MapLayout& layout, Marks marks) {
  return MapPainter(context, layout, std::move(marks)).paint();
}

Component map_board(const ComponentContext& context) {
  Component component{"map", "Map", {}, {}};
  if (!context.title.map.hexes().empty())
    component.boards.push_back(
        map_with(context, lay_out_map(context), home_marks(context.title, context.theme)));
  return component;
}

}  // namespace trackwright

#include "designer/format/interchange/maker_draw.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include "designer/format/interchange/maker_curves.h"
#include "designer/format/interchange/maker_encoding.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/tile/language.h"

namespace trackwright::maker {

namespace {

constexpr double off_centre = 0.5;  // of a stop with a direction
constexpr double by_the_rim = 0.75;

Node real_node(double value) {
  Node node;
  node.kind = Node::Kind::Real;
  node.text = fmt::format("{:.3f}", value);
  return node;
}

Node angle_node(double angle) {
  const int whole = static_cast<int>(angle);
  return number_node(((whole % 360) + 360) % 360);
}

void put_at(Node& node, double angle, double percent) {
  put(node, "angle", angle_node(angle));
  put(node, "percent", real_node(percent));
}

Node item(Node node) {
  return list_node({std::move(node)});
}

void add_to(Node& drawing, const char* key, Node part) {
  for (Entry& entry : drawing.entries)
    if (entry.key == key) {
      entry.value.items.push_back(std::move(part));
      return;
    }
  drawing.entries.push_back({key, {}, item(std::move(part))});
}

class Drawer {
 public:
  Drawer(const Tile& tile, const std::string& name, const std::vector<PrintedHome>& homes, Sides frame)
      : tile_(tile), name_(name), homes_(homes), frame_(frame) {}

  Node draw() {
    put(drawing_, "color", text_node(colour_of_drawn(tile_.colour)));
    for (std::size_t i = 0; i < tile_.stops.size(); ++i) draw_stop(i);
    if (tile_.stops.empty() && !name_.empty()) {
      Node name = mapping_node();
      put(name, "name", text_node(name_));
      add_to(drawing_, "names", std::move(name));
    }
    for (const Path& path : tile_.paths) draw_path(path);
    draw_values();
    draw_prints();
    draw_borders();
    return std::move(drawing_);
  }

 private:
  double direction(double loc) const { return frame_.angle(Edge(0)) + loc * 60; }

  // ---- stops

  void put_name(Node& part, std::size_t stop) const {
    if (stop != 0 || name_.empty()) return;
    Node name = mapping_node();
    put(name, "name", text_node(name_));
    put(part, "name", std::move(name));
  }

  std::vector<Edge> edges_of(std::size_t stop) const {
    std::vector<Edge> edges;
    for (const Path& path : tile_.paths)
      for (const auto& [end, other] : {std::pair(path.a, path.b), std::pair(path.b, path.a)})
        if (end.kind == End::Kind::Stop && end.index == stop && other.is_edge())
          edges.emplace_back(other.index);
    return edges;
  }

  // A town on the curve between its two edges.
  static std::optional<TrackCurve> curve_through(const std::vector<Edge>& edges) {
    if (edges.size() != 2) return std::nullopt;
    const int turn = Edge(edges[1].index() - edges[0].index()).index();
    return turn <= 3 ? TrackCurve{edges[0], turn, true} : TrackCurve{edges[1], 6 - turn, true};
  }

  void draw_stop(std::size_t index) {
    const Stop& stop = tile_.stops[index];
    Node part = mapping_node();
    put_name(part, index);
    put(part, "groups", words_node(stop.groups));
    if (stop.kind == StopKind::OffBoard) return draw_offboard(stop, std::move(part));
    if (stop.kind == StopKind::City) {
      if (stop.slots > 1) put(part, "size", number_node(std::min(stop.slots, 6)));
      if (stop.pass) put(part, "pass", flag_node(true));
      Node companies = list_node();
      for (const PrintedHome& home : homes_)
        if (home.city == static_cast<int>(index)) companies.items.push_back(text_node(home.company));
      put(part, "companies", std::move(companies));
    }
    if (stop.loc && tile_.stops.size() > 1) put_at(part, direction(*stop.loc), off_centre);
    const auto curve = stop.kind == StopKind::Town ? curve_through(edges_of(index)) : std::nullopt;
    if (curve && !stop.loc && curve->turn < 3) {
      constexpr double on_sharp = 0.577;
      constexpr double on_gentle = 0.268;
      const double angle = frame_.angle(curve->from) + curve->turn * 30;
      put_at(part, angle, curve->turn == 1 ? on_sharp : on_gentle);
      put(part, "rotation", angle_node(angle + 90));
      on_curve_.emplace_back(index, *curve);
    }
    const char* key = stop.kind == StopKind::City ? "cities" : curve && !stop.loc ? "towns" : "centerTowns";
    add_to(drawing_, key, std::move(part));
    if (stop.kind != StopKind::OffBoard && !stop.revenue.steps.empty()) draw_steps(stop, mapping_node());
  }

  void draw_offboard(const Stop& stop, Node part) {
    if (stop.rows > 1) put(part, "rows", number_node(stop.rows));
    if (stop.revenue.steps.empty()) {
      Node value = mapping_node();
      put(value, "color", text_node("white"));
      put(value, "value", number_node(stop.revenue.flat));
      put(part, "revenues", item(std::move(value)));
    }
    draw_steps(stop, std::move(part));
  }

  void draw_steps(const Stop& stop, Node part) {
    Node values = list_node();
    for (const RevenueEntry& step : stop.revenue.steps) {
      Node value = mapping_node();
      const auto colour = from_word<Colour>(step.key);
      const bool diesel = step.key == "diesel";
      put(value, "color", text_node(colour ? step.key : diesel ? "black" : "white"));
      if (diesel) put(value, "textColor", text_node("white"));
      put(value, "value", diesel ? text_node(fmt::format("D{}", step.value)) : number_node(step.value));
      if (!colour && !diesel) put(value, "phase", text_node(step.key));
      values.items.push_back(std::move(value));
    }
    put(part, "revenues", std::move(values));
    if (drawing_.find("offBoardRevenue") == nullptr) put(drawing_, "offBoardRevenue", std::move(part));
  }

  // ---- track

  void add_track(Edge edge, const char* type, Track track) {
    Node node = mapping_node();
    put(node, "side", number_node(frame_.side(edge)));
    put(node, "type", text_node(type));
    if (track == Track::Narrow) put(node, "gauge", text_node("narrow"));
    if (track == Track::Dual) put(node, "gauge", text_node("dual"));
    if (track == Track::Thin) put(node, "gauge", text_node("line"));
    add_to(drawing_, "track", std::move(node));
  }

  void draw_path(const Path& path) {
    if (path.track == Track::Future) return;
    const End edge = path.a.is_edge() ? path.a : path.b;
    const End other = path.a.is_edge() ? path.b : path.a;
    if (!edge.is_edge()) return;
    if (other.is_edge()) return draw_curve(edge, other, path.track);
    if (other.kind == End::Kind::Stop && draw_once(other.index, edge, path.track)) return;
    const bool off_board =
        other.kind == End::Kind::Stop && tile_.stops[other.index].kind == StopKind::OffBoard;
    add_track(Edge(edge.index), off_board ? "offboard" : "", path.track);
  }

  // The two paths of a town on a curve are one curve.
  bool draw_once(std::size_t stop, End edge, Track track) {
    for (const auto& [index, curve] : on_curve_)
      if (index == stop) {
        if (Edge(edge.index) == curve.from)
          add_track(curve.from, curve.turn == 1 ? "sharp" : "gentle", track);
        return true;
      }
    return false;
  }

  void draw_curve(End a, End b, Track track) {
    constexpr std::array types{"", "sharp", "gentle", "straight"};
    const int turn = Edge(b.index - a.index).index();
    if (turn <= 3)
      add_track(Edge(a.index), types.at(static_cast<std::size_t>(turn)), track);
    else
      add_track(Edge(b.index), types.at(static_cast<std::size_t>(6 - turn)), track);
  }

  // ---- values and prints

  // The direction farthest from all exits, in twelfths of a turn.
  double free_direction() const {
    const unsigned taken = exits(tile_);
    int best = 1;
    int most = -1;
    for (int i = 0; i < 12; ++i) {
      int nearest = 12;
      for (int edge = 0; edge < 6; ++edge)
        if (((taken >> static_cast<unsigned>(edge)) & 1U) != 0) {
          const int distance = std::abs(i - 2 * edge);
          nearest = std::min({nearest, distance, 12 - distance});
        }
      if (nearest <= most) continue;
      most = nearest;
      best = i;
    }
    return direction(best / 2.0);
  }

  void draw_values() {
    std::vector<int> drawn;
    for (const Stop& stop : tile_.stops) {
      if (stop.kind == StopKind::OffBoard || stop.revenue.flat == 0 || !stop.revenue.steps.empty()) continue;
      if (std::ranges::find(drawn, stop.revenue.flat) != drawn.end()) continue;
      drawn.push_back(stop.revenue.flat);
      Node value = mapping_node();
      put(value, "value", number_node(stop.revenue.flat));
      put_at(value, stop.loc ? direction(*stop.loc + 0.75) : free_direction(), by_the_rim);
      add_to(drawing_, "values", std::move(value));
    }
  }

  void draw_prints() {
    for (const std::string& label : tile_.labels) {
      Node part = mapping_node();
      put(part, "label", text_node(label));
      put_at(part, free_direction() + 60, by_the_rim);
      add_to(drawing_, "labels", std::move(part));
    }
    for (const Terrain& terrain : tile_.terrain) {
      Node part = mapping_node();
      put(part, "type", text_node(terrain.kinds.empty() ? "" : terrain.kinds.front()));
      if (terrain.cost > 0) put(part, "cost", number_node(terrain.cost));
      add_to(drawing_, "terrain", std::move(part));
      for (std::size_t i = 1; i < terrain.kinds.size(); ++i) {
        Node more = mapping_node();
        put(more, "type", text_node(terrain.kinds[i]));
        add_to(drawing_, "terrain", std::move(more));
      }
    }
    for (const Icon& icon : tile_.icons) {
      Node part = mapping_node();
      put(part, "type", text_node(icon.name.empty() ? icon.image : icon.name));
      add_to(drawing_, "icons", std::move(part));
    }
    for (const Stub& stub : tile_.stubs) add_track(stub.edge, "stub", stub.track);
  }

  void draw_borders() {
    Node removed = list_node();
    for (const Border& border : tile_.borders) {
      if (border.kind == BorderKind::Drawn && border.colour.empty()) {
        removed.items.push_back(number_node(frame_.side(border.edge)));
        continue;
      }
      Node part = mapping_node();
      put(part, "side", number_node(frame_.side(border.edge)));
      const bool water = border.kind == BorderKind::Water || border.kind == BorderKind::Impassable;
      put(part, "color",
          text_node(border.colour.empty() ? water ? "water" : "mountain" : colour_for_maker(border.colour)));
      add_to(drawing_, "borders", std::move(part));
    }
    put(drawing_, "removeBorders", std::move(removed));
  }

  const Tile& tile_;
  const std::string& name_;
  const std::vector<PrintedHome>& homes_;
  Sides frame_;
  Node drawing_ = mapping_node();
  std::vector<std::pair<std::size_t, TrackCurve>> on_curve_;  // towns
};

}  // namespace

std::string colour_of_drawn(Colour colour) {
  if (colour == Colour::White) return "plain";
  if (colour == Colour::Red) return "offboard";
  return colour == Colour::Blue ? "water" : std::string(word_of(colour));
}

Node draw_tile(const Tile& tile, const std::string& name, const std::vector<PrintedHome>& homes,
               Sides frame) {
  Node drawing = Drawer(tile, name, homes, frame).draw();
  const Node game = mapping_node();
  Warnings unseen;
  const DrawnHex read = read_drawing(drawing, {&game, frame, {}, nullptr, {}}, unseen);
  if (tile_text(read.tile) != tile_text(tile)) put(drawing, "encoding", text_node(encoding_of(tile, frame)));
  return drawing;
}

}  // namespace trackwright::maker

#include "designer/format/interchange/maker_tile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>

#include "designer/format/interchange/facts_codes.h"
#include "designer/format/interchange/maker_curves.h"
#include "designer/format/interchange/maker_encoding.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"
#include "engine/tile/terrain_words.h"

namespace trackwright::maker {

namespace {

using std::string_view;

constexpr double px_of_apothem = 75;
constexpr double on_track = 0.3;  // a stop this near to the middle of a curve lies on it
constexpr double at_centre = 0.05;
constexpr std::size_t longest_label = 5;  // longer texts are names

struct Place {
  Spot spot;
  bool centred = true;
  double angle = 0;
};

Place place_of(const Node& part) {
  double angle = real_of(&part, "angle").value_or(0);
  double percent = real_of(&part, "percent").value_or(0);
  if (percent < 0) {
    percent = -percent;
    angle += 180;
  }
  Spot spot = spot_at(angle, percent);
  spot.x += real_of(&part, "x").value_or(0) / px_of_apothem;
  spot.y += real_of(&part, "y").value_or(0) / px_of_apothem;
  const bool moved = between(spot, {}) > at_centre;
  return {spot, !moved, moved ? std::atan2(-spot.x, spot.y) * 180 / 3.14159265358979 : 0};
}

// A text that can stand in the tile language: without its separators.
std::string as_word(const std::string& text) {
  std::string word = one_line(text);
  std::erase_if(word, [](char c) { return string_view(";,:|=_").find(c) != string_view::npos; });
  return word;
}

class DrawingReader {
 public:
  DrawingReader(const Node& drawn, const Reading& reading, Warnings& warnings)
      : drawn_(drawn), reading_(reading), warnings_(warnings) {}

  DrawnHex read() {
    result_.tile.colour = colour_of_drawing(drawn_, reading_.of_what, warnings_);
    read_stops();
    read_values();
    read_track();
    read_prints();
    read_borders();
    read_tokens();
    warn_of_rest();
    if (const std::string code = text_of(&drawn_, "encoding"); !code.empty()) read_encoding(code);
    return std::move(result_);
  }

 private:
  Tile& tile() { return result_.tile; }

  void warn(const std::string& what) { warnings_.push_back(fmt::format("{}: {}", reading_.of_what, what)); }

  void read_encoding(const std::string& code) {
    auto read = tile_of_encoding(code, tile().colour, reading_.frame);
    if (read)
      tile() = std::move(*read);
    else
      warn(fmt::format("`encoding` is not carried over: {}", read.error()));
  }

  // ---- stops

  void read_name(const Node& part) {
    const Node* name = value_of(&part, "name");
    if (name == nullptr) return;
    std::string text = one_line(is_scalar(*name) ? name->text : text_of(name, "name"));
    if (text.empty() || result_.name == text) return;
    result_.name += (result_.name.empty() ? "" : " & ") + text;
  }

  Stop& add_stop(const Node& part, StopKind kind) {
    read_name(part);
    places_.push_back(place_of(part));
    Stop& stop = tile().stops.emplace_back();
    stop.kind = kind;
    for (const std::string& group : texts_of(&part, "groups")) stop.groups.push_back(as_word(group));
    return stop;
  }

  void read_stops() {
    for (const Node& part : list_of(&drawn_, "cities")) {
      const int city = static_cast<int>(tile().stops.size());
      Stop& stop = add_stop(part, StopKind::City);
      stop.slots = std::clamp(amount_of(&part, "size").value_or(1), 1, 9);
      stop.pass = boolean_of(&part, "pass").value_or(false);
      for (const Node& token : list_of(&part, "companies"))
        if (const std::string company = company_of(token); !company.empty())
          result_.homes.emplace_back(city, company);
    }
    for (const char* key : {"boomtowns", "mediumCities"})
      for (const Node& part : list_of(&drawn_, key)) {
        const bool city = string_view(key) == "mediumCities" || boolean_of(&part, "city").value_or(false);
        Stop& stop = add_stop(part, city ? StopKind::City : StopKind::Town);
        stop.boom = true;
        stop.to_city = !city;
      }
    for (const char* key : {"towns", "centerTowns"})
      for (const Node& part : list_of(&drawn_, key)) add_stop(part, StopKind::Town);
    read_offboard();
    place_stops();
    read_name(drawn_);
    if (result_.name.empty())
      for (const Node& part : list_of(&drawn_, "names")) read_name(part);
  }

  static std::string company_of(const Node& token) {
    if (is_scalar(token)) return token.text;
    return text_of(&token, "abbrev", text_of(&token, "label"));
  }

  bool has_offboard_track() const {
    return !list_of(&drawn_, "offBoardTrack").empty() ||
           std::ranges::any_of(list_of(&drawn_, "track"), [](const Node& track) {
             const std::string type = text_of(&track, "type");
             return type != "sharp" && type != "gentle" && type != "straight" && type != "bent";
           });
  }

  void read_offboard() {
    const Node* said = value_of(&drawn_, "offBoardRevenue");
    if (said != nullptr) read_name(*said);
    if (!tile().stops.empty()) {
      if (said == nullptr) return;
      for (Stop& stop : tile().stops) stop.revenue = revenue_of(*said);
      return;
    }
    if (said == nullptr && !(is_offboard(drawn_) && has_offboard_track())) return;
    Stop& stop = add_stop(Node{}, StopKind::OffBoard);
    if (const Node* revenue = said != nullptr ? said : reading_.revenue; revenue != nullptr)
      stop.revenue = revenue_of(*revenue);
    else
      warn("the off-board area has no value; it gets 0");
    stop.hide = said == nullptr;
    stop.rows = std::clamp(integer_of(said, "rows").value_or(1), 1, 9);
    stop.groups = texts_of(said, "groups");
    for (std::string& group : stop.groups) group = as_word(group);
    if (stop.groups.empty() && !reading_.area.empty()) stop.groups.push_back(as_word(reading_.area));
  }

  Revenue revenue_of(const Node& said) {
    Revenue revenue;
    const auto all = list_of(&said, "revenues");
    for (const Node& one : all) {
      std::string value;
      for (const char* key : {"cost", "value", "revenue"})
        if (value.empty()) value = text_of(&one, key);
      const auto amount = amount_in(value);
      if (!amount) {
        if (!value.empty()) warn(fmt::format("the value `{}` is not carried over", value));
        continue;
      }
      RevenueEntry entry{key_of(one, value), *amount};
      const bool repeated =
          std::ranges::any_of(revenue.steps, [&](const RevenueEntry& step) { return step.key == entry.key; });
      if (repeated)
        warn(fmt::format("the value `{}` is not carried over: there are two for {}", value, entry.key));
      else
        revenue.steps.push_back(std::move(entry));
    }
    if (revenue.steps.size() == 1) {
      revenue.flat = revenue.steps[0].value;
      revenue.steps.clear();
    }
    return revenue;
  }

  std::string key_of(const Node& one, const std::string& value) {
    if (const std::string phase = text_of(&one, "phase"); !phase.empty()) return as_word(phase);
    if (value.starts_with('D')) return "diesel";
    std::string colour = text_of(&one, "color");
    if (colour == "grey") colour = "gray";
    if (colour == "white") colour = "yellow";
    if (const auto known = from_word<Colour>(colour); known && *known <= Colour::Gray) return colour;
    warn(
        fmt::format("the value `{}` belongs to `{}`, a colour that tiles do not have: state the phase of "
                    "the value",
                    value, colour));
    return as_word(colour);
  }

  // States the direction of stops beside the centre if there are several.
  void place_stops() {
    if (tile().stops.size() < 2) return;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (places_[i].centred) continue;
      const double edges = (places_[i].angle - reading_.frame.angle(Edge(0))) / 60;
      const double half = std::round(edges * 2) / 2;
      tile().stops[i].loc = half < 0 ? half + 6 : half >= 6 ? half - 6 : half;
    }
  }

  // ---- values

  void read_values() {
    std::vector<std::pair<Place, int>> values;
    for (const Node& part : list_of(&drawn_, "values"))
      if (const auto value = amount_of(&part, "value"))
        values.emplace_back(place_of(part), *value);
      else
        warn(fmt::format("the value `{}` is not carried over", text_of(&part, "value")));
    if (values.empty()) return;
    if (tile().stops.empty()) {
      warn("a value without a stop is not carried over");
      return;
    }
    for (std::size_t i = 0; i < tile().stops.size(); ++i) {
      if (!tile().stops[i].revenue.steps.empty()) continue;
      const auto nearest = std::ranges::min_element(
          values, {}, [&](const auto& value) { return between(value.first.spot, places_[i].spot); });
      tile().stops[i].revenue.flat = nearest->second;
    }
  }

  // ---- track

  static End edge_end(Edge edge) { return {End::Kind::Edge, static_cast<std::uint8_t>(edge.index())}; }
  static End stop_end(std::size_t stop) { return {End::Kind::Stop, static_cast<std::uint8_t>(stop)}; }

  void add_path(End a, End b, Track track) {
    if (a == b) return;
    Path path;
    path.a = a;
    path.b = b;
    path.track = track;
    const bool known = std::ranges::any_of(tile().paths, [&](const Path& other) {
      return (other.a == a && other.b == b) || (other.a == b && other.b == a);
    });
    if (!known) tile().paths.push_back(path);
  }

  static Track kind_of(const Node& track) {
    const std::string gauge = text_of(&track, "gauge");
    if (gauge == "narrow") return Track::Narrow;
    if (gauge == "dual" || gauge == "double") return Track::Dual;
    return gauge == "line" || gauge == "dashed" ? Track::Thin : Track::Broad;
  }

  void read_track() {
    for (const char* key : {"track", "offBoardTrack"})
      for (const Node& track : list_of(&drawn_, key)) {
        const auto curve = curve_of(track, reading_.frame);
        if (!curve)
          warn("track with a shape of its own is not carried over");
        else if (curve->whole)
          whole_track(*curve, kind_of(track));
        else
          half_track(*curve, kind_of(track));
      }
  }

  // From edge to edge, through the stops that lie on it.
  void whole_track(const TrackCurve& curve, Track track) {
    std::vector<std::pair<double, std::size_t>> on;
    for (std::size_t i = 0; i < places_.size() && !curve.bypass; ++i)
      if (const Approach near = approach(curve, places_[i].spot, reading_.frame); near.distance < on_track)
        on.emplace_back(near.t, i);
    std::ranges::sort(on);
    End last = edge_end(curve.from);
    for (const auto& [t, stop] : on) {
      add_path(last, stop_end(stop), track);
      last = stop_end(stop);
    }
    add_path(last, edge_end(Edge(curve.from.index() + curve.turn)), track);
  }

  // From an edge to the nearest stop, or to the junction in the middle.
  void half_track(const TrackCurve& curve, Track track) {
    if (tile().stops.empty() && curve.stub) {
      tile().stubs.push_back({curve.from, track});
      return;
    }
    if (tile().stops.empty()) {
      tile().junction = true;
      add_path(edge_end(curve.from), {End::Kind::Junction, 0}, track);
      return;
    }
    std::size_t best = 0;
    double least = px_of_apothem;  // more than any distance
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const Approach near = approach(curve, places_[i].spot, reading_.frame);
      constexpr double for_far = 0.1;  // prefer the stop nearer to the edge
      const double weight = near.distance + for_far * near.t;
      if (weight >= least) continue;
      least = weight;
      best = i;
    }
    add_path(edge_end(curve.from), stop_end(best), track);
  }

  // ---- prints

  void read_prints() {
    for (const Node& part : list_of(&drawn_, "labels")) {
      const std::string text = is_scalar(part) ? part.text : text_of(&part, "label");
      const std::string label = as_word(text);
      if (label.empty()) continue;
      if (label.size() > longest_label || label.find(' ') != std::string::npos)
        warn(fmt::format("the text `{}` is not carried over", one_line(text)));
      else
        tile().labels.push_back(label);
    }
    read_terrain();
    for (const Node& part : list_of(&drawn_, "icons")) {
      Icon icon;
      icon.image = as_word(text_of(&part, "type"));
      if (icon.image.empty()) continue;
      icon.name = icon.image;
      tile().icons.push_back(std::move(icon));
    }
  }

  void read_terrain() {
    std::vector<std::string> without_cost;
    const auto add = [&](std::string kind, const Node& part) {
      if (kind == "river") kind = "water";
      const bool known = std::ranges::find(known_terrain, string_view(kind)) != known_terrain.end();
      if (!known && !kind.empty()) kind = as_word(kind);
      const int cost = amount_of(&part, "cost").value_or(0);
      if (cost == 0) {
        if (!kind.empty()) without_cost.push_back(kind);
        return;
      }
      Terrain terrain;
      terrain.cost = cost;
      if (!kind.empty()) terrain.kinds.push_back(kind);
      tile().terrain.push_back(std::move(terrain));
    };
    for (const Node& part : list_of(&drawn_, "terrain")) add(text_of(&part, "type"), part);
    for (const char* kind : {"mountain", "water"})
      for (const Node& part : list_of(&drawn_, kind)) add(kind, part);
    if (without_cost.empty()) return;
    if (tile().terrain.empty()) tile().terrain.emplace_back();
    for (const std::string& kind : without_cost) {
      auto& kinds = tile().terrain.front().kinds;
      if (std::ranges::find(kinds, kind) == kinds.end()) kinds.insert(kinds.begin(), kind);
    }
  }

  // ---- borders

  void add_border(Edge edge, BorderKind kind, std::optional<int> cost, std::string colour) {
    const bool known = std::ranges::any_of(
        tile().borders, [&](const Border& other) { return other.edge == edge && other.kind == kind; });
    if (!known) tile().borders.push_back({edge, kind, cost, std::move(colour)});
  }

  void read_borders() {
    if (const Node* removed = value_of(&drawn_, "removeBorders"); removed != nullptr) {
      if (boolean(*removed).value_or(false))
        for (const Edge edge : all_edges) add_border(edge, BorderKind::Drawn, {}, {});
      for (const Node& side : removed->items)
        if (const auto number = integer(side))
          add_border(reading_.frame.edge(*number), BorderKind::Drawn, {}, {});
    }
    for (const Node& part : list_of(&drawn_, "borders")) {
      const auto side = integer_of(&part, "side");
      const auto colour = colour_of_maker(*reading_.game, text_of(&part, "color"));
      if (side)
        add_border(reading_.frame.edge(*side), BorderKind::Drawn, {}, colour.value_or("black"));
      else
        warn("a border without a side is not carried over");
    }
    for (const char* key : {"bridges", "tunnels"})
      for (const Node& part : list_of(&drawn_, key)) {
        const Place place = place_of(part);
        const auto cost = amount_of(&part, "cost");
        const double edges = (place.angle - reading_.frame.angle(Edge(0))) / 60;
        const bool water = string_view(key) == "bridges";
        constexpr double near_edge = 0.75;
        if (cost && !place.centred && between(place.spot, {}) > near_edge)
          result_.crossings.push_back({Edge(static_cast<int>(std::lround(edges))),
                                       water ? BorderKind::Water : BorderKind::Mountain,
                                       cost,
                                       {}});
        else if (cost)
          tile().terrain.push_back({*cost, {water ? "water" : "mountain"}, {}, 0, false});
      }
  }

  // ---- tokens and the rest

  void read_tokens() {
    for (const Node& token : list_of(&drawn_, "tokens")) {
      const std::string company = text_of(&token, "company");
      const bool goal = text_of(&token, "destination") == "true";
      if (!company.empty() && goal && !tile().stops.empty())
        result_.destinations.push_back(company);
      else
        warn(fmt::format("the token `{}` is not carried over", text_of(&token, "label", company)));
    }
  }

  void warn_of_rest() {
    constexpr auto read = std::to_array<string_view>(
        {"color",           "hexes",         "quantity",     "print",    "encoding",
         "cities",          "boomtowns",     "mediumCities", "towns",    "centerTowns",
         "offBoardRevenue", "offBoardTrack", "track",        "name",     "names",
         "values",          "labels",        "terrain",      "mountain", "water",
         "icons",           "removeBorders", "borders",      "bridges",  "tunnels",
         "tokens",          "copy",          "rotation",     "tile",     "rotations",
         "group",           "companies"});
    for (const Entry& entry : drawn_.entries)
      if (std::ranges::find(read, string_view(entry.key)) == read.end())
        warn(fmt::format("`{}` is not carried over", entry.key));
  }

  const Node& drawn_;
  const Reading& reading_;
  Warnings& warnings_;
  DrawnHex result_;
  std::vector<Place> places_;  // of the stops
};

}  // namespace

DrawnHex read_drawing(const Node& drawing, const Reading& reading, Warnings& warnings) {
  return DrawingReader(drawing, reading, warnings).read();
}

Colour colour_of_drawing(const Node& drawing, const std::string& of_what, Warnings& warnings) {
  constexpr auto other = std::to_array<std::pair<string_view, Colour>>({{"", Colour::White},
                                                                        {"plain", Colour::White},
                                                                        {"land", Colour::White},
                                                                        {"mountain", Colour::White},
                                                                        {"river", Colour::White},
                                                                        {"none", Colour::White},
                                                                        {"offboard", Colour::Red},
                                                                        {"offboard2", Colour::Red},
                                                                        {"water", Colour::Blue}});
  const std::string colour = text_of(&drawing, "color");
  if (const auto known = from_word<Colour>(colour)) return *known;
  const auto found = std::ranges::find(other, string_view(colour), &decltype(other)::value_type::first);
  if (found != other.end()) return found->second;
  warnings.push_back(fmt::format("{}: the colour `{}` is replaced by gray", of_what, colour));
  return Colour::Gray;
}

bool is_offboard(const Node& drawing) {
  return text_of(&drawing, "color").starts_with("offboard") || text_of(&drawing, "color") == "red";
}

}  // namespace trackwright::maker

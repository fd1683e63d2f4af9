#include "designer/format/interchange/maker_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <string_view>

#include "designer/format/interchange/maker_tile.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"
#include "engine/tile/hex.h"
#include "engine/tile/language.h"

namespace trackwright::maker {

namespace {

using std::string_view;

Node tile_node(const DrawnHex& drawing) {
  Node node = mapping_node();
  put(node, "name", text_node(drawing.name));
  if (drawing.tile.colour != Colour::White) put(node, "colour", word_node(drawing.tile.colour));
  put(node, "code", text_node(tile_text(drawing.tile)));
  return node;
}

class MapReader {
 public:
  MapReader(const Node& game, Warnings& warnings)
      : game_(game),
        warnings_(warnings),
        maps_(list_of(&game, "map")),
        pointy_(text_of(value_of(&game, "info"), "orientation") != "horizontal"),
        layout_{pointy_ ? Orientation::Pointy : Orientation::Flat, !pointy_} {}

  MapPart read() {
    if (maps_.empty()) return std::move(part_);
    choose_hexes(maps_.front(), 0);
    for (const Node& other : maps_.subspan(1))
      warnings_.push_back(fmt::format("the map `{}` is not carried over", text_of(&other, "name")));
    find_areas();
    part_.tree = mapping_node();
    put(part_.tree, "layout", word_node(layout_.orientation));
    put(part_.tree, "letters", text_node(pointy_ ? "down" : "across"));
    Node hexes = mapping_node();
    for (const std::string& name : order_) add(hexes, name, hex(name));
    put(part_.tree, "hexes", std::move(hexes));
    put(part_.tree, "hexsides", sides());
    return std::move(part_);
  }

 private:
  // ---- which hexes

  void choose_hexes(const Node& map, int depth) {
    const auto base = integer_of(&map, "copy");
    const bool known = base && *base >= 0 && static_cast<std::size_t>(*base) < maps_.size();
    if (known && depth < 4) choose_hexes(maps_[static_cast<std::size_t>(*base)], depth + 1);
    for (const std::string& name : texts_of(&map, "remove")) {
      drawings_.erase(name);
      std::erase(order_, name);
    }
    for (const Node& drawing : list_of(&map, "hexes"))
      for (const std::string& name : texts_of(&drawing, "hexes"))
        if (drawings_.insert_or_assign(name, &drawing).second) order_.push_back(name);
    for (const Node& drawing : list_of(&map, "hexes"))
      if (const std::string like = text_of(&drawing, "copy"); !like.empty())
        for (const std::string& name : texts_of(&drawing, "hexes")) copy_hex(drawing, like, name);
  }

  // A hex like another one, with differences.
  void copy_hex(const Node& drawing, const std::string& like, const std::string& name) {
    const auto base = drawings_.find(like);
    if (base == drawings_.end() || base->second == &drawing) {
      warnings_.push_back(
          fmt::format("hex {} copies {}, which is not on the map; the copy is not carried over", name, like));
      return;
    }
    Node merged = *base->second;
    for (const Entry& entry : drawing.entries) {
      std::erase_if(merged.entries, [&](const Entry& one) { return one.key == entry.key; });
      merged.entries.push_back(entry);
    }
    copies_.push_back(std::move(merged));
    drawings_[name] = &copies_.back();
  }

  // ---- off-board areas of several hexes

  Sides frame() const { return {pointy_}; }

  std::optional<std::string> beside(const std::string& name, Edge edge) const {
    const auto at = parse_coordinate(layout_, name);
    if (!at) return std::nullopt;
    return coordinate_name(layout_, neighbour(*at, edge, layout_.orientation));
  }

  // The adjoining off-board hexes without a border between.
  std::vector<std::string> joined_to(const std::string& name) const {
    std::vector<std::string> names;
    for (const Node& side : items_of(drawings_.at(name), "removeBorders"))
      if (const auto number = integer(side))
        if (auto other = beside(name, frame().edge(*number)); other)
          if (const auto found = drawings_.find(*other);
              found != drawings_.end() && is_offboard(*found->second))
            names.push_back(*std::move(other));
    return names;
  }

  void find_areas() {
    std::map<std::string, std::set<std::string>> joins;
    for (const auto& [name, drawing] : drawings_)
      if (is_offboard(*drawing))
        for (const std::string& other : joined_to(name)) {
          joins[name].insert(other);
          joins[other].insert(name);
        }
    std::set<std::string> seen;
    for (const auto& [name, others] : joins) {
      if (seen.contains(name)) continue;
      std::vector<std::string> area{name};
      seen.insert(name);
      for (std::size_t i = 0; i < area.size(); ++i)
        for (const std::string& other : joins[area[i]])
          if (seen.insert(other).second) area.push_back(other);
      note_area(area);
    }
  }

  void note_area(const std::vector<std::string>& area) {
    const Node* revenue = nullptr;
    std::size_t with_value = 0;
    for (const std::string& name : area)
      if (const Node* own = value_of(drawings_.at(name), "offBoardRevenue"); own != nullptr) {
        revenue = own;
        ++with_value;
      }
    if (with_value != 1) return;  // areas with several values are several areas
    const Node* name = value_of(revenue, "name");
    for (const std::string& hex : area)
      areas_[hex] = {revenue, one_line(text_of(name, "name", area.front()))};
  }

  // ---- one hex

  Node hex(const std::string& name) {
    Reading reading{&game_, frame(), "hex " + name, nullptr, {}};
    if (const auto area = areas_.find(name); area != areas_.end()) {
      reading.revenue = area->second.first;
      reading.area = area->second.second;
    }
    const Node& drawn = *drawings_.at(name);
    const DrawnHex drawing = read_drawing(drawn, reading, warnings_);
    const auto cities = static_cast<int>(std::ranges::count(drawing.tile.stops, StopKind::City, &Stop::kind));
    for (const auto& [city, company] : drawing.homes) part_.homes[company].push_back({name, city, cities});
    add_crossings(name, drawing);
    note_track(name, drawing.tile);
    for (const std::string& company : drawing.destinations) part_.destinations.emplace(company, name);
    if (const std::string number = text_of(&drawn, "tile");
        !number.empty() && value_of(&drawn, "encoding") == nullptr)
      return preprint(drawn, number, drawing.name);
    Node node = tile_node(drawing);
    const Colour colour = drawing.tile.colour;
    const bool fixed = colour == Colour::Gray || colour == Colour::Red || colour == Colour::Blue;
    const bool costs =
        value_of(&drawn, "encoding") == nullptr &&
        std::ranges::any_of(drawing.tile.terrain, [](const Terrain& one) { return one.cost > 0; });
    if (fixed && costs) put(node, "fixed", flag_node(false));
    return node;
  }

  void note_track(const std::string& name, const Tile& tile) {
    for (const Edge edge : all_edges)
      if (((static_cast<unsigned>(exits(tile)) >> static_cast<unsigned>(edge.index())) & 1U) != 0)
        if (auto other = beside(name, edge)) crossed_.insert(std::minmax(name, *other));
  }

  // A bridge or tunnel is drawn on one of the two hexes; its price holds for both.
  void add_crossings(const std::string& name, const DrawnHex& drawing) {
    for (const Border& border : drawing.crossings) {
      const auto other = beside(name, border.edge);
      if (!other || !drawings_.contains(*other)) continue;
      if (!known_sides_.insert(std::minmax(name, *other)).second) continue;
      Node node = mapping_node();
      put(node, "between", words_node({name, *other}));
      put(node, "type", word_node(border.kind));
      put(node, "cost", number_node(border.cost.value_or(0)));
      sides_.items.push_back(std::move(node));
    }
  }

  Node preprint(const Node& drawn, const std::string& number, const std::string& name) const {
    Node node = mapping_node();
    put(node, "name", text_node(name));
    put(node, "preprint", text_node(number.substr(0, number.find('|'))));
    const int turns = integer_of(&drawn, "rotation").value_or(0) / 60 + (pointy_ ? 1 : 0);
    if (const int rotation = Rotation(turns).steps(); rotation != 0)
      put(node, "rotation", number_node(rotation));
    return node;
  }

  // ---- lines along hexes

  struct Vertex {
    std::string hex;
    int point = 0;
  };

  static std::optional<Vertex> vertex(const std::string& text) {
    const std::size_t p = text.rfind('p');
    if (p == std::string::npos || p + 2 != text.size() || text[p + 1] < '1' || text[p + 1] > '6')
      return std::nullopt;
    return Vertex{text.substr(0, p), text[p + 1] - '0'};
  }

  // The edge between two neighbouring points of a hex.
  std::optional<Edge> edge_between(const Vertex& a, const Vertex& b) const {
    if (a.hex != b.hex) return std::nullopt;
    const int low = (a.point % 6) + 1 == b.point ? a.point : (b.point % 6) + 1 == a.point ? b.point : 0;
    if (low == 0) return std::nullopt;
    return Edge(low - (pointy_ ? 1 : 2));
  }

  Node sides() {
    for (const char* key : {"borders", "lines"})
      for (const Node& line : list_of(&maps_.front(), key)) {
        const std::string colour = text_of(&line, "color");
        std::vector<std::string> coords = texts_of(&line, "coords");
        std::size_t carried = 0;
        for (std::size_t i = 0; i + 1 < coords.size(); ++i) {
          const auto a = vertex(coords[i]);
          const auto b = vertex(coords[i + 1]);
          const auto edge = a && b ? edge_between(*a, *b) : std::nullopt;
          if (!edge) continue;
          ++carried;
          const auto other = beside(a->hex, *edge);
          if (!other || !drawings_.contains(*other) || !drawings_.contains(a->hex)) continue;
          if (known_sides_.insert(std::minmax(a->hex, *other)).second)
            sides_.items.push_back(side(line, a->hex, *other, colour));
        }
        tell_line(line, coords, colour, carried);
      }
    for (const char* key : {"borderTexts", "market"})
      if (value_of(&maps_.front(), key) != nullptr)
        warnings_.push_back(fmt::format("map: `{}` is not carried over", key));
    return std::move(sides_);
  }

  // A line of water is a barrier if no track crosses it; others are only drawn, unless the line states more.
  Node side(const Node& line, const std::string& a, const std::string& b, const std::string& colour) const {
    Node node = mapping_node();
    put(node, "between", words_node({a, b}));
    if (value_of(&line, own_key) != nullptr) {
      take_own(node, &line);
      return node;
    }
    const bool barrier = colour == "water" && !crossed_.contains(std::minmax(a, b));
    put(node, "type", word_node(barrier ? BorderKind::Impassable : BorderKind::Drawn));
    put(node, "colour", text_node(colour_of_maker(game_, colour).value_or("black")));
    return node;
  }

  void tell_line(const Node& line, const std::vector<std::string>& coords, const std::string& colour,
                 std::size_t carried) {
    if (value_of(&line, own_key) != nullptr) return;
    const std::string where = coords.empty() ? "nowhere" : coords.front();
    if (carried + 1 < coords.size())
      warnings_.push_back(
          fmt::format("map: a part of the `{}` line that begins at {} is not carried over", colour, where));
    else if (carried > 0)
      warnings_.push_back(
          fmt::format("map: the `{}` line that begins at {} becomes hexsides of type `{}`; correct the type "
                      "if its rule is different",
                      colour, where, colour == "water" ? "impassable" : "drawn"));
  }

  const Node& game_;
  Warnings& warnings_;
  std::span<const Node> maps_;
  bool pointy_;
  Layout layout_;
  MapPart part_;
  std::vector<std::string> order_;
  std::map<std::string, const Node*> drawings_;
  std::deque<Node> copies_;
  Node sides_ = list_node();
  std::set<std::pair<std::string, std::string>> known_sides_;
  std::set<std::pair<std::string, std::string>> crossed_;  // by printed track
  std::map<std::string, std::pair<const Node*, std::string>> areas_;
};

// A definition of its own has more than a number of copies.
bool is_drawn(const Node& tile) {
  return std::ranges::any_of(tile.entries, [](const Entry& entry) {
    return entry.key != "quantity" && entry.key != "print" && entry.key != "rotations" &&
           entry.key != "group";
  });
}

std::string number_of(const std::string& key) {
  std::string number = key;
  std::ranges::replace(number, '|', '-');
  return number;
}

Node count_node(const Node& tile) {
  const bool plain = is_scalar(tile);
  const auto count = plain ? integer(tile) : integer_of(&tile, "quantity");
  const bool unlimited = plain ? !count : text_of(&tile, "quantity") == "∞";
  Node number = unlimited ? text_node("unlimited") : number_node(count.value_or(1));
  const auto print = integer_of(&tile, "print");
  if (!unlimited && !print) return number;
  Node node = mapping_node();
  put(node, "count", std::move(number));
  if (print) put(node, "print", number_node(*print));
  return node;
}

}  // namespace

MapPart read_map(const Node& game, Warnings& warnings) {
  return MapReader(game, warnings).read();
}

Node read_tiles(const Node& game, Warnings& warnings) {
  Node manifest = mapping_node();
  Node own = mapping_node();
  for (const Entry& entry : entries_of(&game, "tiles")) {
    std::string number = entry.key.substr(0, entry.key.find('|'));
    if (const std::string alias = text_of(&entry.value, "tile"); !alias.empty()) {
      warnings.push_back(fmt::format("tile {} is carried over as {}", entry.key, alias));
      number = alias.substr(0, alias.find('|'));
    } else if (is_drawn(entry.value)) {
      number = number_of(entry.key);
      const DrawnHex drawing =
          read_drawing(entry.value, {&game, {}, "tile " + entry.key, nullptr, {}}, warnings);
      Node tile = mapping_node();
      put(tile, "colour", word_node(drawing.tile.colour));
      add(tile, "code", text_node(tile_text(drawing.tile)));
      add(own, number, std::move(tile));
    }
    if (!add(manifest, number, count_node(entry.value)))
      warnings.push_back(fmt::format("tile {}: its copies are not carried over, since {} is listed twice",
                                     entry.key, number));
  }
  Node node = mapping_node();
  put(node, "manifest", std::move(manifest));
  put(node, "tiles", std::move(own));
  Node also = list_node();
  for (const Entry& entry : entries_of(&game, "upgrades")) {
    Node line = mapping_node();
    put(line, "from", text_node(number_of(entry.key)));
    put(line, "to", words_node(texts_of(value_of(&game, "upgrades"), entry.key)));
    also.items.push_back(std::move(line));
  }
  Node upgrades = mapping_node();
  put(upgrades, "also", std::move(also));
  put(node, "upgrades", std::move(upgrades));
  return node;
}

}  // namespace trackwright::maker

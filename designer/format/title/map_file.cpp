#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/map_file.h"
#include "designer/format/title/tile_text.h"
#include "designer/format/title/tree_values.h"
#include "engine/base/words.h"
#include "engine/tile/language.h"

namespace trackwright {

namespace {

struct MapReader {
  Layout layout;
  TileBook& book;
  Findings& findings;
  std::vector<Ref> respelt;

  std::optional<Coordinate> coordinate(const Ref& name) {
    auto found = parse_coordinate(layout, name.value);
    if (found && coordinate_name(layout, *found) != name.value) respelt.push_back(name);
    if (found) return *found;
    report(findings, "map/coordinate", name.place, name.value, found.error(),
           name.value.ends_with(',') ? "separate equal hexes in one key by spaces: `B6 B10`" : "");
    return std::nullopt;
  }
};

void read_preprint(MapReader& reader, const Node& node, const Node& preprint, const std::string& object,
                   Hex& hex) {
  hex.preprint = preprint.text;
  hex.code_place = preprint.place;
  for (const std::string_view key : {"code", "colour"})
    if (const Node* other = value_of(&node, key)) {
      report(reader.findings, "map/preprint-and-code", other->place, object,
             fmt::format("tile {} is printed on this hex, which also has its own {}", preprint.text, key),
             fmt::format("remove `preprint` or `{}`", key));
      return;
    }
  const TileDefinition* tile = reader.book.use(preprint.text);
  if (tile != nullptr) hex.tile = rotated(tile->tile, hex.rotation);
  if (tile != nullptr || reader.book.knows(preprint.text)) return;
  report(reader.findings, "map/unknown-preprint", preprint.place, object,
         fmt::format("tile {} is neither a standard tile nor a tile of this title", preprint.text),
         "add a `code` to the hex, or define the tile under `tiles` in tiles.yaml");
}

void read_code(MapReader& reader, const Node* code, Colour colour, const std::string& object, Hex& hex) {
  hex.tile.colour = colour;
  if (code == nullptr) return;
  hex.code_place = code->place;
  hex.code_verbatim.yes = code->verbatim;
  if (auto tile = read_tile(*code, colour, object, reader.findings)) hex.tile = rotated(*tile, hex.rotation);
}

// Reads the print of one key of `hexes`, before the positions are known. A plain text defines a
// white hex.
Hex read_print(MapReader& reader, const Node& node, const std::string& object) {
  Hex hex;
  if (is_scalar(node)) {
    read_code(reader, &node, Colour::White, object, hex);
    return hex;
  }
  hex.name = text_of(&node, "name");
  if (const Node* name = value_of(&node, "name")) hex.name_place = name->place;
  hex.rotation = Rotation(integer_of(&node, "rotation").value_or(0));
  hex.kinds = texts_of(&node, "kinds");
  const Node* preprint = value_of(&node, "preprint");
  if (preprint != nullptr && is_scalar(*preprint)) {
    read_preprint(reader, node, *preprint, object, hex);
  } else {
    const auto colour = from_word<Colour>(text_of(&node, "colour", "white"));
    read_code(reader, value_of(&node, "code"), colour.value_or(Colour::White), object, hex);
  }
  hex.fixed = boolean_of(&node, "fixed").value_or(fixed_by_colour(hex.tile.colour));
  return hex;
}

// Suggests free coordinates beside an invalid one, beginning with those that share its letters.
std::string help_beside(const Layout& layout, const std::vector<Hex>& hexes, const Hex& off) {
  std::vector<std::string> near, others;
  for (const auto& [x, y] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
    const std::string name = coordinate_name(layout, {off.at.x + x, off.at.y + y});
    // Lower-case letters and the number 0 are valid, too, but rarely printed.
    const std::size_t letters = name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const bool printed_so =
        letters != 0 && letters != std::string::npos && name[letters] >= '1' && name[letters] <= '9';
    if (!printed_so || std::ranges::find(hexes, name, &Hex::id) != hexes.end()) continue;
    const bool same_letters =
        off.id.find_first_of("0123456789") == letters && off.id.starts_with(name.substr(0, letters));
    (same_letters ? near : others).push_back(name);
  }
  near.insert(near.end(), others.begin(), others.end());
  near.resize(std::min<std::size_t>(near.size(), 2));
  return near.empty() ? "" : fmt::format("did you mean {}?", listed(near, "or"));
}

// Drops hexes at coordinates that the grid of most other hexes skips.
void drop_off_grid(MapReader& reader, std::vector<Hex>& hexes) {
  const auto odd = [](const Hex& hex) { return ((hex.at.x + hex.at.y) & 1) != 0; };
  const auto odd_count = std::ranges::count_if(hexes, odd);
  const bool grid_is_odd = 2 * odd_count > std::ssize(hexes) ||
                           (2 * odd_count == std::ssize(hexes) && !hexes.empty() && odd(hexes.front()));
  const auto is_off = [&](const Hex& hex) { return odd(hex) != grid_is_odd; };
  for (const Hex& hex : hexes) {
    if (!is_off(hex)) continue;
    report(reader.findings, "map/off-grid", hex.place, hex.id,
           fmt::format("{} is between two hexes of this map, where only every second coordinate is a hex",
                       hex.id),
           help_beside(reader.layout, hexes, hex));
  }
  std::erase_if(hexes, is_off);
}

// The largest published map has about 800 hexes.
constexpr std::size_t most_hexes = 5000;

void report_too_many(MapReader& reader, const Entry& entry) {
  report(reader.findings, "schema/out-of-range", entry.key_place, entry.key,
         fmt::format("`hexes` has more than {} hexes; this one and the following ones are not read",
                     most_hexes));
}

std::vector<Hex> read_hexes(MapReader& reader, const Node& map_file) {
  std::vector<Hex> hexes;
  std::map<Coordinate, Place> seen;
  for (const Entry& entry : entries_of(&map_file, "hexes")) {
    const std::vector<Ref> keys = key_words(entry);
    if (seen.size() + keys.size() > most_hexes) {
      report_too_many(reader, entry);
      break;
    }
    const std::string object = keys.empty() ? entry.key : keys.front().value;
    const Hex print = read_print(reader, entry.value, object);
    if (keys.empty()) reader.coordinate({entry.key, entry.key_place});
    for (const Ref& key : keys) {
      const auto at = reader.coordinate(key);
      if (!at) continue;
      const auto [first, added] = seen.emplace(*at, key.place);
      if (!added) {
        report(reader.findings, "map/duplicate-hex", key.place, key.value,
               fmt::format("hex {} is listed twice", key.value))
            .related.push_back({first->second, "first listed here"});
        continue;
      }
      Hex hex = print;
      hex.at = *at;
      hex.id = coordinate_name(reader.layout, *at);
      hex.place = key.place;
      if (hex.name.empty()) hex.name_place = key.place;
      hexes.push_back(std::move(hex));
    }
  }
  drop_off_grid(reader, hexes);
  return hexes;
}

// Reads [B5, C4], or [B5 C4, C12 B11].
std::vector<std::pair<Ref, Ref>> pairs_of(MapReader& reader, const Node& side) {
  std::vector<std::pair<Ref, Ref>> pairs;
  std::vector<Ref> single;
  for (const Node& item : items_of(&side, "between")) {
    if (!is_scalar(item)) continue;
    const std::vector<Ref> parts = words(item.text, item.place, item.verbatim);
    if (parts.size() == 1)
      single.push_back(parts.front());
    else if (parts.size() == 2)
      pairs.emplace_back(parts[0], parts[1]);
    else
      report(reader.findings, "map/between", item.place, item.text,
             fmt::format("`{}` is not a pair of hexes", item.text),
             "write two adjacent hexes, such as B5 C4");
  }
  if (single.size() == 2 && pairs.empty())
    pairs.emplace_back(single[0], single[1]);
  else if (!single.empty())
    report(reader.findings, "map/between", single.front().place, single.front().value,
           fmt::format("`{}` is one hex, but a hexside is between two", single.front().value),
           "write two adjacent hexes, [B5, C4], or a list of pairs, [B5 C4, C12 B11]");
  return pairs;
}

std::optional<Edge> edge_between(Coordinate a, Coordinate b, Orientation orientation) {
  for (const Edge edge : all_edges)
    if (neighbour(a, edge, orientation) == b) return edge;
  return std::nullopt;
}

void read_side(MapReader& reader, const Node& node, std::vector<HexSide>& sides) {
  for (const auto& [first, second] : pairs_of(reader, node)) {
    const auto a = reader.coordinate(first);
    const auto b = reader.coordinate(second);
    if (!a || !b) continue;
    const auto edge = edge_between(*a, *b, reader.layout.orientation);
    if (!edge) {
      report(reader.findings, "map/between", first.place, first.value,
             fmt::format("{} and {} are not adjacent", first.value, second.value));
      continue;
    }
    HexSide side;
    side.a = *a;
    side.edge = *edge;
    side.kind = from_word<BorderKind>(text_of(&node, "type")).value_or(BorderKind::Drawn);
    side.cost = integer_of(&node, "cost");
    side.colour = text_of(&node, "colour");
    side.place = first.place;
    sides.push_back(std::move(side));
  }
}

std::vector<Panel> read_panels(const Node& map_file) {
  std::vector<Panel> panels;
  for (const Node& node : items_of(&map_file, "panels")) {
    Panel panel;
    panel.kind = text_of(&node, "kind");
    const auto at = items_of(&node, "at");
    if (at.size() == 2) {
      panel.x = real(at[0]).value_or(0);
      panel.y = real(at[1]).value_or(0);
    }
    panel.width = real_of(&node, "width").value_or(0);
    panel.height = real_of(&node, "height").value_or(0);
    panel.rotation = real_of(&node, "rotation").value_or(0);
    panel.text = text_of(&node, "text");
    panel.place = node.place;
    panels.push_back(std::move(panel));
  }
  return panels;
}

}  // namespace

bool fixed_by_colour(Colour colour) {
  return colour == Colour::Gray || colour == Colour::Red || colour == Colour::Blue;
}

bool says_layout(const Node& map_file) {
  const std::string letters = text_of(&map_file, "letters");
  return from_word<Orientation>(text_of(&map_file, "layout")) && (letters == "across" || letters == "down");
}

Map build_map(const Node& map_file, TileBook& book, Findings& findings) {
  Layout layout;
  layout.orientation = from_word<Orientation>(text_of(&map_file, "layout")).value_or(Orientation::Flat);
  layout.letters_along_x = text_of(&map_file, "letters") != "down";
  MapReader reader{layout, book, findings, {}};
  std::vector<Hex> hexes;
  std::vector<HexSide> sides;
  if (says_layout(map_file)) {
    hexes = read_hexes(reader, map_file);
    for (const Node& node : items_of(&map_file, "hexsides")) read_side(reader, node, sides);
  } else {
    for (const Entry& entry : entries_of(&map_file, "hexes")) read_print(reader, entry.value, entry.key);
  }
  Map map(layout, std::move(hexes), std::move(sides), read_panels(map_file));
  map.art = text_of(&map_file, "art");
  if (const Node* art = value_of(&map_file, "art")) map.art_place = art->place;
  map.notes = text_of(&map_file, "notes");
  map.respelt = std::move(reader.respelt);
  return map;
}

namespace {

Rotation back(Rotation rotation) {
  return Rotation(-rotation.steps());
}

// Writes {} for a plain white hex, and a bare text for a white hex that has only a code.
Node hex_tree(const Hex& hex) {
  Node said = mapping_node();
  put_text(said, "name", hex.name);
  put_number(said, "rotation", hex.rotation.steps(), 0);
  Node kinds = texts_node(hex.kinds);
  if (!hex.preprint.empty()) {
    add(said, "preprint", name_node(hex.preprint));
  } else {
    if (hex.tile.colour != Colour::White) add(said, "colour", word_node(hex.tile.colour));
    put_text(said, "code", tile_text(rotated(hex.tile, back(hex.rotation))));
  }
  put_flag(said, "fixed", hex.fixed, fixed_by_colour(hex.tile.colour));
  put(said, "kinds", std::move(kinds));
  const bool code_alone = said.entries.size() == 1 && said.entries.front().key == "code";
  return code_alone ? std::move(said.entries.front().value) : said;
}

bool alike(const HexSide& a, const HexSide& b) {
  return a.kind == b.kind && a.cost == b.cost && a.colour == b.colour;
}

// Groups adjacent entries with equal properties: [B5, C4], or [B5 C4, C12 B11].
Node sides_tree(const Map& map) {
  const Layout& layout = map.layout();
  Node list = list_node();
  const auto& sides = map.sides();
  for (auto side = sides.begin(); side != sides.end();) {
    Node pairs = list_node();
    Node pair = list_node();
    auto next = side;
    for (; next != sides.end() && alike(*next, *side); ++next) {
      const std::string a = coordinate_name(layout, next->a);
      const std::string b = coordinate_name(layout, neighbour(next->a, next->edge, layout.orientation));
      pairs.items.push_back(text_node(a + " " + b));
      pair.items = {text_node(a), text_node(b)};
    }
    Node said = mapping_node();
    add(said, "between", pairs.items.size() == 1 ? std::move(pair) : std::move(pairs));
    add(said, "type", word_node(side->kind));
    if (side->cost) add(said, "cost", number_node(*side->cost));
    put_text(said, "colour", side->colour);
    list.items.push_back(std::move(said));
    side = next;
  }
  return list;
}

Node panel_tree(const Panel& panel) {
  Node said = mapping_node();
  put_text(said, "kind", panel.kind);
  add(said, "at", list_node({real_node(panel.x), real_node(panel.y)}));
  add(said, "width", real_node(panel.width));
  add(said, "height", real_node(panel.height));
  if (panel.rotation != 0) add(said, "rotation", real_node(panel.rotation));
  put_text(said, "text", panel.text);
  return said;
}

}  // namespace

Node map_tree(const Map& map) {
  Node file = mapping_node();
  add(file, "layout", word_node(map.layout().orientation));
  add(file, "letters", text_node(map.layout().letters_along_x ? "across" : "down"));
  add(file, "hexes", mapping_of(map.hexes(), &Hex::id, hex_tree));
  put(file, "hexsides", sides_tree(map));
  put(file, "panels", list_of(map.panels(), panel_tree));
  put_text(file, "art", map.art);
  put_text(file, "notes", map.notes);
  return file;
}

}  // namespace trackwright

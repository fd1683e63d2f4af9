#include "designer/format/title/map_tree.h"

#include <utility>

#include "designer/format/title/map_file.h"
#include "designer/format/title/tree_values.h"
#include "engine/tile/language.h"

namespace trackwright {

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

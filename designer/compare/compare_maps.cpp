// Compares maps hex by hex after their alignment.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "designer/compare/comparing.h"
#include "designer/compare/phrases.h"
#include "engine/tile/language.h"
#include "engine/tile/tile_facts.h"

namespace trackwright {

namespace {

std::string hex_label(const Hex& hex) {
  return hex.name.empty() ? fmt::format("hex {}", hex.id) : fmt::format("hex {} {}", hex.id, hex.name);
}

std::string hex_phrase(const Hex& hex) {
  std::string text = colour_phrase(hex.tile);
  if (!hex.tile.stops.empty() || !hex.tile.paths.empty()) text += ", " + track_phrase(hex.tile);
  if (!hex.name.empty()) text += ", " + hex.name;
  return text;
}

Place where_printed(const Hex& hex) {
  return hex.code_place.file != 0 ? hex.code_place : hex.place;
}

// Joins the lines of a name, because line breaks in names have no meaning.
std::string plain_name(const std::string& name) {
  std::string text;
  for (const char c : name) {
    const bool blank = c == ' ' || c == '\n' || c == '\t';
    if (!blank) text += c;
    if (blank && !text.empty() && text.back() != ' ') text += ' ';
  }
  if (text.ends_with(' ')) text.pop_back();
  return text;
}

class HexComparing {
 public:
  HexComparing(Comparing& comparing, const Hex& a, const Hex& b)
      : comparing_(comparing), a_(a), b_(b), turned_(moved(b.tile, comparing.alignment.track)) {}

  void run() {
    compare("hex-colour", colour_phrase(a_.tile), colour_phrase(turned_));
    compare_track();
    if (a_.tile.stops.size() == turned_.stops.size() && !comparing_.same_revenues(a_.tile, turned_))
      compare("hex-revenue", revenues_phrase(a_.tile), revenues_phrase(turned_));
    compare("hex-group", groups_phrase(a_.tile), groups_phrase(turned_));
    compare("hex-label", labels_phrase(a_.tile), labels_phrase(turned_));
    compare("hex-terrain", terrain_phrase(a_.tile), terrain_phrase(turned_));
    if (folded(a_.name) != folded(b_.name))
      comparing_.compare("hex-name", a_.id, label(), shown(a_.name), shown(b_.name), a_.place, b_.place);
    name_other();
  }

 private:
  static std::string shown(const std::string& name) { return name.empty() ? "-" : plain_name(name); }
  std::string label() const { return hex_label(a_); }

  void compare(DifferenceKind kind, std::string of_a, std::string of_b) {
    comparing_.compare(kind, a_.id, label(), std::move(of_a), std::move(of_b), where_printed(a_),
                       where_printed(b_));
  }

  // If the short phrases are equal, show the complete tile texts.
  void compare_track() {
    if (track_form(a_.tile) == track_form(turned_)) return;
    std::string of_a = track_phrase(a_.tile);
    std::string of_b = track_phrase(turned_);
    if (of_a == of_b) {
      of_a = tile_text(a_.tile);
      of_b = tile_text(turned_);
    }
    compare("hex-track", std::move(of_a), std::move(of_b));
  }

  void name_other() {
    if (a_.id == b_.id) return;
    for (std::size_t i = first_; i < comparing_.found.size(); ++i) comparing_.found[i].other = b_.id;
  }

  Comparing& comparing_;
  const Hex& a_;
  const Hex& b_;
  Tile turned_;
  std::size_t first_ = comparing_.found.size();
};

std::string border_phrase(const Border& border) {
  switch (border.kind) {
    case BorderKind::Impassable:
      return std::string(word_of(border.kind));
    case BorderKind::Mountain:
    case BorderKind::Water:
    case BorderKind::Province:
      return border.cost ? fmt::format("{} {}", *border.cost, word_of(border.kind))
                         : std::string(word_of(border.kind));
    default:
      return border.cost ? std::to_string(*border.cost) : std::string();
  }
}

struct Side {
  const Map& map;
  const Hex& hex;
  Edge edge;
  const Hex& neighbour;

  std::set<std::string> said_here() const { return phrases(hex, edge); }
  std::set<std::string> said_there() const { return phrases(neighbour, edge.opposite()); }
  // An entry in `hexsides` holds for both hexes, so neither hex can lack it.
  bool said_for_both() const {
    return std::ranges::any_of(map.sides(), [&](const HexSide& side) {
      return (side.a == hex.at && side.edge == edge) ||
             (side.a == neighbour.at && side.edge == edge.opposite());
    });
  }

 private:
  std::set<std::string> phrases(const Hex& from, Edge at) const {
    std::set<std::string> found;
    for (const Border& border : map.borders(from, at)) found.insert(border_phrase(border));
    found.erase("");
    return found;
  }
};

// The borders of a side, stated by either hex; `each` marks borders that only one hex states.
std::string side_phrase(const Side& side, bool each) {
  const std::set<std::string> here = side.said_here();
  const std::set<std::string> there = side.said_there();
  std::set<std::string> all = here;
  all.insert(there.begin(), there.end());
  std::vector<std::string> words;
  for (const std::string& word : all)
    words.push_back(each && here.contains(word) != there.contains(word) ? word + " from one hex only" : word);
  return joined_or_dash(words, " + ");
}

Place place_of_side(const Map& map, const Hex& hex, Edge edge, const Hex& neighbour) {
  for (const HexSide& side : map.sides())
    if ((side.a == hex.at && side.edge == edge) || (side.a == neighbour.at && side.edge == edge.opposite()))
      return side.place;
  const auto on_edge = [&](const Border& border) { return border.edge == edge.opposite(); };
  if (std::ranges::any_of(neighbour.tile.borders, on_edge)) return where_printed(neighbour);
  return where_printed(hex);
}

// Compares each side once: from the hex that comes first.
void compare_sides(Comparing& comparing, const Hex& a, const Hex& b) {
  const Map& map = comparing.a.map;
  const Map& other = comparing.b.map;
  for (const Edge edge_of_b : all_edges) {
    const Hex* beside_b = other.neighbour(b, edge_of_b);
    const Hex* beside_a = beside_b == nullptr ? nullptr : comparing.alignment.on_a(*beside_b);
    if (beside_a == nullptr || beside_a->at < a.at) continue;
    const Edge edge = comparing.alignment.position.apply(edge_of_b);
    const Side of_a{map, a, edge, *beside_a};
    const Side of_b{other, b, edge_of_b, *beside_b};
    const bool each = !of_a.said_for_both() && !of_b.said_for_both();
    comparing.compare("hex-border", a.id, fmt::format("side {}-{}", a.id, beside_a->id),
                      side_phrase(of_a, each), side_phrase(of_b, each),
                      place_of_side(map, a, edge, *beside_a), place_of_side(other, b, edge_of_b, *beside_b));
  }
}

// A coloured hex without stops, track, terrain and labels is only scenery.
bool is_scenery(const Hex& hex) {
  const Tile& tile = hex.tile;
  return hex.fixed && tile.stops.empty() && tile.paths.empty() && tile.terrain.empty() && tile.labels.empty();
}

void add_single_hex(Comparing& comparing, const Hex& hex, bool in_a, Place beside) {
  Difference& difference = comparing.add("hex", hex.id, hex_label(hex), in_a ? Place(hex.place) : beside,
                                         in_a ? Place{} : Place(hex.place));
  (in_a ? difference.a : difference.b) = hex_phrase(hex);
}

void compare_coordinates(Comparing& comparing) {
  const MapAlignment& alignment = comparing.alignment;
  const auto& hexes = comparing.a.map.hexes();
  const auto& others = comparing.b.map.hexes();
  if (hexes.empty() || others.empty() || alignment.plain()) return;
  Difference& difference =
      comparing.add("map-coordinates", "map", "the map", hexes.front().place, others.front().place);
  for (const Hex& hex : hexes)
    if (const Hex* other = alignment.on_b(hex)) {
      difference.a = hex.id;
      difference.b = fmt::format("{} ({})", other->id, alignment.words());
      return;
    }
}

// Maps of different games: a list of all hexes of both would add nothing.
void add_other_map(Comparing& comparing) {
  const auto& hexes = comparing.a.map.hexes();
  const auto& others = comparing.b.map.hexes();
  Difference& difference =
      comparing.add("map-coordinates", "map", "the map", hexes.front().place, others.front().place);
  difference.a = fmt::format("{} hexes", hexes.size());
  difference.b = fmt::format("{} hexes, but at most {} of them match: a different map", others.size(),
                             comparing.alignment.shared());
}

}  // namespace

void compare_maps(Comparing& comparing) {
  if (!comparing.alignment.fits()) {
    add_other_map(comparing);
    return;
  }
  compare_coordinates(comparing);
  for (const Hex& hex : comparing.a.map.hexes()) {
    const Hex* other = comparing.alignment.on_b(hex);
    if (other == nullptr) {
      if (!is_scenery(hex)) add_single_hex(comparing, hex, true, {});
      continue;
    }
    HexComparing(comparing, hex, *other).run();
    compare_sides(comparing, hex, *other);
  }
  const auto& hexes = comparing.a.map.hexes();
  const Place beside = hexes.empty() ? comparing.a.place : hexes.front().place;
  for (const Hex& hex : comparing.b.map.hexes())
    if (comparing.alignment.on_a(hex) == nullptr && !is_scenery(hex))
      add_single_hex(comparing, hex, false, beside);
}

}  // namespace trackwright

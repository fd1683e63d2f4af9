#include "render/kit/parts.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>
#include <variant>

#include "render/drawing/shapes.h"
#include "render/kit/content.h"

namespace trackwright {
namespace {

double area(Box box) {
  return box.width * box.height;
}

bool holds(Box outer, Box inner) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
         inner.bottom() <= outer.bottom();
}

Box in_whole_mm(Box box) {
  const double x = std::floor(box.x);
  const double y = std::floor(box.y);
  return {x, y, std::ceil(box.right()) - x, std::ceil(box.bottom()) - y};
}

class Dissection {
 public:
  explicit Dissection(const Board& board)
      : whole_{0, 0, board.size.width, board.size.height}, large_(area(whole_) / 16) {}

  std::vector<DrawnPart> of(const Drawing& drawing) {
    add(drawing.items, {}, {});
    return std::move(parts_);
  }

 private:
  void add(const std::vector<Item>& items, const Transform& where, const Name& name) {
    for (const Item& item : items) add(item, where, name);
  }

  void add(const Item& item, const Transform& where, const Name& name) {
    const auto* shown = std::get_if<Shown>(&item.value);
    const Name& named = shown != nullptr && !shown->about.nothing() ? shown->about.name : name;
    const Box box = intersection(whole_, transformed(where, bounds(item)));
    if (area(box) > large_ && take_apart(item, where, named)) return;
    parts_.push_back({named, content_of(item, where).brief(), in_whole_mm(box)});
  }

  // Returns false for an item that cannot be divided. Clipped groups stay whole.
  bool take_apart(const Item& item, const Transform& where, const Name& name) {
    if (const auto* shown = std::get_if<Shown>(&item.value))
      add(shown->items, where, name);
    else if (const auto* group = std::get_if<Group>(&item.value); group != nullptr && !group->clip)
      add(group->items, where * group->transform, name);
    else if (const auto* symbol = std::get_if<Symbol>(&item.value))
      add(symbol->drawing->items, where * symbol->transform, name);
    else
      return false;
    return true;
  }

  Box whole_;
  double large_;
  std::vector<DrawnPart> parts_;
};

using PartKey = std::tuple<std::string, double, double, double, double>;

PartKey key_of(const DrawnPart& part) {
  return {part.content, part.box.x, part.box.y, part.box.width, part.box.height};
}

// Returns the parts of `some` that `others` lacks.
std::vector<DrawnPart> beyond(const std::vector<DrawnPart>& some, const std::vector<DrawnPart>& others) {
  std::map<PartKey, int> there;
  for (const DrawnPart& part : others) ++there[key_of(part)];
  std::vector<DrawnPart> missing;
  for (const DrawnPart& part : some)
    if (there[key_of(part)]-- <= 0) missing.push_back(part);
  return missing;
}

void note(Patch& patch, const Name& name) {
  if (name.kind != Name::Nothing && std::ranges::find(patch.of, name) == patch.of.end())
    patch.of.push_back(name);
}

// Merges patches that touch, until none do.
void add(std::vector<Patch>& patches, Patch patch) {
  constexpr double air = 2;  // mm between two patches; a smaller gap is not worth two cuts
  for (auto other = patches.begin(); other != patches.end();) {
    if (!overlap(grown(other->box, air), patch.box)) {
      ++other;
      continue;
    }
    patch.box = united(other->box, patch.box);
    std::vector<Name> names = std::exchange(other->of, {});
    for (const Name& name : std::exchange(patch.of, std::move(names))) note(patch, name);
    patches.erase(other);
    other = patches.begin();
  }
  patches.push_back(std::move(patch));
}

// The ground of a hex extends to its sides, so its box is that of the hexagon.
std::map<Name, Box> hexes_of(const Board& board) {
  std::map<Name, Box> hexes;
  for (const Item& item : board.drawing.items)
    if (const auto* shown = std::get_if<Shown>(&item.value);
        shown != nullptr && shown->about.name.kind == Name::Hex && shown->about.aspect == "ground")
      hexes.emplace(shown->about.name, bounds(item));
  return hexes;
}

void cut_as_hexagons(std::vector<Patch>& patches, const Board& board) {
  const std::map<Name, Box> hexes = hexes_of(board);
  constexpr double outline = 1;  // of the hex, and up to a millimetre from rounded boxes
  for (Patch& patch : patches) {
    if (patch.of.size() != 1) continue;
    const auto hex = hexes.find(patch.of.front());
    if (hex == hexes.end() || !holds(grown(hex->second, outline), patch.box)) continue;
    patch.box = hex->second;
    patch.hexagon = true;
  }
}

std::string label_of(const Patch& patch, const std::string& title) {
  std::string names;
  for (const Name& name : patch.of) names += (names.empty() ? " " : ", ") + name.text;
  return title + names;
}

// Returns the outline of the ground; cuts follow it, so it needs no marks.
Outline hexagon_of(Size box) {
  const bool flat = box.width > box.height;
  return Hexagon(flat ? Orientation::Flat : Orientation::Pointy, flat ? box.height : box.width).outline();
}

}  // namespace

std::vector<DrawnPart> parts_of(const Board& board) {
  return Dissection(board).of(board.drawing);
}

std::vector<Patch> patches(const Imprint& old, const Board& now) {
  constexpr double same_scale = 1e-4;
  const std::vector<DrawnPart>& parts = now.imprint.parts;
  if (old.parts.empty() || parts.empty() || std::abs(old.scale - now.imprint.scale) > same_scale) return {};
  std::vector<Patch> all;
  for (const auto& changed : {beyond(old.parts, parts), beyond(parts, old.parts)})
    for (const DrawnPart& part : changed) {
      Patch patch{part.box, false, {}};
      note(patch, part.of);
      add(all, std::move(patch));
    }
  double patched = 0;
  for (const Patch& patch : all) patched += area(patch.box);
  if (patched > most_patched * now.size.width * now.size.height) return {};
  cut_as_hexagons(all, now);
  return all;
}

std::vector<Piece> patch_pieces(const std::vector<Patch>& patches, const Board& board,
                                const std::string& title) {
  const auto drawing = std::make_shared<const Drawing>(board.drawing);
  std::vector<Piece> pieces;
  for (const Patch& patch : patches) {
    Piece& piece = pieces.emplace_back();
    piece.id = fmt::format("patch-{}", pieces.size());
    piece.label = label_of(patch, title);
    const double scale = board.imprint.scale;
    piece.size = {patch.box.width * scale, patch.box.height * scale};
    const Point centre = patch.box.centre();
    const Box cut{-piece.size.width / 2, -piece.size.height / 2, piece.size.width, piece.size.height};
    Group group{{}, patch.hexagon ? hexagon_of(piece.size) : rectangle(cut), {}};
    group.items.push_back(
        {Symbol{drawing, Transform::scaling(scale) * Transform::translation(-centre.x, -centre.y)}});
    piece.front.add(std::move(group));
  }
  return pieces;
}

}  // namespace trackwright

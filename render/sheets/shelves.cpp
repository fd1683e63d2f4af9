#include "render/sheets/shelves.h"

#include <algorithm>
#include <cmath>

#include "render/sheets/piece_shape.h"

namespace trackwright {
namespace {

constexpr double a_hair = 1e-6;

// A copy of a piece with its bleed, in its final orientation.
struct Slot {
  const Piece* piece = nullptr;
  Size size;
  bool turned = false;
  double x = 0;  // within its shelf
  std::size_t copy = 0;
};

struct Shelf {
  double y = 0;
  double height = 0;
  double used = 0;
  std::vector<Slot> slots;
};

struct ShelfSheet {
  double used = 0;  // height in use
  std::vector<Shelf> shelves;
};

Slot slot_of(const Piece& piece, bool turned) {
  const double bleed = 2 * allowed_bleed(piece);
  const Size upright{piece.size.width + bleed, piece.size.height + bleed};
  return {&piece, turned ? Size{upright.height, upright.width} : upright, turned};
}

bool same_size(const Piece& a, const Piece& b) {
  return a.size == b.size && allowed_bleed(a) == allowed_bleed(b);
}

bool goes_into(Size size, Size area) {
  return size.width <= area.width + a_hair && size.height <= area.height + a_hair;
}

// Returns the number of rows that `count` slots need with
// `in_row` slots in each row; 0 if a row holds no slot.
std::size_t rows_needed(std::size_t count, std::size_t in_row) {
  return in_row == 0 ? 0 : (count + in_row - 1) / in_row;
}

class ShelfPacker {
 public:
  ShelfPacker(Size area, double gap) : area_(area), gap_(gap) {}

  // `left`: the remaining copies of pieces of this size, including those of this piece.
  void add(const Piece& piece, std::size_t left) {
    const auto count = static_cast<std::size_t>(std::max(0, piece.count));
    for (std::size_t copy = 0; copy < count; ++copy) add_one(piece, left - copy, copy);
  }

  std::vector<PackedSheet> sheets() const {
    std::vector<PackedSheet> packed;
    for (const ShelfSheet& sheet : sheets_) packed.push_back(cut_sheet(sheet));
    return packed;
  }

 private:
  // Adds a copy to the existing shelf that wastes the least height, otherwise to a new shelf.
  void add_one(const Piece& piece, std::size_t left, std::size_t copy) {
    Shelf* best = nullptr;
    Slot chosen;
    for (const bool turned : {false, true}) {
      const Slot slot = slot_of(piece, turned);
      for (ShelfSheet& sheet : sheets_)
        for (Shelf& shelf : sheet.shelves) {
          const bool fits = slot.size.height <= shelf.height + a_hair &&
                            shelf.used + gap(shelf.used) + slot.size.width <= area_.width + a_hair;
          if (!fits) continue;
          if (best == nullptr ||
              shelf.height - slot.size.height < best->height - chosen.size.height - a_hair) {
            best = &shelf;
            chosen = slot;
          }
        }
    }
    if (best == nullptr) {
      chosen = way_of_new_shelf(piece, left);
      best = &new_shelf(chosen.size);
    }
    chosen.x = best->used + gap(best->used);
    chosen.copy = copy;
    best->used = chosen.x + chosen.size.width;
    best->slots.push_back(chosen);
  }

  double gap(double used) const { return used > 0 ? gap_ : 0; }

  // Returns the orientation whose shelves use less of the sheet's height for the remaining copies.
  Slot way_of_new_shelf(const Piece& piece, std::size_t left) const {
    const Slot upright = slot_of(piece, false);
    const Slot turned = slot_of(piece, true);
    if (!goes_into(upright.size, area_)) return turned;
    if (!goes_into(turned.size, area_)) return upright;
    const auto height = [&](const Slot& slot) {
      const auto in_row = static_cast<std::size_t>((area_.width + gap_ + a_hair) / (slot.size.width + gap_));
      return static_cast<double>(rows_needed(left, in_row)) * (slot.size.height + gap_);
    };
    const double room = sheets_.empty() ? area_.height : area_.height - sheets_.back().used;
    const bool upright_fits = upright.size.height <= room + a_hair;
    const bool turned_fits = turned.size.height <= room + a_hair;
    if (upright_fits != turned_fits) return upright_fits ? upright : turned;
    return height(turned) < height(upright) - a_hair ? turned : upright;
  }

  Shelf& new_shelf(Size slot) {
    for (ShelfSheet& sheet : sheets_) {
      const double y = sheet.used + gap(sheet.used);
      if (y + slot.height > area_.height + a_hair) continue;
      sheet.used = y + slot.height;
      sheet.shelves.push_back({y, slot.height, 0, {}});
      return sheet.shelves.back();
    }
    sheets_.push_back({slot.height, {{0, slot.height, 0, {}}}});
    return sheets_.back().shelves.back();
  }

  // Cuts follow the trimmed outlines: across the shelf for its highest pieces, separately for lower ones.
  static void cut_shelf(PackedSheet& packed, const Shelf& shelf, double width) {
    std::vector<double> lines;
    for (const Slot& slot : shelf.slots) {
      const double bleed = allowed_bleed(*slot.piece);
      const double top = shelf.y + bleed;
      const double bottom = shelf.y + slot.size.height - bleed;
      const bool full = slot.size.height > shelf.height - a_hair;
      for (const double y : {top, bottom}) {
        if (full && std::ranges::none_of(lines, [&](double line) { return std::abs(line - y) < a_hair; })) {
          lines.push_back(y);
          packed.cuts.push_back({{0, y}, {width, y}});
        }
        if (!full) packed.cuts.push_back({{slot.x, y}, {slot.x + slot.size.width, y}});
      }
      packed.pieces.push_back(
          {slot.piece,
           Transform::translation(slot.x + slot.size.width / 2, shelf.y + slot.size.height / 2) *
               (slot.turned ? Transform::rotation(90) : Transform{}),
           slot.copy});
    }
  }

  static std::vector<double> cuts_across(const Shelf& shelf) {
    std::vector<double> at;
    for (const Slot& slot : shelf.slots) {
      const double bleed = allowed_bleed(*slot.piece);
      at.push_back(slot.x + bleed);
      at.push_back(slot.x + slot.size.width - bleed);
    }
    return at;
  }

  // Returns whether both have the same cuts from the left, as far as both have pieces.
  static bool cut_alike(const std::vector<double>& a, const std::vector<double>& b) {
    const std::size_t both = std::min(a.size(), b.size());
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(both), b.begin(),
                      [](double x, double y) { return std::abs(x - y) < a_hair; });
  }

  // Cuts across neighbouring shelves with the same cuts together, before they are separated.
  static void cut_across(PackedSheet& packed, const std::vector<Shelf>& shelves) {
    for (auto shelf = shelves.begin(); shelf != shelves.end();) {
      std::vector<double> at;
      const double top = shelf->y;
      double bottom = top;
      for (; shelf != shelves.end(); ++shelf) {
        const std::vector<double> more = cuts_across(*shelf);
        if (!cut_alike(at, more)) break;
        if (more.size() > at.size()) at = more;
        bottom = shelf->y + shelf->height;
      }
      for (const double x : at) packed.cuts.push_back({{x, top}, {x, bottom}});
    }
  }

  static PackedSheet cut_sheet(const ShelfSheet& sheet) {
    PackedSheet packed;
    for (const Shelf& shelf : sheet.shelves) packed.block.width = std::max(packed.block.width, shelf.used);
    packed.block.height = sheet.used;
    for (const Shelf& shelf : sheet.shelves) cut_shelf(packed, shelf, packed.block.width);
    cut_across(packed, sheet.shelves);
    return packed;
  }

  Size area_;
  double gap_;
  std::vector<ShelfSheet> sheets_;
};

}  // namespace

std::vector<PackedSheet> pack_shelves(const std::vector<const Piece*>& pieces, Size area, double gap) {
  std::vector<const Piece*> sorted = pieces;
  const auto shorter_side = [](const Piece* p) { return std::min(p->size.width, p->size.height); };
  std::ranges::stable_sort(sorted,
                           [&](const Piece* a, const Piece* b) { return shorter_side(a) > shorter_side(b); });
  ShelfPacker packer(area, gap);
  for (auto piece = sorted.begin(); piece != sorted.end(); ++piece) {
    std::size_t left = 0;
    for (auto next = piece; next != sorted.end() && same_size(**next, **piece); ++next)
      left += static_cast<std::size_t>(std::max(0, (*next)->count));
    packer.add(**piece, left);
  }
  return packer.sheets();
}

}  // namespace trackwright

#include "render/sheets/fill.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

#include "render/sheets/piece_shape.h"

namespace trackwright {
namespace {

auto shape_key(const Piece& piece) {
  return std::tuple(piece.outline, piece.size.width, piece.size.height, piece.hex_orientation,
                    allowed_bleed(piece));
}

void gather_groups(std::vector<const Piece*>& pieces) {
  std::map<std::string, std::size_t> order;
  for (const Piece* piece : pieces) order.try_emplace(piece->group, order.size());
  std::ranges::stable_sort(
      pieces, [&](const Piece* a, const Piece* b) { return order.at(a->group) < order.at(b->group); });
}

// Puts pieces at the next free place.
class Places {
 public:
  explicit Places(const SheetLayout& layout) : layout_(layout) {}

  void put(const Piece* piece, std::size_t copy) {
    if (column_ == row().size()) next_row(0);
    if (!begun_) {
      sheets_.emplace_back();
      begun_ = true;
    }
    sheets_.back().push_back({piece, row()[column_++], copy});
  }
  void next_row(int left_empty) {
    if (column_ == 0) return;
    row_ += 1 + static_cast<std::size_t>(left_empty);
    column_ = 0;
    if (row_ >= layout_.rows.size()) next_sheet();
  }
  void next_sheet() {
    row_ = 0;
    column_ = 0;
    begun_ = false;
  }
  std::vector<FilledSheet> sheets() { return std::move(sheets_); }

 private:
  const std::vector<Transform>& row() const { return layout_.rows[row_]; }

  const SheetLayout& layout_;
  std::vector<FilledSheet> sheets_;
  std::size_t row_ = 0;
  std::size_t column_ = 0;
  bool begun_ = false;  // the current sheet has been added
};

std::vector<FilledSheet> filled(const std::vector<const Piece*>& pieces, const SheetLayout& layout,
                                const FillRules& rules) {
  Places places(layout);
  const Piece* before = nullptr;
  for (const Piece* piece : pieces) {
    const bool new_group = before != nullptr && before->group != piece->group && piece->count > 0;
    if (new_group && rules.groups == GroupChange::NextSheet) places.next_sheet();
    if (new_group && (rules.groups == GroupChange::NextRow || rules.rows_between > 0))
      places.next_row(rules.rows_between);
    for (int copy = 0; copy < piece->count; ++copy) places.put(piece, static_cast<std::size_t>(copy));
    if (piece->count > 0) before = piece;
  }
  return places.sheets();
}

}  // namespace

std::vector<FilledSheet> fill_sheets(std::vector<const Piece*> pieces, const SheetLayout& layout,
                                     const FillRules& rules) {
  if (rules.groups != GroupChange::SameRow) gather_groups(pieces);
  std::vector<FilledSheet> sheets = filled(pieces, layout, rules);
  if (rules.groups != GroupChange::NextRow || rules.rows_between > 0) return sheets;
  std::vector<FilledSheet> fewer = filled(pieces, layout, {GroupChange::SameRow, 0});
  return fewer.size() < sheets.size() ? fewer : sheets;
}

std::vector<std::vector<const Piece*>> by_shape(const std::vector<Piece>& pieces) {
  std::vector<std::vector<const Piece*>> shapes;
  for (const Piece& piece : pieces) {
    const auto known = std::ranges::find_if(
        shapes, [&](const auto& shape) { return shape_key(*shape.front()) == shape_key(piece); });
    if (known == shapes.end())
      shapes.push_back({&piece});
    else
      known->push_back(&piece);
  }
  return shapes;
}

}  // namespace trackwright

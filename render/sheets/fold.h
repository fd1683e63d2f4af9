// Arranges the pages of a booklet on sheets that are printed on both sides, nested, folded once and stapled
// in the fold. The sheets are landscape; the back is turned about the short edge.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "render/drawing/page.h"
#include "render/sheets/paper.h"

namespace trackwright {

// Pages on one side of a sheet, counted from 0; empty: blank.
struct FoldedSide {
  std::optional<std::size_t> left;
  std::optional<std::size_t> right;
  friend bool operator==(const FoldedSide&, const FoldedSide&) = default;
};

// The sides of all sheets: the outside and the inside of the outermost sheet, then of the next one. The
// number of pages is padded to a multiple of four with blank pages before the last page, which stays outside.
std::vector<FoldedSide> fold_order(std::size_t pages);

// Half of an A4 or Letter sheet; otherwise A5.
Size booklet_page_on(const Paper&);

// The printed sides. The fold is in the middle of the paper; pages too large for it are reduced. Pages are
// copied, so their drawings should be symbols.
std::vector<Page> folded(const std::vector<Page>&, const Paper&);

}  // namespace trackwright

// Boards on paper: whole, or split over several sheets that overlap. furnish.h adds the strips.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "render/kit/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// Returns the board on one page of its own size, with a margin for marks and strip, for a print shop.
// `shown`: its drawing if other sheets share it; by default its own.
Sheet whole_board(const Board&, const SheetOptions&, const std::string& name,
                  std::shared_ptr<const Drawing> shown = nullptr);

// Returns the board on as few sheets as possible, upright or lying. If it needs more than one, parts share
// `overlap` mm, joins avoid `never_cut` and `keep_whole` boxes as far as the paper allows, marks show where
// to trim and glue, and each part is labelled. A board that may shrink is reduced to one sheet instead; one
// with `least_scale` shrinks if that saves a sheet or keeps joins clear.
std::vector<Sheet> split_board(const Board&, const SheetOptions&, const std::string& name);

}  // namespace trackwright

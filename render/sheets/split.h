// Boards on paper: whole, or over several sheets that overlap. The strips are left to furnish (furnish.h).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "render/kit/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// The board on one page of its own size, with a margin for marks and strip: for a print shop. `shown`: its
// drawing, where other sheets show the same; else its own.
Sheet whole_board(const Board&, const SheetOptions&, const std::string& name,
                  std::shared_ptr<const Drawing> shown = nullptr);

// The board on as few sheets as hold it, upright or lying. Where more than one is needed, parts
// share `overlap` mm, joins keep clear of `never_cut` and `keep_whole` boxes as far as the paper allows,
// marks show where to trim and glue, and each says which part it is. A board that may shrink is shrunk onto
// one sheet instead; one that gives a little (`least_scale`) does so
// where that saves a sheet, or keeps joins clear.
std::vector<Sheet> split_board(const Board&, const SheetOptions&, const std::string& name);

}  // namespace trackwright

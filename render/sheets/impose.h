// Arranges the pieces of a component on sheets of paper.
#pragma once

#include <vector>

#include "render/kit/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// Places all pieces, each as often as its count, in order. Pieces of different outline, size or bleed do not
// share a sheet. Boards follow, each on one sheet if it fits, otherwise split over several with a key
// (split.h). Every sheet has crop marks and a strip with the title, its name and number, and a ruler.
std::vector<Sheet> impose(const Component&, const SheetOptions&);

// Returns only the boards, each on a page of its own size. Boards whose parts are on the given sheets share
// the drawing with them.
std::vector<Sheet> whole_boards(const Component&, const SheetOptions&,
                                const std::vector<Sheet>& in_parts = {});

// Returns the pages to write, without placements.
std::vector<Page> pages_of(std::vector<Sheet>);

}  // namespace trackwright

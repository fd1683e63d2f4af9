// Puts the pieces of a component on sheets of paper.
#pragma once

#include <vector>

#include "render/kit/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// All pieces, each as often as its count, in their order; pieces of different outline, size or bleed do not
// share a sheet. Boards follow, each on one sheet where it fits, else split over several with a key
// (split.h). Every sheet carries crop marks and a strip with the title, its name and number and a ruler.
std::vector<Sheet> impose(const Component&, const SheetOptions&);

// The boards alone, each on one page of its own size. Those of which the sheets given show parts are the same
// drawing there.
std::vector<Sheet> whole_boards(const Component&, const SheetOptions&,
                                const std::vector<Sheet>& in_parts = {});

// As they are written: without what lies on them.
std::vector<Page> pages_of(std::vector<Sheet>);

}  // namespace trackwright

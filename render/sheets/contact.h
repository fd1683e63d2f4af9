// A contact sheet: many small pictures on one page, for documentation and for reviewing a kit.
#pragma once

#include <vector>

#include "render/drawing/page.h"
#include "render/drawing/theme.h"

namespace trackwright {

// Shows all pages in order, in rows of equal height that fill the page as far as possible; each framed, with
// its name below.
Drawing contact_sheet(const std::vector<Page>&, Size page, const Theme&);

}  // namespace trackwright

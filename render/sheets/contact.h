// Many pictures on one page, in small: for documentation and for looking over a kit.
#pragma once

#include <vector>

#include "render/drawing/page.h"
#include "render/drawing/theme.h"

namespace trackwright {

// All pages in their order, in rows of equal height that fill this one as far as they can; each framed and
// with its name below.
Drawing contact_sheet(const std::vector<Page>&, Size page, const Theme&);

}  // namespace trackwright

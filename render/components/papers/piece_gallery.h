// Pictures of some pieces of a kit, to recognize its components.
#pragma once

#include "render/kit/component.h"
#include "render/words/book.h"

namespace trackwright {

// A grid of small pictures with their names, `width` mm wide; without size if the kit has no pieces.
BookFigure piece_gallery(const ComponentContext&, double width);

// The market of the kit, reduced; without size if there is none.
BookFigure market_picture(const ComponentContext&, double width);

// The first train that rusts, and the card that ends it; without size if no train rusts.
BookFigure rust_picture(const ComponentContext&);

}  // namespace trackwright

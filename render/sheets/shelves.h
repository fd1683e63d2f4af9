// Rectangles of several sizes on as few sheets as may be, so that straight cuts part them: first between
// shelves that are cut otherwise, then across those that are cut alike and along them, then what is lower
// than its shelf.
#pragma once

#include <vector>

#include "render/sheets/fill.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// One sheet: pieces about the top left corner of a block, and all cuts. Cuts along the shelves run from edge
// to edge of the block, cuts across from the first to the last of neighbouring shelves that are cut alike.
struct PackedSheet {
  Size block;
  FilledSheet pieces;
  std::vector<Cut> cuts;
};

// Bleeds do not overlap and lie `gap` mm apart. Pieces that fit the area neither upright nor turned must not
// be given. The same pieces give the same sheets.
std::vector<PackedSheet> pack_shelves(const std::vector<const Piece*>&, Size area, double gap);

}  // namespace trackwright

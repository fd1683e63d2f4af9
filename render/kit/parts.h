// Boards part by part: where a later kit's board differs in few of them, a patch to glue on is enough.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

// The parts of a board in the order in which they are drawn; what is large and made of others is taken apart.
std::vector<DrawnPart> parts_of(const Board&);

// A piece of paper that brings a board up to date.
struct Patch {
  Box box;               // of the board
  bool hexagon = false;  // the box is that round one hex; otherwise it is the patch
  std::vector<Name> of;  // what it shows, as far as parts say; each once
};

// Patches that make the old board look like the new one. None where the board has to be printed anew: of
// another scale, no parts known, or more than this share of it changed.
inline constexpr double most_patched = 0.3;
std::vector<Patch> patches(const Imprint& old, const Board& now);

// As pieces to cut out, all rectangles, so that they share sheets, at the scale at which the sheets show the
// board, in the order of the patches; ids are "patch-1", "patch-2".
std::vector<Piece> patch_pieces(const std::vector<Patch>&, const Board&, const std::string& title);

}  // namespace trackwright

// Compares boards part by part: if a new board differs in few parts, a patch to glue on is enough.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

// Returns the parts of a board in drawing order; splits large composite parts.
std::vector<DrawnPart> parts_of(const Board&);

// A piece of paper that updates a board.
struct Patch {
  Box box;               // on the board
  bool hexagon = false;  // the patch is the hexagon in the box; false: the patch is the box
  std::vector<Name> of;  // the objects shown, if known, without duplicates
};

// Returns patches that make the old board look like the new one. Empty if the board must be reprinted: it has
// another scale, unknown parts, or more than this share of it changed.
inline constexpr double most_patched = 0.3;
std::vector<Patch> patches(const Imprint& old, const Board& now);

// Returns the patches as rectangular pieces to cut out, so that they share sheets. They have the scale of the
// board on its sheets and the order of the patches; ids are "patch-1", "patch-2".
std::vector<Piece> patch_pieces(const std::vector<Patch>&, const Board&, const std::string& title);

}  // namespace trackwright

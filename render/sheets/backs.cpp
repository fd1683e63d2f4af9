#include "render/sheets/backs.h"

namespace trackwright {

Mirror turning_line(Backs backs, Size page) {
  const bool upright = page.height >= page.width;
  // Turned over the long edge, an upright page is mirrored left to right, a lying one top to bottom. Sheets
  // that are glued back to back are turned like the pages of a book.
  const bool vertical = backs == Backs::Separate || (backs == Backs::LongEdge) == upright;
  return {vertical, (vertical ? page.width : page.height) / 2};
}

Transform behind(const Transform& front, Mirror mirror) {
  const Transform turn =
      mirror.vertical ? Transform{-1, 0, 2 * mirror.at, 0, 1, 0} : Transform{1, 0, 0, 0, -1, 2 * mirror.at};
  // A back is drawn as it is seen when the piece is turned over about its own vertical axis.
  constexpr Transform own{-1, 0, 0, 0, 1, 0};
  return turn * front * own;
}

}  // namespace trackwright

#include "render/sheets/backs.h"

#include <tuple>
#include <utility>

namespace trackwright {

namespace {

Transform turned(Mirror mirror) {
  return mirror.vertical ? Transform{-1, 0, 2 * mirror.at, 0, 1, 0}
                         : Transform{1, 0, 0, 0, -1, 2 * mirror.at};
}

}  // namespace

Mirror turning_line(Backs backs, Size page) {
  const bool upright = page.height >= page.width;
  // Turning over the long edge mirrors an upright page left to right and a lying page top to bottom. Sheets
  // glued back to back turn like the pages of a book.
  const bool vertical = backs == Backs::Separate || (backs == Backs::LongEdge) == upright;
  return {vertical, (vertical ? page.width : page.height) / 2};
}

Box mirrored(Box box, Mirror mirror) {
  return transformed(turned(mirror), box);
}

Cut mirrored(const Cut& cut, Mirror mirror) {
  Cut turned_over{turned(mirror).apply(cut.from), turned(mirror).apply(cut.to)};
  const auto order = [](Point p) { return std::tuple(p.x, p.y); };
  if (order(turned_over.to) < order(turned_over.from)) std::swap(turned_over.from, turned_over.to);
  return turned_over;
}

Transform behind(const Transform& front, Mirror mirror) {
  // Draw a back as seen when the piece is turned about its own vertical axis.
  constexpr Transform own{-1, 0, 0, 0, 1, 0};
  return turned(mirror) * front * own;
}

}  // namespace trackwright

#include "render/marks/round_piece.h"

#include <algorithm>
#include <utility>

namespace trackwright {

void small_ground(Drawing& drawing, const Piece& piece, Rgb ground) {
  const double side = piece.size.width + 2 * piece.bleed;
  fill(drawing,
       piece.outline == PieceOutline::Circle ? circle({0, 0}, side / 2)
                                             : rectangle({-side / 2, -side / 2, side, side}),
       ground);
}

Piece small_piece(const ComponentContext& context, std::string id, std::string label, int count, double size,
                  Rgb ground, TokenShape shape) {
  Piece piece;
  piece.id = std::move(id);
  piece.label = std::move(label);
  piece.outline = shape == TokenShape::Circle ? PieceOutline::Circle : PieceOutline::Rectangle;
  piece.size = {size, size};
  piece.bleed = std::min(context.options.bleed, context.options.small_bleed);
  piece.count = count;
  small_ground(piece.front, piece, ground);
  return piece;
}

}  // namespace trackwright

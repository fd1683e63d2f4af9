#include "render/marks/card.h"

#include <utility>

#include "render/kit/kit.h"
#include "render/words/lettering.h"

namespace trackwright {

Box card_box(Size size) {
  return {-size.width / 2, -size.height / 2, size.width, size.height};
}

Drawing card_ground(const ComponentContext& context, Size size) {
  const double bleed = context.options.bleed;
  const Box box = card_box(size);
  Drawing drawing;
  fill(drawing, rectangle({box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed}),
       context.theme.colour("paper"));
  return drawing;
}

void card_band(Drawing& drawing, const ComponentContext& context, CardEdge edge, double width, Rgb colour,
               Size size) {
  const double bleed = context.options.bleed;
  const Box box = card_box(size);
  const Box band = edge == CardEdge::Left
                       ? Box{box.x - bleed, box.y - bleed, width + bleed, box.height + 2 * bleed}
                       : Box{box.x - bleed, box.y - bleed, box.width + 2 * bleed, width + bleed};
  fill(drawing, rectangle(band), colour);
}

void card_imprint(Drawing& drawing, const ComponentContext& context, Rgb colour, Size size) {
  const Title& title = context.title;
  const Box box = card_box(size);
  const std::string printed = edition(title);
  drawing.add(Text{.text = printed.empty() ? title.name : title.name + " " + printed,
                   .font = face(2.15),
                   .colour = colour,
                   .at = {box.right() - card_margin, box.bottom() - 2},
                   .align = Align::Right,
                   .imprint = true});
}

Piece card_piece(const ComponentContext& context, std::string id, std::string label, int count, Drawing front,
                 Size size) {
  Piece piece;
  piece.id = std::move(id);
  piece.label = std::move(label);
  piece.size = size;
  piece.bleed = context.options.bleed;
  piece.count = count;
  piece.front = std::move(front);
  return piece;
}

}  // namespace trackwright

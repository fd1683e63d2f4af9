#include "render/marks/card.h"

#include <utility>

#include "render/kit/kit.h"
#include "render/words/lettering.h"

namespace trackwright {

Box card_box() {
  return {-card_size.width / 2, -card_size.height / 2, card_size.width, card_size.height};
}

Drawing card_ground(const ComponentContext& context) {
  const double bleed = context.options.bleed;
  const Box box = card_box();
  Drawing drawing;
  fill(drawing, rectangle({box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed}),
       context.theme.colour("paper"));
  return drawing;
}

void card_band(Drawing& drawing, const ComponentContext& context, CardEdge edge, double width, Rgb colour) {
  const double bleed = context.options.bleed;
  const Box box = card_box();
  const Box band = edge == CardEdge::Left
                       ? Box{box.x - bleed, box.y - bleed, width + bleed, box.height + 2 * bleed}
                       : Box{box.x - bleed, box.y - bleed, box.width + 2 * bleed, width + bleed};
  fill(drawing, rectangle(band), colour);
}

void card_imprint(Drawing& drawing, const ComponentContext& context, Rgb colour) {
  const Title& title = context.title;
  const Box box = card_box();
  const std::string printed = edition(title);
  drawing.add(Text{.text = printed.empty() ? title.name : title.name + " " + printed,
                   .font = face(1.6),
                   .colour = colour,
                   .at = {box.right() - card_margin, box.bottom() - 2},
                   .align = Align::Right});
}

Piece card_piece(const ComponentContext& context, std::string id, std::string label, int count,
                 Drawing front) {
  Piece piece;
  piece.id = std::move(id);
  piece.label = std::move(label);
  piece.size = card_size;
  piece.bleed = context.options.bleed;
  piece.count = count;
  piece.front = std::move(front);
  return piece;
}

}  // namespace trackwright

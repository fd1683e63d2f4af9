#include "render/kit/contents.h"

#include <algorithm>

namespace trackwright {

int KitPart::count() const {
  int sum = 0;
  for (const KitItem& piece : pieces) {
    sum += piece.count;
  }
  return sum;
}

bool KitPart::has(PieceOutline outline) const {
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const KitItem& piece) { return piece.outline == outline; });
}

KitPart part_of_kit(const Component& component) {
  KitPart part;
  part.id = component.id;
  part.title = component.title;
  for (const Piece& piece : component.pieces) {
    part.pieces.push_back({piece.id, piece.label, piece.group, piece.count, piece.outline, piece.size});
  }
  for (const Board& board : component.boards) {
    part.boards.push_back(board.id);
  }
  return part;
}

bool wanted_in_kit(const KitChoices& kit, std::string_view component) {
  return kit.components.empty() ||
         std::ranges::find(kit.components, component, &Ref::value) != kit.components.end();
}

KitContents contents_of(const ComponentContext& context) {
  return context.contents != nullptr ? *context.contents : KitContents{};
}

}  // namespace trackwright

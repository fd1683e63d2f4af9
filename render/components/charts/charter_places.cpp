#include "render/components/charts/charter_places.h"

#include <algorithm>

#include "render/marks/card.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double fanned = 0.35;     // visible part of a card under another one
constexpr double play = 1.5;        // space around a card
constexpr double name_size = 2.83;  // 8 pt

}  // namespace

int train_places(const Title& title, const Company& company) {
  int most = 0;
  for (const Phase& phase : title.roster.phases)
    for (const auto& [kind, limit] : phase.limits)
      if (kind == company.kind || (company.conversion && kind == company.conversion->kind))
        most = std::max(most, limit.value);
  return std::clamp(most, 1, most_places);
}

Size fan_of_cards(int cards) {
  return {card_size.width + play, card_size.height * (1 + fanned * (cards - 1)) + play};
}

double place_name(Drawing& drawing, const std::string& name, const Theme& theme, Point at) {
  drawing.add(Text{.text = name,
                   .font = face(name_size, Weight::Bold),
                   .colour = theme.colour("paper.muted"),
                   .at = {at.x, at.y + name_size * 0.8},
                   .align = Align::Left});
  return name_size * 1.5;
}

void draw_place(Drawing& drawing, const std::string& name, const Theme& theme, Box box) {
  drawing.add(Shape{rectangle(box, 2), tint(theme.colour("paper.tint"), 0.45),
                    Stroke{.colour = theme.colour("paper.rule"), .width = 0.25}});
  place_name(drawing, name, theme, {box.x + 2, box.y + 1.6});
}

}  // namespace trackwright

#include "render/components/tokens/bonus_tokens.h"

#include <fmt/format.h>

#include "render/marks/herald.h"
#include "render/marks/round_piece.h"
#include "render/tile/icon.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double usual_token = 12;       // that the measures below are of
constexpr std::size_t longest_mark = 4;  // bytes of a name that reads like a company's

Box scaled(Box box, double unit) {
  return {box.x * unit, box.y * unit, box.width * unit, box.height * unit};
}

// The name alone may be large; below a sign it is one line.
void draw_token_name(Drawing& drawing, const Lettering& lettering, const std::string& name, bool signed_above,
                     Rgb ink, double unit) {
  const Box below{-4.9, 0.3, 9.8, 4.8};
  const Box whole{-4.4, -3.2, 8.8, 6.4};
  letter(drawing, lettering, name, signed_above ? face(2.3 * unit) : face(4.2 * unit, Weight::Bold), ink,
         scaled(signed_above ? below : whole, unit), {.smallest = 2.12, .lines = 2, .leading = 1});
}

}  // namespace

Piece bonus_piece(const ComponentContext& context, const BonusToken& bonus) {
  const double size = context.options.station_token;
  const double unit = size / usual_token;
  const Rgb ground = context.theme.colour("paper.accent");
  const Rgb ink = readable_on(ground);
  Piece piece = small_piece(context, "bonus-" + bonus.id, bonus.name + " token", bonus.count.value, size,
                            ground, bonus.square ? TokenShape::Square : TokenShape::Circle);
  piece.group = "bonus";
  piece.about = {{Name::BonusToken, bonus.id}, {}, bonus.place};
  const Lettering lettering{piece.about, "the token " + bonus.name};
  const bool pictured = has_icon(bonus.icon);
  const bool valued = bonus.bonus != 0;
  if (valued) {
    const Box beside{-0.8, -3.7, 4.9, 4};
    const Box alone{-4.2, -3.7, 8.4, 4};
    letter(piece.front, lettering, fmt::format("{:+}", bonus.bonus), face(4 * unit, Weight::Bold), ink,
           scaled(pictured ? beside : alone, unit));
  }
  if (pictured) {
    const Box left{-4.4, -3.4, 3.4, 3.4};
    const Box middle{-2.3, -4.4, 4.6, 4.6};
    piece.front.add(icon(bonus.icon, scaled(valued ? left : middle, unit), context.theme, ground));
  }
  if (!valued && !pictured && bonus.name.find(' ') == std::string::npos && bonus.name.size() <= longest_mark)
    piece.front.add(herald(bonus.name, {Rim::Line}, ink, size));
  else
    draw_token_name(piece.front, lettering, bonus.name, valued || pictured, ink, unit);
  return piece;
}

}  // namespace trackwright

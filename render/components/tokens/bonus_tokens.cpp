#include "render/components/tokens/bonus_tokens.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/marks/round_piece.h"
#include "render/tile/icon.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double usual_token = 12;       // reference size of the measures below
constexpr std::size_t longest_mark = 4;  // bytes of a name that looks like a company's

Box scaled(Box box, double unit) {
  return {box.x * unit, box.y * unit, box.width * unit, box.height * unit};
}

// A name without sign may be large; below a sign it takes one line.
void draw_token_name(Drawing& drawing, const Lettering& lettering, const std::string& name, bool signed_above,
                     Rgb ink, double unit) {
  const Box below{-4.9, 0.3, 9.8, 4.8};
  const Box whole{-4.4, -3.2, 8.8, 6.4};
  letter(drawing, lettering, name, signed_above ? face(2.3 * unit) : face(4.2 * unit, Weight::Bold), ink,
         scaled(signed_above ? below : whole, unit), {.smallest = 2.12, .lines = 2, .leading = 1});
}

// Returns whether the token shows only a short name, which looks like a company's.
bool reads_like_a_company(const BonusToken& bonus) {
  return bonus.bonus == 0 && !has_icon(bonus.icon) && bonus.name.find(' ') == std::string::npos &&
         bonus.name.size() <= longest_mark;
}

// Returns the difference to the nearest company colour, for the least favourable colour vision.
double least_apart(const std::vector<Company>& companies, const Theme& theme, Rgb colour) {
  double least = 100;
  for (const Company& company : companies)
    least = std::min(least, least_difference(livery(company, theme).ground, colour));
  return least;
}

}  // namespace

Rgb bonus_ground(const Title& title, const Theme& theme, const BonusToken& bonus) {
  Rgb best = theme.colour("paper.accent");
  if (!reads_like_a_company(bonus)) return best;
  double apart = least_apart(title.companies.companies, theme, best);
  for (const Ink name : {Ink("paper.muted"), Ink("paper.text")}) {
    const Rgb other = theme.colour(name);
    const double further = least_apart(title.companies.companies, theme, other);
    if (apart >= rim_shared_from || further <= apart) continue;
    best = other;
    apart = further;
  }
  return best;
}

std::optional<TokenSign> bonus_sign(const Title& title, const Theme& theme, const BonusToken& bonus) {
  if (!reads_like_a_company(bonus)) return std::nullopt;
  const std::vector<Company>& companies = title.companies.companies;
  const std::vector<TokenSign> signs = signs_of(companies, theme);
  const Rgb ground = bonus_ground(title, theme, bonus);
  for (const DiscFill field : {DiscFill::Ends, DiscFill::Lines, DiscFill::Head, DiscFill::Foot}) {
    const TokenSign sign{Rim::Line, field};
    bool taken = false;
    for (std::size_t i = 0; i < companies.size(); ++i)
      taken = taken || (signs[i] == sign &&
                        least_difference(livery(companies[i], theme).ground, ground) < alike_below);
    if (!taken) return sign;
  }
  return TokenSign{};
}

Piece bonus_piece(const ComponentContext& context, const BonusToken& bonus) {
  const double size = context.options.station_token;
  const double unit = size / usual_token;
  const Rgb ground = bonus_ground(context.title, context.theme, bonus);
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
  if (const auto sign = bonus_sign(context.title, context.theme, bonus))
    piece.front.add(herald(bonus.name, *sign, ink, size));
  else
    draw_token_name(piece.front, lettering, bonus.name, valued || pictured, ink, unit);
  return piece;
}

}  // namespace trackwright

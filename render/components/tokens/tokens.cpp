#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/components/tokens/tokens.h"
#include "render/marks/logo.h"
#include "render/marks/token.h"
#include "render/tile/icon.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {

namespace {

About about_token(const Company& company, const char* aspect) {
  return {{Name::Company, company.id.value}, aspect, company.id.place};
}

// Returns whether tokens lie in ports and serve as stations elsewhere.
bool has_ports(const Title& title) {
  return std::ranges::any_of(title.runs.stand_ins,
                             [](const StandIn& one) { return one.hex.value != one.city.value; });
}

// Draws the side for ports in exchanged colours: an anchor above the short name.
Drawing port_side(const ComponentContext& context, const Company& company, double bleed) {
  const double size = context.options.station_token;
  const Livery worn = livery(company, context.theme);
  Drawing side;
  fill(side, circle({0, 0}, size / 2 + bleed), worn.text);
  const double anchor = size * 0.42;
  side.add(icon("port", {-anchor / 2, -size * 0.43, anchor, anchor}, context.theme, worn.text));
  const Lettering lettering{about_token(company, "port"), "the port side of " + company.id.value};
  letter(side, lettering, company.id.value, face(size * 0.28, Weight::Bold), worn.ground,
         {-size * 0.38, size * 0.02, size * 0.76, size * 0.34}, {.smallest = 2.12});
  return side;
}

Piece station_piece(const ComponentContext& context, const Company& company, TokenSign sign) {
  Piece piece = small_piece(context, "station-" + company.id.value, company.id.value + " station",
                            static_cast<int>(company.tokens.size()), context.options.station_token,
                            livery(company, context.theme).ground);
  piece.group = "stations";
  piece.about = about_token(company, "station");
  piece.front.add(
      token_face(company, context.theme, context.options.station_token, sign, logo(context, company)));
  if (has_ports(context.title)) piece.back = port_side(context, company, piece.bleed);
  return piece;
}

// The other side has exchanged colours and marks a company that has operated.
Piece market_piece(const ComponentContext& context, const Company& company, TokenSign sign) {
  const Livery worn = livery(company, context.theme);
  Piece piece = small_piece(context, "market-" + company.id.value, company.id.value + " market marker", 1,
                            context.options.market_token, worn.ground);
  piece.group = "market";
  piece.about = about_token(company, "market-marker");
  piece.front.add(
      token_face(company, context.theme, context.options.market_token, sign, logo(context, company)));
  Drawing back;
  fill(back, circle({0, 0}, context.options.market_token / 2 + piece.bleed), worn.text);
  back.add(herald(company.id.value, sign, worn.ground, context.options.market_token));
  piece.back = std::move(back);
  return piece;
}

// Replaces the other tokens after the company converts.
Piece converted_piece(const ComponentContext& context, const Company& company, TokenSign sign) {
  const double size = context.options.station_token;
  const Livery worn = livery(as_converted(company, context.theme), context.theme);
  Piece piece = small_piece(context, "converted-" + company.id.value,
                            company.id.value + " station, " + uncapitalised(company.conversion->as),
                            static_cast<int>(company.tokens.size()), size, worn.ground);
  piece.group = "stations";
  piece.about = about_token(company, "converted-station");
  piece.front.add(herald(company.id.value, sign, worn.text, size));
  return piece;
}

// Marks a place that counts more for the company; exchanged colours distinguish it from a station.
Piece destination_piece(const ComponentContext& context, const Company& company, TokenSign sign) {
  const double size = context.options.station_token;
  const Livery worn = livery(company, context.theme);
  Piece piece = small_piece(context, "destination-" + company.id.value,
                            company.id.value + " destination marker", 1, size, worn.text);
  piece.group = "stations";
  piece.about = about_token(company, "destination-marker");
  piece.front.add(herald(company.id.value, sign, worn.ground, size));
  return piece;
}

// Returns whether a bonus for runs depends on the company's destination marker.
bool has_destination_markers(const Title& title) {
  return std::ranges::any_of(title.runs.bonuses,
                             [](const RunBonus& bonus) { return bonus.token == "destination"; });
}

}  // namespace

Component tokens(const ComponentContext& context) {
  Component component{"tokens", "Tokens", {}, {}};
  const std::vector<Company>& companies = context.title.companies.companies;
  const std::vector<TokenSign> signs = signs_of(companies, context.theme);
  using Make = Piece (*)(const ComponentContext&, const Company&, TokenSign);
  const auto add_where = [&](const auto& wanted, Make make) {
    for (std::size_t i = 0; i < companies.size(); ++i)
      if (wanted(companies[i])) component.pieces.push_back(make(context, companies[i], signs[i]));
  };
  add_where([](const Company& company) { return !company.tokens.empty(); }, station_piece);
  add_where(
      [](const Company& company) {
        return !company.tokens.empty() && company.conversion && company.conversion->tokens;
      },
      converted_piece);
  if (has_destination_markers(context.title))
    add_where([](const Company& company) { return company.destination || company.connection; },
              destination_piece);
  add_where([](const Company& company) { return !company.certificates.empty(); }, market_piece);
  for (const BonusToken& bonus : context.title.companies.bonus_tokens)
    if (bonus.count.value > 0) component.pieces.push_back(bonus_piece(context, bonus));
  return component;
}

namespace {

// Returns the currency without its amount: "kr" of "{} kr".
std::string currency_sign(const Title& title) {
  std::string sign = title.currency;
  if (const auto hole = sign.find("{}"); hole != std::string::npos) sign.erase(hole, 2);
  sign.erase(0, std::min(sign.find_first_not_of(' '), sign.size()));
  sign.erase(sign.find_last_not_of(' ') + 1);
  return sign;
}

void draw_ring(Drawing& drawing, double size, Rgb colour) {
  stroke(drawing, circle({0, 0}, size * 0.435), {.colour = colour, .width = size * 0.02});
}

// Draws only the half below the company's field: a full ring would look like the rim of a token.
void draw_half_ring(Drawing& drawing, double size, Rgb colour) {
  stroke(drawing, Outline{}.arc({0, 0}, size * 0.47, 0, 180), {.colour = colour, .width = size * 0.0216});
}

Piece word_marker(const ComponentContext& context, const std::string& word, Ink colour) {
  const double size = context.options.market_token;
  const Rgb ground = context.theme.colour(colour);
  const Rgb ink = readable_on(ground);
  Piece piece = small_piece(context, "marker-" + word, word + " marker", 1, size, ground);
  piece.group = "round and phase";
  const Lettering lettering{{{Name::Piece, word}, {}, context.title.place}, "the marker " + word};
  draw_ring(piece.front, size, ink);
  letter(piece.front, lettering, word, face(size * 0.22, Weight::Bold), ink,
         {-size * 0.37, -size * 0.15, size * 0.74, size * 0.3}, {.smallest = 2.12});
  return piece;
}

// Shows the company's colours above white paper, so that nobody takes the marker for a token.
Piece revenue_marker(const ComponentContext& context, const Company& company) {
  const double size = context.options.market_token;
  const Livery worn = livery(company, context.theme);
  const Rgb paper{1, 1, 1};
  Piece piece = small_piece(context, "revenue-" + company.id.value, company.id.value + " revenue marker", 1,
                            size, paper);
  piece.group = "revenue";
  const double radius = size / 2 + piece.bleed;
  fill(piece.front, Outline{}.arc({0, 0}, radius, 180, 360).close(), worn.ground);
  draw_half_ring(piece.front, size, on_paper(worn));
  piece.about = {{Name::Company, company.id.value}, "revenue-marker", company.place};
  const Lettering lettering{piece.about, "the revenue marker of " + company.id.value};
  letter(piece.front, lettering, company.id.value, face(size * 0.3, Weight::Bold), worn.text,
         {-size * 0.34, -size * 0.33, size * 0.68, size * 0.28}, {.smallest = 2.12});
  letter(piece.front, lettering, currency_sign(context.title), face(size * 0.24, Weight::Bold),
         legible_on(paper, on_paper(worn)), {-size * 0.3, size * 0.06, size * 0.6, size * 0.26},
         {.smallest = 2.12});
  return piece;
}

}  // namespace

Component markers(const ComponentContext& context) {
  Component component{"markers", "Markers", {}, {}};
  const Title& title = context.title;
  if (has_rounds(title)) component.pieces.push_back(word_marker(context, "Round", "paper.band"));
  if (title.roster.phases.size() > 1) component.pieces.push_back(word_marker(context, "Phase", "paper.text"));
  if (title.roster.trains.empty()) return component;
  for (const Company& company : title.companies.companies)
    component.pieces.push_back(revenue_marker(context, company));
  return component;
}

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

#include "render/components/tokens/markers.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/marks/round_piece.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
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

}  // namespace trackwright

#include "render/components/tokens.h"

#include <fmt/format.h>

#include "render/parts/lettering.h"
#include "render/parts/livery.h"
#include "render/parts/logo.h"
#include "render/parts/token.h"

namespace trackwright {
namespace {

constexpr double station_size = 12;   // lies inside a city's circle
constexpr double market_size = 12.7;  // 1/2 in

Piece round_piece(const ComponentContext& context, std::string id, std::string label, int count, double size,
                  Rgb ground) {
  Piece piece;
  piece.id = std::move(id);
  piece.label = std::move(label);
  piece.outline = PieceOutline::Circle;
  piece.size = {size, size};
  piece.bleed = std::min(context.options.bleed, 1.0);  // more would keep tokens needlessly apart
  piece.count = count;
  fill(piece.front, circle({0, 0}, size / 2 + piece.bleed), ground);
  return piece;
}

Piece station_piece(const ComponentContext& context, const Company& company) {
  Piece piece = round_piece(context, "station-" + company.id.value, company.id.value + " station",
                            static_cast<int>(company.tokens.size()), station_size,
                            livery(company, context.theme).ground);
  piece.group = "stations";
  piece.front.add(token_face(company, context.theme, station_size, logo(context, company)));
  return piece;
}

// The other side is in the colours exchanged: it marks a company that has operated.
Piece market_piece(const ComponentContext& context, const Company& company) {
  const Livery worn = livery(company, context.theme);
  Piece piece = round_piece(context, "market-" + company.id.value, company.id.value + " market marker", 1,
                            market_size, worn.ground);
  piece.group = "market";
  piece.front.add(token_face(company, context.theme, market_size, logo(context, company)));
  Drawing back;
  fill(back, circle({0, 0}, market_size / 2 + piece.bleed), worn.text);
  back.add(token_letters(company.id.value, {worn.text, worn.ground}, market_size));
  piece.back = std::move(back);
  return piece;
}

Piece bonus_piece(const ComponentContext& context, const BonusToken& bonus) {
  const Rgb ground = context.theme.colour("paper.accent");
  Piece piece = round_piece(context, "bonus-" + bonus.id, bonus.name + " token", bonus.count.value,
                            station_size, ground);
  piece.group = "bonus";
  const Lettering lettering{context.findings, bonus.id, "the token " + bonus.name, bonus.place};
  const Rgb ink = readable_on(ground);
  const bool valued = bonus.bonus != 0;
  if (valued) {
    letter(piece.front, lettering, fmt::format("+{}", bonus.bonus), face(4, Weight::Bold), ink,
           {-4.2, -3.6, 8.4, 4});
  }
  letter(piece.front, lettering, bonus.name, face(2.3), ink, {-4.3, valued ? 0.7 : -1.5, 8.6, 3},
         {.smallest = 1.1});
  return piece;
}

}  // namespace

Component tokens(const ComponentContext& context) {
  Component component{"tokens", "Tokens", {}, {}};
  for (const Company& company : context.title.companies.companies) {
    if (!company.tokens.empty()) {
      component.pieces.push_back(station_piece(context, company));
    }
  }
  for (const Company& company : context.title.companies.companies) {
    if (!company.certificates.empty()) {
      component.pieces.push_back(market_piece(context, company));
    }
  }
  for (const BonusToken& bonus : context.title.companies.bonus_tokens) {
    if (bonus.count.value > 0) {
      component.pieces.push_back(bonus_piece(context, bonus));
    }
  }
  return component;
}

}  // namespace trackwright

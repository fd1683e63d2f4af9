#include "render/components/tokens/tokens.h"

#include <algorithm>

#include "render/components/tokens/bonus_tokens.h"
#include "render/marks/logo.h"
#include "render/marks/round_piece.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"

namespace trackwright {
namespace {

About about_token(const Company& company, const char* aspect) {
  return {{Name::Company, company.id.value}, aspect, company.id.place};
}

Piece station_piece(const ComponentContext& context, const Company& company) {
  Piece piece = small_piece(context, "station-" + company.id.value, company.id.value + " station",
                            static_cast<int>(company.tokens.size()), context.options.station_token,
                            livery(company, context.theme).ground);
  piece.group = "stations";
  piece.about = about_token(company, "station");
  piece.front.add(token_face(company, context.theme, context.options.station_token, logo(context, company)));
  return piece;
}

// The other side is in the colours exchanged: it marks a company that has operated.
Piece market_piece(const ComponentContext& context, const Company& company) {
  const Livery worn = livery(company, context.theme);
  Piece piece = small_piece(context, "market-" + company.id.value, company.id.value + " market marker", 1,
                            context.options.market_token, worn.ground);
  piece.group = "market";
  piece.about = about_token(company, "market-marker");
  piece.front.add(token_face(company, context.theme, context.options.market_token, logo(context, company)));
  Drawing back;
  fill(back, circle({0, 0}, context.options.market_token / 2 + piece.bleed), worn.text);
  back.add(token_letters(company.id.value, {worn.text, worn.ground}, context.options.market_token));
  piece.back = std::move(back);
  return piece;
}

// Laid in place of the others when the company has converted.
Piece converted_piece(const ComponentContext& context, const Company& company) {
  const double size = context.options.station_token;
  const Livery worn = livery(as_converted(company, context.theme), context.theme);
  Piece piece = small_piece(context, "converted-" + company.id.value,
                            company.id.value + " station, " + company.conversion->as,
                            static_cast<int>(company.tokens.size()), size, worn.ground);
  piece.group = "stations";
  piece.about = about_token(company, "converted-station");
  piece.front.add(token_letters(company.id.value, worn, size));
  return piece;
}

// Laid where the company is to count a place for more: in the colours exchanged, so that it is no station.
Piece destination_piece(const ComponentContext& context, const Company& company) {
  const double size = context.options.station_token;
  const Livery worn = livery(company, context.theme);
  Piece piece = small_piece(context, "destination-" + company.id.value,
                            company.id.value + " destination marker", 1, size, worn.text);
  piece.group = "stations";
  piece.about = about_token(company, "destination-marker");
  piece.front.add(token_letters(company.id.value, {worn.text, worn.ground}, size));
  return piece;
}

// Whether the rules of running ask where a company's destination marker lies.
bool has_destination_markers(const Title& title) {
  return std::ranges::any_of(title.runs.bonuses,
                             [](const RunBonus& bonus) { return bonus.token == "destination"; });
}

}  // namespace

Component tokens(const ComponentContext& context) {
  Component component{"tokens", "Tokens", {}, {}};
  for (const Company& company : context.title.companies.companies)
    if (!company.tokens.empty()) component.pieces.push_back(station_piece(context, company));
  for (const Company& company : context.title.companies.companies)
    if (!company.tokens.empty() && company.conversion && company.conversion->tokens)
      component.pieces.push_back(converted_piece(context, company));
  if (has_destination_markers(context.title))
    for (const Company& company : context.title.companies.companies)
      if (company.destination || company.connection)
        component.pieces.push_back(destination_piece(context, company));
  for (const Company& company : context.title.companies.companies)
    if (!company.certificates.empty()) component.pieces.push_back(market_piece(context, company));
  for (const BonusToken& bonus : context.title.companies.bonus_tokens)
    if (bonus.count.value > 0) component.pieces.push_back(bonus_piece(context, bonus));
  return component;
}

}  // namespace trackwright

#include "render/components/tokens/tokens.h"

#include <algorithm>

#include "engine/base/words.h"
#include "render/components/tokens/bonus_tokens.h"
#include "render/marks/logo.h"
#include "render/marks/round_piece.h"
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

}  // namespace trackwright

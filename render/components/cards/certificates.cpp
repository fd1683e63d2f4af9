#include "render/components/cards/certificates.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/marks/card.h"
#include "render/marks/logo.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double band_width = 20;
constexpr double disc = 14;

// A president's certificate is printed all over in the company's colour, others on paper.
struct Look {
  Livery livery;
  Rgb paper_text;
  Rgb paper_muted;
};

Look look_of(const ComponentContext& context, const Company& company, bool president) {
  const Livery worn = on_card(livery(company, context.theme), context.theme);
  if (president) return {worn, worn.text, worn.text};
  return {worn, context.theme.colour("paper.text"), context.theme.colour("paper.muted")};
}

// "2 shares" of a company whose smallest certificate is one share; empty where that does not come out even.
std::string shares_text(const Company& company, const Certificate& certificate) {
  int share = 0;
  for (const Certificate& other : company.certificates) {
    if (other.percent.value == 0) continue;  // enters later
    share = share == 0 ? other.percent.value : std::min(share, other.percent.value);
  }
  if (share <= 0 || certificate.percent.value % share != 0) return {};
  const int shares = certificate.percent.value / share;
  return counted(shares, "share");
}

std::string percent_text(const Certificate& certificate) {
  return fmt::format("{} %", certificate.percent.value);
}

void draw_ground(Drawing& drawing, const ComponentContext& context, bool president, const Livery& worn) {
  const Box card = card_box();
  const double everywhere = card.width + context.options.bleed;
  card_band(drawing, context, CardEdge::Left, president ? everywhere : band_width, worn.ground);
  if (president) {
    fill(drawing, rectangle({card.x + band_width, card.y + card_margin, 0.5, card.height - 2 * card_margin}),
         worn.text);
  }
}

void draw_mark(Drawing& drawing, const ComponentContext& context, const Company& company,
               const Certificate& certificate, const Lettering& lettering, const Livery& worn) {
  const Box card = card_box();
  drawing.show({{Name::Company, company.id.value}, "token", company.id.place},
               token(company, context.theme, disc, TokenShape::Circle, logo(context, company)),
               Transform::translation(card.x + band_width / 2, card.y + card_margin + disc / 2));
  const double x = card.x + 2;
  const double width = band_width - 4;
  letter(drawing, lettering, company.id.value, face(4.2, Weight::Bold), worn.text,
         {x, card.y + 20.5, width, 4.4});
  letter(drawing, lettering, percent_text(certificate), face(6, Weight::Bold), worn.text,
         {x, card.bottom() - 10.5, width, 6});
}

void draw_words(Drawing& drawing, const Company& company, const Certificate& certificate,
                const ComponentContext& context, const Lettering& lettering, const Look& look) {
  const Box card = card_box();
  const double x = card.x + band_width + 4;
  const double width = card.right() - card_margin - x;
  const Font name{context.theme.title_family, 5.2, Weight::Bold, false};
  letter(drawing, lettering, company.name, name, look.paper_text, {x, card.y + card_margin, width, 12.5},
         {.smallest = 2.4, .lines = 3, .leading = 1.1, .align = Align::Left, .middle = false});
  letter(drawing, lettering, certificate.president ? "President’s certificate" : "Share certificate",
         face(3.3, certificate.president ? Weight::Bold : Weight::Regular), look.paper_text,
         {x, card.y + 20.4, width, 4}, {.align = Align::Left});
  letter(drawing, lettering, shares_text(company, certificate), face(3), look.paper_muted,
         {x, card.y + 25.4, width, 3.6}, {.align = Align::Left});
  std::string note = certificate.note;
  if (certificate.then)
    note += fmt::format("{}{} % once converted", note.empty() ? "" : "; ", certificate.then->value);
  if (!note.empty())
    letter_paragraph(drawing, lettering, note, 2.6, 1.7, look.paper_text, {x, card.y + 31, width, 8.5});
}

Drawing certificate_side(const ComponentContext& context, const Company& company,
                         const Certificate& certificate) {
  const Lettering lettering{{{Name::Company, company.id.value}, "certificate", certificate.place},
                            "a certificate of " + company.id.value};
  const Look look = look_of(context, company, certificate.president);
  Drawing side = card_ground(context);
  draw_ground(side, context, certificate.president, look.livery);
  draw_mark(side, context, company, certificate, lettering, look.livery);
  draw_words(side, company, certificate, context, lettering, look);
  card_imprint(side, context, look.paper_muted);
  return side;
}

// A certificate that changes with its company has what it is then on its other side; one that only enters
// then has nothing else to show.
Piece certificate_piece(const ComponentContext& context, const Company& company, std::size_t index) {
  const Certificate& now = company.certificates[index];
  const Company later = as_converted(company, context.theme);
  const bool enters = now.percent.value == 0 && now.then;
  const Company& owner = enters ? later : company;
  const Certificate& certificate = owner.certificates[index];
  const std::string kind = certificate.president ? "president" : fmt::format("{}", certificate.percent.value);
  Piece piece = card_piece(context, fmt::format("certificate-{}-{}-{}", company.id.value, index + 1, kind),
                           fmt::format("{} {}{}", company.id.value, percent_text(certificate),
                                       certificate.president ? " president" : ""),
                           certificate.count.value, certificate_side(context, owner, certificate));
  if (now.then && !enters) piece.back = certificate_side(context, later, later.certificates[index]);
  piece.group = company.id.value;
  piece.about = {{Name::Company, company.id.value}, "certificate", now.place};
  return piece;
}

}  // namespace

Component certificates(const ComponentContext& context) {
  Component component{"certificates", "Share certificates", {}, {}};
  for (const Company& company : context.title.companies.companies) {
    for (std::size_t i = 0; i < company.certificates.size(); ++i)
      if (company.certificates[i].count.value > 0)
        component.pieces.push_back(certificate_piece(context, company, i));
  }
  return component;
}

}  // namespace trackwright

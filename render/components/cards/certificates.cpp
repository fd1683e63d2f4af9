#include "render/components/cards/certificates.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "engine/base/words.h"
#include "render/kit/kit.h"
#include "render/marks/card.h"
#include "render/marks/engine.h"
#include "render/marks/engraving.h"
#include "render/marks/logo.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "render/tile/look.h"
#include "render/words/lettering.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr double band_width = 17;
constexpr double frame_inset = 2;  // from the engraved frame to its surroundings
constexpr double frame_width = 2.2;
constexpr std::size_t vignette_era = 1;  // the engine on a share
constexpr double small_type = 2.2;       // imprint and number
constexpr double foot_height = 2.8;      // the line with both
constexpr double number_room = 13;       // the part of it for the number
constexpr double card_type = 2.83;       // 8 pt, the smallest legible size on a card

// Shares ornaments between certificates: draws each once for each pair of inks.
class Ornaments {
 public:
  std::shared_ptr<const Drawing> frame(Rgb ink, Box box) {
    std::shared_ptr<const Drawing>& known = frames_[to_hex(ink)];
    if (!known) known = std::make_shared<const Drawing>(guilloche_frame(box, frame_width, ink));
    return known;
  }
  // Returns the vignette in `unit()`.
  std::shared_ptr<const Drawing> picture(Rgb ink, Rgb ground) {
    std::shared_ptr<const Drawing>& known = pictures_[to_hex(ink) + to_hex(ground)];
    if (!known) known = std::make_shared<const Drawing>(engine(vignette_era, unit(), ink, ground));
    return known;
  }
  static Box unit() { return {0, 0, 40, 16}; }

 private:
  std::map<std::string, std::shared_ptr<const Drawing>> frames_;
  std::map<std::string, std::shared_ptr<const Drawing>> pictures_;
};

// A president's certificate is printed in the company's colour all over, others on paper. A certificate of a
// converted company keeps that colour and gets a stripe in the second one.
struct Look {
  Livery livery;
  Rgb ground;
  Rgb text;
  Rgb muted;
  Rgb engraved;
  bool converted = false;
};

Look look_of(const ComponentContext& context, const Company& company, bool president, bool converted) {
  const Livery worn = on_card(livery(company, context.theme), context.theme);
  const Rgb paper = context.theme.colour("paper");
  const Rgb small = small_type_on(worn.ground, worn.text);
  if (president) return {worn, worn.ground, small, small, mix(worn.ground, worn.text, 0.55), converted};
  const Rgb shown =
      contrast(worn.ground, paper) >= 1.6 ? worn.ground : on_paper(livery(company, context.theme));
  return {worn,
          paper,
          context.theme.colour("paper.text"),
          context.theme.colour("paper.muted"),
          contrast(shown, paper) >= 2.5 ? mix(paper, shown, 0.8)
                                        : mix(shown, context.theme.colour("paper.text"), 0.35),
          converted};
}

// Returns "2 shares" if the smallest certificate is one share; empty if the percentage is no multiple of it.
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

// Returns the area inside the frame.
Box inner_box() {
  const Box card = card_box();
  const double x = card.x + band_width + frame_inset + frame_width + 1.2;
  const double y = card.y + frame_inset + frame_width + 1.2;
  return {x, y, card.right() - frame_inset - frame_width - 1.2 - x, -2 * y};
}

void draw_ground(Drawing& drawing, const ComponentContext& context, bool president, const Look& look,
                 Ornaments& ornaments) {
  const Box card = card_box();
  const double everywhere = card.width + context.options.bleed;
  card_band(drawing, context, CardEdge::Left, president ? everywhere : band_width, look.livery.ground);
  const double bleed = context.options.bleed;
  const Box edge{card.x + band_width - 2.4, card.y - bleed, 1.6, card.height + 2 * bleed};
  if (look.converted) fill(drawing, rectangle(edge), look.livery.text);
  if (president && !look.converted)
    fill(drawing, rectangle({edge.right(), edge.y, 0.4, edge.height}), look.livery.text);
  const double left = card.x + band_width + frame_inset;
  const Box frame{left, card.y + frame_inset, card.right() - frame_inset - left,
                  card.height - 2 * frame_inset};
  drawing.add(Symbol{ornaments.frame(look.engraved, frame), {}});
}

void draw_mark(Drawing& drawing, const ComponentContext& context, const Company& company,
               const Certificate& certificate, const Lettering& lettering, const Look& look) {
  const Box card = card_box();
  // Centre the text between the card's edge and the line or stripe at the edge of the band.
  const double width = look.converted ? 11.2 : 12.8;
  const double x = card.x + 2.1;
  letter(drawing, lettering, percent_text(certificate), face(6, Weight::Black), look.livery.text,
         {x, card.y + 3, width, 6});
  if (const std::string shares = shares_text(company, certificate); !shares.empty())
    letter(drawing, lettering, shares, face(card_type, Weight::Medium),
           small_type_on(look.livery.ground, look.livery.text), {x, card.y + 9.6, width, 3.4});
  drawing.show({{Name::Company, company.id.value}, "token", company.id.place},
               token(company, context.theme, width, TokenShape::Circle, logo(context, company)),
               Transform::translation(x + width / 2, 0));
  // Print the later percentage large: players look for it, and no other side of the card shows it.
  if (certificate.then && certificate.percent.value > 0)
    letter(drawing, lettering, fmt::format("then {} %", certificate.then->value), face(3.2, Weight::Bold),
           look.livery.text, {x, 7.6, width, 4}, {.smallest = card_type});
  // Move the name closer to the line before a long name has to shrink.
  letter(drawing, lettering, company.id.value, face(5, Weight::Bold), look.livery.text,
         {x - 0.4, card.bottom() - 9, width + 0.8, 5.4});
}

// Appends, for example, "20 % once nationalized", with the word on the other side of the charter.
std::string note_text(const Company& company, const Certificate& certificate) {
  std::string note = certificate.note;
  if (certificate.then)
    note += fmt::format("{}{} % once {}", note.empty() ? "" : "; ", certificate.then->value,
                        company.conversion && !company.conversion->as.empty()
                            ? uncapitalised(company.conversion->as)
                            : "converted");
  return note;
}

// Places the picture on the lower edge of the box.
void draw_vignette(Drawing& drawing, std::shared_ptr<const Drawing> picture, Box box) {
  const Box unit = Ornaments::unit();
  const double scale = std::min(box.width / unit.width, box.height / unit.height);
  const Transform placed = Transform::translation(box.x + (box.width - unit.width * scale) / 2,
                                                  box.bottom() - unit.height * scale) *
                           Transform::scaling(scale);
  drawing.add(Symbol{std::move(picture), placed});
}

void draw_words(Drawing& drawing, Ornaments& ornaments, const Company& company,
                const Certificate& certificate, const ComponentContext& context, const Lettering& lettering,
                const Look& look) {
  const Box inner = inner_box();
  const Font name{context.theme.title_family, 5, Weight::Bold, false};
  const Fitted named =
      letter(drawing, lettering, company.name, name, look.text, {inner.x, inner.y, inner.width, 10.2},
             {.smallest = 2.7, .lines = 3, .leading = 1.06, .middle = false, .hyphens = true});
  double y = inner.y + std::max(5.0, named.height) + 1.2;
  letter(drawing, lettering, certificate.president ? "President’s certificate" : "Share certificate",
         face(2.9, Weight::Medium), look.text, {inner.x, y, inner.width, 3.4}, {.smallest = card_type});
  y += 4.2;
  const double foot = inner.bottom() - 3;
  const std::string note = note_text(company, certificate);
  double picture_end = foot - 0.6;
  if (!note.empty()) {
    Drawing lines;
    const double height = letter_paragraph(lines, lettering, note, card_type, card_type, look.text,
                                           {inner.x, 0, inner.width, 11});
    drawing.add(lines, Transform::translation(0, foot - height - 0.8));
    put_misfits_on(lines, lettering);
    drawing.misfits.insert(drawing.misfits.end(), lines.misfits.begin(), lines.misfits.end());
    picture_end = foot - height - 1.8;
  }
  constexpr double least_picture = 7;
  if (picture_end - y >= least_picture)
    draw_vignette(drawing, ornaments.picture(look.engraved, look.ground),
                  {inner.x + 2, y, inner.width - 4, picture_end - y});
  const std::string printed = edition(context.title);
  Fitted imprint =
      fit(printed.empty() ? context.title.name : context.title.name + " " + printed, face(small_type),
          look.muted, {inner.x + number_room, foot, inner.width - number_room, foot_height},
          {.smallest = 1.9, .align = Align::Right});
  for (Text& line : imprint.lines) line.imprint = true;
  add(drawing, imprint);
}

Drawing certificate_side(const ComponentContext& context, const Company& company,
                         const Certificate& certificate, bool converted, Ornaments& ornaments) {
  const Lettering lettering{{{Name::Company, company.id.value}, "certificate", certificate.place},
                            "a certificate of " + company.id.value};
  const Look look = look_of(context, company, certificate.president, converted);
  Drawing side = card_ground(context);
  draw_ground(side, context, certificate.president, look, ornaments);
  draw_mark(side, context, company, certificate, lettering, look);
  draw_words(side, ornaments, company, certificate, context, lettering, look);
  return side;
}

// Returns "3 of 8" for each copy, counted from `first` in its company, at the left of the foot.
std::vector<Text> numbers_of(const Company& company, const Certificate& certificate, const Look& look,
                             int first) {
  int all = 0;
  for (const Certificate& one : company.certificates) all += one.count.value;
  const Box inner = inner_box();
  std::vector<Text> numbers;
  for (int i = 0; i < certificate.count.value; ++i) {
    Fitted number = fit(fmt::format("{} of {}", first + i, all), face(small_type), look.muted,
                        {inner.x, inner.bottom() - 3, number_room, foot_height}, {.align = Align::Left});
    number.lines.front().imprint = true;
    numbers.push_back(std::move(number.lines.front()));
  }
  return numbers;
}

// Returns the company after its conversion, in its own colours.
Company later_of(const Company& company, const Theme& theme) {
  Company later = as_converted(company, theme);
  later.colour = company.colour;
  later.text_colour = company.text_colour;
  later.logo = company.logo;
  return later;
}

// Returns "SJ 10 %", with the note if another certificate of the company would have the same label.
std::string label_of(const Company& owner, const Certificate& certificate) {
  const auto words = [&](const Certificate& one) {
    return fmt::format("{} {}{}", owner.id.value, percent_text(one), one.president ? " president" : "");
  };
  const auto alike = std::ranges::count(owner.certificates, words(certificate), words);
  return alike > 1 && !certificate.note.empty() ? words(certificate) + ", " + uncapitalised(certificate.note)
                                                : words(certificate);
}

// If a certificate changes with its company, its other side shows the later value. A certificate that only
// enters then has no second value to show.
Piece certificate_piece(const ComponentContext& context, const Company& company, std::size_t index, int first,
                        Ornaments& ornaments) {
  const Certificate& now = company.certificates[index];
  const Company later = later_of(company, context.theme);
  const bool enters = now.percent.value == 0 && now.then;
  const Company& owner = enters ? later : company;
  const Certificate& certificate = owner.certificates[index];
  const std::string kind = certificate.president ? "president" : fmt::format("{}", certificate.percent.value);
  Piece piece = card_piece(context, fmt::format("certificate-{}-{}-{}", company.id.value, index + 1, kind),
                           label_of(owner, certificate), certificate.count.value,
                           certificate_side(context, owner, certificate, enters, ornaments));
  if (now.then && !enters)
    piece.back = certificate_side(context, later, later.certificates[index], true, ornaments);
  piece.numbers =
      numbers_of(company, certificate, look_of(context, owner, certificate.president, enters), first);
  piece.group = company.id.value;
  piece.about = {{Name::Company, company.id.value}, "certificate", now.place};
  return piece;
}

}  // namespace

Component certificates(const ComponentContext& context) {
  Component component{"certificates", "Share certificates", {}, {}};
  Ornaments ornaments;
  for (const Company& company : context.title.companies.companies) {
    int first = 1;
    for (std::size_t i = 0; i < company.certificates.size(); ++i) {
      const int count = company.certificates[i].count.value;
      if (count <= 0) continue;
      component.pieces.push_back(certificate_piece(context, company, i, first, ornaments));
      first += count;
    }
  }
  return component;
}

}  // namespace trackwright

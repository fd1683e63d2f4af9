#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "engine/base/words.h"
#include "engine/title/notes.h"
#include "render/components/cards/bank_notes.h"
#include "render/marks/card.h"
#include "render/marks/engraving.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/loan_words.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

// From the smallest note on; neighbouring hues in a cash box stay easy to distinguish.
Rgb note_colour(const Theme& theme, std::size_t index) {
  static constexpr std::array<const char*, 9> colours{"silver", "blue",   "green", "brown", "purple",
                                                      "red",    "orange", "teal",  "navy"};
  return colour_in(theme, "company", colours.at(index % colours.size()));
}

Drawing note_front(const ComponentContext& context, const NotePile& pile, Rgb colour) {
  const Size size = context.options.note;
  const double bleed = context.options.bleed;
  const Box note{-size.width / 2, -size.height / 2, size.width, size.height};
  const Theme& theme = context.theme;
  const std::string amount = money(context.title, pile.value);
  const Lettering lettering{{{Name::Note, amount}, {}, context.title.place}, "the note of " + amount};
  const Rgb dark = mix(colour, theme.colour("paper.text"), 0.45);
  Drawing drawing;
  fill(drawing, rectangle({note.x - bleed, note.y - bleed, note.width + 2 * bleed, note.height + 2 * bleed}),
       tint(colour, theme.width("note.ground")));
  const double inset = 3;
  const Box frame{note.x + inset, note.y + inset, note.width - 2 * inset, note.height - 2 * inset};
  const double unit = size.height / 48;  // relative to the usual note
  draw_rosette(drawing, {note.x + note.height / 2 + 2 * unit, 0}, note.height * 0.36, tint(colour, 0.7));
  draw_rosette(drawing, {note.right() - note.height / 2 - 2 * unit, 0}, note.height * 0.36,
               tint(colour, 0.7));
  draw_rails(drawing, {frame.x + 3 * unit, frame.bottom() - 5.5 * unit, frame.width - 6 * unit, 3.2 * unit},
             tint(colour, 0.75));
  stroke(drawing, rectangle(frame, 1.5), {.colour = dark, .width = 0.5});
  stroke(drawing, rectangle({frame.x + 0.9, frame.y + 0.9, frame.width - 1.8, frame.height - 1.8}, 1),
         {.colour = dark, .width = 0.15});
  letter(drawing, lettering, amount, {theme.title_family, 15 * unit, Weight::Black, false}, dark,
         {frame.x + 14 * unit, -9 * unit, frame.width - 28 * unit, 16 * unit}, {.smallest = 3});
  letter(drawing, lettering, context.title.name, face(3.4 * unit, Weight::Bold), dark,
         {frame.x + 18 * unit, frame.y + 2.2 * unit, frame.width - 36 * unit, 5 * unit});
  const Font corner = face(4.4 * unit, Weight::Bold);
  const double x = frame.x + 3 * unit;
  const Box left{x, frame.y + 2.4 * unit, 15 * unit, 5 * unit};
  letter(drawing, lettering, amount, corner, dark, left, {.align = Align::Left});
  letter(drawing, lettering, amount, corner, dark, {-left.right(), left.y, left.width, left.height},
         {.align = Align::Right});
  return drawing;
}

}  // namespace

Component note_pieces(const ComponentContext& context) {
  Component component{"notes", "Bank notes", {}, {}};
  const BankNotes notes = bank_notes(context.title, context.options.money);
  if (!notes.stated) component.title += ", as suggested";
  for (std::size_t i = 0; i < notes.piles.size(); ++i) {
    const NotePile& pile = notes.piles[i];
    Piece piece;
    piece.id = fmt::format("note-{}", pile.value);
    piece.label = money(context.title, pile.value);
    piece.about = {{Name::Note, piece.label}, {}, context.title.place};
    piece.size = context.options.note;
    piece.bleed = context.options.bleed;
    piece.count = pile.count;
    piece.front = note_front(context, pile, note_colour(context.theme, i));
    component.pieces.push_back(std::move(piece));
  }
  return component;
}

namespace {

constexpr double least_type = 2.83;  // 8 pt

// Bank notes begin with silver and blue, so loans use other colours to stand out beside them.
Rgb loan_colour(const Theme& theme, std::size_t index) {
  static constexpr std::array<const char*, 5> colours{"red", "teal", "orange", "navy", "purple"};
  return colour_in(theme, "company", colours.at(index % colours.size()));
}

// Returns the allowed owners of a bond. Only companies take loans, so a loan needs no text.
std::string owner_words(const Loan& loan) {
  if (!loan.bought()) return {};
  std::vector<std::string> owners;
  for (const BondOwner owner : loan.sold_to) owners.emplace_back(word_of(owner));
  return "Bought by " + listed(owners);
}

std::string words_of(const Loan& loan) {
  std::vector<std::string> words{owner_words(loan), limit_words(loan), capitalised(loan.text)};
  std::erase(words, "");
  return joined(words, "\n");
}

About about_card(const Loan& loan) {
  return {{Name::Loan, loan.name.value}, {}, loan.place};
}

Drawing draw_front(const ComponentContext& context, const Loan& loan, Rgb colour, Size size) {
  const Theme& theme = context.theme;
  const Lettering lettering{about_card(loan), "the card of " + loan.name.value};
  const Box card = card_box(size);
  const double unit = std::min(1.15, size.width / half_card_size.width);
  const double band = 8.2 * unit;
  const double x = card.x + card_margin;
  const double width = card.width - 2 * card_margin;
  Drawing drawing = card_ground(context, size);
  const Rgb ground = tint(colour, theme.width("card.ground"));
  card_band(drawing, context, CardEdge::Top, band, ground, size);
  letter(drawing, lettering, capitalised(loan.name.value),
         {theme.title_family, 4.6 * unit, Weight::Bold, false}, readable_on(ground),
         {x, card.y + 1.2, width, band - 2.4}, {.smallest = least_type, .align = Align::Left});
  const double value_height = 10 * unit;
  const Box value{x, card.y + band + 0.8, width, value_height};
  draw_rosette(drawing, {card.right() - card_margin - value_height * 0.55, value.centre().y},
               value_height * 0.42, tint(colour, 0.6));
  const Rgb ink = theme.colour("paper.text");
  letter(drawing, lettering, money(context.title, loan.value.value),
         {theme.title_family, 8.4 * unit, Weight::Black, false}, ink,
         {value.x, value.y, value.width - value_height * 1.2, value.height},
         {.smallest = least_type, .align = Align::Left});
  double y = value.bottom() + 0.4;
  if (const std::string interest = interest_words(context.title, loan); !interest.empty()) {
    letter(drawing, lettering, interest, face(3 * unit, Weight::Bold), ink, {x, y, width, 4.2 * unit},
           {.smallest = least_type, .align = Align::Left});
    y += 4.4 * unit;
  }
  if (const std::string words = words_of(loan); !words.empty())
    letter_paragraph(drawing, lettering, words, 3, least_type, ink, {x, y, width, card.bottom() - 4.2 - y});
  card_imprint(drawing, context, theme.colour("paper.muted"), size);
  return drawing;
}

// Loans are many, so they use half a card, or a larger one if the text needs it.
Piece loan_piece(const ComponentContext& context, const Loan& loan, Rgb colour) {
  Size size = half_card_size;
  Drawing front = draw_front(context, loan, colour, size);
  for (const Size larger : {card_size, tall_card_size}) {
    if (front.misfits.empty()) break;
    size = larger;
    front = draw_front(context, loan, colour, size);
  }
  Piece piece = card_piece(context, "loan-" + loan.name.value, capitalised(loan.name.value), loan.print,
                           std::move(front), size);
  piece.about = about_card(loan);
  return piece;
}

bool any_bought(const Roster& roster, bool bought) {
  return std::ranges::any_of(roster.loans, [&](const Loan& loan) { return loan.bought() == bought; });
}

// Anything bought is a bond, whatever the title calls it.
std::string heading(const Roster& roster) {
  if (!any_bought(roster, true)) return "Loans";
  return any_bought(roster, false) ? "Loans and bonds" : "Bonds";
}

}  // namespace

Component loans(const ComponentContext& context) {
  const Roster& roster = context.title.roster;
  Component component{"loans", heading(roster), {}, {}};
  for (std::size_t i = 0; i < roster.loans.size(); ++i)
    if (roster.loans[i].print > 0)
      component.pieces.push_back(loan_piece(context, roster.loans[i], loan_colour(context.theme, i)));
  return component;
}

}  // namespace trackwright

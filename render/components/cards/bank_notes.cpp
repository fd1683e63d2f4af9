#include "render/components/cards/bank_notes.h"

#include <fmt/format.h>

#include <array>
#include <memory>

#include "engine/title/notes.h"
#include "render/marks/engraving.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

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

}  // namespace trackwright

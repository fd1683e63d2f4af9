// Sets text into boxes of a drawing; records text that does not fit, with the piece that carries it.
#pragma once

#include <string>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/text.h"
#include "render/drawing/theme.h"

namespace trackwright {

// The carrier of a text.
struct Lettering {
  About about;        // the object that the piece shows: a company, a private
  std::string piece;  // the carrier as text: "the charter of DSB"
};

// Records a misfit of the drawing: the text itself, or a description ("phase and train table").
void note_misfit(Drawing&, const Lettering&, const std::string& text);
// Assigns the drawing's misfits without a piece to this one.
void put_misfits_on(Drawing&, const Lettering&);

// Fits the text into the box and adds it to the drawing.
Fitted letter(Drawing&, const Lettering&, const std::string& text, const Font&, Rgb, Box,
              const FitRules& = {});

// Sets a paragraph from the top of the box, with the font shrunk from `size` to `smallest` until it fits.
// Returns its height.
double letter_paragraph(Drawing&, const Lettering&, const std::string& text, double size, double smallest,
                        Rgb, Box);

// The theme's text family.
Font face(double size, Weight = Weight::Regular, bool italic = false);

// The title line of a board: the title's name, the name of the board, and a remark at the right end.

// Height of the line, mm.
inline constexpr double board_title_height = 13;

void draw_board_title(Drawing&, const Title&, const Theme&, const std::string& what,
                      const std::string& remark, Point top_left, double width);

}  // namespace trackwright

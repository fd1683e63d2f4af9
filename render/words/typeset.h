// Sets the blocks of a book in a column: lines of text in several styles, lists, tables and figures, each as
// a strip with its drawing.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "render/drawing/theme.h"
#include "render/words/book.h"
#include "render/words/paginate.h"

namespace trackwright {

struct Typesetting {
  const Theme& theme;
  double width = 118;   // of the column, mm
  double size = 3.175;  // font size of the text: 9 pt
  double table_size = 2.75;
  double leading = 1.36;
};

// A strip with its drawing, whose origin is the top left corner.
struct SetStrip {
  Strip strip{};
  Drawing drawing;
  std::shared_ptr<const Drawing> again{};  // the heading of its table
  std::size_t heading = no_heading;        // the number of the heading that begins here
  static constexpr std::size_t no_heading = static_cast<std::size_t>(-1);
};

// A line of text with its styles; the origin is the left end of its baseline.
struct RichLine {
  std::vector<Text> texts;
  double width = 0;
};

// Breaks a text into lines. A word wider than the column is split.
std::vector<RichLine> broken_lines(const RichText&, const Font&, Rgb, double width);

// The lines of a paragraph from `left` on, with at least two lines on each side of a page break.
std::vector<SetStrip> set_paragraph(const Typesetting&, const RichText&, const Font&, double left = 0);

// A heading of a chapter (level 2) or section (level 3), kept with the text after it.
std::vector<SetStrip> set_heading(const Typesetting&, int level, const std::string& text);

// Numbered steps or bullets, with a hanging indent.
std::vector<SetStrip> set_list(const Typesetting&, const std::vector<RichText>& items, bool numbers);

// A figure in the middle of the column, with its caption.
SetStrip set_figure(const Typesetting&, const BookFigure&);

// A table with its heading repeated on each page. Columns wrap; a column with long texts, or one without
// room, moves below its row as a line over the whole width.
std::vector<SetStrip> set_table(const Typesetting&, const Table&);

}  // namespace trackwright

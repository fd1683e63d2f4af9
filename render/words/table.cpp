#include "render/words/table.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>

#include "render/drawing/text.h"
#include "render/tile/livery.h"
#include "render/tile/signs.h"

namespace trackwright {
namespace {

constexpr double reference_size = 10;  // size of one measurement; widths are scaled from it
constexpr double padding = 0.55;  // left and right of a cell; all of these are multiples of the font size
constexpr double chip = 0.95;     // side of a chip
constexpr double chip_gap = 0.22;
constexpr double heading_scale =
    1;  // for headings: no smaller than the body, since the minimum type size applies to both
constexpr double baseline = 0.35;  // below the middle of a line
constexpr double cell_leading = 1.25;
constexpr double least_wrapped = 9;  // a wrapping column is never narrower than this

Font cell_font(double size, bool strong) {
  return {.family = {}, .size = size, .weight = strong ? Weight::Bold : Weight::Regular, .italic = false};
}

Font heading_cell_font(double size) {
  return cell_font(size * heading_scale, true);
}

double chips_width(const TableCell& cell) {
  const auto n = static_cast<double>(cell.chips.size());
  return n == 0 ? 0 : n * chip + (n - 1) * chip_gap + (cell.text.empty() ? 0 : 2 * chip_gap);
}

// Returns the width of a cell's content at font size 1.
double content_width(const TableCell& cell) {
  const double text =
      cell.text.empty() ? 0 : measure(cell.text, cell_font(reference_size, cell.strong)).width;
  return chips_width(cell) + text / reference_size;
}

// Returns the natural widths of the columns at font size 1.
std::vector<double> natural_widths(const Table& table) {
  std::vector<double> widths;
  for (const TableColumn& column : table.columns) {
    const double head =
        column.heading.empty() ? 0 : measure(column.heading, heading_cell_font(reference_size)).width;
    widths.push_back(head / reference_size);
  }
  for (const auto& row : table.rows)
    for (std::size_t c = 0; c < row.size() && c < widths.size(); ++c)
      widths[c] = std::max(widths[c], content_width(row[c]));
  for (double& width : widths) width += 2 * padding;
  return widths;
}

double sum(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

struct TableLayout {
  double size = 0;
  std::vector<double> widths;   // mm
  std::vector<double> heights;  // of the rows, mm
  bool fits_across = true;

  double heading() const { return size * 1.6; }
  double width() const { return sum(widths); }
  double height() const { return heading() + sum(heights); }
};

// Takes excess width from the wrapping columns; returns false if they cannot give enough.
bool narrow(const Table& table, std::vector<double>& widths, double excess, double least) {
  for (std::size_t c = 0; c < widths.size() && excess > 0; ++c) {
    if (table.columns[c].wraps && widths[c] > least) {
      const double taken = std::min(excess, widths[c] - least);
      widths[c] -= taken;
      excess -= taken;
    }
  }
  return excess <= 1e-6;
}

void widen(const Table& table, std::vector<double>& widths, double spare) {
  const bool any_wraps = std::ranges::any_of(table.columns, [](const TableColumn& c) { return c.wraps; });
  const auto takes = [&](std::size_t c) { return !any_wraps || table.columns[c].wraps; };
  double takers = 0;
  for (std::size_t c = 0; c < widths.size(); ++c) takers += takes(c) ? 1 : 0;
  for (std::size_t c = 0; c < widths.size(); ++c) widths[c] += takes(c) ? spare / takers : 0;
}

Fitted wrapped(const TableCell& cell, double width, double size, Rgb ink, Point at) {
  const double inner = width - 2 * padding * size - chips_width(cell) * size;
  const Box box{at.x + padding * size + chips_width(cell) * size, at.y, inner, 1000};
  return paragraph(cell.text, cell_font(size, cell.strong), ink, box, Align::Left, cell_leading);
}

double row_height(const Table& table, const std::vector<TableCell>& row, const TableLayout& layout,
                  double least) {
  double height = least;
  for (std::size_t c = 0; c < row.size(); ++c) {
    if (table.columns[c].wraps && !row[c].text.empty()) {
      const Fitted text = wrapped(row[c], layout.widths[c], layout.size, {}, {});
      height = std::max(height, text.height + 0.9 * layout.size);
    }
  }
  return height;
}

// Rows with wrapping text are higher than `least`: if most rows are, gives the others the same height.
void even_out(std::vector<double>& heights, double least) {
  std::vector<double> airy;
  std::ranges::copy_if(heights, std::back_inserter(airy), [&](double height) { return height > least; });
  if (2 * airy.size() <= heights.size()) return;
  const double usual = std::ranges::min(airy);
  for (double& height : heights) height = std::max(height, usual);
}

TableLayout lay_out(const Table& table, const std::vector<double>& natural, double width, double size,
                    const TableStyle& style) {
  TableLayout layout;
  layout.size = size;
  for (const double w : natural) layout.widths.push_back(w * size);
  const double excess = layout.width() - width;
  if (excess > 0)
    layout.fits_across = narrow(table, layout.widths, excess, least_wrapped * size);
  else if (style.stretch && !layout.widths.empty())
    widen(table, layout.widths, -excess);
  for (const auto& row : table.rows)
    layout.heights.push_back(row_height(table, row, layout, style.row * size));
  even_out(layout.heights, style.row * size);
  return layout;
}

double aligned_x(Align align, double left, double width, double content, double pad) {
  switch (align) {
    case Align::Left:
      return left + pad;
    case Align::Centre:
      return left + (width - content) / 2;
    case Align::Right:
      return left + width - pad - content;
  }
  return left;
}

void draw_chips(Drawing& drawing, const TableCell& cell, const Theme& theme, double x, double middle,
                double size) {
  for (const Rgb colour : cell.chips) {
    const Outline box = rectangle({x, middle - chip * size / 2, chip * size, chip * size}, 0.15 * size);
    drawing.add(Shape{box, colour, Stroke{.colour = theme.colour("paper.text"), .width = 0.06 * size}});
    mark_swatch(drawing, theme, colour, {x, middle - chip * size / 2, chip * size, chip * size});
    x += (chip + chip_gap) * size;
  }
}

void draw_cell(Drawing& drawing, const TableCell& cell, const TableColumn& column, const Theme& theme,
               Box box, double size) {
  const Rgb ink = theme.colour("paper.text");
  // A single line is on the baseline of its row.
  const bool one_line = content_width(cell) * size + 2 * padding * size <= box.width + 1e-6;
  if (column.wraps && !one_line) {
    draw_chips(drawing, cell, theme, box.x + padding * size, box.centre().y, size);
    Fitted text = wrapped(cell, box.width, size, ink, {box.x, box.y});
    // Centre by capitals, so that a line is level with the cells beside it.
    const double middle =
        text.lines.empty() ? 0 : (text.lines.front().at.y + text.lines.back().at.y) / 2 - baseline * size;
    for (Text& line : text.lines) line.at.y += box.centre().y - middle;
    add(drawing, text);
    return;
  }
  const double x = aligned_x(column.align, box.x, box.width, content_width(cell) * size, padding * size);
  draw_chips(drawing, cell, theme, x, box.centre().y, size);
  if (!cell.text.empty()) {
    drawing.add(Text{.text = cell.text,
                     .font = cell_font(size, cell.strong),
                     .colour = ink,
                     .at = {x + chips_width(cell) * size, box.centre().y + baseline * size},
                     .align = Align::Left});
  }
}

void draw_heading(Drawing& drawing, const Table& table, const Theme& theme, const TableLayout& layout,
                  Point at) {
  const double size = layout.size;
  double x = at.x;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    const TableColumn& column = table.columns[c];
    const Font font = heading_cell_font(size);
    const double width = column.heading.empty() ? 0 : measure(column.heading, font).width;
    if (!column.heading.empty()) {
      const double left = aligned_x(column.align, x, layout.widths[c], width, padding * size);
      drawing.add(Text{.text = column.heading,
                       .font = font,
                       .colour = theme.colour("paper.muted"),
                       .at = {left, at.y + layout.heading() - 0.5 * size},
                       .align = Align::Left});
    }
    x += layout.widths[c];
  }
  const double y = at.y + layout.heading();
  stroke(drawing, Outline{}.move({at.x, y}).line({x, y}),
         {.colour = theme.colour("paper.text"), .width = 0.1 * size});
}

Drawing draw_row(const Table& table, std::size_t row, const Theme& theme, const TableLayout& layout,
                 Point at) {
  Drawing drawing;
  const double height = layout.heights[row];
  if (row % 2 == 1)
    fill(drawing, rectangle({at.x, at.y, layout.width(), height}), tint(theme.colour("paper.tint"), 0.6));
  double x = at.x;
  for (std::size_t c = 0; c < table.columns.size() && c < table.rows[row].size(); ++c) {
    draw_cell(drawing, table.rows[row][c], table.columns[c], theme, {x, at.y, layout.widths[c], height},
              layout.size);
    x += layout.widths[c];
  }
  return drawing;
}

Drawing draw(const Table& table, const Theme& theme, const TableLayout& layout, Point at) {
  Drawing drawing;
  draw_heading(drawing, table, theme, layout, at);
  double y = at.y + layout.heading();
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    drawing.show(r < table.shown.size() ? table.shown[r] : About{},
                 draw_row(table, r, theme, layout, {at.x, y}));
    y += layout.heights[r];
  }
  return drawing;
}

}  // namespace

Table without_uniform_columns(const Table& table) {
  Table differing{{}, std::vector<std::vector<TableCell>>(table.rows.size()), table.shown};
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    const auto same = [&](const std::vector<TableCell>& row) {
      const TableCell& first = table.rows.front()[column];
      return row[column].text == first.text && row[column].chips == first.chips;
    };
    if (column > 0 && table.rows.size() > 1 && std::ranges::all_of(table.rows, same)) continue;
    differing.columns.push_back(table.columns[column]);
    for (std::size_t row = 0; row < table.rows.size(); ++row)
      differing.rows[row].push_back(table.rows[row][column]);
  }
  return differing;
}

TableDrawing draw_table(const Table& table, const Theme& theme, Box box, const TableStyle& style) {
  const std::vector<double> natural = natural_widths(table);
  double size = style.size;
  TableLayout layout = lay_out(table, natural, box.width, size, style);
  const auto fits = [&] { return layout.fits_across && layout.height() <= box.height + 1e-6; };
  while (!fits() && size > style.smallest) {
    size = std::max(style.smallest, size * 0.96);
    layout = lay_out(table, natural, box.width, size, style);
  }
  return {draw(table, theme, layout, {box.x, box.y}),
          {box.x, box.y, layout.width(), layout.height()},
          size,
          fits()};
}

}  // namespace trackwright

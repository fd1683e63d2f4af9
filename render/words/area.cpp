#include "render/words/area.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/drawing/text.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double heading_size = 2.3;
constexpr double indent = 1.7;  // from a number to its step, as a multiple of the font size
constexpr double leading = 1.25;
constexpr double least_gap = 0.1;  // after each step, if the type would otherwise be smaller

Text heading_text(const std::string& name, const Theme& theme, Point baseline, double size = heading_size) {
  return {.text = name,
          .font = face(size, Weight::Bold),
          .colour = theme.colour("paper.muted"),
          .at = baseline,
          .align = Align::Left};
}

std::string marker(std::size_t index, const ListStyle& style) {
  return style.numbers ? fmt::format("{}", index + 1) : "•";
}

// Sets items [from, to) in one column and returns its height.
double set_column(Drawing& drawing, const std::vector<std::string>& items, std::size_t from, std::size_t to,
                  const Theme& theme, Box box, double size, double gap, const ListStyle& style) {
  double height = 0;
  for (std::size_t i = from; i < to; ++i) {
    const Box column{box.x + indent * size, box.y + height, box.width - indent * size, 1000};
    const Fitted text = paragraph(items[i], face(size, Weight::Regular), theme.colour("paper.text"), column,
                                  Align::Left, leading);
    drawing.add(Text{.text = marker(i, style),
                     .font = face(size, Weight::Bold),
                     .colour = theme.colour("paper.muted"),
                     .at = {box.x, text.lines.empty() ? column.y + size : text.lines.front().at.y},
                     .align = Align::Left});
    add(drawing, text);
    // Count lines rather than ink, so that steps without descenders keep the same distance.
    height += static_cast<double>(text.lines.size()) * leading * size + (i + 1 < to ? gap * size : 0);
  }
  return height;
}

ListDrawing set_list(const std::vector<std::string>& items, const Theme& theme, Box box, double size,
                     double gap, const ListStyle& style) {
  ListDrawing list;
  list.size = size;
  const auto columns = static_cast<std::size_t>(std::max(1, style.columns));
  const std::size_t per_column = (items.size() + columns - 1) / columns;
  const double width =
      (box.width - style.gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
  for (std::size_t c = 0; c < columns; ++c) {
    const std::size_t from = std::min(items.size(), c * per_column);
    const std::size_t to = std::min(items.size(), from + per_column);
    const Box column{box.x + static_cast<double>(c) * (width + style.gap), box.y, width, box.height};
    list.height =
        std::max(list.height, set_column(list.drawing, items, from, to, theme, column, size, gap, style));
  }
  list.fits = list.height <= box.height + 1e-6;
  return list;
}

}  // namespace

double heading(Drawing& drawing, const std::string& name, const Theme& theme, Point top_left, double text) {
  const double size = std::max(heading_size, text);
  drawing.add(heading_text(name, theme, {top_left.x, top_left.y + size * 0.8}, size));
  return size * 1.6;
}

Drawing area(const std::string& name, const Theme& theme, Box box) {
  Drawing drawing;
  const Outline outline = rectangle(box, 1.5);
  drawing.add(Shape{outline, tint(theme.colour("paper.tint"), 0.45),
                    Stroke{.colour = theme.colour("paper.rule"), .width = 0.2}});
  drawing.add(heading_text(name, theme, {box.x + 2, box.y + 1.6 + heading_size * 0.8}));
  return drawing;
}

ListDrawing draw_list(const std::vector<std::string>& items, const Theme& theme, Box box,
                      const ListStyle& style) {
  double size = style.size;
  ListDrawing list = set_list(items, theme, box, size, style.step_gap, style);
  if (!list.fits && size > style.smallest) list = set_list(items, theme, box, size, least_gap, style);
  while (!list.fits && size > style.smallest) {
    size = std::max(style.smallest, size * 0.96);
    list = set_list(items, theme, box, size, style.step_gap, style);
  }
  return list;
}

}  // namespace trackwright

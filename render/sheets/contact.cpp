#include "render/sheets/contact.h"

#include <algorithm>
#include <memory>

#include "render/drawing/text.h"

namespace trackwright {
namespace {

constexpr double gap = 5;
constexpr double caption_height = 6;

double width_at(const Page& picture, double height) {
  return picture.size.height > 0 ? picture.size.width * height / picture.size.height : 0;
}

// Returns the number of pictures in each row at a given row height.
std::vector<std::size_t> rows_at(const std::vector<Page>& pictures, double height, double width) {
  std::vector<std::size_t> rows;
  double used = 0;
  for (const Page& picture : pictures) {
    const double own = width_at(picture, height);
    if (rows.empty() || used + gap + own > width) {
      rows.push_back(0);
      used = -gap;
    }
    used += gap + own;
    ++rows.back();
  }
  return rows;
}

// Returns the greatest row height at which all pictures fit on the page.
double best_height(const std::vector<Page>& pictures, Size page) {
  double low = 1;
  double high = page.height - 2 * gap - caption_height;
  for (const Page& picture : pictures)
    high = std::min(high, (page.width - 2 * gap) / std::max(1e-6, width_at(picture, 1)));
  for (int i = 0; i < 40; ++i) {
    const double middle = (low + high) / 2;
    const double rows = static_cast<double>(rows_at(pictures, middle, page.width - 2 * gap).size());
    (gap + rows * (middle + caption_height + gap) <= page.height ? low : high) = middle;
  }
  return low;
}

void draw_picture(Drawing& page, const Page& picture, Box box, const Theme& theme) {
  const Transform place =
      Transform::translation(box.x, box.y) * Transform::scaling(box.height / picture.size.height);
  page.add(Group{.transform = place,
                 .clip = rectangle({0, 0, picture.size.width, picture.size.height}),
                 .items = picture.drawing.items});
  stroke(page, rectangle(box), {.colour = theme.colour("paper.rule"), .width = 0.2, .dashes = {}});
  const Box below{box.x, box.bottom(), box.width, caption_height};
  const Font font{.family = theme.text_family, .size = 3};
  for (const Text& line : fit(picture.name, font, theme.colour("paper.text"), below).lines) page.add(line);
}

}  // namespace

Drawing contact_sheet(const std::vector<Page>& pictures, Size page, const Theme& theme) {
  Drawing drawing;
  fill(drawing, rectangle({0, 0, page.width, page.height}), theme.colour("paper"));
  if (pictures.empty()) return drawing;
  const double height = best_height(pictures, page);
  std::size_t next = 0;
  double y = gap;
  for (const std::size_t count : rows_at(pictures, height, page.width - 2 * gap)) {
    double used = -gap;
    for (std::size_t i = next; i < next + count; ++i) used += gap + width_at(pictures[i], height);
    double x = (page.width - used) / 2;
    for (std::size_t i = next; i < next + count; ++i) {
      const double width = width_at(pictures[i], height);
      draw_picture(drawing, pictures[i], {x, y, width, height}, theme);
      x += width + gap;
    }
    next += count;
    y += height + caption_height + gap;
  }
  return drawing;
}

}  // namespace trackwright

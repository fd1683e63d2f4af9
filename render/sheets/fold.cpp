#include "render/sheets/fold.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace trackwright {
namespace {

constexpr Size a5{148, 210};
constexpr double mark_gap = 2;     // between a page and its marks
constexpr double mark_length = 4;  // with at least this much paper beside the page

// Marks for the fold and the corners of both pages, as far as the paper reaches beyond the pages.
void draw_marks(Drawing& drawing, Size paper, Box pages) {
  const Stroke pen{.colour = {0.4, 0.4, 0.4}, .width = 0.15, .dashes = {}};
  if (pages.y >= mark_gap + mark_length)
    for (const double x : {pages.x, paper.width / 2, pages.right()})
      for (const double y : {pages.y - mark_gap - mark_length, pages.bottom() + mark_gap})
        stroke(drawing, Outline{}.move({x, y}).line({x, y + mark_length}), pen);
  if (pages.x >= mark_gap + mark_length)
    for (const double y : {pages.y, pages.bottom()})
      for (const double x : {pages.x - mark_gap - mark_length, pages.right() + mark_gap})
        stroke(drawing, Outline{}.move({x, y}).line({x + mark_length, y}), pen);
}

}  // namespace

std::vector<FoldedSide> fold_order(std::size_t pages) {
  const std::size_t padded = (pages + 3) / 4 * 4;
  const auto page = [&](std::size_t at) -> std::optional<std::size_t> {
    if (at + 1 < pages || pages == 1) return at < pages ? std::optional(at) : std::nullopt;
    return at + 1 == padded ? std::optional(pages - 1) : std::nullopt;
  };
  std::vector<FoldedSide> sides;
  for (std::size_t sheet = 0; sheet < padded / 4; ++sheet) {
    sides.push_back({page(padded - 1 - 2 * sheet), page(2 * sheet)});
    sides.push_back({page(2 * sheet + 1), page(padded - 2 - 2 * sheet)});
  }
  return sides;
}

Size booklet_page_on(const Paper& paper) {
  const double long_side = std::max(paper.size.width, paper.size.height);
  const double short_side = std::min(paper.size.width, paper.size.height);
  const Size half{long_side / 2, short_side};
  const bool near_a5 = std::abs(half.width - a5.width) < 10 && std::abs(half.height - a5.height) < 10;
  return near_a5 ? half : a5;
}

std::vector<Page> folded(const std::vector<Page>& pages, const Paper& paper) {
  if (pages.empty()) return {};
  const Size page = pages.front().size;
  const Size sheet{std::max(paper.size.width, paper.size.height),
                   std::min(paper.size.width, paper.size.height)};
  const double scale = std::min({1.0, sheet.width / (2 * page.width), sheet.height / page.height});
  const double width = page.width * scale;
  const double top = (sheet.height - page.height * scale) / 2;
  std::vector<Page> sides;
  for (const FoldedSide& side : fold_order(pages.size())) {
    Page printed;
    printed.size = sheet;
    printed.back = sides.size() % 2 == 1;
    printed.name = fmt::format("Sheet {}, {}", sides.size() / 2 + 1, printed.back ? "inside" : "outside");
    const auto place = [&](std::optional<std::size_t> at, double x) {
      if (at)
        printed.drawing.add(Group{.transform = Transform::translation(x, top) * Transform::scaling(scale),
                                  .clip = rectangle({0, 0, page.width, page.height}),
                                  .items = pages[*at].drawing.items});
    };
    place(side.left, sheet.width / 2 - width);
    place(side.right, sheet.width / 2);
    draw_marks(printed.drawing, sheet, {sheet.width / 2 - width, top, 2 * width, page.height * scale});
    sides.push_back(std::move(printed));
  }
  return sides;
}

}  // namespace trackwright

#include "render/components/papers/checklist.h"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "render/drawing/text.h"
#include "render/kit/kit.h"
#include "render/words/lettering.h"
#include "render/words/paginate.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr double list_size = 2.6;
constexpr double tick = 2.6;
constexpr TextPages checklist_pages{"checklist", "Checklist", 3, 0};

// The space for lines, closer if that saves a page.
struct ListSpacing {
  double row = 5.6;
  double part = 4.5;  // below a part
};
constexpr ListSpacing close_list{5.2, 3};
constexpr double label_leading = 1.1;
constexpr double more_for_two_lines = 1.7;

double label_width(double row) {
  return row - 11;
}

// A row has two lines if its label needs them.
double row_height(const Piece& item, double width, const ListSpacing& spacing) {
  const bool one = measure(item.label, face(list_size)).width <= label_width(width);
  return spacing.row + (one ? 0 : more_for_two_lines);
}

void draw_tick(Drawing& drawing, const Theme& theme, double y, double height) {
  stroke(drawing, rectangle({0, y + (height - tick) / 2, tick, tick}, 0.4),
         {.colour = theme.colour("paper.muted"), .width = 0.25});
}

double draw_part_head(Drawing& drawing, const ComponentContext& context, const Component& part,
                      const Lettering& lettering, double width) {
  const Theme& theme = context.theme;
  constexpr double height = 5.4;
  const std::string count =
      part.pieces.empty() ? fmt::format("{}", part.boards.size()) : fmt::format("{}", part.count());
  letter(drawing, lettering, part.title, face(3.3, Weight::Bold), theme.colour("paper.text"),
         {0, 0, width - 14, height}, {.align = Align::Left});
  letter(drawing, lettering, count, face(3.3, Weight::Bold), theme.colour("paper.text"),
         {width - 13, 0, 13, height}, {.align = Align::Right});
  stroke(drawing, Outline{}.move({0, height}).line({width, height}),
         {.colour = theme.colour("paper.text"), .width = 0.25});
  return height + 1;
}

void draw_item(Drawing& drawing, const ComponentContext& context, const Piece& item,
               const Lettering& lettering, Box row) {
  const Rgb ink = context.theme.colour("paper.text");
  draw_tick(drawing, context.theme, row.y, row.height);
  const Box label{tick + 1.6, row.y, label_width(row.width), row.height};
  FitRules rules{.smallest = list_size, .lines = 2, .leading = label_leading, .align = Align::Left};
  if (!fit(item.label, face(list_size), ink, label, rules).fits) rules.smallest = 2.12;
  letter(drawing, lettering, item.label, face(list_size), ink, label, rules);
  letter(drawing, lettering, fmt::format("{}", item.count), face(list_size, Weight::Bold), ink,
         {row.width - 10, row.y, 10, row.height}, {.align = Align::Right});
}

// Splits a long part into several blocks, so that it may continue in the next column.
std::vector<TextBlock> part_blocks(const ComponentContext& context, const Component& part,
                                   const ListSpacing& spacing) {
  const double width = column_width(checklist_pages);
  const Lettering lettering{{{Name::Component, part.id}, {}, context.title.place}, "the checklist"};
  std::vector<TextBlock> blocks(1);
  blocks[0].height = draw_part_head(blocks[0].drawing, context, part, lettering, width);
  constexpr std::size_t kept_with_head = 3;
  std::size_t shown = 0;
  for (const Piece& item : part.pieces) {
    if (shown++ >= kept_with_head) blocks.emplace_back();
    TextBlock& block = blocks.back();
    const double height = row_height(item, width, spacing);
    draw_item(block.drawing, context, item, lettering, {0, block.height, width, height});
    block.height += height;
  }
  return blocks;
}

std::vector<Board> list_pages(const ComponentContext& context, const ListSpacing& spacing) {
  std::vector<TextBlock> blocks;
  for (const Component& part : kit_in(context).components) {
    const std::vector<TextBlock> own = part_blocks(context, part, spacing);
    blocks.insert(blocks.end(), own.begin(), own.end());
    if (!blocks.empty()) blocks.back().height += spacing.part;
  }
  return lay_pages(context, checklist_pages, blocks);
}

}  // namespace

Component checklist(const ComponentContext& context) {
  Component component{"checklist", "Checklist", {}, {}};
  component.boards = list_pages(context, {});
  std::vector<Board> closer = list_pages(context, close_list);
  if (closer.size() < component.boards.size()) component.boards = std::move(closer);
  return component;
}

}  // namespace trackwright

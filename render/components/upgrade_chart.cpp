#include "render/components/upgrade_chart.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/components/upgrade_blocks.h"
#include "render/parts/arrow.h"
#include "render/parts/board_title.h"
#include "render/parts/title_tables.h"
#include "render/text.h"

namespace trackwright {
namespace {

constexpr double margin = 6;
constexpr double column_width = 86;
constexpr double column_gap = 6;
constexpr double largest_picture = 12.2;  // widths of the tiles' pictures
constexpr double smallest_picture = 10.2;
constexpr double between = 1.1;  // pictures
constexpr double arrow_room = 6.2;
constexpr std::size_t sources_across = 2;
constexpr std::size_t targets_across = 4;
constexpr double condition_size = 2.5;
constexpr double condition_height = 3.4;
constexpr double entry_gap = 1.9;
constexpr double block_gap = 4;
constexpr double page_height = 265;  // above this the chart goes on a wider board with more columns

Font font(double size, Weight weight = Weight::Regular, bool italic = false) {
  return {.family = {}, .size = size, .weight = weight, .italic = italic};
}

// One thing in the flow of columns: the heading of a block, or an entry.
struct Part {
  const ChartBlock* block = nullptr;
  const ChartEntry* entry = nullptr;  // nullptr: the heading
  double height = 0;
};

struct Chart {
  const Title& title;
  const Theme& theme;
  Orientation orientation = Orientation::Flat;
  double across = 0;
  Size picture;

  double pitch() const { return picture.width + between; }
};

Chart chart_for(const ComponentContext& context, double picture_width) {
  Chart chart{context.title, context.theme, context.title.map.layout().orientation, 1, {}};
  chart.across = picture_width / picture_size(chart.orientation, 1).width;
  chart.picture = picture_size(chart.orientation, chart.across);
  return chart;
}

std::size_t lines_of(const ChartEntry& entry) {
  const std::size_t sources = (entry.sources.size() + sources_across - 1) / sources_across;
  const std::size_t targets = (entry.targets.size() + targets_across - 1) / targets_across;
  return std::max(sources, targets);
}

double line_height(const Chart& chart) {
  return chart.picture.height + caption_height;
}

Fitted places_text(const Chart& chart, const ChartBlock& block, Point at) {
  return paragraph(block.places, font(2.9), chart.theme.colour("paper.text"), {at.x, at.y, column_width, 100},
                   Align::Left, 1.2);
}

double heading_height(const Chart& chart, const ChartBlock& block) {
  const double places = block.places.empty() ? 0 : places_text(chart, block, {}).height + 1.4;
  return 7.4 + places;
}

// The condition stands beside few targets and below many.
bool condition_below(const ChartEntry& entry) {
  return !entry.condition.empty() && entry.targets.size() > 2;
}

double entry_height(const Chart& chart, const ChartEntry& entry) {
  const double condition = condition_below(entry) ? condition_height : 0;
  return static_cast<double>(lines_of(entry)) * line_height(chart) + condition + entry_gap;
}

std::vector<Part> flow(const Chart& chart, const std::vector<ChartBlock>& blocks) {
  std::vector<Part> parts;
  for (const ChartBlock& block : blocks) {
    parts.push_back({&block, nullptr, heading_height(chart, block)});
    for (const ChartEntry& entry : block.entries) {
      parts.push_back({&block, &entry, entry_height(chart, entry)});
    }
  }
  return parts;
}

using Columns = std::vector<std::vector<Part>>;

double column_height(const std::vector<Part>& column) {
  double height = 0;
  for (const Part& part : column) {
    height += part.height + (part.entry == nullptr && &part != &column.front() ? block_gap : 0);
  }
  return height;
}

// Fills columns up to a height; a heading goes with its first entry, and is repeated where its block runs on.
Columns fill_columns(const std::vector<Part>& parts, double height) {
  Columns columns{{}};
  const Part* heading = nullptr;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Part& part = parts[i];
    heading = part.entry == nullptr ? &part : heading;
    std::vector<Part> trial = columns.back();
    trial.push_back(part);
    if (part.entry == nullptr && i + 1 < parts.size()) {
      trial.push_back(parts[i + 1]);
    }
    if (column_height(trial) > height && !columns.back().empty()) {
      columns.emplace_back();
      if (part.entry != nullptr) {
        columns.back().push_back(*heading);
      }
    }
    columns.back().push_back(part);
  }
  return columns;
}

// The lowest filling with at most `count` columns.
Columns balanced(const std::vector<Part>& parts, std::size_t count) {
  double total = 0;
  for (const Part& part : parts) {
    total += part.height;
  }
  double height = total / static_cast<double>(count);
  Columns columns = fill_columns(parts, height);
  while (columns.size() > count) {
    height += 1;
    columns = fill_columns(parts, height);
  }
  return columns;
}

double tallest(const Columns& columns) {
  double height = 0;
  for (const auto& column : columns) {
    height = std::max(height, column_height(column));
  }
  return height;
}

double board_height(const Columns& columns) {
  return tallest(columns) + board_title_height + 2 * margin;
}

// --- drawing ----------------------------------------------------------------------------------------------

double draw_chip(Drawing& drawing, const Theme& theme, Colour colour, Point at) {
  constexpr double side = 4.2;
  drawing.add(Shape{rectangle({at.x, at.y, side, side}, 0.7), theme.tile(colour),
                    Stroke{.colour = theme.colour("paper.text"), .width = 0.2}});
  return side + 1.4;
}

std::string step_words(const ChartBlock& block) {
  const std::string from = capitalised(std::string(colour_name(*block.from)));
  return block.to ? from + " to " + std::string(colour_name(*block.to)) : from;
}

void draw_heading(Drawing& drawing, const Chart& chart, const ChartBlock& block, Point at) {
  double x = at.x;
  if (block.from) {
    x += draw_chip(drawing, chart.theme, *block.from, {x, at.y});
    x += block.to ? draw_chip(drawing, chart.theme, *block.to, {x, at.y}) : 0;
  }
  drawing.add(Text{.text = block.from ? step_words(block) : "Hexes labelled " + block.label,
                   .font = font(3.6, Weight::Bold),
                   .colour = chart.theme.colour("paper.text"),
                   .at = {x, at.y + 3.4},
                   .align = Align::Left});
  if (!block.places.empty()) {
    for (const Text& line : places_text(chart, block, {at.x, at.y + 6}).lines) {
      drawing.add(line);
    }
  }
  const double y = at.y + heading_height(chart, block) - 1.9;
  stroke(drawing, Outline{}.move({at.x, y}).line({at.x + column_width, y}),
         {.colour = chart.theme.colour("paper.rule"), .width = 0.25});
}

void draw_cards(Drawing& drawing, const Chart& chart, const std::vector<TileCard>& cards, std::size_t across,
                Point at) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Point corner{at.x + static_cast<double>(i % across) * chart.pitch(),
                       at.y + static_cast<double>(i / across) * line_height(chart)};
    draw_tile_card(drawing, cards[i], chart.theme, chart.orientation, chart.across, corner,
                   chart.pitch() - 0.5);
  }
}

void draw_condition(Drawing& drawing, const Chart& chart, const ChartEntry& entry, Point at, double targets) {
  if (entry.condition.empty()) {
    return;
  }
  const bool below = condition_below(entry);
  const double beside = targets + static_cast<double>(entry.targets.size()) * chart.pitch() + 1.5;
  const double left = below ? targets : beside;
  const double top = below ? at.y + static_cast<double>(lines_of(entry)) * line_height(chart) : at.y;
  const double height = below ? condition_height - 0.6 : chart.picture.height;
  const Box box{left, top, at.x + column_width - left, height};
  for (const Text& line :
       fit(entry.condition, font(condition_size, Weight::Regular, true), chart.theme.colour("paper.text"),
           box, {.smallest = 1.7, .lines = below ? 1 : 4, .align = Align::Left})
           .lines) {
    drawing.add(line);
  }
}

void draw_entry(Drawing& drawing, const Chart& chart, const ChartEntry& entry, Point at) {
  const auto shown = std::min(entry.sources.size(), sources_across);
  const double sources = static_cast<double>(sources_across) * chart.pitch();
  const double inset =
      static_cast<double>(sources_across - shown) * chart.pitch();  // right-aligned at the arrow
  draw_cards(drawing, chart, entry.sources, sources_across, {at.x + inset, at.y});
  const double middle = at.y + chart.picture.height / 2;
  const double start = at.x + sources;
  const double targets = start + arrow_room;
  if (entry.targets.empty()) {
    drawing.add(Text{.text = "no further upgrade",
                     .font = font(2.8, Weight::Regular, true),
                     .colour = chart.theme.colour("paper.muted"),
                     .at = {start + 1.5, middle + 1},
                     .align = Align::Left});
  } else {
    fill(drawing, arrow({start + 0.2, middle}, {targets - 1.2, middle}, 0.9),
         chart.theme.colour("paper.muted"));
    draw_cards(drawing, chart, entry.targets, targets_across, {targets, at.y});
  }
  draw_condition(drawing, chart, entry, at, targets);
}

Board draw_board(const ComponentContext& context, const Chart& chart, const Columns& columns) {
  const auto count = static_cast<double>(columns.size());
  const double width = count * column_width + (count - 1) * column_gap;
  Board board;
  board.id = "upgrades";
  board.size = {width + 2 * margin, board_height(columns)};
  draw_board_title(board.drawing, context.title, context.theme, "Upgrade chart", "tile number × count",
                   {margin, margin}, width);
  double x = margin;
  for (const auto& column : columns) {
    double y = margin + board_title_height;
    for (const Part& part : column) {
      y += part.entry == nullptr && &part != &column.front() ? block_gap : 0;
      if (part.entry == nullptr) {
        draw_heading(board.drawing, chart, *part.block, {x, y});
      } else {
        draw_entry(board.drawing, chart, *part.entry, {x, y});
      }
      board.keep_whole.push_back({x, y, column_width, part.height});
      y += part.height;
    }
    x += column_width + column_gap;
  }
  return board;
}

}  // namespace

Component upgrade_board(const ComponentContext& context) {
  Component component{"upgrades", "Upgrade chart", {}, {}};
  const std::vector<ChartBlock> blocks = chart_blocks(context.title, upgrade_rows(context.title));
  if (blocks.empty()) {
    return component;
  }
  // Two columns on one page where smaller pictures make that possible, else four on a page twice as wide.
  for (double width = largest_picture; width >= smallest_picture; width -= 0.4) {
    const Chart chart = chart_for(context, width);
    const std::vector<Part> parts = flow(chart, blocks);
    const Columns columns = balanced(parts, 2);
    if (board_height(columns) <= page_height) {
      component.boards.push_back(draw_board(context, chart, columns));
      return component;
    }
  }
  const Chart chart = chart_for(context, largest_picture);
  const std::vector<Part> parts = flow(chart, blocks);
  component.boards.push_back(draw_board(context, chart, balanced(parts, 4)));
  return component;
}

}  // namespace trackwright

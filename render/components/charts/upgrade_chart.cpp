#include "render/components/charts/upgrade_chart.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/components/charts/upgrade_blocks.h"
#include "render/drawing/text.h"
#include "render/marks/arrow.h"
#include "render/tile/signs.h"
#include "render/words/lettering.h"
#include "render/words/paginate.h"
#include "render/words/title_tables.h"

namespace trackwright {
namespace {

constexpr double chart_margin = 6;
constexpr double column_width = 86;
constexpr double column_gap = 6;
constexpr double largest_picture = 12.2;  // width of a tile's picture
constexpr double smallest_picture = 10.2;
constexpr double between = 1.1;  // between pictures
constexpr double arrow_room = 6.2;
constexpr std::size_t sources_across = 2;
constexpr std::size_t targets_across = 4;
constexpr std::size_t finals_across = 6;  // tiles without upgrade need no space for targets
constexpr double condition_size = 3.2;
constexpr double condition_leading = 1.15;
constexpr double entry_gap = 1.9;
constexpr double block_gap = 4;
constexpr double page_height = 265;  // of one page; a longer chart continues on pages beside it

struct Chart {
  const Title& title;
  const Theme& theme;
  Orientation orientation = Orientation::Flat;
  double across = 0;
  Size picture;

  double pitch() const { return picture.width + between; }
  double line_height() const { return picture.height + caption_height; }
};

Chart chart_for(const ComponentContext& context, double picture_width) {
  Chart chart{context.title, context.theme, context.title.map.layout().orientation, 1, {}};
  chart.across = picture_width / picture_size(chart.orientation, 1).width;
  chart.picture = picture_size(chart.orientation, chart.across);
  return chart;
}

// One element in the flow of columns: the heading of a block, or an entry.
struct Part {
  const ChartBlock* block = nullptr;
  const ChartEntry* entry = nullptr;  // nullptr: the heading
};

// --- where things stand within an entry -------------------------------------------------------------------

bool many_finals(const ChartEntry& entry) {
  return entry.targets.empty() && entry.sources.size() > sources_across;
}

std::size_t lines_of(const ChartEntry& entry) {
  const std::size_t across = many_finals(entry) ? finals_across : sources_across;
  const std::size_t sources = (entry.sources.size() + across - 1) / across;
  const std::size_t targets = (entry.targets.size() + targets_across - 1) / targets_across;
  return std::max(sources, targets);
}

double targets_left(const Chart& chart) {
  return sources_across * chart.pitch() + arrow_room;
}

std::string words_of(const ChartEntry& entry) {
  const std::string end = entry.targets.empty() ? "no further upgrade" : "";
  return end + (end.empty() || entry.condition.empty() ? "" : "; ") + entry.condition;
}

Fitted words_in(const Chart& chart, const ChartEntry& entry, Box box) {
  return paragraph(words_of(entry), face(condition_size, Weight::Regular, true),
                   chart.theme.colour("paper.text"), box, Align::Left, condition_leading);
}

// Returns the space for text beside the targets; none if the targets fill the column.
Box beside(const Chart& chart, const ChartEntry& entry) {
  const double taken = targets_left(chart) + static_cast<double>(entry.targets.size()) * chart.pitch();
  const double left = entry.targets.empty() ? targets_left(chart) - arrow_room + 1.5 : taken + 1.5;
  return {left, 0, column_width - left, chart.picture.height};
}

bool words_beside(const Chart& chart, const ChartEntry& entry) {
  const Box box = beside(chart, entry);
  return !many_finals(entry) && box.width >= 20 && words_in(chart, entry, box).fits;
}

Box below(const Chart& chart, const ChartEntry& entry) {
  const double left = many_finals(entry) ? 0 : targets_left(chart);
  return {left, static_cast<double>(lines_of(entry)) * chart.line_height(), column_width - left, 1000};
}

double entry_height(const Chart& chart, const ChartEntry& entry) {
  const double pictures = static_cast<double>(lines_of(entry)) * chart.line_height();
  if (words_of(entry).empty() || words_beside(chart, entry)) return pictures + entry_gap;
  return pictures + words_in(chart, entry, below(chart, entry)).height + 1 + entry_gap;
}

Fitted places_text(const Chart& chart, const ChartBlock& block, Point at) {
  return paragraph(block.places, face(3.2), chart.theme.colour("paper.text"), {at.x, at.y, column_width, 100},
                   Align::Left, 1.2);
}

double heading_height(const Chart& chart, const ChartBlock& block) {
  const double places = block.places.empty() ? 0 : places_text(chart, block, {}).height + 1.4;
  return 7.4 + places;
}

// --- drawing ----------------------------------------------------------------------------------------------

double draw_chip(Drawing& drawing, const Theme& theme, Colour colour, Point at) {
  constexpr double side = 4.2;
  drawing.add(Shape{rectangle({at.x, at.y, side, side}, 0.7), theme.tile(colour),
                    Stroke{.colour = theme.colour("paper.text"), .width = 0.2}});
  mark_swatch(drawing, theme, theme.tile(colour), {at.x, at.y, side, side});
  return side + 1.4;
}

std::string step_words(const ChartBlock& block) {
  const std::string from = capitalised(std::string(word_of(*block.from)));
  return block.to ? from + " to " + std::string(word_of(*block.to)) : from;
}

void draw_heading(Drawing& drawing, const Chart& chart, const ChartBlock& block, Point at) {
  double x = at.x;
  if (block.from) {
    x += draw_chip(drawing, chart.theme, *block.from, {x, at.y});
    x += block.to ? draw_chip(drawing, chart.theme, *block.to, {x, at.y}) : 0;
  }
  drawing.add(Text{.text = block.from ? step_words(block) : "Hexes labelled " + block.label,
                   .font = face(3.6, Weight::Bold),
                   .colour = chart.theme.colour("paper.text"),
                   .at = {x, at.y + 3.4},
                   .align = Align::Left});
  if (!block.places.empty()) add(drawing, places_text(chart, block, {at.x, at.y + 6}));
  const double y = at.y + heading_height(chart, block) - 1.9;
  stroke(drawing, Outline{}.move({at.x, y}).line({at.x + column_width, y}),
         {.colour = chart.theme.colour("paper.rule"), .width = 0.25});
}

void draw_cards(Drawing& drawing, const Chart& chart, const std::vector<TileCard>& cards, std::size_t across,
                Point at) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::size_t row = i / across;
    const Point corner{at.x + static_cast<double>(i % across) * chart.pitch(),
                       at.y + static_cast<double>(row) * chart.line_height()};
    draw_tile_card(drawing, cards[i], chart.theme, chart.orientation, chart.across, corner,
                   chart.pitch() - 0.5);
  }
}

void draw_words(Drawing& drawing, const Chart& chart, const ChartEntry& entry, Point at) {
  if (words_of(entry).empty()) return;
  const bool aside = words_beside(chart, entry);
  const Box box = aside ? beside(chart, entry) : below(chart, entry);
  Fitted words = words_in(chart, entry, {at.x + box.x, at.y + box.y, box.width, box.height});
  for (Text& line : words.lines) line.at.y += aside ? (box.height - words.height) / 2 : 0.2;
  add(drawing, words);
}

void draw_entry(Drawing& drawing, const Chart& chart, const ChartEntry& entry, Point at) {
  draw_words(drawing, chart, entry, at);
  if (many_finals(entry)) {
    draw_cards(drawing, chart, entry.sources, finals_across, at);
    return;
  }
  // Put few sources close to the arrow, so that arrows and targets of a column align.
  const auto shown = std::min(entry.sources.size(), sources_across);
  const double inset = static_cast<double>(sources_across - shown) * chart.pitch();
  draw_cards(drawing, chart, entry.sources, sources_across, {at.x + inset, at.y});
  if (entry.targets.empty()) return;
  const double targets = at.x + targets_left(chart);
  const double middle = at.y + chart.picture.height / 2;
  fill(drawing, arrow({targets - arrow_room + 0.2, middle}, {targets - 1.2, middle}, 0.9),
       chart.theme.colour("paper.muted"));
  draw_cards(drawing, chart, entry.targets, targets_across, {targets, at.y});
}

// --- the board
// ----------------------------------------------------------------------------------------------

struct Flow {
  std::vector<Part> parts;
  std::vector<FlowPart> heights;
  std::vector<FlowColumn> columns;

  double board_height() const {
    return tallest_column(heights, columns, block_gap) + board_title_height + 2 * chart_margin;
  }
};

Flow flow(const Chart& chart, const std::vector<ChartBlock>& blocks, std::size_t columns) {
  Flow made;
  for (const ChartBlock& block : blocks) {
    made.parts.push_back({&block, nullptr});
    made.heights.push_back({heading_height(chart, block), true});
    for (const ChartEntry& entry : block.entries) {
      made.parts.push_back({&block, &entry});
      made.heights.push_back({entry_height(chart, entry), false});
    }
  }
  made.columns = flow_columns(made.heights, columns, block_gap);
  return made;
}

void draw_column(Board& board, const Chart& chart, const Flow& made, const FlowColumn& column, double x) {
  double y = chart_margin + board_title_height;
  for (const std::size_t i : column) {
    const Part& part = made.parts[i];
    y += part.entry == nullptr && i != column.front() ? block_gap : 0;
    if (part.entry == nullptr)
      draw_heading(board.drawing, chart, *part.block, {x, y});
    else
      draw_entry(board.drawing, chart, *part.entry, {x, y});
    board.keep_whole.push_back({x, y, column_width, made.heights[i].height});
    y += made.heights[i].height;
  }
}

Board draw_board(const Chart& chart, const Flow& made) {
  const auto count = static_cast<double>(made.columns.size());
  const double width = count * column_width + (count - 1) * column_gap;
  Board board;
  board.id = "upgrades";
  board.size = {width + 2 * chart_margin, made.board_height()};
  board.may_shrink = made.columns.size() <= 2;  // a wider board is split between its columns
  draw_board_title(board.drawing, chart.title, chart.theme, "Upgrade chart", "tile number × count",
                   {chart_margin, chart_margin}, width);
  double x = chart_margin;
  for (const FlowColumn& column : made.columns) {
    draw_column(board, chart, made, column, x);
    x += column_width + column_gap;
  }
  return board;
}

// Uses two columns on one page if smaller pictures allow it, otherwise two more for each further page.
Board chart_board(const ComponentContext& context, const std::vector<ChartBlock>& blocks) {
  for (double width = largest_picture; width >= smallest_picture; width -= 0.4) {
    const Chart chart = chart_for(context, width);
    const Flow made = flow(chart, blocks, 2);
    if (made.board_height() <= page_height) return draw_board(chart, made);
  }
  const Chart chart = chart_for(context, largest_picture);
  std::size_t columns = 4;
  Flow made = flow(chart, blocks, columns);
  while (made.board_height() > page_height && columns < made.parts.size()) {
    columns += 2;
    made = flow(chart, blocks, columns);
  }
  return draw_board(chart, made);
}

}  // namespace

Component upgrade_board(const ComponentContext& context) {
  Component component{"upgrades", "Upgrade chart", {}, {}};
  const std::vector<ChartBlock> blocks = chart_blocks(context.title, upgrade_rows(context.title));
  if (!blocks.empty()) component.boards.push_back(chart_board(context, blocks));
  return component;
}

}  // namespace trackwright

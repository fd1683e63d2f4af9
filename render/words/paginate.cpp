#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <span>

#include "render/kit/kit.h"
#include "render/words/lettering.h"
#include "render/words/paginate.h"

namespace trackwright {

namespace {

class Paginator {
 public:
  Paginator(std::span<const Strip> strips, double room) : strips_(strips), room_(room) {}

  std::vector<std::vector<PlacedStrip>> pages() {
    for (std::size_t i = 0; i < strips_.size();) {
      const std::size_t end = end_of_chain(i);
      if (strips_[i].floats)
        set_float(i);
      else
        set_chain(i, end);
      i = end;
    }
    place_waiting();
    while (!waiting_.empty()) turn_page();
    return std::move(pages_);
  }

 private:
  std::size_t end_of_chain(std::size_t first) const {
    std::size_t end = first + 1;
    while (end < strips_.size() && strips_[end - 1].keep && !strips_[end].floats) ++end;
    return end;
  }

  bool at_top() const { return pages_.empty() || pages_.back().empty(); }

  double height_of(std::size_t first, std::size_t end) const {
    double height = (at_top() ? 0 : strips_[first].above) + (fresh_ ? strips_[first].again : 0);
    for (std::size_t i = first; i < end; ++i)
      height += strips_[i].height + (i > first ? strips_[i].above : 0);
    return height;
  }

  bool fits(std::size_t first, std::size_t end) const { return y_ + height_of(first, end) <= room_ + 1e-6; }

  void place(std::size_t strip) {
    if (pages_.empty()) pages_.emplace_back();
    const bool again = fresh_ && strips_[strip].again > 0;
    y_ += (at_top() ? 0 : strips_[strip].above) + (again ? strips_[strip].again : 0);
    pages_.back().push_back({strip, y_, again});
    y_ += strips_[strip].height;
    fresh_ = fresh_ && strips_[strip].floats;
  }

  // Figures that wait come first on the new page, but not between the rows of a table.
  void turn_page(bool in_table = false) {
    pages_.emplace_back();
    y_ = 0;
    fresh_ = true;
    if (!in_table) place_waiting();
  }

  void place_waiting() {
    while (!waiting_.empty() && (at_top() || fits(waiting_.front(), waiting_.front() + 1))) {
      place(waiting_.front());
      waiting_.pop_front();
    }
  }

  void set_float(std::size_t strip) {
    if (waiting_.empty() && (at_top() || fits(strip, strip + 1)))
      place(strip);
    else
      waiting_.push_back(strip);
  }

  void set_chain(std::size_t first, std::size_t end) {
    const bool in_table = strips_[first].again > 0;
    if (!in_table) place_waiting();  // those that waited for the end of a table
    while (!at_top() && !fits(first, end)) turn_page(in_table);
    for (std::size_t i = first; i < end; ++i) {
      if (!at_top() && !fits(i, i + 1)) turn_page(strips_[i].again > 0);
      place(i);
    }
  }

  std::span<const Strip> strips_;
  double room_;
  std::vector<std::vector<PlacedStrip>> pages_;
  std::deque<std::size_t> waiting_;
  double y_ = 0;
  bool fresh_ = true;  // only figures are on the page
};

}  // namespace

std::vector<std::vector<PlacedStrip>> paginate(std::span<const Strip> strips, double room) {
  return Paginator(strips, room).pages();
}

namespace {

std::vector<FlowColumn> fill_columns(const std::vector<FlowPart>& parts, double height, double gap) {
  std::vector<FlowColumn> columns{{}};
  std::size_t heading = parts.size();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    heading = parts[i].heading ? i : heading;
    FlowColumn trial = columns.back();
    trial.push_back(i);
    if (parts[i].heading && i + 1 < parts.size()) trial.push_back(i + 1);
    if (column_height(parts, trial, gap) > height && !columns.back().empty()) {
      columns.emplace_back();
      if (!parts[i].heading && heading < i) columns.back().push_back(heading);
    }
    columns.back().push_back(i);
  }
  return columns;
}

}  // namespace

double column_height(const std::vector<FlowPart>& parts, const FlowColumn& column, double gap) {
  double height = 0;
  for (const std::size_t i : column)
    height += parts[i].height + (parts[i].heading && i != column.front() ? gap : 0);
  return height;
}

double tallest_column(const std::vector<FlowPart>& parts, const std::vector<FlowColumn>& columns,
                      double gap) {
  double height = 0;
  for (const FlowColumn& column : columns) height = std::max(height, column_height(parts, column, gap));
  return height;
}

std::vector<FlowColumn> flow_columns(const std::vector<FlowPart>& parts, std::size_t count, double gap) {
  double height = 0;
  for (const FlowPart& part : parts) height += part.height;
  height /= static_cast<double>(std::max<std::size_t>(1, count));
  std::vector<FlowColumn> columns = fill_columns(parts, height, gap);
  while (columns.size() > std::max<std::size_t>(1, count)) {
    height += 1;
    columns = fill_columns(parts, height, gap);
  }
  return columns;
}

namespace {

constexpr double page_margin = 4;
constexpr double page_gutter = 7;

Board blank_page(const ComponentContext& context, const TextPages& pages, std::size_t number) {
  Board board;
  board.id = fmt::format("{}-{}", pages.id, number);
  board.size = text_page;
  draw_board_title(board.drawing, context.title, context.theme, pages.what,
                   number == 1 ? edition(context.title) : fmt::format("{}", number),
                   {page_margin, page_margin}, text_page.width - 2 * page_margin);
  return board;
}

using TextColumns = std::vector<std::span<const TextBlock>>;

// Gives a block that is higher than a column a column of its own.
TextColumns columns_of(std::span<const TextBlock> blocks, double room, double gap) {
  TextColumns columns;
  std::size_t begin = 0;
  double y = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (i > begin && y + blocks[i].height > room) {
      columns.push_back(blocks.subspan(begin, i - begin));
      begin = i;
      y = 0;
    }
    y += blocks[i].height + gap;
  }
  if (begin < blocks.size()) columns.push_back(blocks.subspan(begin));
  return columns;
}

// Returns the lowest columns that hold all blocks.
TextColumns even_columns(std::span<const TextBlock> blocks, std::size_t most, double room, double gap) {
  double height = 0;
  for (const TextBlock& block : blocks) height += block.height + gap;
  double lowest = height / static_cast<double>(most);
  while (lowest < room && columns_of(blocks, lowest, gap).size() > most) lowest += 1;
  return columns_of(blocks, std::min(lowest, room), gap);
}

// Fills all pages but the last, whose columns get similar heights.
TextColumns text_columns(const TextPages& pages, std::span<const TextBlock> blocks) {
  TextColumns columns = columns_of(blocks, text_room(), pages.gap);
  if (columns.empty()) return columns;
  const auto on_a_page = static_cast<std::size_t>(pages.columns);
  const std::size_t full = (columns.size() - 1) / on_a_page * on_a_page;
  std::size_t above = 0;
  for (std::size_t i = 0; i < full; ++i) above += columns[i].size();
  columns.resize(full);
  for (const auto column : even_columns(blocks.subspan(above), on_a_page, text_room(), pages.gap))
    columns.push_back(column);
  return columns;
}

}  // namespace

double text_room() {
  return text_page.height - 2 * page_margin - board_title_height;
}

double column_width(const TextPages& pages) {
  const double width = text_page.width - 2 * page_margin;
  return (width - page_gutter * (pages.columns - 1)) / pages.columns;
}

std::vector<Board> lay_pages(const ComponentContext& context, const TextPages& pages,
                             const std::vector<TextBlock>& blocks) {
  std::vector<Board> boards;
  const auto on_a_page = static_cast<std::size_t>(pages.columns);
  const TextColumns columns = text_columns(pages, blocks);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i % on_a_page == 0) boards.push_back(blank_page(context, pages, boards.size() + 1));
    const double x = page_margin + static_cast<double>(i % on_a_page) * (column_width(pages) + page_gutter);
    double y = page_margin + board_title_height;
    for (const TextBlock& block : columns[i]) {
      boards.back().drawing.add(block.drawing, Transform::translation(x, y));
      y += block.height + pages.gap;
    }
  }
  return boards;
}

}  // namespace trackwright

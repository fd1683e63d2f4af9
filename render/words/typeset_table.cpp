#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "render/drawing/text.h"
#include "render/words/lettering.h"
#include "render/words/typeset.h"

namespace trackwright {
namespace {

constexpr double cell_pad = 0.55;  // left and right of a cell, as a multiple of the font size
constexpr double row_leading = 1.26;
constexpr double chip_side = 0.95;  // side of a chip of colour
constexpr double comfortable = 7;   // a column with longer texts has at least this width, times the font size
constexpr double most_of_the_width = 0.62;  // a text wider than this goes below its row
constexpr std::size_t few_rows = 6;         // a table with so few rows is not split

// The widths of a column at the size of the table.
struct Extent {
  double least = 0;  // of its longest word
  double most = 0;   // of its longest text
};

double chips_width(const TableCell& cell, double size) {
  return static_cast<double>(cell.chips.size()) * chip_side * 1.2 * size;
}

class TableSetter {
 public:
  TableSetter(const Typesetting& setting, const Table& table) : setting_(setting), table_(table) {}

  std::vector<SetStrip> strips() {
    choose_columns();
    if (columns_.empty()) return {};
    const auto heading = std::make_shared<const Drawing>(heading_row());
    std::vector<SetStrip> strips(1);
    strips[0].drawing = *heading;
    strips[0].strip = {.height = heading_height_, .above = setting_.size * 0.7, .keep = true};
    for (std::size_t row = 0; row < table_.rows.size(); ++row) {
      strips.push_back(row_strip(row));
      strips.back().again = heading;
      strips.back().strip.again = heading_height_;
    }
    close_rows(strips);
    return strips;
  }

 private:
  double size() const { return setting_.table_size; }
  double pad() const { return cell_pad * size(); }
  double line_height() const { return size() * row_leading; }
  Font font(bool strong) const { return face(size(), strong ? Weight::Bold : Weight::Regular); }

  const TableCell* cell(std::size_t row, std::size_t column) const {
    const auto& cells = table_.rows[row];
    return column < cells.size() && !(cells[column].text.empty() && cells[column].chips.empty())
               ? &cells[column]
               : nullptr;
  }

  bool is_empty(std::size_t column) const {
    for (std::size_t row = 0; row < table_.rows.size(); ++row)
      if (cell(row, column) != nullptr) return false;
    return true;
  }

  void widen(Extent& extent, const std::string& text, const Font& font, double beside) const {
    double whole = beside;
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t end = std::min(text.find(' ', from), text.size());
      const double word = measure(text.substr(from, end - from), font).width;
      extent.least = std::max(extent.least, word + beside);
      whole += word + (end < text.size() ? measure(" ", font).width : 0);
      from = end + 1;
    }
    extent.most = std::max(extent.most, whole);
  }

  Extent extent_of(std::size_t column) const {
    Extent extent;
    widen(extent, table_.columns[column].heading, font(true), 0);
    for (std::size_t row = 0; row < table_.rows.size(); ++row)
      if (const TableCell* one = cell(row, column))
        widen(extent, chips_only_.contains(column) ? std::string() : one->text,
              font(one->strong || column == 0), chips_width(*one, size()));
    return {extent.least + 2 * pad(), extent.most + 2 * pad()};
  }

  // The width that a column should have at least.
  double comfort(const Extent& extent) const {
    return std::max(extent.least, std::min(extent.most, comfortable * size()));
  }

  // A column whose texts repeat the colours of its chips can do without the texts.
  bool has_chips(std::size_t column) const {
    for (std::size_t row = 0; row < table_.rows.size(); ++row)
      if (const TableCell* one = cell(row, column); one != nullptr && one->chips.empty()) return false;
    return true;
  }

  // Moves columns below their rows until the others fit.
  void choose_columns() {
    std::vector<Extent> extents;
    for (std::size_t column = 0; column < table_.columns.size(); ++column) {
      if (is_empty(column)) continue;
      const Extent extent = extent_of(column);
      if (column > 0 && extent.most > most_of_the_width * setting_.width && table_.columns.size() > 4) {
        below_.push_back(column);
        continue;
      }
      columns_.push_back(column);
      extents.push_back(extent);
    }
    const auto needed = [&] {
      double sum = 0;
      for (const Extent& one : extents) sum += comfort(one);
      return sum;
    };
    while (columns_.size() > 2 && needed() > setting_.width) {
      const auto widest = std::ranges::max_element(extents.begin() + 2, extents.end(), {}, &Extent::most);
      const auto at = widest - extents.begin();
      const std::size_t column = columns_[static_cast<std::size_t>(at)];
      if (has_chips(column) && chips_only_.insert(column).second) {
        *widest = extent_of(column);
        continue;
      }
      below_.push_back(column);
      columns_.erase(columns_.begin() + at);
      extents.erase(widest);
    }
    std::ranges::sort(below_);
    share_width(extents);
  }

  // Gives each column its width: as much as its longest text, unless it needs more than its share.
  void share_width(const std::vector<Extent>& extents) {
    widths_.assign(extents.size(), 0);
    double left = setting_.width;
    std::size_t open = extents.size();
    for (bool found = true; found && open > 0;) {
      found = false;
      for (const bool narrow : {true, false}) {
        const double share = left / static_cast<double>(open);
        for (std::size_t i = 0; i < extents.size() && !(found && !narrow); ++i) {
          if (widths_[i] > 0 || (narrow ? extents[i].most > share : extents[i].least <= share)) continue;
          widths_[i] = narrow ? extents[i].most : extents[i].least;
          left -= widths_[i];
          --open;
          found = true;
        }
        if (found) break;
      }
    }
    for (double& width : widths_)
      if (width <= 0) width = left / static_cast<double>(open);
  }

  double table_width() const {
    return below_.empty() ? std::accumulate(widths_.begin(), widths_.end(), 0.0) : setting_.width;
  }

  // Sets a text in a cell; returns the height of its lines.
  double set_cell(Drawing& drawing, const TableCell& cell, Align align, double x, double y, double width,
                  Rgb ink) const {
    const double chips = chips_width(cell, size());
    const auto lines = broken_lines({{cell.text}}, font(cell.strong), ink, width - 2 * pad() - chips);
    for (const RichLine& line : lines) {
      const double spare = width - 2 * pad() - chips - line.width;
      const double shift = align == Align::Right ? spare : align == Align::Centre ? spare / 2 : 0;
      for (Text text : line.texts) {
        text.at = {x + pad() + chips + shift + text.at.x, y + size() * 0.97};
        drawing.add(std::move(text));
      }
      y += line_height();
    }
    double chip_x = x + pad();
    for (const Rgb colour : cell.chips) {
      const double side = chip_side * size() * 0.85;
      const double top = y - static_cast<double>(lines.size()) * line_height();
      drawing.add(Shape{rectangle({chip_x, top + size() * 0.28, side, side}, side * 0.15), colour,
                        Stroke{.colour = setting_.theme.colour("paper.rule"), .width = 0.1}});
      chip_x += chip_side * 1.2 * size();
    }
    return static_cast<double>(lines.size()) * line_height();
  }

  Drawing heading_row() {
    Drawing texts;
    double x = 0;
    double height = 0;
    std::vector<double> heights;
    for (std::size_t i = 0; i < columns_.size(); ++i)
      heights.push_back(static_cast<double>(broken_lines({{table_.columns[columns_[i]].heading}}, font(true),
                                                         {}, widths_[i] - 2 * pad())
                                                .size()) *
                        line_height());
    height = std::ranges::max(heights);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const TableColumn& column = table_.columns[columns_[i]];
      set_cell(texts, {column.heading, {}, true}, column.align, x, size() * 0.3 + height - heights[i],
               widths_[i], setting_.theme.colour("paper.text"));
      x += widths_[i];
    }
    heading_height_ = height + size() * 0.6;
    Drawing drawing;
    fill(drawing, rectangle({0, 0, table_width(), heading_height_}), setting_.theme.colour("paper.tint"));
    drawing.add(texts);
    stroke(drawing, Outline{}.move({0, heading_height_}).line({table_width(), heading_height_}),
           {.colour = setting_.theme.colour("paper.accent"), .width = 0.3});
    return drawing;
  }

  // The texts of the columns below a row as one paragraph, each after its heading.
  double set_below(Drawing& drawing, std::size_t row, double y) const {
    const double inset = size() * 1.4;
    RichText rich;
    for (const std::size_t column : below_) {
      const TableCell* text = cell(row, column);
      if (text == nullptr || text->text == "–") continue;
      if (!rich.empty()) rich.push_back({rich.back().text.ends_with('.') ? " " : ". "});
      if (below_.size() > 1) rich.push_back({table_.columns[column].heading + ": ", false, true});
      rich.push_back({text->text});
    }
    for (const RichLine& line : broken_lines(rich, font(false), setting_.theme.colour("paper.text"),
                                             setting_.width - inset - pad())) {
      for (Text one : line.texts) {
        one.at = {inset + one.at.x, y + size() * 0.97};
        drawing.add(std::move(one));
      }
      y += line_height();
    }
    return y;
  }

  SetStrip row_strip(std::size_t row) const {
    SetStrip strip;
    double x = 0;
    double lines = line_height();
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (const TableCell* one = cell(row, columns_[i])) {
        TableCell shown = *one;
        shown.strong = shown.strong || (i == 0 && !below_.empty());
        if (chips_only_.contains(columns_[i])) shown.text.clear();
        lines = std::max(lines, set_cell(strip.drawing, shown, table_.columns[columns_[i]].align, x,
                                         size() * 0.28, widths_[i], setting_.theme.colour("paper.text")));
      }
      x += widths_[i];
    }
    const double end = set_below(strip.drawing, row, size() * 0.28 + lines);
    strip.strip.height = end + size() * 0.32;
    stroke(strip.drawing, Outline{}.move({0, strip.strip.height}).line({table_width(), strip.strip.height}),
           {.colour = setting_.theme.colour("paper.rule"), .width = 0.15});
    return strip;
  }

  // At least two rows on each side of a page break; small tables are kept whole.
  static void close_rows(std::vector<SetStrip>& strips) {
    if (strips.size() <= few_rows + 1)
      for (SetStrip& strip : strips) strip.strip.keep = &strip != &strips.back();
    if (strips.size() < 3) return;
    strips[1].strip.keep = true;
    strips[strips.size() - 2].strip.keep = true;
  }

  const Typesetting& setting_;
  const Table& table_;
  std::vector<std::size_t> columns_;
  std::vector<std::size_t> below_;
  std::set<std::size_t> chips_only_;
  std::vector<double> widths_;
  double heading_height_ = 0;
};

}  // namespace

std::vector<SetStrip> set_table(const Typesetting& setting, const Table& table) {
  return TableSetter(setting, table).strips();
}

}  // namespace trackwright

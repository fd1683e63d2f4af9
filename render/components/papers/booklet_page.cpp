#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>

#include "render/components/papers/booklet_page.h"
#include "render/components/papers/rulebook_tables.h"
#include "render/drawing/text.h"
#include "render/words/lettering.h"
#include "render/words/title_tables.h"
#include "render/words/turn_texts.h"

namespace trackwright {

namespace {

constexpr double between_parts = 6;

// "Full capitalization: DSB, NSB" without its list if it is too long for a line.
std::string shortened(const std::string& text, const Font& font, double room) {
  return measure(text, font).width <= room ? text : text.substr(0, text.find(": "));
}

class Contents {
 public:
  Contents(const BookletPage& page, const Theme& theme, const std::vector<BookletEntry>& entries,
           const std::vector<RichText>& credits)
      : page_(page),
        theme_(theme),
        entries_(entries),
        credits_(credits),
        setting_{.theme = theme, .width = page.width()} {}

  Page draw() const {
    Page page;
    page.size = page_.size;
    page.name = "Contents";
    const std::vector<SetStrip> heading = set_heading(setting_, 2, "Contents");
    double y = page_.top;
    for (const SetStrip& strip : heading) {
      page.drawing.add(strip.drawing, Transform::translation(page_.side, y));
      y += strip.strip.height;
    }
    const double bottom = page_.size.height - page_.foot - draw_credits(page);
    const auto needed = [&](int deepest) {
      double height = 0;
      for (const BookletEntry& entry : entries_) height += entry.level <= deepest ? line_of(entry) : 0;
      return height;
    };
    const int deepest = needed(3) <= bottom - y ? 3 : 2;
    for (const BookletEntry& entry : entries_) {
      if (entry.level > deepest) continue;
      y += line_of(entry);
      draw_entry(page, entry, y);
    }
    return page;
  }

 private:
  static double line_of(const BookletEntry& entry) { return entry.level == 2 ? 6.2 : 4.4; }

  void draw_entry(Page& page, const BookletEntry& entry, double y) const {
    const bool chapter = entry.level == 2;
    const Font font = face(chapter ? 3.3 : 2.9, chapter ? Weight::Bold : Weight::Regular);
    const double left = page_.side + (chapter ? 0 : 7);
    const double right = page_.size.width - page_.side;
    const Rgb ink = theme_.colour("paper.text");
    const double text_left = left + (entry.number.empty() && chapter ? 0 : chapter ? 7 : 9);
    const std::string number = fmt::format("{}", entry.page);
    page.drawing.add(
        Text{.text = entry.number, .font = font, .colour = ink, .at = {left, y}, .align = Align::Left});
    const std::string text = shortened(entry.text, font, right - text_left - 12);
    page.drawing.add(
        Text{.text = text, .font = font, .colour = ink, .at = {text_left, y}, .align = Align::Left});
    page.drawing.add(
        Text{.text = number, .font = font, .colour = ink, .at = {right, y}, .align = Align::Right});
    const double from = text_left + measure(text, font).width + 2;
    const double to = right - measure(number, font).width - 2;
    if (to > from + 4)
      stroke(
          page.drawing, Outline{}.move({from, y - 0.2}).line({to, y - 0.2}),
          {.colour = theme_.colour("paper.muted"), .width = 0.25, .cap = Cap::Round, .dashes = {0.01, 1.3}});
  }

  // Credits and licence at the page_.foot of the contents; returns their height.
  double draw_credits(Page& page) const {
    std::vector<SetStrip> strips;
    for (const RichText& text : credits_)
      std::ranges::move(set_paragraph(setting_, text, face(setting_.size * 0.82)),
                        std::back_inserter(strips));
    double height = 0;
    for (const SetStrip& strip : strips) height += strip.strip.above + strip.strip.height;
    double y = page_.size.height - page_.foot - height;
    for (const SetStrip& strip : strips) {
      y += strip.strip.above;
      page.drawing.add(strip.drawing, Transform::translation(page_.side, y));
      y += strip.strip.height;
    }
    return height + 4;
  }

  const BookletPage& page_;
  const Theme& theme_;
  const std::vector<BookletEntry>& entries_;
  const std::vector<RichText>& credits_;
  Typesetting setting_;
};

class Reference {
 public:
  Reference(const BookletPage& page, const ComponentContext& context)
      : page_(page), context_(context), setting_{.theme = context.theme, .width = page.width()} {}

  Page draw() const {
    Page page;
    page.size = page_.size;
    page.name = "Reference";
    fill(page.drawing, rectangle({0, 0, page_.size.width, 9}), context_.theme.colour("box"));
    std::vector<SetStrip> strips;
    for (const double size : {2.9, 2.65, 2.4, 2.2}) {
      strips = reference_strips(size);
      double height = 0;
      for (const SetStrip& strip : strips) height += strip.strip.above + strip.strip.height;
      if (height <= page_.size.height - page_.top - 8) break;
    }
    double y = page_.top;
    for (const SetStrip& strip : strips) {
      y += strip.strip.above;
      if (y + strip.strip.height > page_.size.height - 8) break;
      page.drawing.add(strip.drawing, Transform::translation(page_.side, y));
      y += strip.strip.height;
    }
    return page;
  }

 private:
  std::vector<SetStrip> reference_strips(double size) const {
    Typesetting setting = setting_;
    setting.size = size;
    setting.table_size = size * 0.95;
    setting.leading = 1.28;
    std::vector<SetStrip> strips{turns_in_columns(setting)};
    const auto add = [&](std::vector<SetStrip> more) { std::ranges::move(more, std::back_inserter(strips)); };
    add(set_heading(setting, 3, "Trains"));
    add(set_table(setting, train_table(context_.title, context_.theme)));
    add(set_heading(setting, 3, "Phases"));
    add(set_table(setting, phase_words_table(context_.title, context_.theme)));
    return strips;
  }

  // The order of play in two columns.
  SetStrip turns_in_columns(Typesetting setting) const {
    const double column = (setting.width + between_parts) / 2;
    setting.width = column - between_parts;
    std::vector<std::vector<SetStrip>> parts;
    const auto steps = [&](const std::string& heading, const std::vector<std::string>& items) {
      if (items.empty()) return;
      std::vector<RichText> texts;
      for (const std::string& item : items) texts.push_back({{item}});
      std::ranges::move(set_list(setting, texts, true),
                        std::back_inserter(parts.emplace_back(set_heading(setting, 3, heading))));
    };
    steps("Stock round", stock_steps(context_.title));
    for (const ToldTurn& turn : told_turns(context_.title)) steps(turn.heading, turn.steps);
    SetStrip all;
    std::array<double, 2> y{};
    for (const std::vector<SetStrip>& part : parts) {
      const std::size_t at = y[1] < y[0] ? 1 : 0;
      if (y[at] == 0) y[at] = -part.front().strip.above;
      for (const SetStrip& strip : part) {
        y[at] += strip.strip.above;
        all.drawing.add(strip.drawing, Transform::translation(at == 0 ? 0 : column, y[at]));
        y[at] += strip.strip.height;
      }
    }
    all.strip.height = std::max(y[0], y[1]);
    return all;
  }

  const BookletPage& page_;
  const ComponentContext& context_;
  Typesetting setting_;
};

}  // namespace

Page contents_page(const BookletPage& page, const Theme& theme, const std::vector<BookletEntry>& entries,
                   const std::vector<RichText>& credits) {
  return Contents(page, theme, entries, credits).draw();
}

Page reference_page(const BookletPage& page, const ComponentContext& context) {
  return Reference(page, context).draw();
}

namespace {

constexpr double beyond = 3;      // mm of ground beside the text
constexpr double most_above = 4;  // mm of ground above a strip at the top of a page
constexpr double lap = 0.2;       // of the grounds of two strips, so that no gap shows
constexpr double between_columns = 6;
constexpr double tolerance = 1;     // mm, in the height of a column
constexpr double most_column = 75;  // mm, the height of a part in two columns

Drawing on_ground(const Typesetting& setting, const Drawing& drawing, double top, double bottom) {
  const Theme& theme = setting.theme;
  Drawing all;
  fill(all, rectangle({-beyond, top, setting.width + 2 * beyond, bottom - top}),
       mix(theme.colour("paper.tint"), Rgb{1, 1, 1}, 0.35));
  fill(all, rectangle({-beyond, top, 0.9, bottom - top}), theme.colour("paper.accent"));
  all.add(drawing);
  return all;
}

double height_of(const std::vector<SetStrip>& strips) {
  double height = 0;
  for (const SetStrip& strip : strips) height += strip.strip.above + strip.strip.height;
  return height;
}

// Draws strips below each other; returns their height.
double stack(Drawing& drawing, const std::vector<SetStrip>& strips, double x) {
  double y = 0;
  for (const SetStrip& strip : strips) {
    y += &strip == &strips.front() ? 0 : strip.strip.above;
    drawing.add(strip.drawing, Transform::translation(x, y));
    y += strip.strip.height;
  }
  return y;
}

}  // namespace

void tint(const Typesetting& setting, std::vector<SetStrip>& strips) {
  for (SetStrip& one : strips) {
    Strip& strip = one.strip;
    strip.above = std::min(strip.above, most_above);
    strip.height += &one == &strips.back() ? most_above : 0;
    one.drawing = on_ground(setting, one.drawing, -strip.above - lap, strip.height);
    if (one.again)
      one.again = std::make_shared<const Drawing>(on_ground(setting, *one.again, -lap, strip.again));
  }
}

std::vector<SetStrip> set_in_two_columns(const Typesetting& setting, const std::vector<RichText>& items) {
  Typesetting narrow = setting;
  narrow.width = (setting.width - between_columns) / 2;
  std::vector<std::vector<SetStrip>> set;
  double all = 0;
  for (const RichText& item : items)
    if (auto strips = set_list(narrow, {item}, false); !strips.empty())
      all += height_of(set.emplace_back(std::move(strips)));
  const double part_height = all / std::ceil(std::max(1.0, all / (2 * most_column)));
  std::vector<SetStrip> parts;
  for (std::size_t at = 0; at < set.size();) {
    std::array<std::vector<SetStrip>, 2> columns;
    for (std::vector<SetStrip>& column : columns)
      while (at < set.size() && height_of(column) < part_height / 2 - tolerance)
        std::ranges::move(set[at++], std::back_inserter(column));
    SetStrip part;
    const double first = stack(part.drawing, columns[0], 0);
    part.strip.height = std::max(first, stack(part.drawing, columns[1], narrow.width + between_columns));
    part.strip.above = setting.size * 0.5;
    parts.push_back(std::move(part));
  }
  return parts;
}

}  // namespace trackwright

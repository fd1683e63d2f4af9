#include "render/components/papers/booklet.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "render/components/map/rule_figures.h"
#include "render/components/map/told_boards.h"
#include "render/components/papers/booklet_index.h"
#include "render/components/papers/booklet_page.h"
#include "render/components/papers/box.h"
#include "render/components/papers/piece_gallery.h"
#include "render/components/papers/setup_table.h"
#include "render/drawing/picture.h"
#include "render/kit/kit.h"
#include "render/marks/logo.h"
#include "render/words/chapter.h"
#include "render/words/lettering.h"
#include "render/words/typeset.h"

namespace trackwright {
namespace {

constexpr int first_text_page = 3;  // after the cover and the contents
constexpr double column_gap = 6;
constexpr std::string_view example_chapter = "Example of play";
constexpr std::string_view about_boards =
    "The boards after a round show the hexes around the tiles of each company after the last lay of "
    "that company.";

// Splits "6. Operating rounds".
BookletEntry entry_of(const BookBlock& block) {
  BookletEntry entry;
  entry.level = block.level;
  entry.text = plain_text(block.texts.front());
  const auto dot = entry.text.find(". ");
  if (dot != std::string::npos && dot > 0 && dot < 3 && entry.text.find_first_not_of("0123456789") == dot) {
    entry.number = entry.text.substr(0, dot);
    entry.text.erase(0, dot + 2);
  }
  return entry;
}

std::string heading_text(const BookletEntry& entry) {
  return entry.number.empty() ? entry.text : entry.number + "  " + entry.text;
}

void collect_words(const std::vector<Item>& items, std::string& words) {
  for (const Item& item : items) {
    if (const auto* text = std::get_if<Text>(&item.value)) words += text->text + ' ';
    if (const auto* group = std::get_if<Group>(&item.value)) collect_words(group->items, words);
  }
}

// Small tables stay on one page.
std::vector<SetStrip> kept_together(std::vector<SetStrip> table) {
  constexpr double most = 62;  // mm, about a third of a page
  double height = 0;
  for (const SetStrip& row : table) height += row.strip.above + row.strip.height;
  if (height <= most)
    for (SetStrip& row : table) row.strip.keep = row.strip.keep || &row != &table.back();
  return table;
}

class Booklet {
 public:
  Booklet(const ComponentContext& context, const Book& book, const BookletForm& form)
      : context_(context),
        book_(book),
        form_(form),
        page_{.size = context.options.booklet_page},
        setting_{.theme = context.theme, .width = page_.width()} {}

  std::vector<Page> pages() {
    set_blocks();
    set_chapters();
    place_strips();
    if (form_.rules) add_index();
    std::vector<Page> pages;
    pages.push_back(cover());
    pages.push_back(contents_page(page_, context_.theme, entries_, preface_));
    std::ranges::move(text_pages_, std::back_inserter(pages));
    if (form_.rules) pages.push_back(reference_page(page_, context_));
    return pages;
  }

 private:
  int last_page() const { return first_text_page - 1 + static_cast<int>(text_pages_.size()); }

  void add(std::vector<SetStrip> strips) { std::ranges::move(strips, std::back_inserter(strips_)); }

  // The blocks before the first chapter are on the cover and below the contents.
  void set_blocks() {
    const std::vector<RuleFigure> figures =
        form_.rules ? rule_figures(context_, rule_examples(context_.title), setting_.width)
                    : std::vector<RuleFigure>();
    bool begun = false;
    std::string section;
    bool market_drawn = false;
    for (const BookBlock& block : book_.blocks()) {
      if (block.kind == BookBlock::Kind::Heading) {
        add_figures(figures, section);
        section = entry_of(block).text;
        if (section == example_chapter) {
          set_sidebar(static_cast<std::size_t>(&block - book_.blocks().data()));
          return;
        }
      }
      begun = begun || (block.kind == BookBlock::Kind::Heading && block.level == 2);
      if (begun && section == "Components" && block.kind == BookBlock::Kind::Bullets)
        set_in_columns(block.texts);
      else if (begun)
        set_block(block);
      else if (block.kind == BookBlock::Kind::Paragraph &&
               plain_text(block.texts.front()) != context_.title.subtitle)
        preface_.push_back(block.texts.front());
      if (section == "The stock market" && block.kind == BookBlock::Kind::Table && !market_drawn) {
        add_numbered(market_picture(context_, setting_.width));
        market_drawn = true;
      }
    }
  }

  // The worked opening, the last chapter of the book, as a tinted box: actions in two columns, and boards
  // with the tiles that each company lays in a round.
  void set_sidebar(std::size_t from) {
    set_block(book_.blocks()[from]);
    const std::size_t first = strips_.size();
    ToldBoards boards(context_);
    Typesetting small = setting_;
    small.size = setting_.table_size;
    for (const BookBlock& block : std::span(book_.blocks()).subspan(from + 1)) {
      if (block.kind == BookBlock::Kind::Paragraph) {
        std::string words = plain_text(block.texts.front()) + " " + std::string(about_boards);
        set_block({.kind = block.kind, .texts = {{{std::move(words)}}}});
        continue;
      }
      if (block.kind != BookBlock::Kind::Bullets) {
        set_block(block);
        continue;
      }
      add(set_in_two_columns(small, block.texts));
      std::vector<std::string> told;
      for (const RichText& text : block.texts) told.push_back(plain_text(text));
      for (const BookFigure& row : boards.boards(told, setting_.width)) {
        add({set_figure(setting_, row)});
        strips_.back().strip.floats = false;
      }
    }
    std::vector<SetStrip> box(std::make_move_iterator(strips_.begin() + static_cast<std::ptrdiff_t>(first)),
                              std::make_move_iterator(strips_.end()));
    strips_.resize(first);
    tint(setting_, box);
    add(std::move(box));
  }

  // The title's own chapters, numbered like the others.
  void set_chapters() {
    if (context_.chapters == nullptr) return;
    for (const TextDocument& chapter : *context_.chapters)
      for (BookBlock& block : chapter_blocks(with_references(context_.title, chapter.text))) {
        if (block.kind == BookBlock::Kind::Figure && !take_picture(block.figure)) continue;
        if (block.kind == BookBlock::Kind::Heading && block.level == 2)
          block.texts.front().insert(block.texts.front().begin(), {fmt::format("{}. ", last_chapter_ + 1)});
        set_block(block);
      }
  }

  // Draws a picture from art/ in the column; false if it cannot be drawn.
  bool take_picture(BookFigure& figure) const {
    constexpr double highest = 110;
    const Picture picture = chapter_art(context_, figure.art);
    if (picture == nullptr) return false;
    const auto natural = picture_size(*picture);
    if (!natural) return false;
    const double scale = std::min(setting_.width / natural->width, highest / natural->height);
    figure.size = {natural->width * scale, natural->height * scale};
    figure.drawing.add(Image{picture, {0, 0, figure.size.width, figure.size.height}});
    return true;
  }

  // Short items in three columns, read down.
  void set_in_columns(const std::vector<RichText>& items) {
    constexpr std::size_t columns = 3;
    const std::size_t rows = (items.size() + columns - 1) / columns;
    for (std::size_t row = 0; row < rows; ++row) {
      SetStrip strip;
      for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t item = column * rows + row;
        if (item >= items.size()) continue;
        const double x = setting_.width / static_cast<double>(columns) * static_cast<double>(column);
        for (const SetStrip& cell : set_list(setting_, {items[item]}, false)) {
          strip.drawing.add(cell.drawing, Transform::translation(x, 0));
          strip.strip.height = std::max(strip.strip.height, cell.strip.height);
        }
      }
      strip.strip.above = setting_.size * (row == 0 ? 0.55 : 0.1);
      strips_.push_back(std::move(strip));
    }
  }

  // The figures at the end of a section.
  void add_figures(const std::vector<RuleFigure>& figures, const std::string& section) {
    if (section == "Components")
      if (const BookFigure gallery = piece_gallery(context_, setting_.width); gallery.size.width > 0)
        add({set_figure(setting_, gallery)});
    if (section == "Setup") add_numbered(setup_table(context_, setting_.width));
    for (const RuleFigure& one : figures)
      if (one.section == section) add_numbered(one.figure);
    if (section == "Buying trains") add_numbered(rust_picture(context_));
  }

  void add_numbered(BookFigure figure) {
    if (figure.size.width <= 0) return;
    figure.caption.insert(figure.caption.begin(), {fmt::format("Figure {}. ", ++figure_), true, true});
    add({set_figure(setting_, figure)});
  }

  void set_block(const BookBlock& block) {
    using Kind = BookBlock::Kind;
    switch (block.kind) {
      case Kind::Heading:
        return set_heading_block(block);
      case Kind::Paragraph:
        return add(set_paragraph(setting_, block.texts.front(), face(setting_.size)));
      case Kind::Remark:
        return add(set_paragraph(setting_, block.texts.front(), face(setting_.size, Weight::Regular, true)));
      case Kind::Steps:
        return add(set_list(setting_, block.texts, true));
      case Kind::Bullets:
        return add(set_list(setting_, block.texts, false));
      case Kind::Table:
        return add(kept_together(set_table(setting_, block.table)));
      case Kind::Figure:
        return add({set_figure(setting_, block.figure)});
    }
  }

  void set_heading_block(const BookBlock& block) {
    BookletEntry entry = entry_of(block);
    if (entry.level == 2) {
      chapter_ = entry.number;
      if (!chapter_.empty()) last_chapter_ = std::stoi(chapter_);
      section_ = 0;
    } else if (!chapter_.empty()) {
      entry.number = fmt::format("{}.{}", chapter_, ++section_);
    }
    std::vector<SetStrip> strips = set_heading(setting_, entry.level, heading_text(entry));
    if (strips.empty()) return;
    strips.front().heading = entries_.size();
    entries_.push_back(std::move(entry));
    add(std::move(strips));
  }

  void place_strips() {
    std::vector<Strip> heights;
    for (const SetStrip& one : strips_) heights.push_back(one.strip);
    for (const auto& placed : paginate(heights, page_.room())) {
      Page& page = new_page();
      std::string& words = words_.emplace_back();
      for (const PlacedStrip& at : placed) place(page, at, words);
      draw_foot(page, running_);
    }
  }

  Page& new_page() {
    Page& page = text_pages_.emplace_back();
    page.size = page_.size;
    return page;
  }

  void place(Page& page, const PlacedStrip& at, std::string& words) {
    const SetStrip& strip = strips_[at.strip];
    if (!strip.strip.floats) collect_words(strip.drawing.items, words);
    page.drawing.add(strip.drawing, Transform::translation(page_.side, page_.top + at.y));
    if (at.again)
      page.drawing.add(*strip.again,
                       Transform::translation(page_.side, page_.top + at.y - strip.strip.again));
    if (strip.heading == SetStrip::no_heading) return;
    BookletEntry& entry = entries_[strip.heading];
    entry.page = last_page();
    if (entry.level > 2) return;
    if (page.name.empty()) page.name = heading_text(entry);
    running_ = entry.text;
  }

  // The page number outside, the chapter beside it.
  void draw_foot(Page& page, const std::string& running) const {
    const int number = last_page();
    const bool right = number % 2 == 1;
    const double y = page_.size.height - 9.5;
    const double outside = right ? page_.size.width - page_.side : page_.side;
    const Rgb muted = context_.theme.colour("paper.muted");
    page.drawing.add(Text{.text = fmt::format("{}", number),
                          .font = face(3.2, Weight::Bold),
                          .colour = context_.theme.colour("paper.text"),
                          .at = {outside, y},
                          .align = right ? Align::Right : Align::Left});
    const double beside = right ? outside - 8 : outside + 8;
    page.drawing.add(Text{.text = right ? running : context_.title.name,
                          .font = face(2.6),
                          .colour = muted,
                          .at = {beside, y},
                          .align = right ? Align::Right : Align::Left});
  }

  Page cover() const {
    Page page;
    page.size = page_.size;
    page.drawing = box_front(context_, page_.size, 0, form_.cover);
    page.name = "Cover";
    return page;
  }

  // Two columns; the terms that are on nearly all pages help nobody.
  void add_index() {
    std::vector<IndexedPage> pages;
    for (std::size_t i = 0; i < words_.size(); ++i)
      pages.push_back({first_text_page + static_cast<int>(i), words_[i]});
    const std::vector<IndexEntry> entries = index_of(index_terms(context_.title), pages, 8);
    if (entries.empty()) return;
    running_ = "Index";
    entries_.push_back({.level = 2, .number = {}, .text = "Index", .page = last_page() + 1});
    Typesetting narrow = setting_;
    narrow.width = (setting_.width - column_gap) / 2;
    std::vector<SetStrip> lines;
    for (const IndexEntry& entry : entries)
      std::ranges::move(index_lines(narrow, entry), std::back_inserter(lines));
    set_index_columns(lines);
  }

  std::vector<SetStrip> index_lines(const Typesetting& narrow, const IndexEntry& entry) const {
    const RichText text{{entry.shown + "  "}, {page_list(entry.pages), true, false}};
    std::vector<SetStrip> lines = set_paragraph(narrow, text, face(2.75));
    for (SetStrip& line : lines) line.strip.keep = &line != &lines.back();
    lines.front().strip.above = 0.5;
    return lines;
  }

  void set_index_columns(const std::vector<SetStrip>& lines) {
    std::vector<Strip> heights;
    double all = 0;
    for (const SetStrip& line : lines) {
      heights.push_back(line.strip);
      all += line.strip.height + line.strip.above;
    }
    const double head = 9;
    const double column = std::min(page_.room() - head, all / 2 + 6);
    const auto columns = paginate(heights, column);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (i % 2 == 0) draw_index_head(new_page());
      Page& page = text_pages_.back();
      const double x = page_.side + (i % 2 == 0 ? 0 : (setting_.width + column_gap) / 2);
      for (const PlacedStrip& at : columns[i])
        page.drawing.add(lines[at.strip].drawing, Transform::translation(x, page_.top + head + at.y));
    }
  }

  void draw_index_head(Page& page) const {
    page.name = "Index";
    for (const SetStrip& strip : set_heading(setting_, 2, "Index"))
      page.drawing.add(strip.drawing, Transform::translation(page_.side, page_.top));
    draw_foot(page, "Index");
  }

  const ComponentContext& context_;
  const Book& book_;
  const BookletForm& form_;
  BookletPage page_;
  Typesetting setting_;
  std::vector<SetStrip> strips_;
  std::vector<BookletEntry> entries_;
  std::vector<RichText> preface_;
  std::vector<Page> text_pages_;
  std::vector<std::string> words_;  // of each text page
  std::string chapter_;
  std::string running_;
  int section_ = 0;
  int figure_ = 0;
  int last_chapter_ = 0;
};

}  // namespace

std::vector<Page> booklet_pages(const ComponentContext& context, const Book& book, const BookletForm& form) {
  return Booklet(context, book, form).pages();
}

}  // namespace trackwright

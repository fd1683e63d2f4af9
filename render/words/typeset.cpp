#include "render/words/typeset.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "render/drawing/text.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

struct StyledWord {
  std::string text;
  const TextRun* style = nullptr;
  bool glued = false;  // to the word before it
  double width = 0;
};

Font styled(Font font, const TextRun& style) {
  if (style.bold) font.weight = Weight::Bold;
  font.italic = font.italic || style.italic;
  return font;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_trail(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// A per cent sign, or the currency in "80 kr".
bool is_unit(std::string_view word) {
  constexpr std::size_t longest = 3;
  const auto letters = std::min(word.find_last_not_of(".,;:)") + 1, word.size());
  return letters > 0 && letters <= longest && std::ranges::none_of(word.substr(0, letters), is_digit);
}

// Splits runs into words with their widths.
class WordCutter {
 public:
  WordCutter(const Font& font, double room) : font_(font), room_(room) {}

  std::vector<StyledWord> words(const RichText& text) {
    for (const TextRun& run : text) add(run);
    return std::move(words_);
  }

 private:
  void add(const TextRun& run) {
    std::string word;
    for (const char c : run.text) {
      if (c == ' ' || c == '\n') {
        close(word, run);
        glued_ = false;
      } else {
        word += c;
      }
    }
    close(word, run);
  }

  // A unit stays with its number.
  void close(std::string& word, const TextRun& run) {
    if (word.empty()) return;
    if (is_unit(word) && !glued_ && !words_.empty() && words_.back().style == &run &&
        is_digit(words_.back().text.back())) {
      StyledWord& number = words_.back();
      number.text += ' ' + word;
      number.width = width_of(number.text, run);
    } else {
      push(word, run);
    }
    word.clear();
    glued_ = true;
  }

  void push(std::string word, const TextRun& run) {
    double width = width_of(word, run);
    while (width > room_ && word.size() > 1) {
      std::size_t end = word.size();
      do {
        --end;
        while (end > 1 && is_trail(word[end])) --end;
      } while (end > 1 && width_of(word.substr(0, end), run) > room_);
      if (end == 0 || is_trail(word[end])) break;
      const std::string part = word.substr(0, end);
      words_.push_back({part, &run, glued_, width_of(part, run)});
      glued_ = false;
      word.erase(0, end);
      width = width_of(word, run);
    }
    words_.push_back({std::move(word), &run, glued_, width});
  }

  double width_of(const std::string& text, const TextRun& run) const {
    return measure(text, styled(font_, run)).width;
  }

  Font font_;
  double room_;
  std::vector<StyledWord> words_;
  bool glued_ = false;
};

RichLine rich_line(const std::vector<StyledWord>& words, std::size_t from, std::size_t to, const Font& font,
                   Rgb colour, double space) {
  RichLine line;
  for (std::size_t i = from; i < to; ++i) {
    const StyledWord& word = words[i];
    const bool spaced = i > from && !word.glued;
    if (spaced) line.width += space;
    if (i > from && words[i - 1].style == word.style)
      line.texts.back().text += (spaced ? " " : "") + word.text;
    else
      line.texts.push_back({.text = word.text,
                            .font = styled(font, *word.style),
                            .colour = colour,
                            .at = {line.width, 0},
                            .align = Align::Left});
    line.width += word.width;
  }
  return line;
}

// Where the baseline of a line is below the top of its strip.
double first_baseline(const Typesetting& setting, const Font& font) {
  return font.size * (0.5 + 0.5 * setting.leading) - font.size * 0.16;
}

SetStrip strip_of(const Typesetting& setting, const RichLine& line, const Font& font, double left) {
  SetStrip strip;
  strip.strip.height = font.size * setting.leading;
  for (Text text : line.texts) {
    text.at = {text.at.x + left, first_baseline(setting, font)};
    strip.drawing.add(std::move(text));
  }
  return strip;
}

void add_mark(const Typesetting& setting, SetStrip& strip, const std::string& mark, double right,
              const Font& font) {
  strip.drawing.add(Text{.text = mark,
                         .font = font,
                         .colour = setting.theme.colour("paper.accent"),
                         .at = {right, first_baseline(setting, font)},
                         .align = Align::Right});
}

}  // namespace

std::vector<RichLine> broken_lines(const RichText& text, const Font& font, Rgb colour, double width) {
  constexpr double rounding = 1e-3;
  width += rounding;
  const std::vector<StyledWord> words = WordCutter(font, width).words(text);
  const double space = measure(" ", font).width;
  std::vector<RichLine> lines;
  for (std::size_t from = 0; from < words.size();) {
    double filled = words[from].width;
    std::size_t to = from + 1;
    std::size_t end = words.size();  // the last place where the line may end
    for (std::size_t i = from + 1; i < words.size(); ++i) {
      if (!words[i].glued) to = i;
      filled += words[i].width + (words[i].glued ? 0 : space);
      if (filled > width) {
        end = to;
        break;
      }
    }
    lines.push_back(rich_line(words, from, end, font, colour, space));
    from = end;
  }
  return lines;
}

std::vector<SetStrip> set_paragraph(const Typesetting& setting, const RichText& text, const Font& font,
                                    double left) {
  std::vector<SetStrip> strips;
  for (const RichLine& line :
       broken_lines(text, font, setting.theme.colour("paper.text"), setting.width - left))
    strips.push_back(strip_of(setting, line, font, left));
  if (strips.empty()) return strips;
  strips.front().strip.above = setting.size * 0.55;
  if (strips.size() < 2) return strips;
  strips.front().strip.keep = true;
  strips[strips.size() - 2].strip.keep = true;
  return strips;
}

std::vector<SetStrip> set_heading(const Typesetting& setting, int level, const std::string& text) {
  const bool chapter = level <= 2;
  const Font font{setting.theme.title_family, setting.size * (chapter ? 1.75 : 1.18), Weight::Bold, false};
  std::vector<SetStrip> strips = set_paragraph(setting, {{text}}, font);
  if (strips.empty()) return strips;
  for (SetStrip& strip : strips) strip.strip.keep = true;
  strips.front().strip.above = setting.size * (chapter ? 2.6 : 1.5);
  if (!chapter) return strips;
  SetStrip& last = strips.back();
  last.strip.height += setting.size * 0.35;
  const double y = last.strip.height - setting.size * 0.1;
  stroke(last.drawing, Outline{}.move({0, y}).line({setting.width, y}),
         {.colour = setting.theme.colour("paper.accent"), .width = 0.5});
  return strips;
}

std::vector<SetStrip> set_list(const Typesetting& setting, const std::vector<RichText>& items, bool numbers) {
  const Font font = face(setting.size);
  const Font mark_font = face(setting.size, numbers ? Weight::Bold : Weight::Regular);
  const double gap = setting.size * 0.5;
  const double mark_width =
      measure(numbers ? fmt::format("{}.", items.size()) : "•", mark_font).width + (numbers ? 0 : gap);
  std::vector<SetStrip> strips;
  for (std::size_t i = 0; i < items.size(); ++i) {
    std::vector<SetStrip> own = set_paragraph(setting, items[i], font, mark_width + gap);
    if (own.empty()) continue;
    own.front().strip.above = setting.size * (i == 0 ? 0.55 : 0.32);
    // No single item at the top or bottom of a page.
    if (items.size() > 1 && (i == 0 || i + 2 == items.size())) own.back().strip.keep = true;
    add_mark(setting, own.front(), numbers ? fmt::format("{}.", i + 1) : "•", mark_width, mark_font);
    std::ranges::move(own, std::back_inserter(strips));
  }
  return strips;
}

SetStrip set_figure(const Typesetting& setting, const BookFigure& figure) {
  SetStrip set;
  const double scale = std::min(1.0, setting.width / figure.size.width);
  set.drawing.add(figure.drawing, Transform::translation((setting.width - figure.size.width * scale) / 2, 0) *
                                      Transform::scaling(scale));
  set.strip.height = figure.size.height * scale;
  const Font font = face(setting.size * 0.9, Weight::Regular, true);
  double y = set.strip.height + setting.size * 0.4;
  for (const SetStrip& line : set_paragraph(setting, figure.caption, font)) {
    set.drawing.add(line.drawing, Transform::translation(0, y));
    y += line.strip.height;
  }
  set.strip.height = (figure.caption.empty() ? set.strip.height : y) + setting.size * 0.9;
  set.strip.above = setting.size * 0.9;
  set.strip.floats = true;
  return set;
}

}  // namespace trackwright

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/words.h"
#include "render/drawing/text.h"

namespace trackwright {
namespace {

// Measure texts at size 1, since widths are proportional to the size.
Font unit_font(Font font) {
  font.size = 1;
  return font;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text) {
    if (c != separator) {
      part += c;
      continue;
    }
    parts.push_back(part);
    part.clear();
  }
  parts.push_back(part);
  return parts;
}

struct Word {
  std::string text;
  bool glued = false;  // to the previous word, without a space
};

// Splits a text into words, and after each hyphen within a word
// if `hyphens` is set; a per cent sign stays with its number.
std::vector<Word> words_of(const std::string& text, bool hyphens = false) {
  std::vector<Word> words;
  for (std::string& word : split(text, ' ')) {
    std::size_t from = 0;
    if (word.starts_with('%') && !words.empty()) {
      words.back().text += ' ' + word;
      continue;
    }
    for (std::size_t at = 1; hyphens && at + 1 < word.size(); ++at) {
      if (word[at] != '-') continue;
      words.push_back({word.substr(from, at + 1 - from), from > 0});
      from = at + 1;
    }
    if (from < word.size()) words.push_back({word.substr(from), from > 0});
  }
  return words;
}

std::string line_of(const std::vector<Word>& words, std::size_t from, std::size_t to) {
  std::string line = words[from].text;
  for (std::size_t i = from + 1; i < to; ++i) {
    if (!words[i].glued) line += ' ';
    line += words[i].text;
  }
  return line;
}

// Kerning across a space changes the distance of
// its letters by less than this part of a line.
constexpr double kerned = 0.02;

// Returns the end of the line that starts with words[from]: as many words as fit,
// at least one. The widths of single words, which repeat often, give an estimate.
// Only lines near it are measured, since that takes most of the time of fitting.
std::size_t end_of_line(const std::vector<Word>& words, std::size_t from, const Font& font, double room) {
  const double space = measure(" ", font).width;
  const auto added = [&](std::size_t word) {
    return (words[word].glued ? 0 : space) + measure(words[word].text, font).width;
  };
  const auto fits = [&](std::size_t to) { return measure(line_of(words, from, to), font).width <= room; };
  double width = measure(words[from].text, font).width;
  std::size_t to = from + 1;
  while (to < words.size() && width + added(to) <= room) width += added(to++);
  const std::size_t guessed = to;
  while (to > from + 1 && !fits(to)) --to;
  if (to < guessed) return to;
  while (to < words.size() && width + added(to) <= room * (1 + kerned) && fits(to + 1)) width += added(to++);
  return to;
}

struct Lines {
  std::vector<std::string> texts;
  double width = 0;  // of the widest line at font size 1
};

// Returns `count` lines with the narrowest widest line (`best[k][i]`: first i words on k lines).
Lines balanced(const std::vector<Word>& words, std::size_t count, const Font& unit) {
  const std::size_t n = words.size();
  if (count == 1) {
    const std::string whole = line_of(words, 0, n);
    return {.texts = {whole}, .width = measure(whole, unit).width};
  }
  constexpr double infinite = std::numeric_limits<double>::infinity();
  std::vector<std::vector<double>> width(n + 1, std::vector<double>(n + 1, infinite));
  for (std::size_t from = 0; from < n; ++from)
    for (std::size_t to = from + 1; to <= n; ++to)
      width[from][to] = measure(line_of(words, from, to), unit).width;
  std::vector<std::vector<double>> best(count + 1, std::vector<double>(n + 1, infinite));
  std::vector<std::vector<std::size_t>> start(count + 1, std::vector<std::size_t>(n + 1, 0));
  best[0][0] = 0;
  for (std::size_t k = 1; k <= count; ++k) {
    for (std::size_t to = k; to <= n; ++to) {
      for (std::size_t from = k - 1; from < to; ++from) {
        const double widest = std::max(best[k - 1][from], width[from][to]);
        if (widest >= best[k][to]) continue;
        best[k][to] = widest;
        start[k][to] = from;
      }
    }
  }
  Lines lines{.texts = {}, .width = best[count][n]};
  for (std::size_t k = count, to = n; k > 0; to = start[k][to], --k)
    lines.texts.insert(lines.texts.begin(), line_of(words, start[k][to], to));
  return lines;
}

// Approximates `balanced` for many words by the widths of single words: finds the least width at which filled
// lines need at most `count` lines.
Lines nearly_balanced(const std::vector<Word>& words, std::size_t count, const Font& unit) {
  const double space = measure(" ", unit).width;
  std::vector<double> widths;
  for (const Word& word : words) widths.push_back(measure(word.text, unit).width);
  const auto broken = [&](double room) {
    std::vector<std::size_t> ends;
    double width = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const bool first = ends.empty() || width + space + widths[i] > room;
      if (first) ends.push_back(i);
      width = first ? widths[i] : width + space + widths[i];
      ends.back() = i + 1;
    }
    return ends;
  };
  double low = std::ranges::max(widths);
  double high = std::reduce(widths.begin(), widths.end()) + space * static_cast<double>(words.size());
  constexpr int steps = 40;
  for (int i = 0; i < steps; ++i) {
    const double middle = (low + high) / 2;
    (broken(middle).size() <= count ? high : low) = middle;
  }
  Lines lines;
  std::size_t from = 0;
  for (const std::size_t to : broken(high)) {
    lines.texts.push_back(line_of(words, from, to));
    lines.width = std::max(lines.width, measure(lines.texts.back(), unit).width);
    from = to;
  }
  return lines;
}

// Heights of a block of lines at font size 1, from the top of the capitals to the lowest ink.
struct BlockHeight {
  double capitals = 0;  // to the last baseline
  double whole = 0;
};

BlockHeight block_height(const std::vector<std::string>& lines, const Font& unit, double leading) {
  if (lines.empty()) return {};
  const TextExtent last = measure(lines.back(), unit);
  const double capitals = last.cap_height + static_cast<double>(lines.size() - 1) * leading;
  return {.capitals = capitals, .whole = capitals + std::max(0.0, last.descent)};
}

double largest_size(const Lines& lines, const Font& unit, Box box, double leading) {
  const double whole = block_height(lines.texts, unit, leading).whole;
  const double by_width = lines.width > 0 ? box.width / lines.width : std::numeric_limits<double>::infinity();
  const double by_height = whole > 0 ? box.height / whole : std::numeric_limits<double>::infinity();
  return std::min(by_width, by_height);
}

double anchor_x(Box box, Align align) {
  switch (align) {
    case Align::Left:
      return box.x;
    case Align::Centre:
      return box.x + box.width / 2;
    case Align::Right:
      return box.right();
  }
  return box.x;
}

// Centres the capitals, as the eye does, unless descenders would leave the box.
double first_baseline(Box box, const BlockHeight& height, double cap_height, bool middle) {
  if (!middle) return box.y + cap_height;
  const double top = box.y + (box.height - height.capitals) / 2;
  const double lowest_top = box.bottom() - height.whole;
  return std::max(box.y, std::min(top, lowest_top)) + cap_height;
}

Fitted set(const std::vector<std::string>& lines, const Font& font, Rgb colour, Box box,
           const FitRules& rules) {
  const Font unit = unit_font(font);
  const double cap = measure("H", unit).cap_height * font.size;
  BlockHeight height = block_height(lines, unit, rules.leading);
  height = {height.capitals * font.size, height.whole * font.size};
  Fitted fitted{.lines = {}, .fits = true, .size = font.size, .height = height.whole};
  double baseline = first_baseline(box, height, cap, rules.middle);
  for (const std::string& line : lines) {
    fitted.lines.push_back(Text{.text = line,
                                .font = font,
                                .colour = colour,
                                .at = {anchor_x(box, rules.align), baseline},
                                .align = rules.align,
                                .rotation = 0,
                                .halo = std::nullopt});
    baseline += rules.leading * font.size;
  }
  return fitted;
}

bool all_shown(const std::vector<Text>& lines) {
  return std::ranges::all_of(lines, [](const Text& line) { return line.text.size() <= longest_line; });
}

}  // namespace

Fitted fit(const std::string& text, const Font& font, Rgb colour, Box box, const FitRules& rules) {
  const Font unit = unit_font(font);
  const std::vector<Word> words = words_of(text, rules.hyphens);
  if (words.empty()) return {.lines = {}, .fits = true, .size = font.size, .height = 0};
  // Prefer one line if it costs little size: three lines of a name are harder to read than one small line.
  constexpr double worth_keeping = 0.85;
  constexpr std::size_t many_words = 80;  // trying all breaks would take seconds
  Lines chosen;
  double size = -1;
  const std::size_t most = std::min(words.size(), static_cast<std::size_t>(std::max(1, rules.lines)));
  const double smallest = std::min(rules.smallest, font.size);
  const double enough = std::max(font.size * worth_keeping, smallest);
  for (std::size_t count = 1; count <= most && size < enough - 1e-9; ++count) {
    Lines lines =
        words.size() > many_words ? nearly_balanced(words, count, unit) : balanced(words, count, unit);
    const double possible = std::min(font.size, largest_size(lines, unit, box, rules.leading));
    if (possible <= size) continue;
    size = possible;
    chosen = std::move(lines);
  }
  Font fitted_font = font;
  fitted_font.size = std::max(size, smallest);
  Fitted fitted = set(chosen.texts, fitted_font, colour, box, rules);
  fitted.fits = size >= smallest - 1e-9 && all_shown(fitted.lines);
  return fitted;
}

Fitted paragraph(const std::string& text, const Font& font, Rgb colour, Box box, Align align,
                 double leading) {
  std::vector<std::string> lines;
  bool fits = true;
  const double room = box.width + 1e-9;
  for (const std::string& source_line : split(text, '\n')) {
    const std::vector<Word> words = words_of(source_line);
    if (words.empty()) lines.emplace_back();
    for (std::size_t from = 0; from < words.size();) {
      const std::size_t to = end_of_line(words, from, font, room);
      lines.push_back(line_of(words, from, to));
      fits = fits && (to > from + 1 || measure(words[from].text, font).width <= room);
      from = to;
    }
  }
  FitRules rules;
  rules.align = align;
  rules.leading = leading;
  rules.middle = false;
  Fitted fitted = set(lines, font, colour, box, rules);
  fitted.fits = fits && fitted.height <= box.height + 1e-9 && all_shown(fitted.lines);
  std::erase_if(fitted.lines, [](const Text& line) { return line.text.empty(); });
  return fitted;
}

void add(Drawing& drawing, const Fitted& fitted) {
  for (const Text& line : fitted.lines) drawing.add(line);
  if (!fitted.fits && !fitted.lines.empty())
    drawing.misfits.push_back({.text = joined(fitted.lines, " ", &Text::text)});
}

}  // namespace trackwright

#include "tests/designer/faces/report/terminal_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

#include "designer/format/text/utf8.h"

namespace trackwright {

namespace {

constexpr std::size_t columns = 100;
constexpr double advance = 8.4;  // pixels per character
constexpr double line_height = 20;
constexpr double margin = 16;

struct Character {
  std::string text;
  std::string style;  // such as "1;31"; empty for plain text
};
using TerminalLine = std::vector<Character>;

std::vector<TerminalLine> lines_with_styles(std::string_view text) {
  std::vector<TerminalLine> lines(1);
  std::string style;
  while (!text.empty()) {
    if (text.starts_with("\x1b[")) {
      const std::size_t end = text.find('m');
      style = std::string(text.substr(2, end - 2));
      if (style == "0") style.clear();
      text.remove_prefix(end + 1);
      continue;
    }
    const std::size_t length = std::max<std::size_t>(1, character_length(text));
    if (text.front() == '\n')
      lines.emplace_back();
    else
      lines.back().push_back({std::string(text.substr(0, length)), style});
    text.remove_prefix(length);
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

// Breaks the line after the last blank that fits.
std::vector<TerminalLine> broken(TerminalLine line) {
  std::vector<TerminalLine> lines;
  while (line.size() > columns) {
    std::size_t end = columns;
    while (end > columns / 2 && line[end - 1].text != " ") --end;
    if (line[end - 1].text != " ") end = columns;
    const auto at = line.begin() + static_cast<std::ptrdiff_t>(end);
    lines.emplace_back(line.begin(), at);
    line.erase(line.begin(), at);
  }
  lines.push_back(std::move(line));
  return lines;
}

std::string css_of(const std::string& style) {
  static const std::map<std::string, std::string> css{{"1;31", "fill=\"#ff7b72\" font-weight=\"bold\""},
                                                      {"1;32", "fill=\"#7ee787\" font-weight=\"bold\""},
                                                      {"1;33", "fill=\"#f2cc60\" font-weight=\"bold\""},
                                                      {"1;35", "fill=\"#d2a8ff\" font-weight=\"bold\""},
                                                      {"1;36", "fill=\"#76e3ea\" font-weight=\"bold\""},
                                                      {"1", "fill=\"#f0f6fc\" font-weight=\"bold\""},
                                                      {"2", "fill=\"#8b949e\""}};
  const auto known = css.find(style);
  return known == css.end() ? "fill=\"#d0d7de\"" : known->second;
}

std::string escaped_for_svg(const std::string& character) {
  if (character == "<") return "&lt;";
  if (character == ">") return "&gt;";
  if (character == "&") return "&amp;";
  return character;
}

// Places each run of one style separately, so that columns stay aligned in any font.
std::string line_svg(const TerminalLine& line, std::size_t row) {
  std::string text;
  const double y = margin + line_height * (static_cast<double>(row) + 0.75);
  for (std::size_t from = 0, to = 0; from < line.size(); from = to) {
    std::string run;
    while (to < line.size() && line[to].style == line[from].style) run += escaped_for_svg(line[to++].text);
    const double x = margin + advance * static_cast<double>(from);
    text += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" textLength=\"{:.1f}\" {} xml:space=\"preserve\">{}</text>\n", x, y,
        advance * static_cast<double>(to - from), css_of(line[from].style), run);
  }
  return text;
}

}  // namespace

std::string terminal_picture(const std::string& command, const std::string& output) {
  std::vector<TerminalLine> rows;
  for (TerminalLine& line : lines_with_styles("\x1b[2m$ \x1b[0m\x1b[1m" + command + "\x1b[0m\n" + output))
    for (TerminalLine& part : broken(std::move(line))) rows.push_back(std::move(part));
  const double width = 2 * margin + advance * static_cast<double>(columns);
  const double height = 2 * margin + line_height * static_cast<double>(rows.size());
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} "
      "{1:.0f}\" "
      "font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\">\n"
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#0d1117\"/>\n",
      width, height);
  for (std::size_t row = 0; row < rows.size(); ++row) svg += line_svg(rows[row], row);
  return svg + "</svg>\n";
}

}  // namespace trackwright

#include "designer/format/yaml/scalar.h"

#include <algorithm>
#include <array>

namespace trackwright {

namespace {

using std::string_view;
constexpr string_view blanks = " \t\r\n";

bool is_blank(char c) {
  return blanks.find(c) != string_view::npos;
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_octal(char c) {
  return c >= '0' && c <= '7';
}
bool is_hexadecimal(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool all(string_view text, bool (*is)(char)) {
  return !text.empty() && std::ranges::all_of(text, is);
}

template <std::size_t N>
bool one_of(string_view text, const std::array<string_view, N>& words) {
  return std::ranges::find(words, text) != words.end();
}

string_view without_sign(string_view text) {
  if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
  return text;
}

bool is_integer(string_view text) {
  if (text.starts_with("0o")) return all(text.substr(2), is_octal);
  if (text.starts_with("0x")) return all(text.substr(2), is_hexadecimal);
  return all(without_sign(text), is_digit);
}

bool is_real(string_view text) {
  static constexpr std::array<string_view, 3> nan = {".nan", ".NaN", ".NAN"};
  static constexpr std::array<string_view, 3> infinite = {".inf", ".Inf", ".INF"};
  if (one_of(text, nan)) return true;
  text = without_sign(text);
  if (one_of(text, infinite)) return true;
  if (const std::size_t e = text.find_first_of("eE"); e != string_view::npos) {
    if (!all(without_sign(text.substr(e + 1)), is_digit)) return false;
    text = text.substr(0, e);
  }
  const std::size_t point = text.find('.');
  const string_view whole = text.substr(0, point);
  const string_view fraction = point == string_view::npos ? string_view{} : text.substr(point + 1);
  if (whole.empty() && fraction.empty()) return false;
  return (whole.empty() || all(whole, is_digit)) && (fraction.empty() || all(fraction, is_digit));
}

std::size_t skip_blanks(string_view text, std::size_t i) {
  while (i < text.size() && is_blank(text[i])) ++i;
  return i;
}

Extent quoted_extent(string_view text, std::size_t offset) {
  const char quote = text[offset];
  std::size_t end = offset + 1;
  for (; end < text.size(); ++end) {
    const bool escaped = quote == '"' ? text[end] == '\\' : text.substr(end).starts_with("''");
    if (escaped)
      ++end;
    else if (text[end] == quote)
      break;
  }
  return {offset + 1, std::min(end, text.size()) - offset - 1, std::min(end + 1, text.size())};
}

// A multi-line plain scalar is folded: one blank in the value matches any number of blanks in the text.
Extent plain_extent(string_view text, std::size_t offset, string_view value) {
  std::size_t end = offset;
  for (std::size_t i = 0; i < value.size() && end < text.size();) {
    if (is_blank(value[i]) && is_blank(text[end])) {
      i = skip_blanks(value, i);
      end = skip_blanks(text, end);
    } else if (value[i++] != text[end++]) {
      return {offset, 1, offset + 1};
    }
  }
  return {offset, end - offset, end};
}

struct Line {
  std::size_t start = 0;
  std::size_t first = 0;  // the first character that is not a space; the end if there is none
  std::size_t end = 0;    // after the last character that is not a blank
  std::size_t next = 0;
};

Line line_at(string_view text, std::size_t start) {
  const std::size_t feed = std::min(text.find('\n', start), text.size());
  Line line{start, std::min(text.find_first_not_of(' ', start), feed), feed, std::min(feed + 1, text.size())};
  while (line.end > start && is_blank(text[line.end - 1])) --line.end;
  line.first = std::min(line.first, std::max(line.end, start));
  return line;
}

bool is_empty(const Line& line) {
  return line.first >= line.end;
}

// Blank lines below a block belong to it if its header contains `+`.
std::size_t behind_block(string_view text, std::size_t offset, Line last) {
  const string_view header = text.substr(offset, text.find_first_of(blanks, offset) - offset);
  if (header.find('+') != string_view::npos)
    for (Line line = line_at(text, last.next); is_empty(line) && line.next > line.start;
         line = line_at(text, last.next))
      last = line;
  return last.next;
}

// A block ends before the first line with less indentation than its first line. The first line can begin
// with spaces of the value itself (if the indentation is stated, as in `|2`).
Extent block_extent(string_view text, std::size_t offset, string_view value) {
  const std::size_t content = value.find_first_not_of('\n');
  if (content == string_view::npos) return {offset, 1, behind_block(text, offset, line_at(text, offset))};
  Line line = line_at(text, line_at(text, offset).next);
  while (is_empty(line) && line.next < text.size()) line = line_at(text, line.next);
  const std::size_t spaces = std::min(value.find_first_not_of(' ', content), value.size()) - content;
  const std::size_t indent = std::max(line.first - line.start, spaces) - spaces;
  const std::size_t first = line.start + indent;
  Line last = line;
  while (line.next < text.size()) {
    line = line_at(text, line.next);
    if (is_empty(line)) continue;
    if (line.first - line.start < indent) break;
    if (indent == 0 && (text.substr(line.start, 3) == "---" || text.substr(line.start, 3) == "...")) break;
    last = line;
  }
  return {first, std::max(first, last.end) - first, behind_block(text, offset, last)};
}

}  // namespace

Node::Kind plain_kind(string_view plain) {
  static constexpr std::array<string_view, 5> nothing = {"", "~", "null", "Null", "NULL"};
  static constexpr std::array<string_view, 6> truth = {"true", "True", "TRUE", "false", "False", "FALSE"};
  if (one_of(plain, nothing)) return Node::Kind::Null;
  if (one_of(plain, truth)) return Node::Kind::Boolean;
  if (is_integer(plain)) return Node::Kind::Integer;
  if (is_real(plain)) return Node::Kind::Real;
  return Node::Kind::String;
}

std::size_t skip_space(string_view text, std::size_t offset) {
  offset = skip_blanks(text, offset);
  while (offset < text.size() && text[offset] == '#')
    offset = skip_blanks(text, std::min(text.find('\n', offset), text.size()));
  return offset;
}

std::size_t skip_properties(string_view text, std::size_t offset) {
  while (offset < text.size() && (text[offset] == '!' || text[offset] == '&'))
    offset = skip_space(text, std::min(text.find_first_of(" \t\r\n,[]{}", offset), text.size()));
  return offset;
}

Extent scalar_extent(string_view text, std::size_t offset, string_view value) {
  if (offset >= text.size()) return {text.size(), 0, text.size()};
  switch (text[offset]) {
    case '"':
    case '\'':
      return quoted_extent(text, offset);
    case '|':
    case '>':
      return block_extent(text, offset, value);
    default:
      return plain_extent(text, offset, value);
  }
}

}  // namespace trackwright

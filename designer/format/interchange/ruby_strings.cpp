#include "designer/format/interchange/ruby_strings.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <utility>

namespace trackwright {

namespace {

constexpr auto short_escapes =
    std::to_array<std::pair<char, char>>({{'n', '\n'}, {'t', '\t'}, {'s', ' '}, {'r', '\r'}});

void append_utf8(std::string& text, std::uint32_t code) {
  constexpr std::uint32_t six_bits = 0x3F;
  constexpr auto starts = std::to_array<std::pair<std::uint32_t, std::uint32_t>>(
      {{0x80U, 0U}, {0x800U, 0xC0U}, {0x10000U, 0xE0U}, {0x110000U, 0xF0U}});  // below, first byte
  std::size_t more = 0;
  while (more + 1 < starts.size() && code >= starts.at(more).first) ++more;
  text += static_cast<char>(starts.at(more).second | (code >> (6U * more)));
  while (more-- > 0) text += static_cast<char>(0x80U | ((code >> (6U * more)) & six_bits));
}

bool is_hex(char c) {
  return std::isxdigit(static_cast<unsigned char>(c)) != 0;
}

class StringReader {
 public:
  StringReader(std::string_view text, std::size_t begin) : text_(text) { string_.end = begin; }

  RubyString read(char open, char close, bool escapes) {
    std::size_t nested = 0;
    while (string_.end < text_.size()) {
      const char c = text_[string_.end];
      if (c == '\\') {
        escape(open, close, escapes);
        continue;
      }
      if (escapes && c == '#' && next(1) == '{') {
        skip_code();
        continue;
      }
      ++string_.end;
      if (c == close && nested == 0) {
        string_.finished = true;
        break;
      }
      if (open != 0 && c == open) ++nested;
      if (open != 0 && c == close) --nested;
      string_.text += c;
    }
    return std::move(string_);
  }

 private:
  char next(std::size_t distance) const {
    const std::size_t at = string_.end + distance;
    return at < text_.size() ? text_[at] : '\0';
  }

  void escape(char open, char close, bool escapes) {
    const char c = next(1);
    string_.end += std::min<std::size_t>(2, text_.size() - string_.end);
    if (!escapes) {
      if (c != '\\' && c != close && (open == 0 || c != open)) string_.text += '\\';
      string_.text += c;
      return;
    }
    if (c == '\n') return;
    if (c == 'u') return code_point();
    if (const auto* known = std::ranges::find(short_escapes, c, &std::pair<char, char>::first);
        known != short_escapes.end())
      string_.text += known->second;
    else if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      string_.plain = false;  // control characters and bytes
    else
      string_.text += c;
  }

  // \u00e9, or \u{e9}
  void code_point() {
    const bool braces = next(0) == '{';
    if (braces) ++string_.end;
    std::size_t length = 0;
    while (length < (braces ? 6U : 4U) && is_hex(next(length))) ++length;
    std::uint32_t code = 0;
    std::from_chars(text_.data() + string_.end, text_.data() + string_.end + length, code, 16);
    string_.end += length;
    if (braces && next(0) == '}') ++string_.end;
    constexpr std::uint32_t first_surrogate = 0xD800;
    constexpr std::uint32_t after_surrogates = 0xE000;
    constexpr std::uint32_t last = 0x10FFFF;
    if (code < ' ' || code > last || (code >= first_surrogate && code < after_surrogates))
      string_.plain = false;
    else
      append_utf8(string_.text, code);
  }

  // Code in a text can contain texts again, and these can contain code.
  void skip_code() {
    std::string within = "{";
    string_.end += 2;
    const std::size_t begin = string_.end;
    while (string_.end < text_.size() && !within.empty()) {
      const char c = text_[string_.end];
      const bool code = within.back() == '{';
      if (c == '\\') {
        ++string_.end;
      } else if (within.back() != '\'' && c == '#' && next(1) == '{') {
        within += '{';
        ++string_.end;
      } else if (code && (c == '{' || c == '"' || c == '\'')) {
        within += c;
      } else if (c == (code ? '}' : within.back())) {
        within.pop_back();
      }
      ++string_.end;
    }
    string_.end = std::min(string_.end, text_.size());
    const std::string_view code = text_.substr(begin, string_.end - begin - (within.empty() ? 1 : 0));
    const auto in_name = [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':';
    };
    if (!code.empty() && code[0] >= 'A' && code[0] <= 'Z' && std::ranges::all_of(code, in_name))
      string_.inserts.push_back({string_.text.size(), std::string(code)});
    else
      string_.plain = false;
  }

  std::string_view text_;
  RubyString string_;
};

}  // namespace

RubyString read_ruby_string(std::string_view text, std::size_t begin, char open, char close, bool escapes) {
  return StringReader(text, begin).read(open, close, escapes);
}

char closing_of(char open) {
  switch (open) {
    case '(':
      return ')';
    case '[':
      return ']';
    case '{':
      return '}';
    case '<':
      return '>';
    default:
      return open;
  }
}

std::vector<std::string> ruby_words(std::string_view content) {
  std::vector<std::string> words;
  bool inside = false;
  for (std::size_t i = 0; i < content.size(); ++i) {
    const bool escaped = content[i] == '\\' && i + 1 < content.size();
    if (!escaped && std::isspace(static_cast<unsigned char>(content[i])) != 0) {
      inside = false;
      continue;
    }
    if (escaped) ++i;
    if (!inside) words.emplace_back();
    inside = true;
    words.back() += content[i];
  }
  return words;
}

RubyString read_ruby_heredoc(std::string_view lines, bool escapes, bool strip) {
  std::size_t margin = std::string_view::npos;
  for (std::size_t begin = 0; strip && begin < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', begin), lines.size());
    const std::size_t text = lines.find_first_not_of(" \t", begin);
    if (text < end) margin = std::min(margin, text - begin);
    begin = end + 1;
  }
  std::string kept;
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', begin), lines.size());
    std::string_view line = lines.substr(begin, end - begin);
    if (strip) line.remove_prefix(std::min(margin, line.size()));
    kept += line;
    kept += '\n';
    begin = end + 1;
  }
  RubyString string;
  if (escapes)
    string = read_ruby_string(kept, 0, 0, '\0', true);
  else
    string.text = std::move(kept);
  string.finished = true;
  return string;
}

}  // namespace trackwright

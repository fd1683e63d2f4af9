// Quoted texts of Ruby: escapes, interpolated code, delimiters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright {

// A constant in a text, "#{TILE}": its name, and the offset in the text at which its value belongs.
struct RubyInsert {
  std::size_t offset = 0;
  std::string name;
};

struct RubyString {
  std::string text;
  std::vector<RubyInsert> inserts;
  std::size_t end = 0;    // after the closing delimiter
  bool plain = true;      // see RubyToken
  bool finished = false;  // false: the text of the file ends inside
};

// Reads from `begin`, the offset after the opening delimiter. `open` is 0 if delimiters do not nest.
RubyString read_ruby_string(std::string_view text, std::size_t begin, char open, char close, bool escapes);

// The closing delimiter: `)` for `(`, the same character for others.
char closing_of(char open);

// The words of the content of %w[...].
std::vector<std::string> ruby_words(std::string_view content);

// The lines of a heredoc, with escapes resolved if `escapes`; `strip`: without common indentation.
RubyString read_ruby_heredoc(std::string_view lines, bool escapes, bool strip);

}  // namespace trackwright

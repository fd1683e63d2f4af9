#include "designer/faces/cli/printable.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>

namespace trackwright {

namespace {

// The length of a colour sequence such as "\x1b[1;31m" at the beginning of a text; 0 if it is another
// sequence, nothing if the text is incomplete.
std::optional<std::size_t> colour_sequence(std::string_view text) {
  for (std::size_t at = 1; at < text.size(); ++at) {
    const char c = text[at];
    if (at == 1 ? c == '[' : (c >= '0' && c <= '9') || c == ';') continue;
    return at > 1 && c == 'm' ? at + 1 : 0;
  }
  return std::nullopt;
}

struct Portion {
  std::size_t size = 0;      // 0: needs more text
  unsigned int control = 0;  // the character that must not be printed
};

Portion next_portion(std::string_view text, bool colour, bool all) {
  const auto byte = static_cast<unsigned char>(text.front());
  const Portion wait{all ? std::size_t{1} : 0, byte};
  if (byte == '\n' || byte == '\t') return {1};
  if (byte == '\r') {
    if (text.size() == 1) return wait;
    return text[1] == '\n' ? Portion{2} : Portion{1, byte};
  }
  if (byte == 0x1B && colour) {
    const auto sequence = colour_sequence(text);
    if (!sequence) return wait;
    return *sequence > 0 ? Portion{*sequence} : Portion{1, byte};
  }
  if (byte < 0x20 || byte == 0x7F) return {1, byte};
  if (byte == 0xC2) {  // U+0080 to U+009F in UTF-8
    if (text.size() == 1) return all ? Portion{1} : Portion{};
    const auto second = static_cast<unsigned char>(text[1]);
    return second < 0xA0 ? Portion{2, second} : Portion{2};
  }
  return {1};
}

}  // namespace

PrintableBuffer::int_type PrintableBuffer::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  const char one = traits_type::to_char_type(c);
  return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

std::streamsize PrintableBuffer::xsputn(const char* text, std::streamsize count) {
  held_.append(text, static_cast<std::size_t>(count));
  pass(false);
  return to_ ? count : 0;
}

int PrintableBuffer::sync() {
  pass(true);
  to_.flush();
  return to_ ? 0 : -1;
}

void PrintableBuffer::pass(bool all) {
  std::string clean;
  std::string_view rest(held_);
  while (!rest.empty()) {
    const Portion portion = next_portion(rest, colour_, all);
    if (portion.size == 0) break;
    if (portion.control != 0 || rest.front() == '\0')
      clean += fmt::format("\\u{:04x}", portion.control);
    else
      clean += rest.substr(0, portion.size);
    rest.remove_prefix(portion.size);
  }
  to_.write(clean.data(), static_cast<std::streamsize>(clean.size()));
  held_ = std::string(rest);
}

}  // namespace trackwright

#include "designer/checks/texts.h"

#include <cstddef>

namespace trackwright {

namespace {

bool letter(char c) {
  return c >= 'A' && c <= 'Z';
}
bool digit(char c) {
  return c >= '0' && c <= '9';
}
bool word(char c) {
  return letter(c) || digit(c) || (c >= 'a' && c <= 'z') || c == '_' || c == '+' || (c & 0x80) != 0;
}

}  // namespace

std::set<std::string> coordinates_in(std::string_view text) {
  std::set<std::string> found;
  for (std::size_t i = 0; i < text.size();) {
    if (!word(text[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && word(text[end])) ++end;
    const std::string_view token = text.substr(i, end - i);
    const bool figures = token.size() >= 2 && token.size() <= 3 && digit(token[1]) && digit(token.back());
    if (figures && letter(token[0])) found.emplace(token);
    i = end;
  }
  return found;
}

}  // namespace trackwright

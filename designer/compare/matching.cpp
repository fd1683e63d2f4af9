#include "designer/compare/matching.h"

#include "engine/base/words.h"

namespace trackwright {

std::string folded(std::string_view name) {
  std::string text;
  for (const char letter : name) {
    const char c = lower_case(letter);
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80) text += c;
  }
  // Keep the plus signs, because "4+4" differs from "44".
  for (std::size_t at = 0; (at = name.find('+', at)) != std::string_view::npos; ++at) text += '+';
  return text;
}

}  // namespace trackwright

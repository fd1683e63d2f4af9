#include "designer/format/text/base64.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace trackwright {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string base64(std::string_view bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i)
      three = three << 8U | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i)
      text += at + i > bytes.size() ? '=' : digits[(three >> (18 - 6 * i)) & 63U];
  }
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  const std::string_view stated = text.substr(0, std::min(text.find('='), text.size()));
  std::string bytes;
  std::uint32_t bits = 0;
  unsigned int count = 0;
  for (const char c : stated) {
    const std::size_t value = digits.find(c);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << 6U | static_cast<std::uint32_t>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 0xFFU);
  }
  return base64(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace trackwright

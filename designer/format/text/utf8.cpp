#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "designer/format/text/utf8.h"

namespace trackwright {

namespace {

// The second byte reveals overlong forms, surrogates and numbers beyond U+10FFFF.
bool good_second_byte(unsigned char lead, unsigned char second) {
  if ((second & 0xC0U) != 0x80U) return false;
  switch (lead) {
    case 0xE0:
      return second >= 0xA0;
    case 0xED:
      return second < 0xA0;
    case 0xF0:
      return second >= 0x90;
    case 0xF4:
      return second < 0x90;
    default:
      return true;
  }
}

std::size_t announced_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  if (lead >= 0xF0 && lead <= 0xF4) return 4;
  return 0;
}

}  // namespace

std::size_t character_length(std::string_view text) {
  if (text.empty()) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = announced_length(byte(0));
  if (length > text.size()) return 0;
  if (length > 1 && !good_second_byte(byte(0), byte(1))) return 0;
  for (std::size_t i = 2; i < length; ++i)
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  return length;
}

std::optional<std::size_t> first_bad_byte(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text.substr(i));
    if (length == 0) return i;
    i += length;
  }
  return std::nullopt;
}

std::optional<std::size_t> first_noncharacter(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const auto ends_plane = [](unsigned third, unsigned fourth) {
    return third == 0xBF && (fourth & 0xFEU) == 0xBE;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (byte(i) == 0xEF) {
      if (ends_plane(byte(i + 1), byte(i + 2))) return i;
      if (byte(i + 1) == 0xB7 && byte(i + 2) >= 0x90 && byte(i + 2) <= 0xAF) return i;
    } else if (byte(i) >= 0xF0 && (byte(i + 1) & 0x0FU) == 0x0F && ends_plane(byte(i + 2), byte(i + 3))) {
      return i;
    }
  }
  return std::nullopt;
}

std::size_t byte_order_mark_length(std::string_view text) {
  return text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

std::size_t count_characters(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++count)
    i += std::max<std::size_t>(1, character_length(text.substr(i)));
  return count;
}

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

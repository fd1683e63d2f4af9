#include "render/drawing/coverage.h"

#include <glib.h>

#include <algorithm>

#include "render/drawing/fonts.h"

namespace trackwright {

namespace {

bool leaves_no_ink(gunichar character) {
  const GUnicodeType type = g_unichar_type(character);
  const bool selects_a_variant = character >= 0xFE00 && character <= 0xFE0F;
  return type == G_UNICODE_CONTROL || type == G_UNICODE_FORMAT || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR || selects_a_variant;
}

}  // namespace

std::vector<std::string> characters_without_font(std::string_view text) {
  std::vector<std::string> missing;
  if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) return missing;
  while (!text.empty()) {
    const gunichar character = g_utf8_get_char_validated(text.data(), static_cast<gssize>(text.size()));
    const bool valid = character < 0x110000;
    const std::string_view one =
        text.substr(0, valid ? static_cast<std::size_t>(g_unichar_to_utf8(character, nullptr)) : 1);
    text.remove_prefix(one.size());
    if (!valid || leaves_no_ink(character) || any_font_has(character)) continue;
    if (std::ranges::find(missing, one) == missing.end()) missing.emplace_back(one);
  }
  return missing;
}

}  // namespace trackwright

// The parts of UTF-8 that reading and reporting need.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trackwright {

// Length in bytes of the well-formed character at the start of `text`; 0 if there is none (invalid or
// truncated sequences, surrogates, overlong forms).
std::size_t character_length(std::string_view text);

// Offset of the first byte outside any well-formed character.
std::optional<std::size_t> first_bad_byte(std::string_view text);

// Offset of the first noncharacter (U+FFFE, U+FDD0, ...): well formed, but without meaning, and rejected by
// text renderers.
std::optional<std::size_t> first_noncharacter(std::string_view text);

// Number of characters (code points); an invalid byte counts as one.
std::size_t count_characters(std::string_view text);

// Length of the byte-order mark at the start of the text: 3 or 0.
std::size_t byte_order_mark_length(std::string_view text);

// Base64 (RFC 4648): bytes as text.

std::string base64(std::string_view bytes);
// Nullopt for any text that base64() does not return.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace trackwright

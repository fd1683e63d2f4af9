// Base64 (RFC 4648): bytes as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trackwright {

std::string base64(std::string_view bytes);
// Nullopt for any text that base64() does not return.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace trackwright

// Keys that admit browsers, and the policy of all pages.
#pragma once

#include <string>

namespace trackwright::serve {

// SVG needs style attributes; all scripts are our own.
inline constexpr const char* page_policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// 64 hexadecimal digits.
std::string random_secret();

// Compares in a time that does not depend on the position of a difference.
bool same_secret(const std::string& one, const std::string& other);

}  // namespace trackwright::serve

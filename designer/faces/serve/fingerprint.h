// Fingerprints of texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trackwright::serve {

// FNV-1a: the same on every machine. Not cryptographic: different texts can collide.
std::uint64_t fingerprint_of(std::string_view text);
std::string fingerprint_word(std::string_view text);  // the fingerprint as 16 hexadecimal digits

}  // namespace trackwright::serve

// Short names for long texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trackwright::serve {

// FNV-1a: the same on every machine. Texts that differ may have the same one, by chance and not by design.
std::uint64_t fingerprint_of(std::string_view text);
std::string fingerprint_word(std::string_view text);  // the same in 16 hexadecimal digits

}  // namespace trackwright::serve

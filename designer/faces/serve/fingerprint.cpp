#include "designer/faces/serve/fingerprint.h"

#include <fmt/format.h>

namespace trackwright::serve {

std::uint64_t fingerprint_of(std::string_view text) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return hash;
}

std::string fingerprint_word(std::string_view text) {
  return fmt::format("{:016x}", fingerprint_of(text));
}

}  // namespace trackwright::serve

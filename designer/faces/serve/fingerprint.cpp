#include "designer/faces/serve/fingerprint.h"

namespace trackwright::serve {

std::uint64_t fingerprint_of(std::string_view text) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return hash;
}

}  // namespace trackwright::serve

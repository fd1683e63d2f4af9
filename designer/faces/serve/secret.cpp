#include "designer/faces/serve/secret.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

namespace trackwright::serve {

std::string random_secret() {
  std::random_device random;
  std::string token;
  for (int i = 0; i < 8; ++i) token += fmt::format("{:08x}", random());
  return token;
}

bool same_secret(const std::string& one, const std::string& other) {
  unsigned differs = one.size() == other.size() ? 0 : 1;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
    differs |= one[i] == other[i] ? 0U : 1U;
  return differs == 0;
}

}  // namespace trackwright::serve

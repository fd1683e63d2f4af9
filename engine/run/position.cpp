#include "engine/run/position.h"

#include <algorithm>

namespace trackwright {

bool has_token(const Position& position, const std::string& company) {
  return std::ranges::any_of(position.tokens, [&](const auto& hex) {
    return std::ranges::find(hex.second, company, &PlacedToken::company) != hex.second.end();
  });
}

}  // namespace trackwright

#include "designer/checks/amounts.h"

#include <algorithm>
#include <numeric>

namespace trackwright {

std::optional<OddAmount> odd_one_out(const std::vector<Amount>& amounts) {
  if (amounts.size() < 5) return std::nullopt;
  std::optional<OddAmount> odd;
  for (std::size_t i = 0; i < amounts.size(); ++i) {
    int unit = 0;
    for (std::size_t j = 0; j < amounts.size(); ++j)
      if (j != i) unit = std::gcd(unit, amounts[j].value);
    if (unit < 5) continue;
    const int rest = amounts[i].value % unit;
    const int beside = std::min(rest, unit - rest);
    // Half a step is a step: 25 among tens.
    if (rest == 0 || 2 * rest == unit || (5 * beside > unit && unit > 10)) continue;
    if (odd) return std::nullopt;
    odd = OddAmount{amounts[i], unit};
  }
  return odd;
}

}  // namespace trackwright

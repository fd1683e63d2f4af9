#include "render/component.h"
#include "render/components/charters.h"
#include "render/components/market.h"

namespace trackwright {

const std::vector<ComponentKind>& component_kinds() {
  static const std::vector<ComponentKind> kinds{
      {"charters", "a charter for each company", charters},
      {"market", "the stock market", market_board},
  };
  return kinds;
}

}  // namespace trackwright

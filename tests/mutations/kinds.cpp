#include "tests/mutations/kinds.h"

namespace trackwright::mutations {

const std::vector<MutationKind>& mutation_kinds() {
  static const std::vector<MutationKind> all = [] {
    std::vector<MutationKind> kinds;
    for (const auto& some :
         {map_kinds(), tiles_kinds(), market_kinds(), roster_kinds(), companies_kinds(), title_kinds()})
      kinds.insert(kinds.end(), some.begin(), some.end());
    return kinds;
  }();
  return all;
}

}  // namespace trackwright::mutations

#include "engine/upgrade/special_right.h"

#include <algorithm>

#include "engine/base/words.h"

namespace trackwright {

std::vector<SpecialRight> rights_to(const Title& title, const std::string& tile) {
  std::vector<SpecialRight> rights;
  for (const Private& one : title.companies.privates) {
    const std::string& holder = one.name.empty() ? one.id.value : one.name;
    const std::size_t before = rights.size();
    if (const auto* powers = for_kind(title.rules.privates.powers, one.id.value))
      for (const PowerRule& power : *powers)
        if (names(power.tiles, tile)) rights.push_back({holder, power.hexes});
    if (rights.size() == before && names(one.tiles, tile)) rights.push_back({holder, one.hexes});
  }
  return rights;
}

bool holds_in(const std::vector<SpecialRight>& rights, const Hex* hex) {
  return std::ranges::any_of(rights, [&](const SpecialRight& right) {
    return hex == nullptr || right.hexes.empty() || names(right.hexes, hex->id);
  });
}

std::string right_words(const std::vector<SpecialRight>& rights) {
  std::vector<std::string> all;
  for (const SpecialRight& right : rights)
    all.push_back(right.hexes.empty() ? right.holder
                                      : right.holder + ", in " + listed(ref_names(right.hexes), "or"));
  if (all.empty()) return "only by a special right, but no private company of the title has it";
  return "only by " + listed(all, "or");
}

}  // namespace trackwright

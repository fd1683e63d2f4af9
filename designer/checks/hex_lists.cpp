#include "designer/checks/hex_lists.h"

namespace trackwright {

std::vector<HexList> hex_lists(const Title& title) {
  std::vector<HexList> lists;
  for (const BonusToken& token : title.companies.bonus_tokens)
    lists.push_back({{Name::BonusToken, token.id}, &token.hexes});
  for (const Private& company : title.companies.privates)
    lists.push_back({{Name::Private, company.id.value}, &company.hexes});
  return lists;
}

std::vector<HexList> power_hex_lists(const Title& title) {
  std::vector<HexList> lists;
  for (const auto& [owner, powers] : title.rules.privates.powers.kinds) {
    const Private* company = find_private(title.companies, owner.value);
    for (const PowerRule& power : powers)
      if (company == nullptr || ref_names(company->hexes) != ref_names(power.hexes))
        lists.push_back({{Name::Private, owner.value}, &power.hexes});
  }
  for (const auto& [owner, powers] : title.rules.company_powers.kinds)
    for (const PowerRule& power : powers) lists.push_back({{Name::Company, owner.value}, &power.hexes});
  return lists;
}

}  // namespace trackwright

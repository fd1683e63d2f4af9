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

}  // namespace trackwright

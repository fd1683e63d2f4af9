#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_unknown_hex(const Facts& facts, Report& report) {
  std::vector<std::string> ids;
  for (const HexFacts& hex : facts.hexes) ids.push_back(hex.hex->id);
  for (const Private& company : facts.title.companies.privates)
    for (const auto* list : {&company.blocks, &company.hexes})
      for (const Ref& hex : *list)
        if (facts.lacks_hex(hex.value))
          report(hex.place, company.id.value,
                 fmt::format("{} {} {}, which is no hex of the map", company.id.value,
                             list == &company.blocks ? "blocks" : "is about", hex.value),
                 did_you_mean(hex.value, ids));
}

}  // namespace trackwright::checks

#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_blocks_fixed_hex(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates)
    for (const Ref& ref : company.blocks) {
      const HexFacts* hex = facts.find_hex(ref.value);
      if (hex == nullptr || !hex->hex->fixed) continue;
      Finding& finding = report(
          ref.place, company.id.value,
          fmt::format("{} blocks {}, where no tile can be laid", company.id.value, hex_words(*hex->hex)),
          "name a different hex, or remove the block");
      finding.related.push_back({hex->hex->place, "the hex"});
      finding.also.push_back({Name::Hex, hex->hex->id});
    }
}

}  // namespace trackwright::checks

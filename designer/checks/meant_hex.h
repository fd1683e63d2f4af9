// Which hex a name was meant to be that no hex of the map has.
#pragma once

#include <string>

#include "designer/checks/facts.h"
#include "engine/base/finding.h"

namespace trackwright {

// "did you mean `H4` or `H6`?" for H5, which lies between them; for what is a word and no coordinate the
// hexes that are spelt alike. Empty where none is near.
std::string meant_hex(const Facts&, const std::string& said);

// The only hex of that name, said instead of its coordinate: Palermo for C3. nullptr where there is none.
const Hex* hex_named(const Facts&, const std::string& name);

// The help of a finding that stands at `said`; where it is the name of a hex, with the cure and a note there.
void help_with_hex(const Facts&, const std::string& said, Finding&);

// The title names three or more coordinates that its map lacks: it was made for a larger map, of which this
// is a part.
bool is_part_of_larger_map(const Facts&);

}  // namespace trackwright

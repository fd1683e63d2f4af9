// Guesses the hex behind a name that no hex of the map has.
#pragma once

#include <string>
#include <vector>

#include "designer/checks/facts.h"
#include "engine/base/finding.h"
#include "engine/base/name.h"
#include "engine/title/title.h"

namespace trackwright {

// Returns "did you mean `H4` or `H6`?" for H5, which lies between them. For a word that is not a coordinate,
// suggests the hexes with a similar name. Empty if none is near.
std::string meant_hex(const Facts&, const std::string& said);

// The only hex with that name, used instead of its coordinate: Palermo for C3. nullptr if there is none.
const Hex* hex_named(const Facts&, const std::string& name);

// Adds help to a finding about the name `said`. If `said` is the name of a hex, also adds the fix and a note.
void help_with_hex(const Facts&, const std::string& said, Finding&);

// True if the title names three or more coordinates that its map lacks: the map is a part of a larger one.
bool is_part_of_larger_map(const Facts&);

// The lists of hexes that a title gives to privates and bonus tokens.

struct HexList {
  Name about;
  const std::vector<Ref>* hexes = nullptr;
};

std::vector<HexList> hex_lists(const Title&);

// The lists of powers in rules.yaml, of privates and companies, unless the private itself has the same list.
std::vector<HexList> power_hex_lists(const Title&);

}  // namespace trackwright

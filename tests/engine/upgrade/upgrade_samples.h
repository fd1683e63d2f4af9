// A small title for the tests of upgrade rules: seven hexes around B3 of a pointy map, and some standard
// tiles.
#pragma once

#include "engine/title/title.h"

namespace trackwright {

// Parses a tile text; fails the test if the text is wrong.
Tile sample_tile(std::string_view text, Colour colour);

Ref ref(const std::string& name);
std::vector<Ref> refs(const std::vector<std::string>& names);

// The map: A2 A4 above, B1 B3 B5 in the middle, C2 C4 below; B3 always exists, the others if `around`
// contains them. Tiles 7 8 9 (plain yellow), 5 57 (yellow cities), 20 24 (green), 14 (green city), 47
// (brown). Phases 2 (yellow), 3 (and green), 5 (and brown).
Title sample_title(const std::string& centre, const std::map<std::string, std::string>& around);

const Hex& hex_of(const Title&, const std::string& id);

}  // namespace trackwright

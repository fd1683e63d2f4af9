// Games with a different set-up, by an option or for the number of players. The record lists the hexes of the
// map that differ (`map_diff`; null: the hex is absent) and the tiles that the title lacks (`extra_tiles`).
//
// All findings are warnings, since the rest stays: map/coordinate and tile/language for parts that are left
// out, and schema/bad-value for an unknown tile colour.
#pragma once

#include <optional>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

// A tile colour in a position. Schemas accept any text, because records contain colours of other programs;
// reports a warning for a colour that no tile has.
std::optional<Colour> read_colour(const Node& name, Findings&);

// Nullopt if the position has no such data.
std::optional<Title> as_set_up(const Title&, const Node& position, Findings&);

}  // namespace trackwright

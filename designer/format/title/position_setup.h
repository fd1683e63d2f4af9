// A game that was set up otherwise than its title says, by an option or for its number of players: the record
// tells in which hexes its map differs (`map_diff`; null: it is not there) and which tiles the title does not
// have so (`extra_tiles`).
//
// Findings, all warnings, since the rest stays: map/coordinate and tile/language, of what is left out, and
// schema/bad-value of a colour that no tile has.
#pragma once

#include <optional>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

// A tile colour that a position names. Schemas leave it open, for records name colours of other programs:
// what no tile has is a warning.
std::optional<Colour> read_colour(const Node& name, Findings&);

// Nothing where the position says nothing of the kind.
std::optional<Title> as_set_up(const Title&, const Node& position, Findings&);

}  // namespace trackwright

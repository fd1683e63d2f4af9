// Parts of position files: their form, trains, limits and setup.
#pragma once

#include <optional>
#include <string>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/run/moment.h"
#include "engine/title/roster.h"
#include "engine/title/title.h"

namespace trackwright {

// True for a tree with the form of a position.
bool is_position(const Node&);

// Checks the trains of a position against the number that a company may own.
//
// All findings are warnings, since runs are computed anyway: position/train-limit (more trains than the phase
// allows; cards that do not run and obsolete trains do not count) and position/one-train-too-many (more of
// one kind than a company may own).

// `obsolete`: parallel to the trains; the statement of the position about each, if there is one.
void check_limits(const Title&, const Position&, const std::vector<std::optional<bool>>& obsolete,
                  Place trains, Findings&);

// The number of trains that run, if a private of the company lets it own more trains than that.
std::optional<int> most_running(const Title&, const Position&);

// Games with a different set-up, by an option or for the number of players. The record lists the hexes of the
// map that differ (`map_diff`; null: the hex is absent) and the tiles that the title lacks (`extra_tiles`).
//
// All findings are warnings, since the rest stays: map/coordinate and tile/language for parts that are left
// out, and schema/bad-value for an unknown tile colour.

// A tile colour in a position. Schemas accept any text, because records contain colours of other programs;
// reports a warning for a colour that no tile has.
std::optional<Colour> read_colour(const Node& name, Findings&);

// Nullopt if the position has no such data.
std::optional<Title> as_set_up(const Title&, const Node& position, Findings&);

// A train of a position: a name from the title, or {name, distance} from a record.
//
// Findings: position/unknown-train (its reach is unknown) and position/unknown-stop (a row of its distance
// contains an unknown kind of stop; a warning in a record).

// `title`: its name, for people. `record`: see is_record.
Train position_train(const Node&, const Roster&, const std::string& title, bool record, Findings&);

}  // namespace trackwright

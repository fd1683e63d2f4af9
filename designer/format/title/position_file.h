// A position file -> Position, with the runs that it states.
//
// Findings: those of files.h, yaml.h and schema.h; and position/unknown-phase, position/unknown-company,
// position/unknown-train, position/unknown-hex, position/unknown-tile, position/rotation,
// position/unknown-city, position/full-city, position/unknown-event, position/unknown-stop, and those of
// position_lays.h and position_limits.h. What runs can do without is a warning: a company that the title does
// not know where its tokens lie on the map, a stated run of a train that is not there, a tile of which
// another state is known (`X7*`: X7) or that has the name of its hex; and in a record (is_record) a phase
// that the title does not know, a kind of stop that we do not have, a city that the hex does not show. What
// differs in the set-up of its game: see position_setup.h.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "engine/run/position.h"
#include "engine/run/routes.h"

namespace trackwright {

struct LoadedPosition {
  Position position;
  std::optional<Title> set_up;         // the title as this game has it, where that differs
  std::vector<std::string> train_ids;  // as the file names them; parallel to position.trains
  std::vector<StatedRun> runs;         // `routes` of the file
  std::vector<std::string> left_out;   // what of a record the title cannot show, in words
};

// The title in which the position stands.
inline const Title& title_of(const LoadedPosition& loaded, const Title& otherwise) {
  return loaded.set_up ? *loaded.set_up : otherwise;
}

// Nothing where the file cannot be read as a position at all.
std::optional<LoadedPosition> load_position(const FileReader&, const Installation&, const std::string& path,
                                            const Title&, Sources&, Findings&);

}  // namespace trackwright

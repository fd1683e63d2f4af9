// Reads a position file with its stated runs.
//
// Findings: those of files.h, yaml.h and schema.h; position/unknown-phase, position/unknown-company,
// position/unknown-train, position/unknown-hex, position/unknown-tile, position/rotation,
// position/unknown-city, position/full-city, position/unknown-event, position/unknown-stop; and those of
// position_lays.h and position_limits.h. Mistakes that do not affect runs are warnings:
// - an unknown company that has tokens on the map;
// - a stated run of a train that the position lacks;
// - a tile with another known state (`X7*`: X7), or with the name of its hex;
// - in a record (is_record): an unknown phase, an unknown kind of stop, a city that the hex lacks.
// For differences in the set-up of the game, see position_setup.h.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "engine/run/moment.h"
#include "engine/run/routes.h"

namespace trackwright {

struct LoadedPosition {
  Position position;
  std::optional<Title> set_up;         // the title with the set-up of this game, if it differs
  std::vector<std::string> train_ids;  // the names in the file; parallel to position.trains
  std::vector<StatedRun> runs;         // `routes` of the file
  std::vector<std::string> left_out;   // descriptions of the parts of a record that the title cannot show
};

// The title to use with the position.
inline const Title& title_of(const LoadedPosition& loaded, const Title& otherwise) {
  return loaded.set_up ? *loaded.set_up : otherwise;
}

// Nullopt if the file cannot be read as a position.
std::optional<LoadedPosition> load_position(const FileReader&, const Installation&, const std::string& path,
                                            const Title&, Sources&, Findings&);

}  // namespace trackwright

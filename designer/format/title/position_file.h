// A position file -> Position, with the runs that it states.
//
// Findings: those of files.h, yaml.h and schema.h; and position/unknown-phase, position/unknown-company,
// position/unknown-train, position/unknown-hex, position/unknown-tile, position/rotation, position/track (the
// tile's track would leave the board), position/unreachable (a warning: by the title's rules this tile never,
// or not by this phase, comes to lie there so), position/unknown-city, position/full-city,
// position/train-limit, position/unknown-event.
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
  std::vector<std::string> train_ids;  // as the file names them; parallel to position.trains
  std::vector<StatedRun> runs;         // `routes` of the file
};

// Nothing where the file cannot be read as a position at all.
std::optional<LoadedPosition> load_position(const FileReader&, const Installation&, const std::string& path,
                                            const Title&, Sources&, Findings&);

}  // namespace trackwright

// A position file -> Position, with the runs that it states.
//
// Findings: those of files.h, yaml.h and schema.h; and position/unknown-phase, position/unknown-company,
// position/unknown-train, position/unknown-hex, position/unknown-tile, position/rotation,
// position/unknown-city, position/full-city, position/unknown-event, and those of position_lays.h and
// position_limits.h. What runs can do without is a warning: a phase that the title does not know where the
// colours of its tiles are said, a company that it does not know where its tokens lie on the map, a stated
// run of a train that is not there.
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

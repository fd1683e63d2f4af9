// roster.yaml: phases and trains.
#pragma once

#include "designer/load/tree.h"
#include "engine/roster.h"

namespace trackwright {

Roster build_roster(const Node& roster_file);

}  // namespace trackwright

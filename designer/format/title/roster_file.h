// roster.yaml: phases and trains.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/roster.h"

namespace trackwright {

Roster build_roster(const Node& roster_file);

}  // namespace trackwright

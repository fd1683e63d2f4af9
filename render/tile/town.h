// Draws a town: a bar across its track, or a dot at a junction of tracks or without track.
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

Drawing town(const Stop&, const StopPlace&, const Measures&, const Theme&);

}  // namespace trackwright

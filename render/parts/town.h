// A town: a bar across its track, or a dot where track joins or none is laid yet.
#pragma once

#include "engine/tile.h"
#include "render/drawing.h"
#include "render/parts/stop_plan.h"
#include "render/theme.h"

namespace trackwright {

Drawing town(const Stop&, const StopPlace&, const Measures&, const Theme&);

}  // namespace trackwright

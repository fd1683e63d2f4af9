// Draws a city: its slots in one white box with black outlines, and the contents of the slots.
#pragma once

#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/look.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

Drawing city(const StopPlace&, const Measures&, const Theme&);

// A company's token or reservation in a slot, or a token to cut out.
Drawing token(Point at, double radius, const SlotMark&, const Theme&);

// Draws the contents of a tile's slots; ignores marks for slots that do not exist.
Drawing tokens_in_slots(const StopPlan&, const std::vector<SlotMark>&, const Theme&);

// Draws a town: a bar across its track, or a dot at a junction of tracks or without track.

Drawing town(const Stop&, const StopPlace&, const Measures&, const Theme&);

}  // namespace trackwright

// The pictures on the cards of trains: an engine of its era, a vessel for ships and ferries.
#pragma once

#include "engine/title/roster.h"
#include "render/drawing/drawing.h"

namespace trackwright {

// Not in the supply of trains, but in one of its own: ships, ferries.
bool sold_beside(const Train&);

// What its picture takes at a scale of 1, and how large it becomes in a box.
Size picture_room(const Roster&, const Train&);
double picture_scale(Size room, Box);

// Standing on the lower edge of the box.
Drawing train_picture(const Roster&, const Train&, Box, Rgb ink, Rgb ground);

}  // namespace trackwright

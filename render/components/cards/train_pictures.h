// The pictures on the cards of trains: an engine of its era, a vessel for ships and ferries.
#pragma once

#include "engine/title/roster.h"
#include "render/drawing/drawing.h"

namespace trackwright {

// Whether the card has a supply of its own, apart from trains: ships, ferries.
bool sold_beside(const Train&);

// The size of its picture at scale 1, and the scale that fits it into a box.
Size picture_room(const Roster&, const Train&);
double picture_scale(Size room, Box);

// The picture stands on the lower edge of the box.
Drawing train_picture(const Roster&, const Train&, Box, Rgb ink, Rgb ground);

}  // namespace trackwright

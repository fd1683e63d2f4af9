// Train cards: the name large at the top left, the price, the reach and what ends the train; the variant on
// the back.
#pragma once

#include "engine/title/roster.h"
#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

Component trains(const ComponentContext&);

// Cards sold separately from trains: ships, ferries.
Component ships(const ComponentContext&);

// The pictures on the cards of trains: an engine of its era, a vessel for ships and ferries.

// Whether the card has a supply of its own, apart from trains: ships, ferries.
bool sold_beside(const Train&);

// The size of its picture at scale 1, and the scale that fits it into a box.
Size picture_room(const Roster&, const Train&);
double picture_scale(Size room, Box);

// The picture stands on the lower edge of the box.
Drawing train_picture(const Roster&, const Train&, Box, Rgb ink, Rgb ground);

}  // namespace trackwright

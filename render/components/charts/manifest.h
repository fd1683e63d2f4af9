// The tile manifest as one board: every tile with picture, number and count, colour by colour.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component manifest_board(const ComponentContext&);

}  // namespace trackwright

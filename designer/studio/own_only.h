// The components of a title that the extended title lacks.
#pragma once

#include "engine/title/title.h"
#include "render/kit/component.h"

namespace trackwright {

// Gives the extended title the name of its extension. Each piece shows the name of its title, so this makes
// the pieces of both comparable.
void take_name_of(const Title& own, Title& extended);

// Removes the pieces and boards that `extended` has in the same size and with the same pictures. If
// `extended` has too few copies of a piece, the missing ones stay. Returns false if nothing is left.
bool keep_own(Component& own, const Component& extended);

}  // namespace trackwright

// What a title prints that somebody who owns the title it extends does not have.
#pragma once

#include "engine/title/title.h"
#include "render/kit/component.h"

namespace trackwright {

// The title that is extended, under the name of the one that extends it: what is printed of both can be
// compared, though each piece names its title.
void take_name_of(const Title& own, Title& extended);

// Takes away the pieces and boards that `extended` has in the same size and with the same pictures; of pieces
// that it has too few of, the missing ones stay. False where nothing is left.
bool keep_own(Component& own, const Component& extended);

}  // namespace trackwright

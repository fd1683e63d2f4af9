// Choices of a kit that name nothing, usually because of a misspelling. They would silently not change the
// print.
#pragma once

#include "engine/base/finding.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

// Reports kit/idle-quantity for each quantity in any profile that matches no piece, kit/unknown-component for
// each entry of `components` and `backs_of` that is not a component, and kit/unknown-choice for a theme or
// layout outside the title's folder. If there are quantities, draws all components to find their pieces,
// unless some could not be read.
Findings idle_choices(const Title&, const Gaps&);

}  // namespace trackwright

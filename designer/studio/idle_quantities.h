// Choices of a kit that name nothing: most often misspelt, and what was to be printed less or more is not.
#pragma once

#include "engine/base/finding.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

// kit/idle-quantity for each quantity of the title's choices, in whatever profile, that names no piece, and
// kit/unknown-component for each entry of `components` and `backs_of` that is none; kit/unknown-choice for a
// theme or layout that lies outside of the title. Where quantities are stated, all components are drawn to
// see what pieces there are, unless some of them could not be read.
Findings idle_choices(const Title&, const Gaps&);

}  // namespace trackwright

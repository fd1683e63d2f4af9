// A rulebook to be finished by hand, in Markdown: its chapters in the usual order, filled with all that the
// title's data say, and a remark where words are still needed.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component rulebook(const ComponentContext&);

}  // namespace trackwright

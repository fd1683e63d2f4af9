// A rulebook draft in Markdown: its chapters in the usual order, filled from the title's data, with a remark
// where text is missing.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component rulebook(const ComponentContext&);

}  // namespace trackwright

// The rulebook: its chapters in the usual order, filled from the title's data, with a remark where text is
// missing. As Markdown to edit, and as a typeset booklet.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component rulebook(const ComponentContext&);

}  // namespace trackwright

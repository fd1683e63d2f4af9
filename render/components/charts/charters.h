// Charters, one per company. Majors fill half a page (A4 and Letter alike), minors half of that.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component charters(const ComponentContext&);

}  // namespace trackwright

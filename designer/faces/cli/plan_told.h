// The plan of a kit as text and as JSON.
#pragma once

#include <string>

#include "designer/studio/plan.h"

namespace trackwright {

std::string plan_text(const KitPlan&);
std::string plan_json(const KitPlan&);

}  // namespace trackwright

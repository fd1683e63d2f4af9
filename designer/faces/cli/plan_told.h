// A plan of a kit for people and for programs.
#pragma once

#include <string>

#include "designer/studio/plan.h"

namespace trackwright {

std::string plan_text(const KitPlan&);
std::string plan_json(const KitPlan&);

}  // namespace trackwright

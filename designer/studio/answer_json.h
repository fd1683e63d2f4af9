// Answers about tiles and runs as JSON: the output of `upgrades` and `routes` with `--format json`.
#pragma once

#include <string>

#include "designer/studio/routes.h"
#include "designer/studio/upgrades.h"

namespace trackwright {

std::string answer_json(const UpgradesAnswer&);
std::string answer_json(const LoadedPosition&, const RoutesAnswer&);

}  // namespace trackwright

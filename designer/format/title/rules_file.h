// rules.yaml: the course of the game.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/rules.h"

namespace trackwright {

Rules build_rules(const Node& rules_file);

}  // namespace trackwright

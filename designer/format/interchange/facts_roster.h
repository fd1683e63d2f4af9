// Converts the phases and trains of facts to roster.yaml.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

struct RosterFacts {
  Node tree;
  std::vector<std::string> begun_by_code;  // phases after the first that no train begins
};

RosterFacts roster_from_facts(const Node& facts, std::vector<std::string>& warnings);

}  // namespace trackwright

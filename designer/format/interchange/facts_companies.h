// Companies of title facts: majors, minors, privates. See facts.h.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The tree of companies.yaml. `left_out`: types of abilities that no title can state.
Node companies_from_facts(const Node& facts, std::vector<std::string>& warnings,
                          std::set<std::string>& left_out);

// Words for kinds of company that the facts use, each once.
std::vector<std::string> company_kinds_in_facts(const Node& facts);

}  // namespace trackwright

// Companies of title facts: majors, minors, privates. See facts.h.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The tree of companies.yaml. `left_out` receives the types of abilities that the title format cannot
// express.
Node companies_from_facts(const Node& facts, std::vector<std::string>& warnings,
                          std::set<std::string>& left_out);

// The distinct words for kinds of company in the facts.
std::vector<std::string> company_kinds_in_facts(const Node& facts);

}  // namespace trackwright

// Companies of title facts: majors, minors, privates. See facts.h.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The tree of companies.yaml.
Node companies_from_facts(const Node& facts, std::vector<std::string>& warnings);

// Words for kinds of company that the facts use, each once.
std::vector<std::string> company_kinds_in_facts(const Node& facts);

}  // namespace trackwright

// companies.yaml: majors, minors, privates, bonus tokens.
#pragma once

#include "designer/load/tree.h"
#include "engine/companies.h"

namespace trackwright {

Companies build_companies(const Node& companies_file);

}  // namespace trackwright

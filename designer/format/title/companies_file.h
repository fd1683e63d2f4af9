// companies.yaml: majors, minors, privates, bonus tokens.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/companies.h"

namespace trackwright {

Companies build_companies(const Node& companies_file);

}  // namespace trackwright

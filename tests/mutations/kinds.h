// The tables of mistakes, one for each file of a title.
#pragma once

#include "tests/mutations/mutation.h"

namespace trackwright::mutations {

std::vector<MutationKind> map_kinds();
std::vector<MutationKind> tiles_kinds();
std::vector<MutationKind> market_kinds();
std::vector<MutationKind> roster_kinds();
std::vector<MutationKind> companies_kinds();
std::vector<MutationKind> title_kinds();

}  // namespace trackwright::mutations

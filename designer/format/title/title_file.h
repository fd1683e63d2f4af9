// title.yaml: identity, players, money, rounds, sources, allowances.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright {

// Fills in what title.yaml says; the other members are left alone.
void build_title(const Node& title_file, Title&);

}  // namespace trackwright

// title.yaml: identity, players, money, rounds, sources, allowances.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright {

// Sets the members that title.yaml defines; leaves the others unchanged.
void build_title(const Node& title_file, Title&);

// The tree of title.yaml: the reverse of reading.
Node title_tree(const Title&);

}  // namespace trackwright

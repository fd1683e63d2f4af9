// The tree of title.yaml: the reverse of title_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright {

Node title_tree(const Title&);

}  // namespace trackwright

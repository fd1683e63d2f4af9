// Manifest, own tiles and upgrade rules as the tree of tiles.yaml: the reverse of tiles_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright {

Node tiles_tree(const Title&);

}  // namespace trackwright

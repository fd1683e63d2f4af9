// What title.yaml says of a title, as its tree: the way back from title_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright {

Node title_tree(const Title&);

}  // namespace trackwright

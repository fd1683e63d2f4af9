// Walks down a tree and its schema together.
#pragma once

#include "designer/format/schema/document.h"

namespace trackwright {

void walk(const SchemaDocument&, const Node& tree, Findings&);

}  // namespace trackwright
